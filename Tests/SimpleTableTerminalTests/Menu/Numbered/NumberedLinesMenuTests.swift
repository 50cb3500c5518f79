import SimpleTable
import SimpleTableSystem
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Numbered lines at standard input and output, in a process of its own, as a process has these once.
@Suite struct `Numbered lines at standard input` {
  /// Pipes in the place of standard input and output.
  private struct Pipes {
    private let typed: SystemFile
    private let printed: SystemFile

    init() throws {
      let (input, output) = try (PseudoTerminal.makePipe(), PseudoTerminal.makePipe())
      #expect(dup2(input.read, 0) == 0 && dup2(output.write, 1) == 1)
      // Where nothing was printed, that is not waited for.
      _ = fcntl(output.read, F_SETFL, O_NONBLOCK)
      (typed, printed) = (SystemFile(number: input.write), SystemFile(number: output.read))
    }

    /// Returns numbered lines of a menu of one row, which have listed it.
    func menu(_ title: @autoclosure @escaping () -> String = "One") throws -> NumberedLinesMenu {
      let menu = try NumberedLinesMenu(
        NumberedLines(Menu(Table("Trial") { Section { Row(title()) } })))
      #expect(try menu.step() == nil)
      return menu
    }

    func type(_ line: String) throws { try typed.put(Array("\(line)\n".utf8)) }

    /// Returns what was printed since the last time.
    func text() throws -> String { String(decoding: try printed.bytes() ?? [], as: UTF8.self) }
  }

  @Test(.waitsForPrograms) func `a notice that comes while they wait is followed by the prompt`()
    async
  {
    await #expect(processExitsWith: .success) {
      let pipes = try Pipes()
      let menu = try pipes.menu()
      #expect(try pipes.text() == "Trial\n1. One\nNumber, or ? for help: ")
      TerminalMenu.show("It rains")
      try menu.take(menu.awaited())
      #expect(try menu.step() == nil)
      #expect(try pipes.text() == "\nIt rains\nNumber, or ? for help: ")
      #expect(menu.close() == nil)
    }
  }

  @Test(.waitsForPrograms) func `the lines end where the user leaves, and ask nothing after that`()
    async
  {
    await #expect(processExitsWith: .success) {
      let pipes = try Pipes()
      let menu = try pipes.menu()
      _ = try pipes.text()
      try pipes.type("q")
      try menu.take(menu.awaited())
      #expect(try menu.step() == .left)
      #expect(try pipes.text().isEmpty)
      #expect(menu.close() == nil)
    }
  }

  @Test(.waitsForPrograms)
  func `a change that was reported while they wait is in the next listing`() async {
    await #expect(processExitsWith: .success) {
      let pipes = try Pipes()
      var title = "One"
      let menu = try pipes.menu(title)
      title = "Two"
      TerminalMenu.setNeedsReload()
      try menu.take(menu.awaited())
      #expect(try menu.step() == nil)
      _ = try pipes.text()
      try pipes.type("list")
      try menu.take(menu.awaited())
      #expect(try menu.step() == nil)
      #expect(try pipes.text() == "Trial\n1. Two\nNumber: ")
      #expect(menu.close() == nil)
    }
  }
}

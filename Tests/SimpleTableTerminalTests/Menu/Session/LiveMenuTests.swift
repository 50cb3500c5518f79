import SimpleTable
import SimpleTableSystem
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

/// A menu on a screen, in a process of its own, as a process has one device.
@Suite(.waitsForPrograms) struct `Live menu` {
  @Test func `a frame of which a part was lost is drawn as a whole by the next refresh`() async {
    await #expect(processExitsWith: .success) {
      let size = TerminalSize(columns: 40, rows: 8)
      let terminal = try PseudoTerminal(columns: 40, rows: 8)
      let line = SystemFile(number: terminal.programFile)
      var title = "First"
      let session = MenuSession(Menu(Table("Trial") { Section { Row(title) } }), size: size)
      let menu = LiveMenu(session, on: try TerminalDevice(input: line, output: line))
      #expect(try menu.step() == nil)
      // The terminal takes no more, and an end is asked for: the frame is not waited for.
      terminal.holdOutput()
      SignalPipe.post(UInt8(Signal.terminate))
      title = "Second"
      #expect(!menu.refresh())
      terminal.readRest()
      // Work that goes on all the same is seen.
      #expect(!menu.refresh())
      var whole = VirtualScreen(size: size)
      whole.write(FrameWriter.bytes(from: nil, to: session.frame))
      #expect(whole.text.contains { $0.contains("Second") })
      let unknown = VirtualScreen(size: size, filledWith: "x")
      try terminal.wait(toSee: whole.text, on: unknown)
      #expect(menu.close() == Signal.terminate)
    }
  }

  @Test func `a notice of another thread is shown`() async {
    await #expect(processExitsWith: .success) {
      let size = TerminalSize(columns: 40, rows: 8)
      let terminal = try PseudoTerminal(columns: 40, rows: 8)
      let line = SystemFile(number: terminal.programFile)
      let session = MenuSession(Menu(Table { Section { Row("One") } }), size: size)
      let menu = LiveMenu(session, on: try TerminalDevice(input: line, output: line))
      TerminalMenu.show("It rains")
      #expect(try menu.step() == nil)
      #expect(session.nextFrame().lines.last?.text == " It rains")
      #expect(menu.close() == nil)
    }
  }
}

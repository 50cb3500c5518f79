import Foundation
import TestFixtures
import TestTraits
import Testing

/// The program at a real pseudo-terminal, watched from the other side.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) final class `Demo at a terminal` {
  private let program = BuiltProgram.path(of: "settings-demo")
  private let terminal: PseudoTerminal

  /// Where the program stores its values, so that those of the user who runs the tests are left alone.
  private let directory: TemporaryDirectory
  private var folder: String { directory.path + "/config" }

  init() throws { (terminal, directory) = (try PseudoTerminal(), try TemporaryDirectory()) }

  private func start(_ command: String, at other: PseudoTerminal? = nil) throws -> Int32 {
    try (other ?? terminal).start(
      "/bin/sh", ["-c", command], environment: ["XDG_CONFIG_HOME=\(folder)"])
  }

  /// What the program has stored.
  private var stored: String {
    get throws {
      try String(contentsOfFile: folder + "/settings-demo-phone/settings.json", encoding: .utf8)
    }
  }

  @Test func `a command waits for its action, which ^C cancels`() throws {
    let process = try start("exec \(program) run scan")
    try terminal.wait(for: "settings-demo: Looking for networks")
    terminal.type("\u{3}")
    check(Ending(of: process), .exit(130))
  }

  @Test func `the menu runs live`() throws {
    let process = try start("exec \(program) --menu fruit")
    try terminal.wait(for: "\u{1B}[?1049h")
    try terminal.wait(for: "Citrus")
    terminal.type("q")
    check(Ending(of: process), .exit(0))
  }

  @Test(arguments: ["TERM=dumb exec", "unset TERM; exec"])
  func `where it cannot be moved in, the menu is numbered lines`(start command: String) throws {
    let process = try start("\(command) \(program) --menu fruit")
    try terminal.wait(for: "1. Citrus")
    try terminal.wait(for: "help: ")
    terminal.type("q\n")
    check(Ending(of: process), .exit(0))
  }

  @Test(arguments: ["</dev/null", "| cat"])
  func `where input or output is elsewhere, the menu is printed`(rest: String) throws {
    let process = try start("TERM=dumb \(program) --menu fruit \(rest)")
    try terminal.wait(for: "Citrus")
    check(Ending(of: process), .exit(0))
    check(!terminal.output.contains("help: "))
  }

  @Test(arguments: ["edit --lines <&-", "edit <&-", "edit --lines <&- 2>&-"])
  func `where standard files are closed, nothing waits`(rest: String) throws {
    let process = try start("timeout 100 \(program) --menu fruit \(rest)")
    #expect(Ending(of: process) != .exit(124))
  }

  @Test func `a wrong word and output that cannot be written are errors`() throws {
    let wrong = try start("exec \(program) lst")
    try terminal.wait(for: "settings-demo: lst: there is no such command; did you mean \"list\"?")
    check(Ending(of: wrong), .exit(2))
    let unknown = try start("exec \(program) --menu fish")
    try terminal.wait(
      for: "settings-demo: --menu: takes one of phone, setup, fruit, scroll, and not \"fish\"")
    check(Ending(of: unknown), .exit(2))
  }

  @Test(
    arguments: [
      "get volume", "list", "list --json", "list --stored", "schema", "reference", "describe",
      "show", "search o", "path", "--help", "completions bash",
    ], [0, 5_000])
  func `output of any size that cannot be written is an error`(
    command: String, size: Int
  ) throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/settings-demo-phone", withIntermediateDirectories: true)
    let text = String(repeating: "x", count: size)
    try Data("{\"signature\": \"\(text)\"}".utf8)
      .write(to: URL(fileURLWithPath: folder + "/settings-demo-phone/settings.json"))
    let command = size > 0 && command == "get volume" ? "get signature" : command
    let process = try start("exec \(program) \(command) >/dev/full")
    try terminal.wait(for: "settings-demo: standard output cannot be written\r\n")
    check(Ending(of: process), .exit(3))
  }

  @Test func `a menu shows what another process has stored, in place of changing it`() throws {
    let other = try PseudoTerminal()
    let menu = try start("exec \(program) edit")
    try terminal.wait(for: "Airplane")
    func store(_ words: String) throws {
      let process = try start("exec \(program) \(words)", at: other)
      check(Ending(of: process), .exit(0))
    }
    try store("set airplane=true quiet=true")
    terminal.type(" ")
    try terminal.wait(for: "Airplane Mode was changed elsewhere")
    terminal.type(" ")
    try terminal.wait(for: "Otters")
    try store("unset quiet")
    terminal.type("q")
    check(Ending(of: menu), .exit(0))
    try check(stored, "{\n  \"airplane\": false\n}\n")
  }

  @Test func `what is changed in the menu is kept, and what a variable decides is not`() throws {
    let menu = try start("exec \(program)")
    try terminal.wait(for: "Airplane")
    terminal.type(" q")
    check(Ending(of: menu), .exit(0))
    try check(stored, "{\n  \"airplane\": true\n}\n")
    let list = try start("exec \(program) list --stored")
    try terminal.wait(for: "airplane=true\r\n")
    check(Ending(of: list), .exit(0))
    let locked = try start("SETTINGS_DEMO_VOLUME=5 exec \(program) set volume 10")
    try terminal.wait(for: "settings-demo: volume: set by SETTINGS_DEMO_VOLUME\r\n")
    check(Ending(of: locked), .exit(1))
  }

  @Test func `a value is read from standard input`() throws {
    let process = try start("echo -7 | \(program) set signature - && \(program) get signature")
    try terminal.wait(for: "-7\r\n")
    check(Ending(of: process), .exit(0))
  }

  @Test func `a question is asked at the terminal`() throws {
    for (answer, code) in [("n", 1), ("y", 0)] as [(String, Int32)] {
      let process = try start("exec \(program) run update")
      try terminal.wait(for: "Install the update now? (y/N): ")
      terminal.type(answer + "\n")
      check(Ending(of: process), .exit(code))
    }
    let elsewhere = try start("\(program) run update </dev/null")
    try terminal.wait(for: "update: needs confirmation (\"Install the update now?\"): pass --yes")
    check(Ending(of: elsewhere), .exit(1))
  }

  @Test func `what was changed is stored when a signal ends the program`() throws {
    let process = try start("exec \(program) edit")
    try terminal.wait(for: "Airplane")
    terminal.type(" ")
    try terminal.wait(for: "No service")
    kill(process, SIGTERM)
    check(Ending(of: process), .signal(SIGTERM))
    try check(stored, "{\n  \"airplane\": true\n}\n")
  }

  @Test func `the code of a menu that ^C has left is 130`() throws {
    let process = try start("exec \(program) edit")
    try terminal.wait(for: "Airplane")
    terminal.type("\u{3}")
    check(Ending(of: process), .exit(130))
  }

  @Test func `the code of numbered lines that ^C has left is 130, whatever was refused`() throws {
    let process = try start("exec \(program) edit --lines")
    try terminal.wait(for: "Airplane")
    terminal.type("5 maybe\n")
    try terminal.wait(for: "Do Not Disturb refused: ")
    terminal.type("\u{3}")
    check(Ending(of: process), .exit(130))
  }

  @Test func `the code of a menu whose last save fails is 3`() throws {
    let process = try start("exec \(program) edit")
    try terminal.wait(for: "Airplane")
    // A file is in the place of the folder.
    try Data().write(to: URL(fileURLWithPath: folder))
    terminal.type(" ")
    try terminal.wait(for: "Not saved")
    terminal.type("q")
    try terminal.wait(for: "settings-demo: The file")
    check(Ending(of: process), .exit(3))
  }

  @Test func `the menu runs live at the terminal while the output is captured`() throws {
    let process = try start("echo \"<$(\(program) edit; \(program) get airplane)>\"")
    try terminal.wait(for: "Airplane")
    terminal.type(" ")
    try terminal.wait(for: "No service")
    terminal.type("q")
    try terminal.wait(for: "<settings-demo set airplane=true")
    try terminal.wait(for: "true>")
    check(Ending(of: process), .exit(0))
  }

  @Test func `an argument that is not UTF-8 changes nothing`() throws {
    let process = try start("exec \(program) set signature \"$(printf '\\377')\"")
    try terminal.wait(for: "settings-demo: an argument is not UTF-8")
    check(Ending(of: process), .exit(2))
  }
}

import SimpleTableCommand
public import SimpleTableMenu

extension Scenario {
  /// The state of a running scenario: a program on a screen, and the store that all processes
  /// share.
  public final class Stage {
    /// The store of all programs of the scenario.
    public let store = Store()

    /// The environment variables; a process has those that are set when it starts.
    public var variables: [String: String] = [:]

    /// The time of the program on the screen, in milliseconds; it changes only when it is set.
    public var time = 0 {
      didSet { screen?.menu.time = time }
    }

    /// The programs by their names.
    private let programs: [String: (Store) -> SettingsCommand]

    /// The program on the screen: its name, the size of the screen, and the line that says so.
    private let subject: (name: String, size: TerminalSize, line: Int)?

    private var screen: Screen?

    init(_ scenario: Scenario, _ programs: [String: (Store) -> SettingsCommand]) throws {
      self.programs = programs
      var subject: (name: String, size: TerminalSize, line: Int)?
      for line in scenario.subject where !line.text.hasPrefix("//") {
        let words = line.text.split(separator: " ").map(String.init)
        guard words.first == "program", words.count == 2 || words.count == 3, subject == nil else {
          throw ScenarioFault(
            "“\(line.text)” is neither the line “program NAME 40x9” nor behind a sign: “>”, “$” or “!”",
            line: line.number)
        }
        guard programs[words[1]] != nil else {
          throw Self.unknown("program", words[1], programs.keys, line: line.number)
        }
        let size = words.count == 3 ? TerminalSize(named: words[2]) : .init(columns: 60, rows: 20)
        guard let size else {
          throw ScenarioFault("“\(words[2])” is not a size like 40x9", line: line.number)
        }
        subject = (words[1], size, line.number)
      }
      self.subject = subject
    }
  }
}

extension Scenario.Stage {
  /// The menu of the program on the screen, which is started if it does not run.
  ///
  /// - Throws: An error that makes the scenario fail, if it has no line `program NAME`.
  public var menu: Menu {
    get throws { try shownScreen.menu.menu }
  }

  /// Ends the program on the screen; if it ran, another process starts.
  ///
  /// - Returns: The lines of the screen that are others then.
  func restart() throws -> [String] {
    guard let screen else { return [] }
    screen.menu.end()
    self.screen = nil
    return try shownScreen.changes(from: screen)
  }

  /// Presses keys, or does what is between parentheses.
  nonisolated(nonsending) func press(_ line: String) async throws -> [String] {
    let answer = try await shownScreen.perform(line)
    if let screen { time = screen.menu.time }
    return answer
  }

  /// Returns the lines of the screen that were changed by something else than keys.
  func changes() -> [String] { screen?.changes() ?? [] }

  private var shownScreen: Scenario.Screen {
    get throws {
      if let screen { return screen }
      guard let subject, let program = programs[subject.name] else {
        throw ScenarioFault("needs a line “program NAME 40x9” below the name of the scenario")
      }
      var command = program(store)
      command.streams.environment = { [variables] in variables }
      let screen = Scenario.Screen(try command.startedTerminalMenu(), size: subject.size)
      screen.menu.time = time
      self.screen = screen
      return screen
    }
  }

  /// Returns the error of a name that is not known, with those that are.
  static func unknown(
    _ kind: String, _ name: String, _ known: some Sequence<String>, line: Int = 0
  ) -> ScenarioFault {
    let names = known.sorted().joined(separator: ", ")
    return ScenarioFault(
      "names a \(kind) “\(name)”, and there is " + (names.isEmpty ? "none" : "only: \(names)"),
      line: line)
  }
}

// MARK: - Command lines

extension Scenario.Stage {
  /// Runs a command line, and returns what it printed, and its exit code if it is not 0.
  nonisolated(nonsending) func run(_ line: String) async throws -> [String] {
    let printed = PrintedText()
    var (code, output): (Int32, String) = (0, "")
    let calls = ShellLine(line).calls
    for (number, call) in calls.enumerated() {
      guard let name = call.words.first, let program = programs[name] else {
        throw Self.unknown("program", call.words.first ?? "", programs.keys)
      }
      guard call.file == nil else { throw ScenarioFault("writes a file, which scenarios have not") }
      var command = program(store)
      let (input, isLast) = (call.input ?? .text(output), number == calls.count - 1)
      output = ""
      command.streams.output = { if isLast { printed.add($0) } else { output += $0 } }
      command.streams.error = { printed.add($0, sign: "! ") }
      command.streams.input = { if case .text(let text) = input { text } else { nil } }
      command.streams.ask = { _, _ in nil }
      command.streams.isInputTerminal = false
      command.streams.isOutputTerminal = false
      command.streams.isErrorTerminal = false
      let variables = variables.mapValues(Optional.some).merging(call.variables) { $1 }
      command.streams.environment = { variables }
      let words = Array(command.droppingName(call.words.dropFirst()))
      var isEdited = false
      command.editHandler = { isEdited = true }
      let end = await command.run(words)
      guard !isEdited else {
        throw ScenarioFault("would run the menu at a terminal; lines with “>” press its keys")
      }
      // As with `pipefail`.
      if end != 0 { code = end }
    }
    if code != 0 { printed.end("(\(code))") }
    return printed.ended
  }
}

import SimpleTable
import SimpleTableMenu

/// A sub-command of a settings command, the first word of a call: what it needs, and what it does.
struct Verb: Sendable {
  /// The word.
  let name: String

  /// The operands as written on the help page, and how many there may be.
  let operands: String
  let count: ClosedRange<Int>

  /// The effect of the command, as a phrase.
  let summary: String

  var options: [Option] = []

  /// Whether the option `--all` stands for the operands.
  var allStandsForOperands = false

  /// The words behind the key that are values, which may begin with a hyphen.
  var values = Values.none

  /// What completion offers for an operand.
  var offers = Offer.nothing

  /// Whether the values of the stores and the environment are read before the command.
  var readsValues = true

  /// What is reported of stores that cannot be read, and of values that are refused.
  var reports = Reports.all

  /// Whether the command changes settings, and lists its changes with `--json`.
  var changesSettings = false

  /// Runs the command.
  let run:
    @Sendable (
      _ session: CommandSession, _ call: Invocation, _ level: SettingLevel?
    ) async throws(CommandFailure) -> Void

  enum Values {
    case none
    /// There is at least one.
    case some
    /// The word `--` alone stands for none.
    case someOrNone
  }

  /// What a word may be.
  enum Offer {
    case nothing, key, readableKey, storedKeys, assignments, entriesToAdd, entriesToRemove, action
    case shell, file
  }

  enum Reports {
    /// Everything, before the command.
    case all
    /// The same, in one line for other settings than those of the operands.
    case allOfOperands
    /// Only stores that cannot be read; refused values are reported together with the change.
    case stores
    /// Nothing, because the command prints it itself.
    case nothing
  }
}

extension Verb {
  /// Returns the verb of a word, or `nil` if it is none.
  static func named(_ name: String) -> Verb? { all.first { $0.name == name } }

  /// The names of all verbs.
  static var names: [String] { all.map(\.name) }

  /// All verbs, in the order of the help page.
  static let all: [Verb] = [
    Verb(
      name: "list", operands: "", count: 0...0,
      summary: "print all settings with their values, or what a level holds",
      options: [.json, .stored, .origin, .level],
      run: { session, call, level in session.list(call, at: level) }),
    Verb(
      name: "get", operands: "KEY", count: 1...1,
      summary: "print the value of a setting; --json tells a missing one from an empty text",
      options: [.json], offers: .readableKey, reports: .allOfOperands,
      run: { session, call, _ throws(CommandFailure) in try session.get(call.operands[0]) }),
    Verb(
      name: "set", operands: "KEY VALUE... | KEY=VALUE...", count: 1...Int.max,
      summary: "set one setting, or several; - reads standard input",
      options: [.json, .dryRun, .level], values: .someOrNone, offers: .assignments,
      reports: .stores, changesSettings: true,
      run: { session, call, level throws(CommandFailure) in try session.set(call, at: level) }),
    Verb(
      name: "unset", operands: "KEY... | --all", count: 0...Int.max,
      summary: "remove stored values, so that lower sources apply; --all: of all settings",
      options: [.json, .all, .level], allStandsForOperands: true, offers: .storedKeys,
      reports: .stores, changesSettings: true,
      run: { session, call, level throws(CommandFailure) in
        try call.has(.all)
          ? session.unsetAll(at: level) : session.unset(call.operands, at: level)
      }),
    Verb(
      name: "add", operands: "KEY ENTRY...", count: 2...Int.max,
      summary: "add entries to a list; to a map, NAME=VALUE",
      options: [.json, .level], values: .some, offers: .entriesToAdd, reports: .stores,
      changesSettings: true,
      run: { session, call, level throws(CommandFailure) in
        try session.changeEntries(call, at: level) { $0.addEntries($1, to: $2, at: level) }
      }),
    Verb(
      name: "remove", operands: "KEY ENTRY...", count: 2...Int.max,
      summary: "remove entries from a list, or names from a map; with a record, its settings",
      options: [.json, .level], values: .some, offers: .entriesToRemove, reports: .stores,
      changesSettings: true,
      run: { session, call, level throws(CommandFailure) in
        try session.changeEntries(call, at: level) { $0.removeEntries($1, from: $2, at: level) }
      }),
    Verb(
      name: "describe", operands: "[KEY]", count: 0...1,
      summary: "print the details of a setting, or of all",
      options: [.json], offers: .key, reports: .allOfOperands,
      run: { session, call, _ throws(CommandFailure) in try session.describe(call.operands.first) }),
    Verb(
      name: "search", operands: "TEXT", count: 1...Int.max,
      summary: "print the rows of all pages that contain the words", options: [.json],
      run: { session, call, _ throws(CommandFailure) in
        try session.search(call.operands.joined(separator: " "))
      }),
    Verb(
      name: "run", operands: "KEY", count: 1...1,
      summary: "run a row's action; --yes confirms it", options: [.json, .yes], offers: .action,
      reports: .allOfOperands, changesSettings: true,
      run: { session, call, _ async throws(CommandFailure) in
        try await session.runAction(call.operands[0], isConfirmed: call.has(.yes))
      }),
    Verb(
      name: "show", operands: "", count: 0...0, summary: "print the menu",
      options: [.json, .width, .style, .ascii, .color],
      run: { session, call, _ throws(CommandFailure) in try session.show(call) }),
    Verb(
      name: "edit", operands: "[KEY]", count: 0...1,
      summary: "run the menu, at a setting if one is named", options: [.style, .ascii, .lines],
      offers: .key,
      run: { session, call, _ async throws(CommandFailure) in try await session.edit(call) }),
    Verb(
      name: "check", operands: "", count: 0...0,
      summary: "print what is wrong with the values and the description", options: [.json],
      reports: .nothing,
      run: { session, _, _ throws(CommandFailure) in try session.check() }),
    Verb(
      name: "path", operands: "", count: 0...0,
      summary: "print where the values are stored; --all: those of each level",
      options: [.json, .all], readsValues: false,
      run: { session, call, _ throws(CommandFailure) in
        try call.has(.all) ? session.printPaths() : session.printPath()
      }),
    Verb(
      name: "import", operands: "FILE", count: 1...1,
      summary:
        "set what list --stored --json has printed, or a settings file holds; - reads standard input",
      options: [.json], offers: .file, reports: .stores, changesSettings: true,
      run: { session, call, _ throws(CommandFailure) in try session.importValues(call.operands[0]) }
    ),
    Verb(
      name: "reference", operands: "", count: 0...0, summary: "print all settings as Markdown",
      readsValues: false,
      run: { session, _, _ in session.streams.output(SettingsReference(session).markdown) }),
    Verb(
      name: "sample", operands: "", count: 0...0,
      summary: "print a settings file in which every setting is commented out",
      readsValues: false,
      run: { session, _, _ in session.streams.output(SettingsSample(session.menu).text) }),
    Verb(
      name: "schema", operands: "", count: 0...0,
      summary:
        "print the JSON Schema of the stored values; --file: write it, and say how an editor finds it",
      options: [.file],
      run: { session, call, _ throws(CommandFailure) in try session.schema(call) }),
    Verb(
      name: "completions", operands: "bash|zsh|fish", count: 1...1,
      summary: "print the completions for a shell", offers: .shell, readsValues: false,
      run: { session, call, _ throws(CommandFailure) in
        session.streams.output(try Completion(session).script(for: call.operands[0]))
      }),
  ]
}

extension Verb {
  /// Whether the command has the option `--json`.
  var answersInJSON: Bool { options.contains { $0.name == Option.json.name } }

  /// Returns the command with its operands and options, as written on the help page, which has
  /// `--json` once.
  ///
  /// - Parameter hasLevels: Whether there are several levels, of which an option names one.
  /// - Returns: The command.
  func usage(hasLevels: Bool) -> String {
    // An option in place of operands is among those.
    let options = explainedOptions(hasLevels).filter { option in
      option.name != Option.json.name && !operands.words.contains(option.name)
    }
    return ([name] + (operands.isEmpty ? [] : [operands]) + options.map { "[\($0.form)]" })
      .joined(separator: " ")
  }

  /// Returns the message for too few or too many operands.
  func reason(ofWrongCount command: String, hasLevels: Bool) -> String {
    allStandsForOperands
      ? "\(name): name keys, or --all" : "usage: \(command) \(usage(hasLevels: hasLevels))"
  }

  /// Returns the options for the help page, with that of a level only if there are several.
  private func explainedOptions(_ hasLevels: Bool) -> [Option] {
    hasLevels ? options : options.filter { $0.name != Option.level.name }
  }

  /// Returns the help page of the command.
  func help(of command: String, hasLevels: Bool) -> String {
    let options = explainedOptions(hasLevels) + [.help]
    let width = options.map(\.form.count).max() ?? 0
    let lines = options.map { option in
      "  \(option.form)\(String(repeating: " ", count: width - option.form.count))  \(option.summary)\n"
    }
    return "Usage: \(command) \(usage(hasLevels: hasLevels))\n\n  \(summary)\n\n\(lines.joined())"
  }
}

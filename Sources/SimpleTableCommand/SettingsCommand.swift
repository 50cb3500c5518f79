public import SimpleTable
import SimpleTableSystem
public import SimpleTableTerminal

/// The command line of a menu, which reads and changes its settings and runs its actions.
///
/// <!-- compile only -->
/// ```swift
/// import SimpleTableCommand
/// import SimpleTableStorage
///
/// func runSettings(_ menu: Menu) async {
///   let command = SettingsCommand(
///     "mytool config", menu: menu, store: ValuesFile("settings.json"),
///     environmentPrefix: "MYTOOL_")
///   await command.main()
/// }
/// ```
///
/// The menu has keys, kinds, options, ranges, defaults, help, rules and actions; the command reads
/// words and writes text. `--help` lists its sub-commands. Without a word it runs the menu at
/// a terminal, and prints it elsewhere.
public struct SettingsCommand {
  /// The words with which the command is called, as in `mytool config`.
  public let name: String

  /// The menu whose settings and actions it offers.
  public let menu: Menu

  /// Where values are kept, by level; empty if they are not.
  var stores: [SettingLevel: any SettingsStore]

  /// Where the changes of the user are kept; `nil` if they are not.
  var store: (any SettingsStore)? { stores[menu.editedLevel] }

  /// What the names of environment variables begin with; `nil` if the environment is not read.
  let environmentPrefix: String?

  /// Where the command reads and writes.
  public var streams = CommandStreams.standard

  /// Whether settings have flags: those before the word of a command are taken, as in
  /// `mytool --volume=4 list`, completions offer them, and `describe` and `reference` name them.
  public var takesFlags = false

  /// Whether `edit` prints, once the menu has ended, what was changed as the commands that would do it,
  /// without secrets.
  public var printsReceipt = false

  /// Whether signals are caught while an action runs: only in a program that leaves its end to the
  /// command.
  private(set) var catchesSignals = false

  /// What the command answers with `--json`; `nil` without it.
  var answer: CommandAnswer?

  /// Whether the program was called without the rest of the name, which may be misspelt then.
  var isWithoutName = false

  /// Called before the menu runs, to give it keys, a theme or words of its own.
  public var willEdit: ((_ menu: TerminalMenu) -> Void)?

  /// Creates the command of a menu.
  ///
  /// - Parameters:
  ///   - name: The words with which it is called: the program, and a sub-command of it if there is
  ///     one.
  ///   - menu: The menu.
  ///   - store: Where values are kept; it is read before each command but `path`, `reference`,
  ///     `completions` and `--help`.
  ///   - environmentPrefix: What the names of the environment variables begin with that decide
  ///     settings, as in `MYTOOL_`; without it, the environment is not read.
  public init(
    _ name: String, menu: Menu, store: (any SettingsStore)? = nil,
    environmentPrefix: String? = nil
  ) {
    self.init(
      name, menu: menu, stores: store.map { [.user: $0] } ?? [:], editedLevel: menu.editedLevel,
      environmentPrefix: environmentPrefix)
  }

  /// Creates the command of a menu with stores of several levels.
  ///
  /// A store that cannot be read is reported, and the others apply; where it is that of the edited
  /// level, the one that is named or the policy, the command ends with the exit code 3. With `--json`, so
  /// does each command that only prints.
  ///
  /// - Parameters:
  ///   - name: The words with which it is called: the program, and a sub-command of it if there is
  ///     one.
  ///   - menu: The menu.
  ///   - stores: Where values are kept, by level.
  ///   - editedLevel: The level at which changes are stored, unless the menu has another one already.
  ///   - environmentPrefix: What the names of the environment variables begin with that decide
  ///     settings; without it, the environment is not read.
  public init(
    _ name: String, menu: Menu, stores: [SettingLevel: any SettingsStore],
    editedLevel: SettingLevel = .user, environmentPrefix: String? = nil
  ) {
    self.name = name
    self.menu = menu
    self.stores = stores
    self.environmentPrefix = environmentPrefix
    if menu.editedLevel == .user { menu.editedLevel = editedLevel }
  }
}

// MARK: - Running

extension SettingsCommand {
  /// Runs the arguments of the program as a command, and exits.
  nonisolated(nonsending) public func main() async -> Never {
    let words = CommandLine.arguments.dropFirst()
    let rest = withoutName(words)
    var command = self
    command.isWithoutName = rest.count == words.count && nameWords.count > 1
    await command.main(rest)
  }

  /// Runs words as a command, and exits.
  ///
  /// - Parameter arguments: The words after the name of the command.
  nonisolated(nonsending) public func main(_ arguments: some Sequence<String>) async -> Never {
    let arguments = Array(arguments)
    var command = self
    command.catchesSignals = true
    let code =
      SystemProcess.hasExactArguments
      ? await command.run(arguments)
      : (asksForJSON(arguments) ? answeringInJSON : self)
        .fail(CommandFailure(.usage, "an argument is not UTF-8"))
    guard CommandStreams.finishOutput() else {
      report("standard output cannot be written")
      SystemProcess.end(3)
    }
    SystemProcess.end(code)
  }

  /// Runs words as a command.
  ///
  /// - Parameter arguments: The words after the name of the command.
  /// - Returns: The exit code: 0 if it is done, 1 if it was refused or an action has failed, 2 if
  ///   the words are wrong, 3 if the store or the terminal cannot be read or written, 130 if `^C` has
  ///   ended it. While an action runs, only ``main()`` catches `^C`; here, cancelling the task
  ///   cancels the action.
  nonisolated(nonsending) public func run(_ arguments: [String]) async -> Int32 {
    SystemFile.openStandardFiles()
    let command = asksForJSON(arguments) ? answeringInJSON : self
    do throws(CommandFailure) {
      try await command.perform(arguments)
      return 0
    } catch {
      return command.fail(error)
    }
  }

  /// Says why the command is not done, and returns the exit code.
  private func fail(_ failure: CommandFailure) -> Int32 {
    if let answer {
      streams.output(answer.failed(failure))
    } else {
      for problem in failure.problems { report(problem.line) }
    }
    return failure.code.exitCode
  }

  /// Returns whether words have the option `--json`, also where they are wrong otherwise.
  private func asksForJSON(_ arguments: [String]) -> Bool {
    let words = arguments.prefix { $0 != "--" }
    guard words.contains("--json") else { return false }
    guard let place = words.firstIndex(where: { !$0.begins(with: "-") }),
      let verb = Verb(rawValue: words[place])
    else { return true }
    guard verb.answersInJSON else { return false }
    return (try? CommandArguments(arguments[(place + 1)...], of: verb))?.has("--json") ?? true
  }

  private nonisolated(nonsending) func perform(
    _ arguments: [String]
  ) async throws(CommandFailure) {
    let (given, isPrepared) = try withoutFlags(arguments)
    let isAtTerminal = streams.isInputTerminal && streams.isOutputTerminal
    let first = given.first ?? (isAtTerminal ? "edit" : "show")
    if ["--help", "-h", "help"].contains(first) { return printHelp() }
    if first == Completion.verb { return streams.output(Completion(self).lines(given)) }
    guard let verb = Verb(rawValue: first) else {
      if let (key, value) = setting(ofWord: first) {
        let word = value ?? given.dropFirst().first
        // What cannot be printed as it is, is read.
        let words =
          word.map { example("set", key, $0.sanitized == $0 ? $0 : "-") }
          ?? example("set", key)
        let problem = CommandFailure.Problem(
          .usage, "is a setting; write: \(words)", of: first, allowed: [words])
        throw CommandFailure(.usage, [problem])
      }
      let names = Verb.allCases.map(\.rawValue) + (isWithoutName ? nameWords.dropFirst() : [])
      let flags = takesFlags ? menu.knownSettings.compactMap(\.flag).map { "--" + $0 } : []
      let word = first.begins(with: "=") ? first : first.parts(between: "=", atMost: 2)[0]
      throw .misuse(
        word, "there is no such command", among: first.begins(with: "-") ? flags : names)
    }
    let arguments = try CommandArguments(given.dropFirst(), of: verb)
    let operands = arguments.operands
    if arguments.has("--help") { return printHelp() }
    guard verb.operandCount.contains(operands.count),
      verb != .unset || operands.isEmpty == arguments.has("--all")
    else { throw CommandFailure(.usage, "usage: \(name) \(verb.usage)") }
    // At a terminal nothing is said on standard error while the menu runs.
    let command = verb == .edit ? self : withLockableFiles
    try await command.perform(verb, arguments, isPrepared: isPrepared)
  }

  private nonisolated(nonsending) func perform(
    _ verb: Verb, _ arguments: CommandArguments, isPrepared: Bool
  ) async throws(CommandFailure) {
    let operands = arguments.operands
    let level = try level(arguments)
    if verb.readsValues {
      // What changes settings reports that itself, once it is decided with the change.
      if !isPrepared || level != nil { try prepare(for: level) }
      if verb == .run || verb != .check && !verb.changesSettings {
        let isAboutOne = [.get, .run, .describe].contains(verb) && !operands.isEmpty
        reportRefused(of: isAboutOne ? operands : nil)
      }
    }
    if verb != .check { try reportUnreadable(for: verb) }
    switch verb {
    case .list: list(arguments, at: level)
    case .get: try get(operands[0])
    case .set:
      try set(
        operands, isLiteral: arguments.isLiteral, isTrial: arguments.has("--dry-run"), at: level)
    case .add: try add(operands, at: level)
    case .remove: try remove(operands, at: level)
    case .unset: try arguments.has("--all") ? unsetAll(at: level) : unset(operands, at: level)
    case .describe: try describe(operands.first)
    case .search: try search(operands.joined(separator: " "))
    case .run:
      let end = recordChanges()
      defer { end() }
      try await runAction(operands[0], isConfirmed: arguments.has("--yes"))
    case .show: try show(arguments)
    case .edit: try await edit(arguments)
    case .check: try check()
    case .path: try arguments.has("--all") ? printPaths() : printPath()
    case .import: try importValues(operands[0])
    case .reference: streams.output(SettingsReference(self).markdown)
    case .sample: streams.output(SettingsSample(self).text)
    case .schema: try schema(arguments)
    case .completions: streams.output(try Completion(self).script(for: operands[0]))
    }
    if verb.changesSettings, let answer { streams.output(answer.changed(in: menu)) }
  }

  /// Reports which stores could not be read.
  ///
  /// - Throws: A failure where the answer is JSON that has no place for it.
  private func reportUnreadable(for verb: Verb) throws(CommandFailure) {
    let problems = menu.unreadableStores
    if answer != nil, verb.readsValues, !verb.changesSettings, !problems.isEmpty {
      throw CommandFailure(.store, problems.map { .init(.store, $0) })
    }
    problems.forEach(report)
  }

  /// Writes a line about a problem to standard error, or adds it to the answer.
  func report(_ message: String) {
    guard let answer else { return streams.error("\(name): \(message.sanitized)\n") }
    answer.add(message.sanitized)
  }

  private func printHelp() {
    streams.output(answer == nil ? help : JSONText.text(help) + "\n")
  }

  private var help: String {
    let lines = Verb.allCases.map { "  \($0.usage)\n      \($0.summary)\n" }
    let plain = Verb.allCases.filter { !$0.answersInJSON }.map(\.rawValue).joined(separator: ", ")
    return """
      Usage: \(name) [COMMAND]

      \(lines.joined())
      Without a command, the menu is edited at a terminal and printed elsewhere.
      The word -- ends options. With --json, what a command prints is one JSON value, in
      failure, too; \(plain) have no such option.
      Exit codes: 0 done, 1 refused, 2 wrong usage, 3 the store or the terminal
      cannot be read or written, 130 ended by ^C.

      """
  }
}

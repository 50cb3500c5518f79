public import SimpleTable
public import SimpleTableTerminal

/// The command line of a menu: its settings and actions as words.
///
/// <!-- compile only -->
/// ```swift
/// import SimpleTableCommand
/// import SimpleTableStorage
///
/// func runSettings(_ menu: Menu) async {
///   let command = SettingsCommand(
///     "mytool config", menu: menu, store: ValuesFile("settings.json"), environmentPrefix: "MYTOOL_")
///   await command.main()
/// }
/// ```
///
/// The menu knows keys, kinds, options, ranges, defaults, help, rules and actions; the command reads
/// words and writes text. `--help` lists its sub-commands. Without a word it runs the menu at a
/// terminal, and prints it elsewhere.
public struct SettingsCommand {
  /// The words with which the command is called, as in `mytool config`.
  public let name: String

  /// The menu whose settings and actions it offers.
  public let menu: Menu

  /// Where values are kept, if anywhere.
  let store: (any SettingsStore)?

  /// What the names of environment variables begin with, if settings follow any.
  let environmentPrefix: String?

  /// Where the command reads and writes.
  public var streams = CommandStreams.standard

  /// Called before the menu runs, to give it keys, a theme or words of its own.
  public var willEdit: ((_ menu: TerminalMenu) -> Void)?

  /// Creates the command of a menu.
  ///
  /// - Parameters:
  ///   - name: The words with which it is called: the program, and a sub-command of it if there is
  ///     one.
  ///   - menu: The menu.
  ///   - store: Where values are kept; it is read before each command but `schema` and `--help`.
  ///   - environmentPrefix: What the names of the environment variables begin with that decide
  ///     settings, as in `MYTOOL_`; without it, none does.
  public init(
    _ name: String, menu: Menu, store: (any SettingsStore)? = nil,
    environmentPrefix: String? = nil
  ) {
    self.name = name
    self.menu = menu
    self.store = store
    self.environmentPrefix = environmentPrefix
  }
}

// MARK: - Running

extension SettingsCommand {
  /// Does what the arguments of the program say, and exits.
  nonisolated(nonsending) public func main() async -> Never {
    var words = CommandLine.arguments.dropFirst()
    for word in nameWords.dropFirst() where words.first == word { words.removeFirst() }
    await main(words)
  }

  /// Does what words say, and exits.
  ///
  /// - Parameter arguments: The words after the name of the command.
  nonisolated(nonsending) public func main(_ arguments: some Sequence<String>) async -> Never {
    guard CommandStreams.hasExactArguments else {
      report("an argument is not UTF-8")
      CommandStreams.exit(2)
    }
    CommandStreams.exit(await run(Array(arguments)))
  }

  /// Does what words say.
  ///
  /// - Parameter arguments: The words after the name of the command.
  /// - Returns: The exit code: 0 if it is done, 1 if it was refused, 2 if the words are wrong, 3 if
  ///   the store or the terminal cannot be read or written.
  nonisolated(nonsending) public func run(_ arguments: [String]) async -> Int32 {
    do throws(CommandFailure) {
      try await perform(arguments)
      return 0
    } catch {
      for message in error.messages { report(message) }
      return error.code
    }
  }

  private nonisolated(nonsending) func perform(
    _ arguments: [String]
  ) async throws(CommandFailure) {
    let isAtTerminal = streams.isInputTerminal && streams.isOutputTerminal
    let first = arguments.first ?? (isAtTerminal ? "edit" : "show")
    if ["--help", "-h", "help"].contains(first) { return streams.output(help) }
    if first == Completion.verb { return streams.output(Completion(self).lines(arguments)) }
    guard let verb = Verb(rawValue: first) else {
      let names = Verb.allCases.map(\.rawValue)
      throw .usage(first, "there is no such command", nearest: names.nearest(to: first))
    }
    let words = try CommandWords(arguments.dropFirst(), of: verb)
    if words.has("--help") { return streams.output(help) }
    guard verb.operandCount.contains(words.operands.count) else {
      throw CommandFailure(2, "usage: \(name) \(verb.usage)")
    }
    if verb != .schema, verb != .completions { try prepare() }
    switch verb {
    case .list: list(words)
    case .get: try get(words.operands[0])
    case .set: try set(words.operands)
    case .unset: try unset(words.operands)
    case .describe: try describe(words.operands.first)
    case .search: try search(words.operands.joined(separator: " "))
    case .run: try runAction(words.operands[0], isConfirmed: words.has("--yes"))
    case .show: try show(words)
    case .edit: try await edit(words)
    case .schema: streams.output(SettingsSchema(menu.settings, title: name).json)
    case .completions: streams.output(try Completion(self).script(for: words.operands[0]))
    }
  }

  /// The words of the name.
  var nameWords: [String] { name.split(separator: " ").map(String.init) }

  /// Writes a line that says what is wrong.
  func report(_ message: String) { streams.error("\(name): \(message.harmless)\n") }

  private var help: String {
    let width = Verb.allCases.map(\.usage.count).max() ?? 0
    let lines = Verb.allCases.map { verb in
      "  \(verb.usage.padded(to: width))  \(verb.summary)\n"
    }
    return "Usage: \(name) [COMMAND]\n\n" + lines.joined() + """

      Without a command the menu is edited at a terminal, and shown elsewhere.
      The word -- ends options. Exit codes: 0 done, 1 refused, 2 wrong usage, 3 the store or the
      terminal cannot be read or written.

      """
  }
}

// MARK: - The store

extension SettingsCommand {
  /// Gives the settings the values of the store and the environment, and reports those refused.
  func prepare() throws(CommandFailure) {
    var refused: [RefusedValue] = []
    if let store {
      do { refused = try menu.load(from: store).refused } catch {
        throw CommandFailure(3, "\(error)")
      }
    }
    if let prefix = environmentPrefix {
      let variables = streams.environment().filter { $0.key.hasPrefix(prefix) }
      let values = variables.isEmpty ? [] : menu.apply(environment: variables, prefix: prefix)
      refused += values.filter { !refused.contains($0) }
    }
    for value in refused { report(value.description) }
  }

  /// Writes what has changed into the store.
  func save() throws(CommandFailure) {
    guard let store else { return }
    do {
      try menu.save(to: store)
    } catch {
      throw CommandFailure(3, "\(error)")
    }
  }

  /// Returns the setting with a key.
  func setting(_ key: String) throws(CommandFailure) -> SettingInfo {
    if let setting = menu.setting(key) { return setting }
    throw .unknown(key, among: menu.settings.map(\.key))
  }
}

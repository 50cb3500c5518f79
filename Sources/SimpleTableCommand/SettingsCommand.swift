public import SimpleTableMenu
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

  /// The version that `--version` prints; `nil` for no such option.
  public let version: String?

  /// The menu whose settings and actions it offers.
  public let menu: Menu

  /// Where values are kept, by level; empty if they are not.
  let stores: [SettingLevel: any SettingsStore]

  /// Where secrets are kept; `nil` if they are not.
  let secrets: (any SecretStore)?

  /// The prefix of the names of environment variables; `nil` if the environment is not read.
  let environmentPrefix: String?

  /// Where the command reads and writes.
  public var streams = CommandStreams.standard

  /// Whether settings have flags: those before the word of a command are taken, as in
  /// `mytool --volume=4 list`, completions offer them, and `describe` and `reference` name them.
  public var takesFlags = false

  /// Whether `edit` prints, when the menu has ended, commands that would make the same changes,
  /// without secrets.
  public var printsReceipt = false

  /// Called before the menu runs, to give it keys, a theme or words of its own.
  public var willEdit: ((_ menu: TerminalMenu) -> Void)?

  /// Creates the command of a menu.
  ///
  /// - Parameters:
  ///   - name: The words with which it is called: the program, and a sub-command of it if there is
  ///     one.
  ///   - version: The version that `--version` prints, as in `1.2`; `nil` for no such option.
  ///   - menu: The menu.
  ///   - store: Where values are kept. It is read before each command except `path`, `reference`,
  ///     `completions` and `--help`.
  ///   - secrets: Where secrets are kept; without it, they cannot be set.
  ///   - environmentPrefix: The prefix of the environment variables of settings, as in `MYTOOL_`;
  ///     without it, the environment is not read.
  public init(
    _ name: String, version: String? = nil, menu: Menu, store: (any SettingsStore)? = nil,
    secrets: (any SecretStore)? = nil, environmentPrefix: String? = nil
  ) {
    self.init(
      name, version: version, menu: menu, stores: store.map { [.user: $0] } ?? [:],
      secrets: secrets, environmentPrefix: environmentPrefix)
  }

  /// Creates the command of a menu with stores of several levels.
  ///
  /// A store that cannot be read is reported, and the others apply. If it is the store of the
  /// edited level, of a named level or of the policy, the command ends with the exit code 3. With
  /// `--json`, so does each command that only prints.
  ///
  /// - Parameters:
  ///   - name: The words with which it is called: the program, and a sub-command of it if there is
  ///     one.
  ///   - version: The version that `--version` prints, as in `1.2`; `nil` for no such option.
  ///   - menu: The menu.
  ///   - stores: Where values are kept, by level.
  ///   - secrets: Where secrets are kept; without it, they cannot be set.
  ///   - editedLevel: The level at which changes are stored; without it, that of the menu.
  ///   - environmentPrefix: What the names of the environment variables begin with that decide
  ///     settings; without it, the environment is not read.
  public init(
    _ name: String, version: String? = nil, menu: Menu, stores: [SettingLevel: any SettingsStore],
    secrets: (any SecretStore)? = nil, editedLevel: SettingLevel? = nil,
    environmentPrefix: String? = nil
  ) {
    self.name = name
    self.version = version
    self.menu = menu
    self.stores = stores
    self.secrets = secrets
    self.environmentPrefix = environmentPrefix
    if let editedLevel { menu.editedLevel = editedLevel }
  }

  /// Explains the order of the arguments.
  @available(*, unavailable, message: "menu: comes before store:")
  @_disfavoredOverload
  public init(_ name: String, store: any SettingsStore, menu: Menu) { self.init(name, menu: menu) }
}

// MARK: - Running

extension SettingsCommand {
  /// Runs the arguments of the program as a command, and exits.
  nonisolated(nonsending) public func main() async -> Never {
    let words = CommandLine.arguments.dropFirst()
    let rest = droppingName(words)
    let isWithoutName = rest.count == words.count && nameWords.count > 1
    await main(Array(rest), isWithoutName: isWithoutName)
  }

  /// Runs words as a command, and exits.
  ///
  /// - Parameter arguments: The words after the name of the command.
  nonisolated(nonsending) public func main(_ arguments: some Sequence<String>) async -> Never {
    await main(Array(arguments), isWithoutName: false)
  }

  private nonisolated(nonsending) func main(
    _ words: [String], isWithoutName: Bool
  ) async -> Never {
    let words = [CommandWord](splitting: words)
    let session = CommandSession(
      self, answersInJSON: words.askForJSON, isWithoutName: isWithoutName, endsProgram: true)
    SystemFile.openStandardFiles()
    let code =
      SystemProcess.hasExactArguments
      ? await session.run(words)
      : session.fail(CommandFailure(.usage, "an argument is not UTF-8"))
    guard CommandStreams.finishOutput() else {
      streams.error("\(name): standard output cannot be written\n")
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
    let words = [CommandWord](splitting: arguments)
    return await CommandSession(self, answersInJSON: words.askForJSON).run(words)
  }

  /// Returns the words after the program without the rest of the name, if they begin with all of it.
  package func droppingName(_ words: ArraySlice<String>) -> ArraySlice<String> {
    let name = nameWords.dropFirst()
    return words.starts(with: name) ? words.dropFirst(name.count) : words
  }

  /// The words of the name.
  var nameWords: [String] { name.words }
}

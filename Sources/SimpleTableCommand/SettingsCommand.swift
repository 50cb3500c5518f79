public import SimpleTableMenu
import SimpleTableSystem
public import SimpleTableTerminal

/// A command-line interface to a menu, which reads and changes its settings and runs its actions.
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
/// The option `--help` lists the sub-commands. Without arguments, the command runs the menu if it
/// is at a terminal, and prints it otherwise.
public struct SettingsCommand {
  /// The words that call the command: the program, and its sub-command if there is one.
  public let name: String

  /// The version that an option prints; without a version, there is no such option.
  public let version: String?

  /// The menu with the settings and the actions.
  public let menu: Menu

  /// Where values are kept, by level; empty if they are not.
  let stores: [SettingLevel: any SettingsStore]

  /// Where secrets are kept; `nil` if they are not.
  let secrets: (any SecretStore)?

  /// The prefix of the names of environment variables; `nil` if the environment is not read.
  let environmentPrefix: String?

  /// The streams that the command reads and writes.
  public var streams = CommandStreams.standard

  /// Whether settings have flags, which are read before the sub-command.
  ///
  /// In `mytool --volume=4 list`, the flag sets the volume for this call. Completions offer the
  /// flags, and the sub-commands `describe` and `reference` list them.
  public var takesFlags = false

  /// Whether the commands are printed that would make the same changes, after the menu has run.
  ///
  /// The sub-command `edit` prints them, without secrets.
  public var printsReceipt = false

  /// Called before the menu runs in the terminal, so that you can set its keys, look or words.
  ///
  /// The look already has what the user asked for with `--style` and `--ascii`, so change it in
  /// place, as in `menu.look?.theme = theme`. It is also called with a menu that does not run,
  /// without a look, before a command asks a question in its words.
  public var willEdit: ((_ menu: TerminalMenu) -> Void)?

  /// Called in place of running the menu, where no terminal is read; `nil` where one is.
  package var editHandler: (() -> Void)?

  /// Creates the command of a menu.
  ///
  /// - Parameters:
  ///   - name: The words that call the command, as in `mytool config`: the program, and its
  ///     sub-command if there is one.
  ///   - version: The version that `--version` prints, as in `1.2`; `nil` for no such option.
  ///   - menu: The menu.
  ///   - store: The store of the user's values. It is read before each sub-command except `path`,
  ///     `reference`, `completions` and `--help`.
  ///   - secrets: The store of secrets; without it, they cannot be set.
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
  /// edited level, of a level that the arguments name, or of the policy, the command ends with the
  /// exit code 3. With `--json`, a sub-command that only prints ends so for any unreadable store.
  ///
  /// - Parameters:
  ///   - name: The words that call the command, as in `mytool config`: the program, and its
  ///     sub-command if there is one.
  ///   - version: The version that `--version` prints, as in `1.2`; `nil` for no such option.
  ///   - menu: The menu.
  ///   - stores: The stores by level.
  ///   - secrets: The store of secrets; without it, they cannot be set.
  ///   - editedLevel: The level at which changes are stored; `nil` for that of the menu.
  ///   - environmentPrefix: The prefix of the environment variables of settings, as in `MYTOOL_`;
  ///     without it, the environment is not read.
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
  /// Runs the command with the arguments of the program, and exits.
  nonisolated(nonsending) public func main() async -> Never {
    let words = CommandLine.arguments.dropFirst()
    let rest = droppingName(words)
    let isWithoutName = rest.count == words.count && nameWords.count > 1
    await main(Array(rest), isWithoutName: isWithoutName)
  }

  /// Runs the command with given arguments, and exits.
  ///
  /// - Parameter arguments: The arguments after the name of the command.
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

  /// Runs the command with given arguments, and returns its exit code.
  ///
  /// Unlike ``main()``, this does not catch `^C` while an action runs. Cancelling the task cancels
  /// the action.
  ///
  /// - Parameter arguments: The arguments after the name of the command.
  /// - Returns: The exit code: 0 after success, 1 if something was refused or an action has failed,
  ///   2 if the arguments are wrong, 3 if a store or the terminal cannot be read or written, and
  ///   130 if `^C` has ended the command.
  nonisolated(nonsending) public func run(_ arguments: [String]) async -> Int32 {
    SystemFile.openStandardFiles()
    let words = [CommandWord](splitting: arguments)
    return await CommandSession(self, answersInJSON: words.askForJSON).run(words)
  }

  /// Returns the words after the program without the rest of the name, if they begin with all of
  /// it.
  package func droppingName(_ words: ArraySlice<String>) -> ArraySlice<String> {
    let name = nameWords.dropFirst()
    return words.starts(with: name) ? words.dropFirst(name.count) : words
  }

  var nameWords: [String] { name.words }
}

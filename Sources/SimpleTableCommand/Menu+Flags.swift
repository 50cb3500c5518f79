public import SimpleTableMenu
import SimpleTableSystem

extension Menu {
  /// Reads the stores, the environment and the flags, and sets the settings to their values.
  ///
  /// ```swift
  /// let menu = Menu(settings)
  /// var words = ["--volume=40", "--no-airplane", "play"]
  /// menu.start(prefix: "PLAYER_", flags: &words).exitCode  // → 0
  /// words  // → ["play"]
  /// ```
  ///
  /// The flag of a setting is `--` and the name from `flag(_:)`, or else the words of its key, as
  /// in `--http-server-timeout` for `http.serverTimeout`. The key itself is accepted, too. The
  /// value follows `=` or is the next argument; a switch has `--airplane` and `--no-airplane`. The
  /// argument `--` ends the flags. Secrets have no flags. If a setting has several flags, the last
  /// one counts. A setting is locked while a flag sets it.
  ///
  /// - Parameters:
  ///   - stores: The stores by level.
  ///   - secrets: The store of secrets; without it, they last until the program ends.
  ///   - level: The level at which the user's changes are stored.
  ///   - environment: The environment variables; `nil` for those of the process, where a value that
  ///     is not UTF-8 is refused.
  ///   - prefix: The prefix of the names of variables, as in `PLAYER_`; without it, no variable is
  ///     read.
  ///   - words: The arguments of the program; the flags of settings are removed from them.
  /// - Returns: The problems with the sources; a refused flag has the name that was given.
  /// - Complexity: O(*n*) in the numbers of arguments, of variables, and of rows of all pages.
  @discardableResult
  public func start(
    stores: [SettingLevel: any SettingsStore] = [:], secrets: (any SecretStore)? = nil,
    editing level: SettingLevel = .user, environment: [String: String]? = nil,
    prefix: String? = nil, flags words: inout [String]
  ) -> StartReport {
    let hasWords = !words.isEmpty
    let variables =
      environment.map { $0.mapValues(Optional.some) }
      ?? (prefix == nil ? [:] : CommandStreams.standard.environment())
    var report = start(
      stores: stores, secrets: secrets, editing: level,
      environment: variables.compactMapValues(\.self), prefix: prefix)
    if let names = prefix.map(variableNames) {
      for setting in knownSettings {
        guard let name = names[setting.key], variables[name] == .some(nil) else { continue }
        report.refusedVariables.append(
          RefusedValue(key: name, reason: "is not UTF-8"))
      }
    }
    var split = [CommandWord](splitting: words)
    report.refusedArguments = takeFlags(from: &split)
    words = split.map(\.text)
    if hasWords, !SystemProcess.hasExactArguments {
      report.refusedArguments.append(RefusedValue(key: "--", reason: "an argument is not UTF-8"))
    }
    return report
  }

  /// Reads the stores and the environment of the process, and sets the settings to their values.
  ///
  /// - Parameters:
  ///   - stores: The stores by level.
  ///   - secrets: The store of secrets; without it, they last until the program ends.
  ///   - level: The level at which the user's changes are stored.
  ///   - prefix: The prefix of the names of variables, as in `PLAYER_`.
  /// - Returns: The problems with the sources; a variable that is not UTF-8 is one, too.
  /// - Complexity: O(*n*) in the numbers of variables and of rows of all pages.
  @discardableResult
  public func start(
    stores: [SettingLevel: any SettingsStore] = [:], secrets: (any SecretStore)? = nil,
    editing level: SettingLevel = .user, environmentPrefix prefix: String
  ) -> StartReport {
    var words: [String] = []
    return start(
      stores: stores, secrets: secrets, editing: level, prefix: prefix, flags: &words)
  }

  /// Removes the flags of settings from words, and sets the settings to their values.
  ///
  /// - Parameters:
  ///   - words: The words, without those that were taken afterwards.
  ///   - stopsAtWord: Whether the first word that is not a flag ends them.
  /// - Returns: The values that were refused, by the names of their flags.
  func takeFlags(
    from words: inout [CommandWord], stopsAtWord: Bool = false
  ) -> [RefusedValue] {
    var flags = Flags()
    var refused: [RefusedValue] = []
    // A flag may make the setting of another one appear.
    while flags.take(from: &words, settings, stopsAtWord: stopsAtWord) {
      refused = apply(arguments: flags.values)
    }
    return refused.map { RefusedValue(key: flags.name(of: $0.key), reason: $0.reason) }
      + flags.withoutValue.map { RefusedValue(key: $0, reason: "needs a value") }
  }
}

/// The flags that were taken so far.
private struct Flags {
  /// The values by key.
  private(set) var values: [String: String] = [:]

  /// The flags that need a value and have none.
  private(set) var withoutValue: [String] = []

  /// The flags of the settings that have values, by key.
  private var names: [String: String] = [:]

  /// Returns the flag by which a setting got its value.
  func name(of key: String) -> String { names[key] ?? "--\(key)" }

  /// Takes the flags of settings out of words, and returns whether there were any with a value.
  mutating func take(
    from words: inout [CommandWord], _ settings: [SettingInfo], stopsAtWord: Bool
  ) -> Bool {
    let flags = FlagNames(settings)
    var (kept, found) = ([CommandWord](), false)
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word != .end, !stopsAtWord || word.longOption != nil else {
        kept += [word] + rest
        break
      }
      guard case .option(let option, let text) = word,
        let (setting, value) = flags.setting(named: option, value: text)
      else {
        kept.append(word)
        continue
      }
      if let value = value ?? rest.popValue() {
        add(value, setting)
        found = true
      } else {
        withoutValue.append(option)
      }
    }
    words = kept
    return found
  }

  private mutating func add(_ text: String, _ setting: SettingInfo) {
    values[setting.key] = text
    names[setting.key] = setting.flag.map { "--" + $0 }
  }
}

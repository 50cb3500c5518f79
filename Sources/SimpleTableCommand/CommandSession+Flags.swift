import SimpleTable

// Flags and settings in place of the verb.

extension CommandSession {
  /// Returns the setting that a word names by its key or as a flag, with the value of the flag.
  func settingNamed(by word: CommandWord) -> (key: String, value: String?)? {
    switch word {
    case .option(let name, let value):
      return FlagNames(menu.knownSettings, haveAllKeys: true).setting(named: name, value: value)
        .map { ($0.setting.key, $0.value) }
    case .operand(let text):
      if menu.knownSetting(text) != nil { return (text, nil) }
      return text.cut(at: "=").flatMap { menu.knownSetting($0.0) == nil ? nil : ($0.0, $0.1) }
    case .end: return nil
    }
  }

  /// Returns a command that would work, as words of a shell.
  func suggestedCommand(_ words: [String]) -> String {
    ([name] + words.map(\.quotedForShells)).joined(separator: " ")
  }

  /// Returns the failure of a word that is a setting where a command is expected, with the command
  /// that sets it.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - key: The key of the setting.
  ///   - value: The value that was given, if any.
  /// - Returns: The failure.
  func isSetting(_ word: String, _ key: String, value: String?) -> CommandFailure {
    let setting = menu.knownSetting(key)
    // A value that cannot be printed unchanged is read from standard input.
    let text = value.map { $0.sanitized == $0 && setting?.isSecret != true ? $0 : "-" }
    let operand = text ?? setting.map(sampleValue) ?? "VALUE"
    let end = operand.begins(with: "--") ? ["--"] : []
    let example = suggestedCommand(["set", key] + end + [operand])
    let problem = CommandFailure.Problem(
      .usage, "is a setting; write: \(example)", of: word, allowed: [example])
    return CommandFailure(.usage, [problem])
  }

  /// Returns a value to set: for a switch and options, another one than the present value.
  private func sampleValue(of setting: SettingInfo) -> String {
    if setting.isSecret { return "-" }
    if setting.kind == .toggle { return setting.value == "true" ? "false" : "true" }
    return setting.kind.options.first { $0.value != setting.value && !$0.isDisabled }?.value
      ?? "VALUE"
  }

  /// Takes the flags of settings before the word of a command.
  ///
  /// - Parameter words: All words, and then those that are no flags.
  /// - Returns: Whether the stores were read for that.
  /// - Throws: A failure if a flag is refused.
  func takeLeadingFlags(from words: inout [CommandWord]) throws(CommandFailure) -> Bool {
    let own = [Verb.Option.json.name, Verb.Option.help.name, "--version"]
    let names = words.prefix { $0.longOption != nil }.compactMap(\.longOption)
    guard command.takesFlags, names.contains(where: { !own.contains($0) }) else { return false }
    try prepare()
    let refused = menu.takeFlags(from: &words, stopsAtWord: true)
    guard refused.isEmpty else {
      throw CommandFailure(.usage, refused.map { .init(.usage, $0.reason, of: $0.key) })
    }
    return true
  }
}

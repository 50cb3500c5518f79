import SimpleTable

// Flags and settings in place of the verb.

extension CommandSession {
  /// Returns the setting that a word names by its key or as a flag, with the value of the flag.
  func settingNamed(by word: String) -> (key: String, value: String?)? {
    let parts = word.parts(between: "=", atMost: 2)
    let name = parts[0]
    for setting in menu.knownSettings {
      let flags = [setting.flag, setting.key].compactMap(\.self)
      let isToggle = setting.kind == .toggle
      if isToggle, flags.contains(where: { name == "--no-" + $0 }) { return (setting.key, "false") }
      guard setting.key == name || flags.contains(where: { name == "--" + $0 }) else { continue }
      let value = parts.dropFirst().first
      return (setting.key, value ?? (isToggle && name.begins(with: "--") ? "true" : nil))
    }
    return nil
  }

  /// Returns a command that would work, as words of a shell.
  func suggestedCommand(_ words: [String]) -> String {
    ([name] + words.map(\.quotedForShells)).joined(separator: " ")
  }

  /// Takes the flags of settings before the word of a command.
  ///
  /// - Returns: The other words, and whether the stores were read for that.
  /// - Throws: A failure if a flag is refused.
  func parseLeadingFlags(
    _ arguments: [String]
  ) throws(CommandFailure) -> (words: [String], isPrepared: Bool) {
    guard command.takesFlags, let first = arguments.first, first.begins(with: "--"),
      first != "--help"
    else { return (arguments, false) }
    try prepare()
    var rest = arguments
    let refused = menu.takeFlags(from: &rest, stopsAtWord: true)
    guard refused.isEmpty else {
      throw CommandFailure(.usage, refused.map { .init(.usage, $0.reason, of: $0.key) })
    }
    return (rest, true)
  }
}

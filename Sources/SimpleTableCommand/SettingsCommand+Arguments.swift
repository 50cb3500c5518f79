import SimpleTable

// What the arguments say before the word of a command, or in place of one.

extension SettingsCommand {
  /// Returns the setting that a word names by its key or as a flag, with the value of the flag.
  func setting(ofWord word: String) -> (key: String, value: String?)? {
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

  /// Returns the words of a command that would work, for a shell.
  func example(_ words: String...) -> String {
    ([name] + words.map(\.quotedForShells)).joined(separator: " ")
  }

  /// Takes the flags of settings before the word of a command.
  ///
  /// - Returns: The other words, and whether the stores were read for that.
  /// - Throws: A failure if a flag is refused.
  func withoutFlags(
    _ arguments: [String]
  ) throws(CommandFailure) -> (words: [String], isPrepared: Bool) {
    guard takesFlags, let first = arguments.first, first.begins(with: "--"), first != "--help"
    else { return (arguments, false) }
    try prepare()
    var rest = arguments
    let refused = menu.takeFlags(from: &rest, stopsAtWord: true)
    guard refused.isEmpty else {
      throw CommandFailure(.usage, refused.map { .init(.usage, $0.reason, of: $0.key) })
    }
    return (rest, true)
  }

  /// Returns the words after the program without the rest of the name, if they begin with all of it.
  func withoutName(_ words: ArraySlice<String>) -> ArraySlice<String> {
    let name = nameWords.dropFirst()
    return words.starts(with: name) ? words.dropFirst(name.count) : words
  }

  /// The words of the name.
  var nameWords: [String] { name.words }
}

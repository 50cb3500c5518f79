public import SimpleTable

extension Menu {
  /// Takes the flags of settings out of a program's words, and sets the settings to them.
  ///
  /// ```swift
  /// let menu = Menu(settings)
  /// var words = ["--volume=40", "--no-airplane", "play"]
  /// menu.takeFlags(from: &words)  // → []
  /// words  // → ["play"]
  /// ```
  ///
  /// The flag of a setting is `--` and the name that `flag(_:)` gives it, or else its key:
  /// `--volume=40` or `--volume 40`, and `--airplane` or `--no-airplane` for a switch. The word `--`
  /// ends the flags. Other words stay, and so do secrets, which have no flags. The last of several
  /// flags of one setting counts. A setting with a flag is locked, as with
  /// ``Menu/apply(arguments:)``; call this once, after the values of the store and the environment
  /// are loaded.
  ///
  /// - Parameters:
  ///   - words: The words, without those that were taken afterwards.
  ///   - phrases: The words of the reasons.
  /// - Returns: The values that were refused, by the names of their flags; a program should report
  ///   them and exit with 2.
  /// - Complexity: O(*n*) in the numbers of words and of rows of all pages.
  @discardableResult
  public func takeFlags(
    from words: inout [String], phrases: CommandWords = CommandWords()
  ) -> [RefusedValue] {
    var flags = Flags()
    var refused: [RefusedValue] = []
    // A flag may make the setting of another one appear.
    while flags.take(from: &words, settings) { refused = apply(arguments: flags.values) }
    return refused.map { RefusedValue(key: flags.name(of: $0.key), reason: $0.reason) }
      + flags.withoutValue.map { RefusedValue(key: $0, reason: phrases[.needsValue]) }
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
  mutating func take(from words: inout [String], _ settings: [SettingInfo]) -> Bool {
    let known = Dictionary(settings.compactMap { setting in setting.flag.map { ($0, setting) } }) {
      first, _ in first
    }
    var (kept, found) = ([String](), false)
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word != "--" else {
        kept += [word] + rest
        break
      }
      let parts = word.dropFirst(2)
        .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard word.hasPrefix("--"), let name = parts.first else {
        kept.append(word)
        continue
      }
      var text = parts.dropFirst().first
      if let setting = known[name] {
        if text == nil, setting.kind == .toggle { text = "true" }
        if text == nil, rest.first != "--" { text = rest.popFirst() }
        if let text { add(text, setting) } else { withoutValue.append(word) }
        found = found || text != nil
      } else if name.hasPrefix("no-"), text == nil, let setting = known[String(name.dropFirst(3))],
        setting.kind == .toggle
      {
        add("false", setting)
        found = true
      } else {
        kept.append(word)
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

import SimpleTable

extension SettingsCommand {
  /// The values stored at the edited level, by key, without secrets.
  var storedTexts: [String: String] {
    let values = menu.knownSettings.filter { !$0.isSecret }.compactMap { setting in
      setting.storedValue(at: menu.editedLevel).map { (setting.key, $0) }
    }
    return Dictionary(values) { first, _ in first }
  }

  /// Returns the commands that make the menu's changes of the edited level.
  ///
  /// One command sets values, one removes them. Settings that are not available now are left out if
  /// the level still has a value for them.
  func receipt(since before: [String: String]) -> String {
    let (after, own) = (storedTexts, menu.changedKeys)
    let set = after.filter { own.contains($0.key) && before[$0.key] != $0.value }
      .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)".quotedForShells }
    let unset = own.filter { before[$0] != nil && after[$0] == nil }
      .subtracting(menu.unknownKeys).sorted()
    return [("set", set), ("unset", unset.map(\.quotedForShells))]
      .filter { !$0.1.isEmpty }
      .map { ([name, $0.0] + $0.1).joined(separator: " ") + "\n" }.joined()
  }
}

import SimpleTableMenu

extension MenuWords {
  /// Returns the value of a setting with its source, as in `Volume: 60 %, default` and `Volume: 60
  /// %, set by MYTOOL_VOLUME`; a name instead of its title is isolated already.
  func applying(_ setting: SettingInfo, named name: String? = nil) -> String {
    let source = setting.source == .default ? self[.isDefault] : source(of: setting)
    let value = [setting.label.isolated, source ?? ""].filter { !$0.isEmpty }.joined(
      separator: ", ")
    let name = name ?? setting.title.isolated
    return value.isEmpty ? name : "\(name): \(value)"
  }

  /// Returns where the value of a setting comes from, unless it is the default or what is stored.
  private func source(of setting: SettingInfo) -> String? {
    if let lock = setting.lockReason { return lock.isolated }
    let isPlain = setting.source == .default || setting.isStored
    return isPlain ? nil : self(.setBy, setting.source.rawValue)
  }

  /// Returns the values of settings with their sources, each with the titles of its page if that is
  /// not in view; of many only the first ones.
  func applying(_ settings: [SettingInfo], on page: [String]) -> [String] {
    few(settings.map { applying($0, on: page, separator: " > ") })
  }

  private func applying(_ setting: SettingInfo, on page: [String], separator: String) -> String {
    applying(setting, named: name(of: setting, on: page, separator: separator))
  }

  /// Returns the title of a setting, after those of its page if that is not in view.
  private func name(of setting: SettingInfo, on page: [String], separator: String) -> String {
    let path = setting.pageTitles == page ? [] : setting.pageTitles.dropFirst()
    return (path + [setting.title]).map(\.isolated).joined(separator: separator)
  }

  /// Returns the value that a setting has again, as in `Volume is 60 %, the default`; of a secret only the
  /// name.
  private func having(_ setting: SettingInfo, named name: String) -> String {
    if setting.isSecret { return name }
    let value = setting.label.isEmpty ? self[.empty] : setting.label.isolated
    let source = setting.source == .default ? self[.theDefault] : source(of: setting)
    return self(
      .hasAgain, isolated: name, [value, source].compactMap(\.self).joined(separator: ", "))
  }

  /// Returns the first texts, and how many more there are.
  private func few(_ texts: [String]) -> [String] {
    let most = 3
    return texts.prefix(most)
      + (texts.count > most ? [self(.andMore, String(texts.count - most))] : [])
  }

  /// Returns that a row with a title is disabled, or that its value cannot be changed, and why.
  func disabled(_ title: String, for reason: String, isValue: Bool) -> String {
    sentence(isValue ? .unchangeable : .disabledBecause, title, reason)
  }

  /// Returns that a value was refused for a row with a title, which may be empty, and why.
  func refused(_ title: String, for reason: String) -> String {
    title.isEmpty
      ? sentence(self(.notTaken, title, reason).trimmed) : sentence(.notTaken, title, reason)
  }

  /// Returns the settings that undo or redo has restored and left out, as a sentence.
  ///
  /// - Parameters:
  ///   - change: The restored settings.
  ///   - separator: The text between the titles of the pages that lead to a setting.
  /// - Returns: The text.
  func restored(_ change: RestoredSettings, separator: String) -> String {
    let parts = few(
      change.settings.map { key, info in
        info.map { having($0, named: name(of: $0, on: change.page, separator: separator)) }
          ?? key.isolated
      })
    let leftOut =
      change.leftOut.isEmpty ? nil : self(.leftOut, list: change.leftOut.map(\.text.isolated))
    let restored = parts.isEmpty ? nil : self(change.isUndone ? .undone : .redone, list: parts)
    return sentence([restored, leftOut].compactMap(\.self).joined(separator: "; "))
  }
}

import SimpleTableMenu

extension MenuWords {
  /// Returns the value of a setting with its source, as in `Volume: 60 %, default` and `Volume: 60
  /// %, set by MYTOOL_VOLUME`; a name instead of its title is isolated already.
  func applying(_ setting: SettingInfo, named name: String? = nil) -> String {
    let source: String? =
      if setting.source == .default {
        self[.isDefault]
      } else if let lock = setting.lockReason {
        lock.isolated
      } else {
        setting.isStored ? nil : self(.setBy, setting.source.rawValue)
      }
    let value = [setting.label.isolated, source ?? ""].filter { !$0.isEmpty }.joined(
      separator: ", ")
    let name = name ?? setting.title.isolated
    return value.isEmpty ? name : "\(name): \(value)"
  }

  /// Returns the values of settings with their sources, each with the titles of its page if that is
  /// not in view; of many only the first ones.
  func applying(_ settings: [SettingInfo], on page: [String]) -> [String] {
    few(settings.map { applying($0, on: page, separator: " > ") })
  }

  private func applying(_ setting: SettingInfo, on page: [String], separator: String) -> String {
    let path = setting.pageTitles == page ? [] : setting.pageTitles.dropFirst()
    let names = (path + [setting.title]).map(\.isolated)
    return applying(setting, named: names.joined(separator: separator))
  }

  /// Returns the first texts, and how many more there are.
  private func few(_ texts: [String]) -> [String] {
    let most = 3
    return texts.prefix(most)
      + (texts.count > most ? [self(.andMore, String(texts.count - most))] : [])
  }

  /// Returns that a row with a title is disabled, and why.
  func disabled(_ title: String, for reason: String) -> String {
    ended("\(title.isolated): \(reason.isolated)")
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
        info.map { applying($0, on: change.page, separator: separator) } ?? key.isolated
      })
    let leftOut =
      change.leftOut.isEmpty ? nil : self(.leftOut, list: change.leftOut.map(\.text.isolated))
    // A sentence that begins with a title keeps its first letter.
    guard !parts.isEmpty else { return sentence(leftOut ?? "") }
    let restored = self(change.isUndone ? .undone : .redone, list: parts)
    return ended([restored, leftOut].compactMap(\.self).joined(separator: "; "))
  }
}

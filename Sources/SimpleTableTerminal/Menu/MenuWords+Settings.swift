import SimpleTable

extension MenuWords {
  /// Returns what applies to a setting, as in `Volume: 60 %, default` and `Volume: 60 %, set by
  /// MYTOOL_VOLUME`; a name in place of its title is isolated already.
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

  /// Returns what undoing or doing again has restored, and what it has left out.
  ///
  /// - Parameters:
  ///   - change: What was restored.
  ///   - separator: What is between the titles that lead to a setting off the page in view.
  /// - Returns: The text.
  func restored(_ change: RestoredSettings, separator: String) -> String {
    let texts = change.settings.map { key, info in
      guard let info else { return key.isolated }
      let path = info.pageTitles == change.page ? [] : info.pageTitles.dropFirst()
      return applying(
        info, named: (path + [info.title]).map(\.isolated).joined(separator: separator))
    }
    let most = 3
    var parts = Array(texts.prefix(most))
    if texts.count > most { parts.append(self(.andMore, String(texts.count - most))) }
    var sentences = texts.isEmpty ? [] : [self(change.isUndone ? .undone : .redone, list: parts)]
    if !change.leftOut.isEmpty {
      sentences.append(self(.leftOut, list: change.leftOut.map(\.text.isolated)))
    }
    return sentences.joined(separator: "; ")
  }
}

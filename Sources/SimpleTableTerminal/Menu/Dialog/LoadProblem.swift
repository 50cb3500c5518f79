import SimpleTableMenu

/// A problem with the sources of settings when they were read last.
struct LoadProblem {
  /// The problem in words, as in `volume: must be from 0 to 100`.
  let text: String

  /// The setting whose value was refused; `nil` for any other problem.
  var setting: SettingInfo?

  /// The file that has the value; `nil` for a variable, which the text names.
  var place: String?

  /// Creates a problem that is not about one value.
  init(_ text: String) { self.text = text }

  /// Creates the problem of a value that was refused.
  init(
    _ value: RefusedValue,
    _ refusal: (value: RefusedValue, setting: SettingInfo, source: SettingInfo.Source)?
  ) {
    text = value.description.isolated
    setting = refusal?.setting
    if let source = refusal?.source, source.source != .environment { place = source.origin }
  }
}

extension LoadProblem {
  /// Returns what applies in place of the value; `nil` where that is not to be shown.
  func applying(_ words: MenuWords) -> String? {
    guard let setting, !setting.isSecret, !setting.label.isEmpty else { return nil }
    return words(.appliesInstead, setting.label)
  }

  /// Returns the problem with what applies and where the value is, in a line.
  func line(_ words: MenuWords) -> String {
    let parts = [text, applying(words)].compactMap(\.self).joined(separator: "; ")
    return place.map { "\(parts) (\($0.isolated))" } ?? parts
  }
}

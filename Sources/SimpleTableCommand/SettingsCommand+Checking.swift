import SimpleTable

extension SettingsCommand {
  /// Prints what is wrong with the values and the description, and what is worth knowing.
  ///
  /// - Throws: A failure without a message if anything is wrong.
  func check() throws(CommandFailure) {
    let report = menu.loadReport
    let invalid = (menu.invalidValues + menu.contradictions).map(\.description)
    let faults = refusedValues + invalid + misspelt(report) + menu.diagnostics.map(\.description)
    for line in faults + notes(report) { streams.output(line.sanitized + "\n") }
    if !faults.isEmpty { throw CommandFailure(1, []) }
  }

  private func misspelt(_ report: LoadReport) -> [String] {
    report.misspeltKeys.sorted { $0.key < $1.key }
      .map { "\($0): \(menu.words(.isMisspelt, $1))" }
  }

  /// The variables that are read under names that they had before.
  private var formerVariables: [String] {
    guard let names = variableNames else { return [] }
    return menu.knownSettings.compactMap { setting in
      guard let name = names[setting.key], let former = names.former(of: setting.key),
        setting.sources.contains(where: { $0.source == .environment && $0.origin == former })
      else { return nil }
      return "\(former): \(words(.formerKey, name))"
    }
  }

  /// What is no fault: unknown keys, values under former keys, and those of deprecated settings.
  private func notes(_ report: LoadReport) -> [String] {
    let unknown = report.unknownKeys.filter { report.misspeltKeys[$0] == nil }
    let deprecated = menu.knownSettings.compactMap { setting in
      setting.sources.contains { $0.source != .default }
        ? setting.deprecation.map { "\(setting.key): \(words(.deprecated, $0))" } : nil
    }
    return unknown.map { "\($0): \(words[.unknownKey])" } + deprecated + formerVariables
      + report.formerKeys.sorted { $0.key < $1.key }.map { "\($1): \(words(.formerKey, $0))" }
  }
}

extension SettingsCommand {
  /// Prints where the values are stored.
  func printPath() throws(CommandFailure) {
    guard let location = store?.location else { throw CommandFailure(1, words[.noPath]) }
    streams.output(location + "\n")
  }
}

import SimpleTable
import SimpleTableStorage

extension SettingsCommand {
  /// Prints what is wrong with the values and the description, and what is worth knowing.
  ///
  /// - Throws: A failure without a message if anything is wrong.
  func check() throws(CommandFailure) {
    let reports = menu.loadReports
    let invalid = (menu.invalidValues + menu.contradictions).map(\.description)
    let faults =
      menu.unreadableStores + refusedValues + invalid
      + reports.map(\.misspeltKeys).flatMap(misspelt)
      + menu.diagnostics.map(\.description)
    for line in faults + notes(reports) { streams.output(line.sanitized + "\n") }
    if !faults.isEmpty { throw CommandFailure(1, []) }
  }

  /// Returns what is said of names that nearly are those of settings, in order.
  func misspelt(_ names: [String: String]) -> [String] {
    names.sorted { $0.key < $1.key }.map { "\($0): \(menu.words(.isMisspelt, $1))" }
  }

  /// What is no fault: unknown keys, values under former keys, and those of deprecated settings.
  private func notes(_ reports: [LoadReport]) -> [String] {
    let unknown = reports.flatMap { report in
      report.unknownKeys.filter { report.misspeltKeys[$0] == nil }
    }
    let deprecated = menu.knownSettings.compactMap { setting in
      setting.sources.contains { $0.source != .default }
        ? setting.deprecation.map { "\(setting.key): is deprecated: \($0)" } : nil
    }
    let repeated = stores.values.flatMap { store in
      let keys = (try? (store as? LockedValuesFile)?.repeatedKeys()) ?? []
      return keys.map { "\($0): stands more than once in \(store.location ?? "")" }
    }
    return unknown.map { "\($0): is not a setting now" } + repeated.sorted() + deprecated
      + reports.flatMap { report in
        report.formerKeys.sorted { $0.key < $1.key }.map { "\($1): is called \($0) now" }
      }
  }
}

extension SettingsCommand {
  /// Prints each level that has a place, a tab, and the place.
  func printPaths() throws(CommandFailure) {
    let lines = stores.sorted { $0.key < $1.key }.compactMap { level, store in
      store.location.map { "\(level.rawValue)\t\($0.sanitized)\n" }
    }
    guard !lines.isEmpty else { throw CommandFailure(1, "the values are not stored in a file") }
    streams.output(lines.joined())
  }

  /// Prints where the values of the edited level are stored.
  func printPath() throws(CommandFailure) {
    guard let location = store?.location else {
      throw CommandFailure(1, "the values are not stored in a file")
    }
    streams.output(location + "\n")
  }
}

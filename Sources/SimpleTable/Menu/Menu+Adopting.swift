extension Menu {
  /// Reads the stores again that somebody else has written since they were read, and sets the settings to
  /// what they hold then, as a service does at a signal or a timer.
  ///
  /// Changes that were not saved yet stay. Only stores that were loaded and have a stamp are read. If
  /// nothing was written, this asks for the stamps and does nothing else.
  ///
  /// - Returns: What is wrong with the values of stores that were read again, and why one could not be read,
  ///   once for each stamp; its values are then as before.
  @discardableResult
  public func reloadStores() -> StartReport {
    var report = StartReport(words: root.words)
    if refusesUse() {
      for level in SettingLevel.allCases where sources[level].isLoaded {
        report.errors[level] = MenuInUseError()
      }
      return report
    }
    guard !pages.contains(where: \.isDelivering) else { return report }
    var levels: [SettingLevel] = []
    for level in SettingLevel.allCases {
      guard let store = sources[level].store, let stamp = store.stamp,
        stamp != sources[level].stamp
      else { continue }
      sources[level].stamp = stamp
      do {
        let values = try store.load()
        let keys = sources[level].keys(changedBy: values)
        // One that could not be read before is known from now on.
        guard !keys.isEmpty || sources[level].error != nil else { continue }
        sources.load(
          values, keepsSecrets: store.keepsSecrets, location: store.location, as: level)
        report.changedKeys.formUnion(keys.filter { sources[level].change(of: $0) == nil })
        levels.append(level)
      } catch {
        report.errors[level] = error
      }
    }
    if !levels.isEmpty { report.loads = loadReports(decideNow(), at: levels) }
    return report
  }
}

extension Menu {
  /// Reads the stores again that somebody else has written since they were read, and sets the
  /// settings to what they hold then.
  ///
  /// Changes that were not saved yet stay. Only stores that were loaded and have a stamp are read. If
  /// nothing was written, this asks for the stamps and does nothing else.
  ///
  /// - Returns: The keys for which a store holds something else than before, but for those with changes
  ///   that were not saved yet; and why a store could not be read, once for each stamp.
  package func adoptStored() -> (keys: Set<String>, error: (any Error)?) {
    let (keys, report) = adopt()
    return (keys, SettingLevel.allCases.compactMap { report.errors[$0] }.last)
  }

  /// Reads the stores again that somebody else has written since they were read, and sets the settings to
  /// what they hold then, as a service does at a signal or a timer.
  ///
  /// Changes that were not saved yet stay. Only stores that were loaded and have a stamp are read. If
  /// nothing was written, this asks for the stamps and does nothing else.
  ///
  /// - Returns: What is wrong with the values of stores that were read again, and why one could not be read,
  ///   once for each stamp; its values are then as before.
  @discardableResult
  public func reloadStores() -> StartReport { adopt().report }

  private func adopt() -> (keys: Set<String>, report: StartReport) {
    var (changed, levels): (Set<String>, [SettingLevel]) = ([], [])
    var report = StartReport(words: root.words)
    if refusesUse() {
      for level in SettingLevel.allCases where sources[level].isLoaded {
        report.errors[level] = MenuInUseError()
      }
      return (changed, report)
    }
    guard !pages.contains(where: \.isDelivering) else { return (changed, report) }
    for level in SettingLevel.allCases {
      guard let store = sources[level].store, let stamp = store.stamp,
        stamp != sources[level].stamp
      else { continue }
      sources[level].stamp = stamp
      do {
        let values = try store.load()
        let keys = sources[level].keys(changedBy: values)
        guard !keys.isEmpty else { continue }
        sources.load(
          values, keepsSecrets: store.keepsSecrets, location: store.location, as: level)
        changed.formUnion(keys.filter { sources[level].change(of: $0) == nil })
        levels.append(level)
      } catch {
        report.errors[level] = error
      }
    }
    guard !levels.isEmpty else { return ([], report) }
    let walk = decideNow()
    for level in levels { report.loads[level] = loadReport(walk, at: level) }
    return (changed, report)
  }
}

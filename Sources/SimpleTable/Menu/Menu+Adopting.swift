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
    guard !isBusy, !pages.contains(where: \.isDelivering) else { return ([], nil) }
    var (changed, problem): (Set<String>, (any Error)?) = ([], nil)
    var isChanged = false
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
        isChanged = true
      } catch {
        problem = error
      }
    }
    guard isChanged else { return ([], problem) }
    decideNow()
    return (changed, problem)
  }
}

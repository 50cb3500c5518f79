extension Menu {
  /// Reads a store again if somebody else has written it since it was read, and sets the settings to
  /// what it holds then.
  ///
  /// Changes that were not saved yet stay. Only a menu that has loaded a store does so, and only from
  /// one that has a stamp. If nothing was written, this asks for the stamp and does nothing else.
  ///
  /// - Returns: The keys for which the store holds something else than before, but for those with
  ///   changes that were not saved yet.
  /// - Throws: The error of the store, once for each stamp; no setting has changed then.
  package func adoptStored(from store: any SettingsStore) throws -> Set<String> {
    guard loading.store != nil, !isBusy, !pages.contains(where: \.isDelivering),
      let stamp = store.stamp, loading.noteStamp(stamp)
    else { return [] }
    let values = try store.load()
    let keys = sources.keys(changedBy: values)
    guard !keys.isEmpty else { return [] }
    sources.load(values, keepsSecrets: store.keepsSecrets)
    evaluation.noteChange()
    decideNow()
    return keys.filter { sources[$0].change == nil }
  }

  /// Returns the key of the setting that a row of a page changes, or `nil` if it changes none.
  ///
  /// It is that of the list for an entry, and that of the picker for an option.
  package func key(ofRowAt path: RowPath, on page: TableAdapter) -> String? {
    page.model.map.position(of: path).flatMap { setting(at: $0, of: page) }?.key
  }
}

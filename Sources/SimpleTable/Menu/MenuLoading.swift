/// The store of a menu, and what came of loading it.
struct MenuLoading {
  /// The store that was loaded last, into which ``Menu/save()`` writes.
  private(set) var store: (any SettingsStore)?

  /// The stamp of the store before it was read last; `nil` if it has none, or was written since.
  private var stamp: AnyHashable?

  /// The result of the last load, until it is shown.
  private var result: Result<LoadReport, any Error>?

  /// Notes what came of loading a store.
  mutating func note(_ store: any SettingsStore, _ result: Result<LoadReport, any Error>) {
    self.store = store
    self.result = result
  }

  /// Notes a store of which nothing is to be shown.
  mutating func note(_ store: any SettingsStore) {
    self.store = store
    result = nil
  }

  /// Notes the stamp of a store that is about to be read, or `nil` where it was written.
  ///
  /// - Returns: Whether it is another one than before.
  @discardableResult
  mutating func noteStamp(_ stamp: AnyHashable?) -> Bool {
    defer { self.stamp = stamp }
    return stamp != self.stamp
  }

  /// Returns what came of the last load, once.
  mutating func takeResult() -> Result<LoadReport, any Error>? { result.take() }
}

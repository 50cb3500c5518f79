/// The stores of a menu, and what came of loading them.
struct MenuLoading {
  /// The store of each level that was loaded, into which ``Menu/save()`` writes.
  private(set) var stores: [SettingLevel: any SettingsStore] = [:]

  /// The stamps of the stores before they were read last; none where one has none or was written since.
  private var stamps: [SettingLevel: AnyHashable] = [:]

  /// The results of the last loads, until they are shown.
  private var results: [SettingLevel: Result<LoadReport, any Error>] = [:]

  /// Why stores could not be read when they were loaded last.
  private(set) var errors: [SettingLevel: any Error] = [:]

  /// Notes what came of loading the store of a level.
  mutating func note(
    _ store: any SettingsStore, _ result: Result<LoadReport, any Error>, as level: SettingLevel
  ) {
    stores[level] = store
    results[level] = result
    errors[level] = if case .failure(let error) = result { error } else { nil }
  }

  /// Notes a store of which nothing is to be shown.
  mutating func note(_ store: any SettingsStore, as level: SettingLevel) {
    stores[level] = store
    results[level] = nil
    errors[level] = nil
  }

  /// Notes the stamp of a store that is about to be read, or `nil` where it was written.
  ///
  /// - Returns: Whether it is another one than before.
  @discardableResult
  mutating func noteStamp(_ stamp: AnyHashable?, as level: SettingLevel) -> Bool {
    defer { stamps[level] = stamp }
    return stamp != stamps[level]
  }

  /// Returns what came of the last loads, the lowest level first, once.
  mutating func takeResults() -> [Result<LoadReport, any Error>] {
    defer { results = [:] }
    return results.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// What a store holds.
struct LoadedStore {
  let stamp: AnyHashable?
  let values: Result<[String: SettingValue], any Error>
  let location: String?

  /// Reads a store.
  init(_ store: any SettingsStore) {
    // The stamp is read before the values, so that a write meanwhile is noticed later.
    stamp = store.stamp
    values = Result { try store.load() }
    location = store.location
  }
}

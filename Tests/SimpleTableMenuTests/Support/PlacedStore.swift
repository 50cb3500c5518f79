import SimpleTableMenu

/// A store in memory that says where it is.
struct PlacedStore: SettingsStore {
  let memory: MemoryStore
  let location: String?

  init(values: [String: SettingValue], location: String) {
    memory = MemoryStore(values)
    self.location = location
  }

  func load() -> [String: SettingValue] { memory.load() }

  func merge(set values: [String: SettingValue], unset keys: Set<String>) {
    memory.merge(set: values, unset: keys)
  }
}

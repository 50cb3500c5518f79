@testable import SimpleTable

/// What a user and a store can tell of a menu, so that two menus, or two moments, are compared.
struct HeldSettings: Equatable {
  let settings: [Setting]
  let unknownKeys: [String]
  let invalidSettings: [RefusedValue]
  let hasUnsavedChanges: Bool

  /// What is known of one setting, apart from its texts.
  struct Setting: Equatable {
    let key: String
    let value: String
    let source: SettingSource
    let isStored: Bool
    let sources: [SettingInfo.Source]
  }

  init(_ menu: Menu) {
    settings = menu.settings.map {
      Setting(
        key: $0.key, value: $0.value, source: $0.source, isStored: $0.isStored,
        sources: $0.sources)
    }
    unknownKeys = menu.unknownKeys
    invalidSettings = menu.invalidSettings
    hasUnsavedChanges = menu.hasUnsavedChanges
  }
}

import SimpleTableMenu

/// The settings restored by undo or redo.
struct RestoredSettings {
  /// Whether a change was undone; if not, it was made again.
  let isUndone: Bool

  /// The keys and their settings; `nil` for one that is not available.
  let settings: [(key: String, info: SettingInfo?)]

  /// The settings that were left out, with the reasons.
  let leftOut: [RefusedValue]

  /// The titles from the first page to the one in view.
  let page: [String]
}

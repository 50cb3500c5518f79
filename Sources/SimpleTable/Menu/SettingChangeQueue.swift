/// The changes of settings that are still to be reported.
struct SettingChangeQueue {
  private var pending: [SettingChange] = []
  private var isDelivering = false

  /// The number of changes that wait.
  var count: Int { pending.count }

  /// Adds a change, without the values of a secret; one that changed nothing is left out.
  mutating func add(
    _ key: String, isSecret: Bool, from old: SettingValue, _ oldSource: SettingSource,
    to new: SettingValue, _ newSource: SettingSource
  ) {
    guard old != new || oldSource != newSource else { return }
    let texts = isSecret ? ("", "") : (old.text, new.text)
    pending.append(
      SettingChange(key: key, oldValue: texts.0, newValue: texts.1, source: newSource))
  }

  /// Begins to report, unless that has begun already.
  mutating func begin() -> Bool {
    defer { isDelivering = true }
    return !isDelivering
  }

  /// Returns the changes that wait, in order; with the last of them, reporting ends.
  mutating func next() -> [SettingChange] {
    defer { pending = [] }
    if pending.isEmpty { isDelivering = false }
    return pending
  }
}

/// The changes of settings that are still to be reported.
struct SettingChangeQueue {
  private var pending: [SettingChange] = []
  private var isDelivering = false

  /// Adds changes.
  mutating func add(_ changes: [SettingChange]) { pending += changes }

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

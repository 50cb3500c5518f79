/// Changes that the user tries before choosing them: candidates at the edited level that are in no store.
package struct SettingTrial {
  /// The title of the row that was changed last.
  package private(set) var title = ""

  /// For how many seconds it is asked whether to keep the changes; `nil` for an option that is tried while
  /// the cursor is on it.
  package private(set) var seconds: Int?

  /// How many changes there were so far, each with the whole time to confirm them.
  package private(set) var count = 0

  /// What the settings read before they were changed, by key.
  private(set) var readings: [String: ControlReading] = [:]

  /// The keys of the settings that were given other values meanwhile.
  private(set) var keys: Set<String> = []

  /// What settings held over which something was assigned.
  private(set) var replaced: [DeclaredSetting.Place: ReplacedValue] = [:]

  /// Adds a change of a setting, with what that read before.
  mutating func add(
    _ transaction: SettingTransaction, of setting: DeclaredSetting, from reading: ControlReading,
    seconds: Int? = nil
  ) {
    title = setting.row.title
    self.seconds = seconds
    count += 1
    readings.merge([setting.key: reading]) { first, _ in first }
    keys.formUnion(transaction.assignedKeys.union([setting.key]))
    replaced.merge(transaction.replaced) { first, _ in first }
  }
}

import SimpleTable

/// The actions of rows that have not ended.
struct RunningActions {
  private var all: [RunningAction] = []

  /// Returns the action of a row; `nil` where none runs.
  func ofRow(_ row: ActionRow) -> RunningAction? { all.first { $0.row == row } }

  mutating func add(_ action: RunningAction) { all.append(action) }

  mutating func remove(_ action: RunningAction) { all.removeAll { $0 === action } }

  /// Drops the previous action of a row that begins again.
  mutating func drop(_ row: ActionRow?) { all.removeAll { $0.row != nil && $0.row == row } }

  /// Records a value that the menu has assigned, so that no action has changed it.
  func record(_ value: SettingValue?, of key: String) {
    for action in all { action.values[key] = value }
  }
}

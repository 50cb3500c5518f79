import SimpleTableMenu

/// The outcome of an action, which a presentation shows.
enum ActionOutcome {
  /// The page shows the result, so there is nothing to report.
  case done
  /// Closures of the program have run, which may have printed something.
  case ranClosures
  /// The row takes text, which the presentation asks for.
  case asksForText(RowID, text: String)
  /// The row adds an entry with a name to a map, whose value the presentation asks for.
  case asksForValue(of: String, RowID)
  /// The row asks before it acts.
  case asksToConfirm(Confirmation)
  /// Another row is focused.
  case goes(to: RowPath)
  /// The state of a setting after its stored value was removed.
  case applies(SettingInfo)
  /// Settings are as they were before a change, or again as they were after it.
  case restored(RestoredSettings)
  /// A value was refused, for a reason.
  case refused(String)
  /// The row with a title is disabled, for a reason of its own.
  case disabled(title: String, reason: String)
  /// The row did nothing, for a reason of the menu, with the row's title.
  case note(MenuWords.Phrase, String = "")

  /// Whether the row has acted.
  var isDone: Bool {
    switch self {
    case .done, .ranClosures: true
    default: false
    }
  }

  /// The outcome for a row that did nothing.
  static func ignored(_ reason: ValueOutcome.Reason, _ row: Row) -> ActionOutcome {
    switch reason {
    case .disabled:
      row.disabledReason.map { .disabled(title: row.title, reason: $0) }
        ?? .note(.disabled, row.title)
    case .notSelectable: .note(.inert)
    default: .done
    }
  }
}

/// The question of a row before it acts.
struct Confirmation {
  let question: String
  let row: AskedRow
  let action: Action

  /// Whether the row itself asks.
  var isOfRow = true

  /// The action to perform once the answer is yes.
  enum Action {
    case select
    case enter(String)
    case step(Int)
    case unset
  }

  /// Returns whether the row can still act, and asks the same.
  func canBeAnswered(in menu: Menu) -> Bool {
    guard let row = row.usable(in: menu) else { return false }
    return !isOfRow || row.confirmation == question
  }
}

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

import SimpleTable
import SimpleTableMenu

extension Dialog {
  /// The effect of what the user does, which a presentation shows.
  enum Reply {
    /// The page shows the result, so there is nothing to report.
    case done
    /// Closures of the program have run, which may have printed something.
    case ranClosures
    /// The dialog asks something.
    case asks
    /// The answer was no, and nothing was done.
    case cancelled
    /// Another row is focused.
    case goes(to: RowPath)
    /// The state of a setting after its stored value was removed.
    case applies(SettingInfo)
    /// Settings are as they were before a change, or again as they were after it.
    case restored(RestoredSettings)
    /// A value was refused, for a reason.
    case refused(String)
    /// A step was refused, for a reason that the row shows.
    case refusedAtRow
    /// The row with a title is disabled, for a reason of its own; or the value that it has cannot be changed.
    case disabled(title: String, reason: String, isValue: Bool = true)
    /// The row did nothing, for a reason of the menu, with the row's title.
    case note(MenuWords.Phrase, String = "")
    /// The menu is left.
    case leaves
    /// Saving has failed, so the menu is not left.
    case notSaved(StoreProblem)

    /// Whether the row has acted.
    var isDone: Bool {
      switch self {
      case .done, .ranClosures: true
      default: false
      }
    }

    /// The reply for a row that is disabled for a reason.
    static func disabled(_ row: Row, reason: String) -> Reply {
      .disabled(title: row.title, reason: reason, isValue: row.hasValue)
    }

    /// The reply for a row that did nothing.
    static func ignored(_ reason: ValueOutcome.Reason, _ row: Row) -> Reply {
      switch reason {
      case .disabled:
        row.disabledReason.map { .disabled(row, reason: $0) }
          ?? .note(.disabled, row.title)
      case .notSelectable: .note(.inert)
      default: .done
      }
    }
  }
}

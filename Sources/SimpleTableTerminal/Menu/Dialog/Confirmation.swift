import SimpleTable
import SimpleTableMenu

/// The question of a row before it acts.
struct Confirmation {
  let question: String
  let row: PlacedRow
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

/// What a key does in a menu.
public enum MenuAction: Hashable, Sendable, CaseIterable {
  /// Move to the row above.
  case moveUp
  /// Move to the row below.
  case moveDown
  /// Move up by as many rows as are seen.
  case pageUp
  /// Move down by as many rows as are seen.
  case pageDown
  /// Move to the first row.
  case moveToTop
  /// Move to the last row.
  case moveToBottom
  /// Select the row.
  case select
  /// Tap the accessory of the row.
  case tapAccessory
  /// Expand a section, open a page, or increase a value.
  case increase
  /// Collapse a section, close a page, or decrease a value.
  case decrease
  /// Go back to the page before.
  case back
  /// Ask for words that rows must contain.
  case filter
  /// Show what the keys do.
  case help
  /// Draw the screen again.
  case redraw
  /// Read the settings from the store again.
  case reload
  /// Stop the program, until the shell continues it.
  case suspend
  /// Leave the menu.
  case leave
}

extension MenuAction {
  /// The line about the action on a help page.
  public var title: String {
    switch self {
    case .moveUp: "Move up"
    case .moveDown: "Move down"
    case .pageUp: "Move up by a page"
    case .pageDown: "Move down by a page"
    case .moveToTop: "Move to the first row"
    case .moveToBottom: "Move to the last row"
    case .select: "Select the row"
    case .tapAccessory: "Tap the row's accessory"
    case .increase: "Expand, open or increase"
    case .decrease: "Collapse, close or decrease"
    case .back: "Go back"
    case .filter: "Filter the rows"
    case .help: "Show the keys"
    case .redraw: "Draw the screen again"
    case .reload: "Read the stored settings again"
    case .suspend: "Suspend the program"
    case .leave: "Leave the menu"
    }
  }
}

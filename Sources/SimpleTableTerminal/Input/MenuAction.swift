/// The effect of a key in a menu, with its line on an English help page.
public enum MenuAction: String, Hashable, Sendable, CaseIterable {
  /// Move to the row above.
  case moveUp = "Move up"
  /// Move to the row below.
  case moveDown = "Move down"
  /// Move up by as many rows as are seen.
  case pageUp = "Move up by a page"
  /// Move down by as many rows as are seen.
  case pageDown = "Move down by a page"
  /// Move to the first row.
  case moveToTop = "Move to the first row"
  /// Move to the last row.
  case moveToBottom = "Move to the last row"
  /// Select the row.
  case select = "Select the row"
  /// Tap the accessory of the row.
  case tapAccessory = "Tap the row's accessory"
  /// Expand a section, open a page, or increase a value.
  case increase = "Expand, open or increase"
  /// Collapse a section, close a page, or decrease a value.
  case decrease = "Collapse, close or decrease"
  /// Increase a value by ten steps, or do what increasing does.
  case increaseByTen = "Increase by ten steps"
  /// Decrease a value by ten steps, or do what decreasing does.
  case decreaseByTen = "Decrease by ten steps"
  /// Move to the next section.
  case nextSection = "Move to the next section"
  /// Move to the section before.
  case previousSection = "Move to the section before"
  /// Remove the entry of a list or a map, or the stored value of a setting, so that another value applies.
  case remove = "Use the default, or remove the entry"
  /// Move the entry of a list up.
  case moveEntryUp = "Move the entry of a list up"
  /// Move the entry of a list down.
  case moveEntryDown = "Move the entry of a list down"
  /// Go back to the page before.
  case back = "Go back"
  /// Ask for words, and show the rows of all pages that contain them.
  case search = "Search all pages"
  /// Show only the settings that are stored.
  case showStored = "Show only what is stored"
  /// Undo the last change of a setting.
  case undo = "Undo the last change"
  /// Make the change again that was undone last.
  case redo = "Redo what was undone"
  /// Copy the setting, with its key.
  case copy = "Copy the setting"
  /// Show the details of the row, and the effects of the keys.
  case help = "Explain the row and the keys"
  /// Draw the screen again.
  case redraw = "Draw the screen again"
  /// Read the settings from the store again.
  case reload = "Read the stored settings again"
  /// Stop the program, until the shell continues it.
  case suspend = "Suspend the program"
  /// Leave the menu.
  case leave = "Leave the menu"
}

extension MenuAction {
  /// The line about the action on a help page.
  public var title: String { rawValue }
}

/// An action that a key performs in a menu.
public enum MenuAction: Hashable, Sendable, CaseIterable {
  /// Move to the row above.
  case moveUp
  /// Move to the row below.
  case moveDown
  /// Move up by as many rows as are in view.
  case pageUp
  /// Move down by as many rows as are in view.
  case pageDown
  /// Move to the first row.
  case moveToTop
  /// Move to the last row.
  case moveToBottom
  /// Select the row.
  case select
  /// Tap the accessory of the row.
  case tapAccessory
  /// Expand a section or a row, open a page, or increase a value.
  case increase
  /// Collapse a section or a row, close a page, or decrease a value.
  case decrease
  /// Increase a value by ten steps; without a value, the same as increasing.
  case increaseByTen
  /// Decrease a value by ten steps; without a value, the same as decreasing.
  case decreaseByTen
  /// Move to the next section.
  case nextSection
  /// Move to the section before.
  case previousSection
  /// Remove an entry of a list or a map, or unset a setting, so that its next lower source applies.
  case remove
  /// Move an entry of a list up.
  case moveEntryUp
  /// Move an entry of a list down.
  case moveEntryDown
  /// Go back to the page above.
  case back
  /// Search all pages for words.
  case search
  /// Show only the settings that are stored.
  case showStored
  /// Undo the last change of a setting.
  case undo
  /// Redo the change that was undone last.
  case redo
  /// Copy the focused setting, with its key, to the clipboard.
  case copy
  /// Explain the row and the keys.
  case help
  /// Draw the screen again.
  case redraw
  /// Read the stores again.
  case reload
  /// Suspend the program until the shell continues it.
  case suspend
  /// Leave the menu.
  case leave
}

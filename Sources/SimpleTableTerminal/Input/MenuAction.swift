/// The effect of a key in a menu.
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
  /// Increase a value by ten steps, or do what increasing does.
  case increaseByTen
  /// Decrease a value by ten steps, or do what decreasing does.
  case decreaseByTen
  /// Move to the next section.
  case nextSection
  /// Move to the section before.
  case previousSection
  /// Remove the entry of a list or a map, or the stored value of a setting, so that another value applies.
  case remove
  /// Move the entry of a list up.
  case moveEntryUp
  /// Move the entry of a list down.
  case moveEntryDown
  /// Go back to the page before.
  case back
  /// Ask for words, and show the rows of all pages that contain them.
  case search
  /// Show only the settings that are stored.
  case showStored
  /// Undo the last change of a setting.
  case undo
  /// Make the change again that was undone last.
  case redo
  /// Copy the setting, with its key.
  case copy
  /// Show the details of the row, and the effects of the keys.
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

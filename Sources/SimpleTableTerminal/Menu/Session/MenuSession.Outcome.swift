import SimpleTable
import SimpleTableMenu

extension MenuSession {
  /// The step that the caller must take after a key.
  package enum Outcome: Hashable, Sendable {
    /// Show the frame and go on.
    case next
    /// Draw the whole screen again and go on.
    case redraw
    /// Stop the program until it is continued.
    case stop
    /// Let the user edit a text with another program, and then call `endEditing`.
    case edit(EditorRequest)
    /// Put a text into the clipboard, and go on.
    case copy(String)
    /// Leave the menu.
    case leave
    /// Leave the menu, as `^C` does.
    case interrupt

    /// Whether the keys that follow are dropped.
    var endsKeys: Bool {
      switch self {
      case .next, .redraw, .copy: false
      case .stop, .edit, .leave, .interrupt: true
      }
    }
  }
}

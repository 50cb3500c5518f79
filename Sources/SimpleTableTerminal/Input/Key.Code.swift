extension Key {
  /// The key that was pressed, without its modifiers.
  package enum Code: Hashable, Sendable {
    /// A character, the space among them.
    ///
    /// A typed character arrives one scalar at a time: a mark is a key of its own, and joins the
    /// character before it where the text is edited.
    case character(Character)
    /// Text that was pasted as a whole; line breaks are as the terminal sent them.
    case paste(String)
    /// A function key, counted from one.
    case function(Int)
    /// The arrow that points up.
    case up
    /// The arrow that points down.
    case down
    /// The arrow that points left.
    case left
    /// The arrow that points right.
    case right
    /// The key for the page before.
    case pageUp
    /// The key for the page after.
    case pageDown
    /// The key for the start.
    case home
    /// The key for the end.
    case end
    /// The key that ends a line.
    case `return`
    /// The tabulator.
    case tab
    /// The key that leaves something.
    case escape
    /// The key that deletes the character before the cursor.
    case backspace
    /// The key that deletes the character at the cursor.
    case delete
    /// The key that turns inserting on and off.
    case insert
    /// A sequence that is not a known key.
    case unknown
  }
}

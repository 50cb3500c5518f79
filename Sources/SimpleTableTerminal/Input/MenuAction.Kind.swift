extension MenuAction {
  /// The kind of an action's effect.
  enum Kind: Hashable, Sendable {
    /// It moves the focus.
    case moves
    /// It changes something: the focused row, or by undoing and redoing other settings.
    case changes
    /// It shows something else, or leaves the menu.
    case shows
  }

  /// The kind of the action's effect.
  ///
  /// If another program has changed the focused row, an action that changes something only shows
  /// the new value.
  var kind: Kind {
    switch self {
    case .moveUp, .moveDown, .pageUp, .pageDown, .moveToTop, .moveToBottom, .nextSection,
      .previousSection:
      .moves
    case .select, .tapAccessory, .increase, .decrease, .increaseByTen, .decreaseByTen, .remove,
      .moveEntryUp, .moveEntryDown, .undo, .redo:
      .changes
    case .back, .search, .showStored, .copy, .help, .redraw, .reload, .suspend, .leave: .shows
    }
  }
}

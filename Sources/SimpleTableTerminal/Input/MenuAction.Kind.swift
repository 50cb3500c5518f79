extension MenuAction {
  /// What kind of thing an action does.
  enum Kind: Hashable, Sendable {
    /// It moves the focus.
    case moves
    /// It changes something: the focused row, or by undoing and redoing other settings.
    case changes
    /// It shows something else, or leaves the menu.
    case shows
  }

  /// What kind of thing the action does.
  ///
  /// Where somebody else has changed the focused row, an action that changes something does nothing but
  /// show that.
  var kind: Kind {
    switch self {
    case .moveUp, .moveDown, .pageUp, .pageDown, .moveToTop, .moveToBottom, .nextSection,
      .previousSection:
      .moves
    case .select, .tapAccessory, .increase, .decrease, .remove, .moveEntryUp, .moveEntryDown, .undo,
      .redo:
      .changes
    case .back, .search, .showStored, .copy, .help, .redraw, .reload, .suspend, .leave: .shows
    }
  }
}

extension TerminalMenu {
  /// What becomes of changes that are not saved when the user leaves a menu.
  public enum Leaving: Hashable, Sendable {
    /// The menu is left; what it stores as it is changed is stored already.
    case immediately
    /// The user is asked whether to save them, to leave without, or to stay.
    case asking
  }
}

extension TerminalMenu {
  /// The fate of unsaved changes when the user leaves a menu.
  public enum Leaving: Hashable, Sendable {
    /// The menu is left. With automatic saving, everything is stored already.
    case immediately
    /// The user is asked whether to save them, to leave without, or to stay.
    case asking
  }
}

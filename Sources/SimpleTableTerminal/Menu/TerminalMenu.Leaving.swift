extension TerminalMenu {
  /// The treatment of unsaved changes when the user leaves a menu.
  public enum Leaving: Hashable, Sendable {
    /// The menu ends without a question.
    ///
    /// With ``TerminalMenu/autosave``, everything is saved already.
    case immediately
    /// The user is asked whether to save the changes, to leave without saving, or to stay.
    case asking
  }
}

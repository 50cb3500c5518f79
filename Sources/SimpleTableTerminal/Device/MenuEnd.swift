/// The way in which a menu has ended.
public enum MenuEnd: Hashable, Sendable {
  /// The user has left the menu.
  case left
  /// The user has pressed Control-C.
  case interrupted
  /// The task in which the menu ran was cancelled.
  case cancelled
  /// The input has ended.
  case inputClosed
  /// A signal has asked the program to end.
  ///
  /// The signal is sent again after ``TerminalMenu/didEnd`` was called.
  case signal(Int32)
}

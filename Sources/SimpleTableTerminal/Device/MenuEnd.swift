/// How a menu has ended.
public enum MenuEnd: Hashable, Sendable {
  /// The user has left it.
  case left
  /// The user has pressed `^C`.
  case interrupted
  /// The task in which it ran was cancelled.
  case cancelled
  /// There is no more input.
  case inputClosed
  /// A signal has asked the program to end.
  ///
  /// It is sent again after ``TerminalMenu/didEnd`` has been called.
  case signal(Int32)
}

/// What has come of a menu when it has ended.
public struct MenuResult: Sendable {
  /// How it has ended.
  public let end: MenuEnd

  /// Why the settings could not be stored, or `nil` if they were.
  public let saveError: (any Error)?

  /// Whether values were refused at numbered lines, and not put right since.
  ///
  /// A script that sets values by lines of input finds out by this that one of them was wrong.
  public let hasRefusedValues: Bool
}

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

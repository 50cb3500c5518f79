/// The result of running a menu in a terminal.
public struct MenuResult: Sendable {
  /// The way in which the menu has ended.
  public let end: MenuEnd

  /// The error of the last automatic save, or `nil` if there was none.
  public let saveError: (any Error)?

  /// Whether a value was refused at numbered lines, and was not corrected afterwards.
  ///
  /// With this, a script that sets values by lines of input can find out that one of them was
  /// wrong.
  public let hasRefusedValues: Bool
}

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

/// What happens at a terminal.
package enum TerminalEvent: Hashable, Sendable {
  /// Keys were pressed, or something was pasted.
  case keys([Key])
  /// The last Esc was the start of the key that follows, whose rest has come late.
  case escapeWithdrawn
  /// The last paste was too long, and was cut.
  case pasteCut
  /// The screen has a new size, and its contents are unknown.
  case resized(TerminalSize)
  /// The program goes on after a stop or a child program, with unknown contents of the screen.
  case resumed(TerminalSize)
  /// Another thread has asked to evaluate the tables again.
  case woken
  /// The input has ended, so there will be no more keys.
  case endOfInput
  /// `^C` was pressed while the program was busy; while it waits, that is one of the keys.
  case interrupted
  /// A signal has asked the program to end.
  case terminated(signal: Int32)
}

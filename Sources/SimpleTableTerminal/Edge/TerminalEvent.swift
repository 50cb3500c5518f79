/// What happens at a terminal.
package enum TerminalEvent: Hashable, Sendable {
  /// Keys were pressed, or something was pasted.
  case keys([Key])
  /// The last Esc was the start of the key that follows, the rest of which has come late.
  case escapeWithdrawn
  /// The last paste was too long, and was cut.
  case pasteCut
  /// The screen has another size; what it shows is unknown.
  case resized(TerminalSize)
  /// The program goes on after a stop or a child program; what the screen shows is unknown.
  case resumed(TerminalSize)
  /// Another thread has asked to evaluate the tables again.
  case woken
  /// There will be no more keys.
  case endOfInput
  /// `^C` was pressed while the program was at work.
  case interrupted
  /// The program was asked to end, by the signal of a number.
  case terminated(signal: Int32)
}

/// What happens at a terminal.
package enum TerminalEvent: Hashable, Sendable {
  /// Keys were pressed, or something was pasted.
  case keys([Key])
  /// The screen has another size; what it shows is unknown.
  case resized(TerminalSize)
  /// The program goes on after a stop or a child program; what the screen shows is unknown.
  case resumed(TerminalSize)
  /// Another thread has asked for a look at what is new.
  case woken
  /// There will be no more keys.
  case endOfInput
  /// The program was asked to end, by the signal of a number.
  case terminated(signal: Int32)
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The settings of a terminal line, and the change to raw mode and back.
struct RawMode {
  /// The settings before.
  let saved: termios

  private let input: Int32

  /// Reads the settings of a terminal line.
  init(input: Int32) throws(TerminalError) {
    var attributes = termios()
    guard tcgetattr(input, &attributes) == 0 else {
      throw TerminalError(call: "tcgetattr", code: errno)
    }
    self.input = input
    saved = attributes
  }

  /// Stops the process until it is in the foreground.
  ///
  /// Setting the line to what it is makes the system send SIGTTOU to a process in the background,
  /// or refuse where nobody could continue it.
  func waitForForeground() throws(TerminalError) {
    var attributes = termios()
    guard tcgetattr(input, &attributes) == 0 else {
      throw TerminalError(call: "tcgetattr", code: errno)
    }
    try set(attributes)
  }

  /// Hands every byte through, as soon as it is typed or written.
  func enter() throws(TerminalError) {
    var raw = saved
    cfmakeraw(&raw)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    try set(raw)
  }

  /// Shows nothing of what is typed but the end of the line.
  ///
  /// The keys that stop the program or end it with a core file are off meanwhile: what they leave
  /// behind would be a terminal that shows nothing, or later what is to be hidden.
  func hideInput() throws(TerminalError) {
    var hidden = saved
    hidden.c_lflag &= ~tcflag_t(ECHO)
    hidden.c_lflag |= tcflag_t(ECHONL)
    let off = cc_t(truncatingIfNeeded: fpathconf(input, Int32(_PC_VDISABLE)))
    withUnsafeMutableBytes(of: &hidden.c_cc) { characters in
      characters[Int(VSUSP)] = off
      characters[Int(VQUIT)] = off
    }
    try set(hidden)
  }

  /// Puts the settings back.
  func leave() throws(TerminalError) {
    try set(saved)
  }

  /// Sets the line at once: what is written already has been processed by then.
  private func set(_ attributes: termios) throws(TerminalError) {
    var attributes = attributes
    while tcsetattr(input, TCSANOW, &attributes) != 0 {
      guard errno == EINTR else { throw TerminalError(call: "tcsetattr", code: errno) }
    }
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#else
  #error("SimpleTableTerminal needs POSIX: on Windows and WASI there is SimpleTable alone.")
#endif

/// A terminal as the system knows it: its settings, its size, and the job in its foreground.
struct TerminalLine {
  /// The settings before the program changed them.
  private let saved: termios

  private let input: Int32

  /// Reads the settings of a terminal.
  ///
  /// - Throws: A ``TerminalError`` where the file is no terminal.
  init(input: SystemFile) throws(TerminalError) {
    self.input = input.number
    saved = try Self.settings(of: input.number)
  }

  /// Returns the size of a terminal's screen, or `nil` where it has none; each part may be zero.
  static func size(of file: SystemFile) -> TerminalSize? {
    var size = winsize()
    guard ioctl(file.number, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

extension TerminalLine {
  /// Stops the process until it is in the foreground.
  ///
  /// Writing back the present settings makes the system send SIGTTOU to a process in the
  /// background, or fail where no shell could continue the process.
  ///
  /// - Throws: A ``TerminalError`` where the terminal cannot be set.
  func waitForForeground() throws(TerminalError) {
    try set(Self.settings(of: input))
  }

  /// Passes every byte on unchanged, as soon as it is typed or written.
  ///
  /// - Parameter sendsInterrupts: Whether `^C` and `^\` are signals all the same.
  /// - Throws: A ``TerminalError`` where the terminal cannot be set.
  func makeRaw(sendsInterrupts: Bool = false) throws(TerminalError) {
    var raw = saved
    cfmakeraw(&raw)
    let off = switchedOff
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
      characters[Int(VSUSP)] = off
    }
    // NOFLSH keeps what was typed before such a signal.
    if sendsInterrupts { raw.c_lflag |= tcflag_t(ISIG) | tcflag_t(NOFLSH) }
    try set(raw)
  }

  /// Hides what is typed, except the end of the line.
  ///
  /// The keys that stop the program or end it with a core file are off meanwhile. They would leave
  /// a terminal that does not show what is typed, or that shows the secret after the stop.
  ///
  /// - Throws: A ``TerminalError`` where the terminal cannot be set.
  func hideInput() throws(TerminalError) {
    var hidden = saved
    hidden.c_lflag &= ~tcflag_t(ECHO)
    hidden.c_lflag |= tcflag_t(ECHONL)
    let off = switchedOff
    withUnsafeMutableBytes(of: &hidden.c_cc) { characters in
      characters[Int(VSUSP)] = off
      characters[Int(VQUIT)] = off
    }
    try set(hidden)
  }

  /// Puts the settings back.
  ///
  /// - Throws: A ``TerminalError`` where the terminal cannot be set.
  func restore() throws(TerminalError) {
    try set(saved)
  }

  /// Puts the settings back unless another job has the terminal; a signal handler may use this.
  ///
  /// - Returns: Whether they were put back.
  func restoreInForeground() -> Bool {
    let foreground = tcgetpgrp(input)
    guard foreground < 0 || foreground == getpgrp() else { return false }
    var attributes = saved
    tcsetattr(input, TCSANOW, &attributes)
    return true
  }

  /// The character that switches a key of the line off.
  private var switchedOff: cc_t { cc_t(truncatingIfNeeded: fpathconf(input, Int32(_PC_VDISABLE))) }

  private static func settings(of input: Int32) throws(TerminalError) -> termios {
    var attributes = termios()
    guard tcgetattr(input, &attributes) == 0 else {
      throw TerminalError(call: "tcgetattr", code: errno)
    }
    return attributes
  }

  /// Sets the terminal at once, without waiting for the output to be sent.
  private func set(_ attributes: termios) throws(TerminalError) {
    var attributes = attributes
    while tcsetattr(input, TCSANOW, &attributes) != 0 {
      guard errno == EINTR else { throw TerminalError(call: "tcsetattr", code: errno) }
    }
  }
}

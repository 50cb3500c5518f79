#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#endif

/// A terminal as the system knows it: its settings, its size, and the job in its foreground.
package struct TerminalLine: Sendable {
  /// The settings before the program changed them.
  private let saved: termios

  private let input: Int32

  /// Reads the settings of a terminal.
  ///
  /// - Throws: An error where the file is not a terminal.
  package init(input: SystemFile) throws(SystemError) {
    self.input = input.number
    saved = try Self.settings(of: input.number)
  }

  /// Returns the size of a terminal's screen, or `nil` where it has none; each part may be zero.
  package static func size(of file: SystemFile) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(file.number, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}

extension TerminalLine {
  /// Stops the process until it is in the foreground.
  ///
  /// Writing back the present settings makes the system send SIGTTOU to a process in the
  /// background, or fail where no shell could continue the process.
  ///
  /// - Throws: An error where the terminal cannot be set.
  package func waitForForeground() throws(SystemError) {
    try set(Self.settings(of: input))
  }

  /// Passes every byte on unchanged, as soon as it is typed or written.
  ///
  /// - Parameter sendsSignals: Whether `^C`, `^\` and `^Z` are signals all the same.
  /// - Throws: An error where the terminal cannot be set.
  package func makeRaw(sendsSignals: Bool) throws(SystemError) {
    var raw = raw
    // NOFLSH keeps the text typed before such a signal.
    if sendsSignals { raw.c_lflag |= tcflag_t(ISIG) | tcflag_t(NOFLSH) }
    try set(raw)
  }

  private var raw: termios {
    var raw = saved
    cfmakeraw(&raw)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return raw
  }

  /// Hides typed text, except the end of the line.
  ///
  /// The keys that stop the program or end it with a core file are off meanwhile. They would leave
  /// a terminal that hides typed text, or that shows the secret after the stop.
  ///
  /// - Throws: An error where the terminal cannot be set.
  package func hideInput() throws(SystemError) {
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
  /// - Throws: An error where the terminal cannot be set.
  package func restore() throws(SystemError) {
    try set(saved)
  }

  /// Drops typed and pasted text that was not read yet; a signal handler may use this.
  ///
  /// A paste arrives in parts: nothing may have come for a twentieth of a second, and all of it takes
  /// no more than a second. No key sends a signal meanwhile, and every byte is passed on afterwards.
  ///
  /// - Parameter first: How long the first of it may take to come, in milliseconds.
  package func dropInput(after first: Int32 = Self.pauseOfPaste) {
    var raw = raw
    tcsetattr(input, TCSANOW, &raw)
    let file = SystemFile(number: input)
    let end = SystemProcess.now + 1_000
    var pause = first
    while file.hasInput(within: pause), tcflush(input, TCIFLUSH) == 0, SystemProcess.now < end {
      pause = Self.pauseOfPaste
    }
  }

  /// How long nothing has come of a paste that has ended, in milliseconds.
  package static let pauseOfPaste: Int32 = 50

  /// Whether no other job has the terminal; a signal handler may use this.
  package var isInForeground: Bool {
    let foreground = tcgetpgrp(input)
    return foreground < 0 || foreground == getpgrp()
  }

  /// Puts the settings back in one call; a signal handler may use this.
  package func restoreNow() {
    var attributes = saved
    tcsetattr(input, TCSANOW, &attributes)
  }

  /// The character that switches a key of the line off.
  private var switchedOff: cc_t { cc_t(truncatingIfNeeded: fpathconf(input, Int32(_PC_VDISABLE))) }

  private static func settings(of input: Int32) throws(SystemError) -> termios {
    var attributes = termios()
    guard tcgetattr(input, &attributes) == 0 else {
      throw SystemError(call: "tcgetattr")
    }
    return attributes
  }

  /// Sets the terminal at once, without waiting for the output to be sent.
  private func set(_ attributes: termios) throws(SystemError) {
    var attributes = attributes
    while tcsetattr(input, TCSANOW, &attributes) != 0 {
      guard errno == EINTR else { throw SystemError(call: "tcsetattr") }
    }
  }
}

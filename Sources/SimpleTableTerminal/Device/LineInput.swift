import SimpleTableSystem

/// Standard input, read by lines while the signals that end a program are caught.
struct LineInput: ~Copyable {
  /// The requests of signals and other threads.
  var inbox = SignalInbox()

  private var claim: TerminalClaim?
  private let terminal: TerminalLine?
  private var reader = LineReader(file: .standardInput)
  private var isHidden = false

  /// Begins to catch signals.
  ///
  /// - Throws: A ``TerminalError`` where another menu or prompt does so.
  init() throws(TerminalError) {
    let claim = try TerminalClaim()
    let terminal = try? TerminalLine(input: .standardInput)
    let plan = terminal.map { TerminalOwner.Plan(line: $0, output: .standardOutput, bytes: "") }
    try claim.take(catching: .program) { plan }
    self.terminal = terminal
    self.claim = consume claim
  }

  /// The files and the time to wait for until there may be a line, or a signal.
  var awaited: PendingWait { PendingWait(files: [SignalPipe.readEnd, reader.file]) }

  /// Whether the end of the input was reached.
  var hasEnded: Bool { reader.hasEnded }

  /// Returns the next line, or `nil` where it has not arrived as a whole.
  ///
  /// - Throws: A ``TerminalError`` where the input cannot be read.
  mutating func takeLine() throws(TerminalError) -> String? { try reader.takeLine() }

  /// Hides typed text until it is shown again, if the input is a terminal.
  ///
  /// - Throws: A ``TerminalError`` where the terminal cannot be set.
  mutating func hide() throws(TerminalError) {
    isHidden = true
    try TerminalError.from(try terminal?.hideInput())
  }

  /// Shows typed text.
  mutating func show() {
    if isHidden { try? terminal?.restore() }
    isHidden = false
  }

  /// Stops catching signals, and leaves the terminal as it was.
  mutating func close() {
    show()
    claim.take()?.end(into: &inbox, restores: false)
  }
}

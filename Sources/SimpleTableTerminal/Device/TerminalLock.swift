import SimpleTableSystem

/// The turn to change the settings of the terminal, which one thread has at a time.
///
/// It is a byte in a pipe, because a signal handler may read a pipe but not wait for a lock. The
/// handler that restores the terminal of a program that ends keeps the turn: no other thread changes
/// the terminal after it. Nor does one while a child program has the terminal.
enum TerminalTurn {
  nonisolated(unsafe) private static var readEnd = SystemFile(number: -1)
  nonisolated(unsafe) private static var writeEnd = SystemFile(number: -1)

  /// For how many milliseconds the turn is waited for while another thread sets the terminal.
  private static let longestTurn = 100

  /// Makes the pipe, once.
  ///
  /// - Throws: A ``TerminalError`` where the process may not open more files.
  static func prepare() throws(TerminalError) {
    guard !readEnd.isOpen else { return }
    (readEnd, writeEnd) = try TerminalError.from(try SystemFile.makePipe())
    giveBack()
  }

  /// Calls a function on this thread's turn, without signals meanwhile.
  ///
  /// It is not called while somebody else has the turn.
  static func whenFree(_ body: () throws(TerminalError) -> Void) throws(TerminalError) {
    try Signal.blocked { () throws(TerminalError) in
      guard takeNow() else { return }
      defer { giveBack() }
      try body()
    }
  }

  /// Takes the turn, or goes on without it where it has waited too long; a signal handler may call
  /// this.
  ///
  /// - Returns: Whether the turn was taken, and is to be given back if the program lives on.
  static func take() -> Bool {
    for _ in 0..<longestTurn {
      if takeNow() { return true }
      _ = readEnd.hasInput(within: 1)
    }
    return false
  }

  /// Gives the turn back; a signal handler may call this.
  static func giveBack() {
    withUnsafeBytes(of: UInt8(0)) { _ = writeEnd.writeNow($0) }
  }

  private static func takeNow() -> Bool {
    var byte: UInt8 = 0
    return withUnsafeMutableBytes(of: &byte) { readEnd.readNow($0) } == 1
  }
}

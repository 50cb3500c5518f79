import SimpleTableSystem

/// An error of the terminal in which a menu runs.
public enum TerminalError: Error, Hashable, Sendable {
  /// The input or the output is not a terminal.
  case notATerminal
  /// Another menu of the program is running, on the screen or as numbered lines.
  case alreadyInUse
  /// The program that reads the output, such as a pager, has closed it.
  case outputClosed
  /// The terminal was closed.
  case terminalGone
  /// A system call has failed with an error code.
  case system(call: String, code: Int32)
}

extension TerminalError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .notATerminal: "The menu needs a terminal, and its input or output is not one."
    case .alreadyInUse: "The terminal is in use by another menu of this program."
    case .outputClosed: "The menu cannot be shown, as its output was closed."
    case .terminalGone: "The menu cannot be shown, as its terminal was closed."
    case .system(let call, let code):
      "The terminal cannot be used: \(call) failed, \(SystemError(call: call, code: code).reason)."
    }
  }
}

extension TerminalError {
  /// Creates the error that a failed call of the system means for a menu.
  init(_ error: SystemError) {
    switch error.kind {
    case .closedPipe: self = .outputClosed
    case .lostTerminal: self = .terminalGone
    case .notATerminal: self = .notATerminal
    case .missingFile, .busy, .other: self = .system(call: error.call, code: error.code)
    }
  }

  /// Makes system calls whose errors become errors of a menu.
  static func from<Result>(
    _ calls: @autoclosure () throws(SystemError) -> Result
  ) throws(TerminalError) -> Result {
    do throws(SystemError) { return try calls() } catch { throw TerminalError(error) }
  }
}

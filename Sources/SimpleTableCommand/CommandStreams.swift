/// The streams that a command reads and writes, each of which a test can replace.
public struct CommandStreams {
  /// Writes to standard output.
  public var output: (String) -> Void

  /// Writes to standard error.
  public var error: (String) -> Void

  /// Reads all of standard input; `nil` if it cannot be read or is not UTF-8.
  public var input: () -> String?

  /// Asks a question at the terminal and returns the answer, or `nil` at the end of input.
  ///
  /// A secret answer is not shown while it is typed.
  public var ask: (_ question: String, _ isSecret: Bool) -> String?

  /// Whether standard input is a terminal, so that the user can be asked.
  public var isInputTerminal: Bool

  /// Whether standard output is a terminal.
  public var isOutputTerminal: Bool

  /// Whether standard error is a terminal, on which progress is reported.
  public var isErrorTerminal: Bool

  /// Returns the variables of the environment; `nil` for one whose value is not UTF-8.
  public var environment: () -> [String: String?]
}

/// The streams and the environment of a command, each of which a test can replace.
public struct CommandStreams {
  /// Writes a text to standard output.
  public var output: (String) -> Void

  /// Writes a text to standard error.
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

  /// Creates streams that are no terminals, unless an argument says otherwise.
  ///
  /// A stream that is left out has no input, and ignores what is written.
  public init(
    output: @escaping (_ text: String) -> Void = { _ in },
    error: @escaping (_ text: String) -> Void = { _ in },
    input: @escaping () -> String? = { nil },
    ask: @escaping (_ question: String, _ isSecret: Bool) -> String? = { _, _ in nil },
    isInputTerminal: Bool = false, isOutputTerminal: Bool = false, isErrorTerminal: Bool = false,
    environment: @escaping () -> [String: String?] = { [:] }
  ) {
    self.output = output
    self.error = error
    self.input = input
    self.ask = ask
    self.isInputTerminal = isInputTerminal
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.environment = environment
  }
}

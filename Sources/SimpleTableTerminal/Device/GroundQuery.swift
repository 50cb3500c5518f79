import SimpleTable

/// The question for the colours of a terminal, until it has answered.
package struct GroundQuery {
  /// The bytes that ask for the colours of text and ground and, behind them, for the kind of the terminal,
  /// which every terminal answers.
  static let bytes: StaticString = "\u{1B}]10;?\u{7}\u{1B}]11;?\u{7}\u{1B}[c"

  /// How long an answer is waited for before the terminal is given to others, in milliseconds.
  package static let longestWait: Int32 = 150

  /// Whether something may still come.
  private(set) var isOpen = false

  /// Whether the terminal was asked.
  private(set) var wasAsked = false

  private var text: TextAttributes.Color?
  private var color: TextAttributes.Color?

  /// The colours, if the terminal has said both and they can be told apart.
  var ground: Ground? {
    guard let text, let color else { return nil }
    return Ground(color, text: text)
  }

  /// Begins to wait for answers.
  mutating func open() { (isOpen, wasAsked) = (true, true) }

  /// Waits for nothing more.
  mutating func close() { isOpen = false }

  /// Takes an answer; of several the first counts, and none after the end.
  mutating func take(_ answer: TerminalAnswer) {
    guard isOpen else { return }
    switch answer {
    case .text(let color): text = text ?? color
    case .ground(let color): self.color = self.color ?? color
    case .kind: isOpen = false
    }
  }
}

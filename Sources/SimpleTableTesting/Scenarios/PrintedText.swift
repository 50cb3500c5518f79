/// What a process prints, line by line, with a sign for each stream.
package final class PrintedText {
  private var lines: [String] = []

  /// The text of the line that has not ended yet, and its sign.
  private var open: (text: String, sign: String)?

  package init() {}

  /// All lines, the last one ended.
  package var ended: [String] {
    end()
    return lines
  }

  /// Adds what a stream prints.
  package func add(_ text: String, sign: String = "") {
    if let open, open.sign != sign { end() }
    // A carriage return and a line feed are one character.
    let parts = ((open?.text ?? "") + text).unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false)
    lines += parts.dropLast().map { sign + String($0) }
    open = parts.last.flatMap { $0.isEmpty ? nil : (String($0), sign) }
  }

  /// Adds a line that no stream has printed; one that a stream has not ended is marked.
  package func end(_ line: String? = nil) {
    if let open { lines.append(open.sign + open.text + "␄") }
    open = nil
    if let line { lines.append(line) }
  }
}

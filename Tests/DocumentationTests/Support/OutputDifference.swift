/// How what a sample printed differs from what its document says.
struct OutputDifference {
  /// The line of the document that is wrong first.
  let line: Int

  /// Both texts, after a sentence.
  let message: String

  /// Compares two texts line by line, empty lines at their ends aside; equal ones give `nil`.
  ///
  /// - Parameters:
  ///   - expected: The lines of the block; `nil` where the sample must not print.
  ///   - printed: What was printed.
  ///   - line: The line on which the block starts.
  init?(expected: [String]?, printed: String, line: Int) {
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init).withoutEmptyEnd
    guard let said = expected?.withoutEmptyEnd else {
      if lines.isEmpty { return nil }
      self.line = line
      message = "The sample prints what no text block right after it says:\n" + lines.marked("+ ")
      return
    }
    guard said != lines else { return nil }
    let equal = zip(said, lines).prefix { $0 == $1 }.count
    self.line = line + 1 + equal
    message =
      "The sample does not print what the document says.\n"
      + "Document (-) and output (+), from the first line that differs:\n"
      + said[equal...].marked("- ") + lines[equal...].marked("+ ")
  }
}

extension [String] {
  fileprivate var withoutEmptyEnd: [String] {
    guard let last = lastIndex(where: { !$0.isEmpty }) else { return [] }
    return Array(self[...last])
  }
}

extension Collection<String> {
  fileprivate func marked(_ mark: String) -> String {
    map { "\(mark)\($0)\n" }.joined()
  }
}

import SimpleTable

/// The reason why a command was not done.
struct CommandFailure: Error {
  /// The exit code.
  let code: Int32

  /// What is wrong, one message a line.
  let messages: [String]

  init(_ code: Int32, _ messages: String...) { self.init(code, messages) }

  init(_ code: Int32, _ messages: [String]) {
    self.code = code
    self.messages = messages
  }

  /// The failure of something that was refused.
  static func refused(_ key: String, _ reason: String) -> CommandFailure {
    CommandFailure(1, RefusedValue(key: key, reason: reason).text)
  }

  /// The failure of wrong usage at a word, with the word that may have been meant.
  static func misuse(
    _ word: String, _ problem: String, among candidates: [String] = []
  ) -> CommandFailure {
    let problem =
      candidates.nearest(to: word).map {
        "\(problem); did you mean \"\($0)\"?"
      } ?? problem
    return CommandFailure(2, "\(word): \(problem)")
  }
}

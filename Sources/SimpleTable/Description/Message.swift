/// A phrase with its values, or a text of the program, before it is translated.
package struct Message: Error {
  private let phrase: TablePhrase?
  private let values: [String]

  /// The message that comes after the values, as their last one.
  private let reason: [Message]

  init(_ phrase: TablePhrase, _ values: String...) {
    self.phrase = phrase
    self.values = values
    reason = []
  }

  /// Creates a message that ends with the reason of another one.
  init(_ phrase: TablePhrase, _ value: String, _ reason: Message) {
    self.phrase = phrase
    values = [value]
    self.reason = [reason]
  }

  /// Creates a message from a text that is not translated.
  package init(text: String) {
    phrase = nil
    values = [text]
    reason = []
  }

  /// The message in English, for diagnostics.
  var english: String { text(in: TableWords()) }

  /// Returns the message in words.
  package func text(in words: TableWords) -> String {
    phrase.map { words.text($0.rawValue, values + reason.map { $0.text(in: words) }) }
      ?? values.joined()
  }
}

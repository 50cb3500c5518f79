/// A phrase with its values, or a text of the program, before it is translated.
package struct Message: Error {
  private let phrase: TablePhrase?
  private let values: [String]

  /// The last value, if that is a message, too.
  private let last: [Message]

  init(_ phrase: TablePhrase, _ values: String..., last: Message? = nil) {
    self.phrase = phrase
    self.values = values
    self.last = last.map { [$0] } ?? []
  }

  /// Creates a message from a text that is not translated.
  package init(text: String) {
    phrase = nil
    values = [text]
    last = []
  }

  /// Creates the message that a value is not within a range, from its first to its last value.
  init(outOfRangeFrom first: String, to last: String) {
    self = first == last ? Message(.oneValue, first) : Message(.outOfRange, first, last)
  }

  /// The message in English, for diagnostics.
  var english: String { text(in: TableWords()) }

  /// Returns the message in words.
  package func text(in words: TableWords) -> String {
    phrase.map { words.text($0.english, values + last.map { $0.text(in: words) }) }
      ?? values.joined()
  }
}

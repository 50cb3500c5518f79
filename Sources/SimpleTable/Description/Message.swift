/// A phrase with its values, or a text of the program's own, before it is put in words.
struct Message {
  private let phrase: TablePhrase?
  private let values: [String]

  init(_ phrase: TablePhrase, _ values: String...) {
    self.phrase = phrase
    self.values = values
  }

  /// Creates a message of a text that is the same in all words.
  init(text: String) {
    phrase = nil
    values = [text]
  }

  /// The message as diagnostics have it.
  var english: String { text(in: TableWords()) }

  /// Returns the message in words.
  func text(in words: TableWords) -> String {
    phrase.map { words.text($0, values) } ?? values.joined()
  }
}

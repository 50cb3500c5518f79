import SimpleTable

/// The words of a menu's own messages in a terminal, in English unless you translate them.
///
/// ```swift
/// var words = MenuWords()
/// words[.firstPage] = "dies ist die erste Seite"
/// words[.leave] = "Menü verlassen"
/// ```
///
/// The names of keys are those on the keyboard. Reasons why values are refused are in `TableWords`,
/// and a thrown error describes itself.
public struct MenuWords: Hashable, Sendable {
  private var words = TableWords()

  /// Creates the words in English.
  public init() {}

  /// Accesses the text of a phrase, in which a percent sign stands for a name or a number.
  public subscript(phrase: Phrase) -> String {
    get { words[english: phrase.english] }
    set { words[english: phrase.english] = newValue }
  }

  /// Accesses the text about an action on the help page.
  public subscript(action: MenuAction) -> String {
    get { words[english: action.english] }
    set { words[english: action.english] = newValue }
  }

  /// Returns the words of a phrase with a name or a number, isolated where it is right-to-left.
  func callAsFunction(_ phrase: Phrase, _ value: String) -> String {
    words.text(phrase.english, [value.isolated])
  }

  /// Returns the words of a phrase with two names, isolated where they are right-to-left.
  func callAsFunction(_ phrase: Phrase, _ first: String, _ second: String) -> String {
    words.text(phrase.english, [first.isolated, second.isolated])
  }

  /// Returns the words of a phrase with two texts, whose names are isolated already.
  func callAsFunction(_ phrase: Phrase, isolated first: String, _ second: String) -> String {
    words.text(phrase.english, [first, second])
  }

  /// Returns the words of a phrase with a list of texts, whose names are isolated already.
  func callAsFunction(_ phrase: Phrase, list: [String]) -> String {
    words.text(phrase.english, [list.joined(separator: "; ")])
  }

  /// Returns a number of things in words, with a phrase of its own for one.
  func callAsFunction(_ count: Int, one: Phrase, many: Phrase) -> String {
    count == 1 ? self[one] : self(many, String(count))
  }

  /// Returns a clause with a capital and a full stop, which it may end in already.
  func sentence(_ clause: String) -> String { ended(clause.capitalized) }

  /// Returns a clause with a capital.
  func capitalized(_ clause: String) -> String { clause.capitalized }

  /// Returns a phrase as a sentence.
  func sentence(_ phrase: Phrase) -> String { sentence(self[phrase]) }

  /// Returns a phrase with a name or a number as a sentence; a name at its start stays as it is.
  func sentence(_ phrase: Phrase, _ value: String) -> String {
    ended(capitalizing(phrase)(phrase, value))
  }

  /// Returns a phrase with two names as a sentence; a name at its start stays as it is.
  func sentence(_ phrase: Phrase, _ first: String, _ second: String) -> String {
    ended(capitalizing(phrase)(phrase, first, second))
  }

  /// Returns a text with a full stop, unless it ends in one.
  func ended(_ text: String) -> String { text.ends(with: ".") ? text : text + "." }

  /// Returns the words with a capital at the start of a phrase, before a name is filled in.
  private func capitalizing(_ phrase: Phrase) -> MenuWords {
    var words = self
    words[phrase] = self[phrase].capitalized
    return words
  }

  /// Returns whether an answer says yes, by its first letter or as a word.
  func isYes(_ answer: String) -> Bool { says(answer, .yes) }

  /// Returns whether an answer says no, by its first letter or as a word.
  func isNo(_ answer: String) -> Bool { says(answer, .no) }

  /// Returns whether an answer is a phrase, by its first letter or as a word.
  func says(_ answer: String, _ phrase: Phrase) -> Bool {
    let (answer, word) = (answer.trimmed.lowercased(), self[phrase].lowercased())
    return !answer.isEmpty && (answer == word || answer == word.prefix(1))
  }
}

extension String {
  /// The text with a capital as its first letter.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

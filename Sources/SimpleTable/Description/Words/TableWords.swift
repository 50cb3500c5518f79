/// The words of the library's messages about values and settings, in English unless you translate
/// them.
///
/// ```swift
/// var words = TableWords()
/// words[.outOfRange] = "muss zwischen %1 und %2 liegen"
/// let table = Table("Ton") { Section {} }.words { words }
/// ```
///
/// In a phrase, `%` stands for a name or a number; several are `%1`, `%2` and so on. A place
/// without a value is left out. In a phrase with places, `%%` is a percent sign.
///
/// Diagnostics, which are meant for developers, are always in English.
public struct TableWords: Hashable, Sendable {
  /// The words that replace others, by the English ones.
  private var replaced: [String: String] = [:]

  /// Creates the words in English.
  public init() {}

  /// Accesses the text of a phrase.
  public subscript(phrase: TablePhrase) -> String {
    get { self[english: phrase.english] }
    set { self[english: phrase.english] = newValue }
  }

  /// Accesses the words of a phrase of any module by its English ones.
  package subscript(english words: String) -> String {
    get { replaced[words] ?? words }
    set { replaced[words] = newValue }
  }

  /// Returns the words of a phrase with its values filled in.
  package func callAsFunction(_ phrase: TablePhrase, _ values: String...) -> String {
    text(phrase.english, values)
  }

  /// Returns the words of a phrase, given by its English ones, with its values filled in.
  package func text(_ english: String, _ values: [String]) -> String {
    guard !values.isEmpty else { return self[english: english] }
    var text = ""
    var rest = self[english: english].unicodeScalars[...]
    while let place = rest.firstIndex(of: "%") {
      text.unicodeScalars += rest[..<place]
      rest = rest[place...].dropFirst()
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      // Digits of other scripts are part of the phrase.
      let number = rest.first.flatMap { "0"..."9" ~= $0 ? Int($0.value - 0x30) : nil }
      let index = (number ?? 1) - 1
      text += values.indices.contains(index) ? values[index] : ""
      if number != nil { rest = rest.dropFirst() }
    }
    text.unicodeScalars += rest
    return text
  }
}

/// The texts that a module shows to users, in English unless you translate them.
///
/// ```swift
/// var words = TableWords()
/// words[.outOfRange] = "muss zwischen %1 und %2 liegen"
/// let table = Table("Ton") { Section {} }.words(words)
/// ```
///
/// In a phrase, `%` stands for a name or a number; several are `%1`, `%2` and so on. A place
/// without a value is left out. In a phrase with places, `%%` is a percent sign.
///
/// Diagnostics, which are meant for developers, are always in English.
public struct Words<Phrase>: Hashable, Sendable
where Phrase: Hashable & Sendable & RawRepresentable, Phrase.RawValue == String {
  private var phrases: [Phrase: String] = [:]

  /// Creates the words in English.
  public init() {}

  /// Accesses the words of a phrase.
  public subscript(phrase: Phrase) -> String {
    get { phrases[phrase] ?? phrase.rawValue }
    set { phrases[phrase] = newValue }
  }

  /// Returns the words of a phrase with its values filled in.
  package func callAsFunction(_ phrase: Phrase, _ values: String...) -> String {
    text(phrase, values)
  }

  /// Returns the words of a phrase with its values filled in.
  func text(_ phrase: Phrase, _ values: [String]) -> String {
    guard !values.isEmpty else { return self[phrase] }
    var text = ""
    var rest = self[phrase].unicodeScalars[...]
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

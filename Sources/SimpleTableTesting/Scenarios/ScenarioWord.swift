/// A word of a line of a scenario.
///
/// Spaces divide words, but not between double quotes. There, a backslash begins `\n`, `\r`, `\t`,
/// `\e`, `\u{7}`, `\"` or `\\`.
package struct ScenarioWord: Hashable, Sendable {
  /// The word without quotes, with what its escapes stand for.
  package var text = ""

  /// Whether the word begins with a quote.
  package let isQuoted: Bool
}

extension ScenarioWord {
  package static func words(of line: some StringProtocol) -> [Self] {
    var words: [Self] = []
    var (word, isInside): (Self?, Bool) = (nil, false)
    var rest = Substring(line)
    while let character = rest.popFirst() {
      switch character {
      case " " where !isInside:
        if let word { words.append(word) }
        word = nil
      case "\"":
        word = word ?? Self(isQuoted: true)
        isInside.toggle()
      case "\\" where isInside:
        word?.text += String(decoding: takeEscape(from: &rest), as: UTF8.self)
      default:
        word = word ?? Self(isQuoted: false)
        word?.text.append(character)
      }
    }
    return words + [word].compactMap(\.self)
  }

  /// Takes what follows a backslash, and returns the bytes that it stands for.
  package static func takeEscape(from rest: inout Substring) -> [UInt8] {
    let plain: [Character: Character] = ["n": "\n", "r": "\r", "t": "\t", "e": "\u{1B}"]
    guard let character = rest.popFirst() else { return Array("\\".utf8) }
    switch character {
    case "x":
      let digits = rest.prefix(2)
      rest = rest.dropFirst(2)
      return [UInt8(digits, radix: 16) ?? 0]
    case "u":
      let isBraced = rest.first == "{"
      let digits = isBraced ? rest.dropFirst().prefix { $0 != "}" } : rest.prefix(4)
      rest = rest.dropFirst(digits.count + (isBraced ? 2 : 0))
      let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      return Array(String(scalar ?? "\u{FFFD}").utf8)
    default: return Array((plain[character] ?? character).utf8)
    }
  }
}

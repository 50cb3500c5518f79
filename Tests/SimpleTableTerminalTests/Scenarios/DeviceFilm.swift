import SimpleTableTesting
import TestTraits

@testable import SimpleTableTerminal

/// What is read from a terminal, without a menu.
enum DeviceFilm: String {
  /// What a terminal sends, and the keys that it means.
  case keys

  /// Variables, `no-terminal` or `piped-input`, and what a menu does with such a terminal.
  case environment

  /// A line with a bar for the cursor and what is pressed or pasted, and the line after that.
  case line

  func lines(after text: String) throws -> [String] {
    let words = ScenarioWord.words(of: text)
    switch self {
    case .keys:
      var decoder = KeyDecoder()
      let keys = decoder.decode(ScenarioWord.unescaped(text).utf8) + decoder.finish()
      return [keys.map(\.description).joined(separator: " ")]
    case .environment:
      return [Self.traits(words)]
    case .line:
      var editor = LineEditor(picture: words[0].text)
      for word in words.dropFirst() {
        let key = word.isQuoted ? .paste(word.text) : try Key(known: word.text)
        if !editor.press(key) { return ["\(word.text) does not edit"] }
      }
      return [editor.picture]
    }
  }

  private static func traits(_ words: [ScenarioWord]) -> String {
    let environment = words.filter { $0.pair.value != nil }.values
    let isPiped = environment.count < words.count
    let traits = TerminalTraits(
      environment: environment, isInputTerminal: !isPiped,
      isOutputTerminal: words.last?.text != "no-terminal")
    let look = traits.look
    let parts = [
      traits.isLive ? "live" : "lines", traits.prefersLines ? "preferred" : nil,
      traits.lineVariable.map { "named \($0)" }, "\(look.colorCount) colours",
      look.erasesInColor ? "erases in them" : nil, look.usesUnicode ? "Unicode" : "ASCII",
      look.hidesHyperlinks ? "hyperlinks" : nil, traits.hasWindow ? "window" : nil,
      traits.answersQueries ? "answers" : nil, "\(TerminalTraits.escapeDelay(environment)) ms",
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

extension LineEditor {
  /// The text with a bar for the cursor.
  var picture: String {
    let text = Array(text)
    return String(text[..<cursor]) + "|" + String(text[cursor...])
  }

  /// Creates an editor from a picture of it.
  init(picture: String) {
    let parts = picture.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    self.init(parts[1])
    move(to: .start)
    insert(parts[0])
  }
}

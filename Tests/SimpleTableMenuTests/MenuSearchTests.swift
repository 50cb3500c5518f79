import TestFixtures
import Testing

@testable import SimpleTable
@testable import SimpleTableMenu

/// Search through all pages of a menu.
@Suite struct `Search in a menu` {
  @Test func `finds what a plain search finds`() {
    var random = SeededGenerator()
    let pieces = ["Wi-Fi", "é", "e\u{301}", "a b", "ß", "Über", "-", "x", "1.5", "北京", "ﬁ"]
    for _ in 0..<200 {
      let titles = (0..<6).map { _ in
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
          pieces.randomElement(using: &random) ?? ""
        }.joined()
      }
      let menu = Menu(Table { Section { for title in titles { Row(title) } } })
      let text = pieces.randomElement(using: &random) ?? ""
      let found = menu.search(text).map(\.title)
      let words = text.split(separator: " ").map { plain(String($0)) }.filter { !$0.isEmpty }
      let wanted = titles.filter { title in
        !words.isEmpty && words.allSatisfy { plain(title).contains($0) }
      }
      #expect(found == wanted, "\(random): \(text) in \(titles)")
    }
  }

  /// A text without case, accents, spaces and punctuation.
  private func plain(_ text: String) -> String {
    var bytes: [UInt8] = []
    FoldedText.append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self).filter {
      !$0.isASCII || $0.isLetter || $0.isNumber
    }
  }
}

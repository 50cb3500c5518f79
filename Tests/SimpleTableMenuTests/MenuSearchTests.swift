import TestFixtures
import Testing

@testable import SimpleTable
@testable import SimpleTableMenu

/// Search through all pages of a menu.
@Suite struct `Search in a menu` {
  @Test func `finds what a plain search finds, the best first`() {
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
      let matches = titles.filter { title in
        !words.isEmpty && words.allSatisfy { plain(title).contains($0) }
      }
      let wanted = (0..<5).flatMap { rank in matches.filter { self.rank(words, $0) == rank } }
      #expect(found == wanted, "\(random): \(text) in \(titles)")
    }
  }

  /// Returns the rank of a title that has all words.
  private func rank(_ words: [String], _ title: String) -> Int {
    let all = words.joined()
    if plain(title) == all { return 0 }
    var (rests, isStart): ([String], Bool) = ([], true)
    for index in title.indices {
      let first = plain(String(title[index]))
      if isStart, !first.isEmpty { rests.append(plain(String(title[index...]))) }
      isStart = first.isEmpty
    }
    if plain(title).hasPrefix(all) {
      return rests.contains { all + $0 == plain(title) } ? 1 : 2
    }
    return words.allSatisfy { word in rests.contains { $0.hasPrefix(word) } } ? 3 : 4
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

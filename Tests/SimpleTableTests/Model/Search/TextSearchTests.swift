import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Text search` {
  @Test(arguments: [
    (filter: "blue", texts: ["Bluetooth"], isMatch: true),
    (filter: "tooth BLUE", texts: ["Bluetooth"], isMatch: true),
    (filter: "blue on", texts: ["Bluetooth", "On"], isMatch: true),
    (filter: "blue off", texts: ["Bluetooth", "On"], isMatch: false),
    (filter: "blueon", texts: ["Blue", "on"], isMatch: false),
    (filter: "cafe", texts: ["Le CAFÉ"], isMatch: true),
    (filter: "café", texts: ["Cafe"], isMatch: true),
    (filter: "か", texts: ["がっこう"], isMatch: false),
    (filter: "\u{11A8}", texts: ["\u{AC00}", "\u{1100}"], isMatch: false),
    (filter: "각", texts: ["가", "\u{11A8}"], isMatch: false),
    (filter: "wi\u{3000}fi", texts: ["Wi‑Fi"], isMatch: true),
    (filter: "wifi", texts: ["Wi-Fi"], isMatch: true),
    (filter: "wi-fi", texts: ["WiFi"], isMatch: true),
    (filter: "darkmode", texts: ["Dark Mode"], isMatch: true),
    (filter: "60%", texts: ["Volume", "60 %"], isMatch: true),
    (filter: "aab", texts: ["aaab"], isMatch: true),
    (filter: "- b", texts: ["ab"], isMatch: true),
    (filter: "ab", texts: ["ａｂ"], isMatch: true),
    (filter: "ab 8", texts: ["ⒶⒷ ⑧"], isMatch: true),
    (filter: "viii", texts: ["Chapter Ⅷ"], isMatch: true),
    (filter: "longer than the text", texts: ["long"], isMatch: false),
    (filter: "a", texts: [], isMatch: false),
    (filter: "a", texts: [""], isMatch: false),
  ])
  func `each case is found or not`(filter: String, texts: [String], isMatch: Bool) {
    let search = TextSearch(filter)
    check(!search.isEmpty)
    check(search.matches(searchText(texts)), isMatch)
  }

  @Test(
    arguments: [
      ("Wi-Fi on", [0..<2, 3..<5]), ("Wi Fi", [0..<2, 3..<5]), ("Wi  Fi", []), ("", []),
    ])
  func `what is found on a line is within one text, which spaces end`(
    line: String, places: [Range<Int>]
  ) {
    check(TextSearch("wifi").places(in: line), places)
  }

  @Test(arguments: ["", " \t\n\u{A0}\u{3000}", "\u{301}", "\u{AD}", "- , ."])
  func `a filter without words matches everything`(filter: String) {
    let search = TextSearch(filter)
    check(search.isEmpty)
    for texts in [["a"], []] { #expect(search.matches(searchText(texts))) }
  }

  @Test(arguments: [
    ("b", "blue", true), ("blue", "b", false), ("a b", "bc ca", true), ("a b", "ab", true),
    ("", "a", true), ("a", "b", false), ("wi-", "wifi", true),
  ])
  func `a search that grows narrows the one before`(before: String, now: String, narrows: Bool) {
    check(TextSearch(now).narrows(TextSearch(before)), narrows)
  }

  @Test func `a hundred thousand words are compared in no time, and each is looked for once`() {
    let words = (0..<100_000).map(String.init).joined(separator: " ")
    check(!TextSearch(words + "0").narrows(TextSearch(words)))
    let same = TextSearch(String(repeating: "a ", count: 1_000))
    #expect(same.narrows(TextSearch("a")) && TextSearch("a b").narrows(same))
  }

  @Test func `random words are found where a plain search finds them`() {
    var random = SeededGenerator()
    let letters = ["a", "A", "b", "é", "e\u{301}", "ß", "が", "か", "ø"]
    func text(_ counts: ClosedRange<Int>) -> String {
      (0..<Int.random(in: counts, using: &random)).map { _ in
        letters.randomElement(using: &random) ?? ""
      }.joined()
    }
    for _ in 0..<5_000 {
      let words = (0..<Int.random(in: 1...3, using: &random)).map { _ in text(1...4) }
      let texts = (0..<Int.random(in: 0...3, using: &random)).map { _ in text(0...12) }
      let search = TextSearch(words.joined(separator: " "))
      let expected = words.allSatisfy { word in
        texts.contains { plainSearch(foldedBytes(of: word), foldedBytes(of: $0)) }
      }
      check(search.matches(searchText(texts)), expected, "\(words) in \(texts), \(random)")
    }
  }

  private func searchText(_ texts: [String]) -> SearchText {
    var all = SearchText()
    for text in texts { all.add(text) }
    return all
  }

  /// Returns whether a text contains a word, by trying every position.
  private func plainSearch(_ word: [UInt8], _ text: [UInt8]) -> Bool {
    text.indices.contains { text[$0...].starts(with: word) }
  }
}

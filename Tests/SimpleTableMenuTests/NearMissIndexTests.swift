import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable
@testable import SimpleTableMenu

/// Returns whether two texts differ by a single edit.
private func isOneEdit(_ one: String, _ other: String) -> Bool {
  [UInt8](one.utf8).edits(to: [UInt8](other.utf8), atMost: 1) == 1
}

@Suite struct `An index of near misses` {
  @Test func `finds what comparing with each text finds`() {
    RandomWalks.forEach(100, areShort: true) { seed, compared in
      var random = SeededGenerator(seed: seed)
      func text() -> String {
        let letters: [Character] = ["a", "b", "é", "."]
        return String(
          (0..<Int.random(in: 0...5, using: &random)).map { _ in
            letters.randomElement(using: &random) ?? "a"
          })
      }
      let texts = (0..<Int.random(in: 0...12, using: &random)).map { _ in text() }
      let index = NearMissIndex(texts)
      for _ in 0..<10 {
        let word = text()
        let expected = word.isEmpty ? nil : texts.first { isOneEdit(word, $0) }
        #expect(index.text(nearTo: word) == expected, "\(word), seed \(seed)")
        if expected != nil { compared.count() }
      }
    }
  }

  @Test func `is quick for many keys and long ones`() {
    let keys = (0..<1_000).map { "section\($0 % 10).setting\($0).value" }
    let index = NearMissIndex(keys + [200, 1_000_000].map { String(repeating: "a", count: $0) })
    let unknown = (0..<3_000).map { "section\($0 / 10 % 10).setting\($0 / 10).valu\($0 % 10)" }
    #expect(unknown.allSatisfy { index.text(nearTo: $0) != nil })
    let isFound = [199, 999_999].map { index.text(nearTo: .init(repeating: "a", count: $0)) != nil }
    #expect(isFound == [true, false])
  }
}

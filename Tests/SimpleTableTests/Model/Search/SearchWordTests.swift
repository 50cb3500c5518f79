import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `A word that is searched` {
  @Test func `is found at all places where a plain search finds it`() {
    RandomWalks.forEach(200, areShort: true) { seed, compared in
      var random = SeededGenerator(seed: seed)
      func bytes(_ counts: ClosedRange<Int>) -> [UInt8] {
        (0..<Int.random(in: counts, using: &random)).map { _ in .random(in: 0...1, using: &random) }
      }
      let (word, text) = (bytes(1...6), bytes(0...40))
      let found = text.withUnsafeBufferPointer { text in
        var ends: [Int] = []
        SearchWord(word).forEachEnd(in: text) { end in
          ends.append(end)
          return true
        }
        return ends
      }
      let expected = text.indices.filter { text[$0...].starts(with: word) }.map { $0 + word.count }
      check(found, expected, "\(word) in \(text), seed \(seed)")
      compared.count(expected.count)
      check(text.withUnsafeBufferPointer(SearchWord(word).isFound), !expected.isEmpty)
    }
  }

  @Test func `that repeats itself is searched in linear time`() {
    let count = 200_000
    let word = String(repeating: "a", count: count) + "b"
    var texts = SearchText()
    texts.add(String(repeating: "a", count: 2 * count))
    check(!TextSearch(word).matches(texts))
    texts.add(String(repeating: "a", count: count) + word)
    check(TextSearch(word).matches(texts))
    let line = String(repeating: "a", count: count)
    let half = String(repeating: "a", count: count / 2)
    check(TextSearch(half).places(in: line), [0..<count])
  }

  @Test func `that is found several times over one another is one place`() {
    check(TextSearch("aba").places(in: "xababax aba"), [1..<6, 8..<11])
    check(TextSearch("ab ba").places(in: "abab ba"), [0..<4, 5..<7])
  }
}

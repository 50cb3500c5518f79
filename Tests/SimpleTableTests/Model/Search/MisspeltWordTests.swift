import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `A word with one letter wrong` {
  @Test func `is found where a plain search finds it`() {
    let letters = ["a", "b", "c", "é", "か", "\u{10348}"]
    RandomWalks.forEach(2_000, areShort: true) { seed, compared in
      var random = SeededGenerator(seed: seed)
      func text(_ counts: ClosedRange<Int>) -> [Unicode.Scalar] {
        (0..<Int.random(in: counts, using: &random)).flatMap { _ in
          (letters.randomElement(using: &random) ?? "").unicodeScalars
        }
      }
      let (word, texts) = (text(5...7), (0..<3).map { _ in text(0...9) })
      let expected = texts.contains { text in
        (0...text.count).contains { start in
          (start...text.count).contains { end in Self.isNear(word, Array(text[start..<end])) }
        }
      }
      let bytes: [UInt8] = texts.flatMap { [0xFF] + Self.bytes($0) }
      let found = SearchWord(Self.bytes(word)).withMistake.map { word in
        bytes.withUnsafeBufferPointer(word.isFound)
      }
      check(found, expected, "\(word) in \(texts), seed \(seed)")
      if expected { compared.count() }
    }
  }

  @Test(arguments: [(4, false), (5, true), (64, true), (65, false)])
  func `has five letters at least, and no more than are searched at once`(
    count: Int, isFound: Bool
  ) {
    let word = String(repeating: "é", count: count)
    check(MisspeltWord([UInt8](word.utf8)) != nil, isFound)
  }

  private static func bytes(_ scalars: [Unicode.Scalar]) -> [UInt8] {
    scalars.flatMap { [UInt8](String($0).utf8) }
  }

  /// Returns whether one letter must be changed at most, or swapped with its neighbour.
  private static func isNear(_ word: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
    let start = zip(word, other).prefix { $0 == $1 }.count
    let (rest, otherRest) = (word.dropFirst(start), other.dropFirst(start))
    if rest.elementsEqual(otherRest) || rest.dropFirst().elementsEqual(otherRest) { return true }
    if otherRest.dropFirst().elementsEqual(rest) { return true }
    if rest.dropFirst().elementsEqual(otherRest.dropFirst()) { return true }
    return rest.count > 1 && rest.prefix(2).reversed().elementsEqual(otherRest.prefix(2))
      && rest.dropFirst(2).elementsEqual(otherRest.dropFirst(2))
  }
}

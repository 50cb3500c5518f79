import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

/// Laws that layout relies on, over text drawn at random.
@Suite struct `Cell width laws` {
  /// What random text is made of; Swift takes each for characters of its own.
  static let pieces: [String] = [
    "a", "1", "#", "~", " ", "é", "e\u{301}", "─", "…", "½", "\u{200B}", "\r\n", "\t",
    "中", "한", "\u{1100}\u{1161}", "ア", "ｱﾞ", "क्षि", "નમસ્તે", "ไทย", "שָׁ", "مَ", "ه\u{200D}",
    "👩", "👩‍👧‍👦", "👍🏽", "❤️", "⌚︎", "1️⃣", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  ]

  static func text(using random: inout some RandomNumberGenerator) -> String {
    (0..<Int.random(in: 0...12, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  @Test func `text is as wide as its characters together`() {
    var random = SeededGenerator()
    for _ in 0..<5_000 {
      let text = Self.text(using: &random)
      let sum = text.reduce(0) { $0 + $1.cellWidth }
      check(text.cellWidth, sum, "\(text.debugDescription), \(random)")
    }
  }

  /// Where Swift splits what the reference joins.
  @Test(arguments: [
    (text: "இந்தியா", whole: 5, parts: [1, 1, 2, 2]),
    (text: "ကောင်း", whole: 4, parts: [2, 0, 1, 0]),
  ])
  func `conjuncts and marks of some scripts span characters`(
    text: String, whole: Int, parts: [Int]
  ) {
    check(text.cellWidth, whole)
    check(text.map(\.cellWidth), parts)
  }

  @Test func `printable ASCII is as wide either way`() {
    var random = SeededGenerator()
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...40, using: &random)
      var bytes = (0..<count).map { _ in UInt8.random(in: 0x20...0x7E, using: &random) }
      let text = String(decoding: bytes, as: UTF8.self)
      check(text.cellWidth, count, "\(text.debugDescription), \(random)")
      check(CellWidth.ofScalars(text.unicodeScalars), count)

      guard count > 0 else { continue }
      bytes[Int.random(in: 0..<count, using: &random)] = [0, 0x1F, 0x7F].randomElement() ?? 0
      let broken = String(decoding: bytes, as: UTF8.self)
      check(broken.cellWidth, count - 1, "\(broken.debugDescription), \(random)")
    }
  }

  @Test func `the quick path takes each byte of a word for what it is`() {
    for byte in UInt8.min...UInt8.max {
      for place in 0..<8 {
        var bytes = [UInt8](repeating: 0x7E, count: 8)
        bytes[place] = byte
        let count = bytes.withUnsafeBufferPointer(CellWidth.countOfPrintableASCII)
        check(count, 0x20...0x7E ~= byte ? 8 : nil, "\(byte) at \(place)")
      }
    }
  }
}

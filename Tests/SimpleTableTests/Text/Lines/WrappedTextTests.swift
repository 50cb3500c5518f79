import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Wrapped text` {
  private let glyphs = Glyphs.of(.unicode)

  private func lines(
    _ text: String, room: Int, limit: Int = .max, hasParagraphs: Bool = false
  ) -> [String] {
    var lines = WrappedText(
      text, room: room, limit: limit, hasParagraphs: hasParagraphs, glyphs: glyphs)
    var buffer = LineBuffer()
    while let line = lines.next() {
      buffer.append(line, as: .plain)
      buffer.endLine()
    }
    return buffer.text
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test(arguments: [
    ("", [""]),
    ("   ", [""]),
    ("                  ", [""]),
    ("\n\n\u{200B}\n \nunbreakable", ["unbreaka", "ble"]),
    ("one two", ["one two"]),
    ("one two three", ["one two", "three"]),
    ("one  two   three ", ["one  two", "three"]),
    ("a\nb\tc", ["a b c"]),
    ("unbreakable word", ["unbreaka", "ble word"]),
    ("exactly8 exactly8", ["exactly8", "exactly8"]),
    ("北京图书馆在这里", ["北京图书", "馆在这里"]),
    ("ab北京图书馆", ["ab北京图", "书馆"]),
    ("settings\u{200B}demo", ["settings\u{200B}", "demo"]),
    ("set\u{200B}tings\u{200B}demo", ["set\u{200B}tings\u{200B}", "demo"]),
    ("Laut\u{AD}stärke", ["Laut\u{AD}", "stärke"]), ("a Laut\u{AD}st", ["a Laut\u{AD}", "st"]),
    ("a b\u{200B}", ["a b\u{200B}"]),
    ("\u{1B}[1m\u{1B}[0m ok", ["␛[1m␛[0m", "ok"]),
  ])
  func `breaks between words, or in them where it must`(text: String, expected: [String]) {
    check(lines(text, room: 8), expected)
  }

  @Test(arguments: [
    ("one two three", 3, ["one two", "three"]),
    ("one two three", 2, ["one two", "three"]),
    ("one two three", 1, ["one two…"]),
    ("one two three    ", 2, ["one two", "three"]),
    ("unbreakable word and more", 2, ["unbreaka", "ble wor…"]),
    ("北京图书馆在这里 ok", 1, ["北京图…"]),
    ("a b c d e f g h", 1, ["a b c d…"]),
    ("exactly8", 1, ["exactly8"]),
    ("", 1, [""]),
  ])
  func `is cut where there are more lines than there may be`(
    text: String, limit: Int, expected: [String]
  ) {
    check(lines(text, room: 8, limit: limit), expected)
  }

  @Test(arguments: [
    ("one\ntwo", .max, ["one", "two"]),
    ("one\r\n\r\ntwo", .max, ["one", "", "two"]),
    ("\n \n\none two three  \n \n\u{2029}\n\tfour\n\n", .max, ["one two", "three", "", "four"]),
    ("one two three\u{2028}four five", .max, ["one two", "three", "four", "five"]),
    ("exactly8\nexactly8", .max, ["exactly8", "exactly8"]),
    ("北京图书\n馆", .max, ["北京图书", "馆"]),
    ("\n", .max, [""]),
    ("one", 1, ["one"]),
    ("one\ntwo", 1, ["one two"]),
    ("one\n\nthree", 1, ["one  th…"]),
    ("one\n\ntwo\nthree four", 3, ["one", "", "two thr…"]),
    ("one\ntwo\n \n", 2, ["one", "two"]),
    ("one\ntwo\n \n", 1, ["one two"]),
  ])
  func `has a line for each paragraph, and one between those that are apart`(
    text: String, limit: Int, expected: [String]
  ) {
    check(lines(text, room: 8, limit: limit, hasParagraphs: true), expected)
  }

  @Test func `empty lines take linear time`() {
    let text = String(repeating: "\n", count: 200_000) + "end"
    check(lines("start" + text, room: 8, hasParagraphs: true), ["start", "", "end"])
  }

  @Test func `a mark never begins a line by itself`() {
    for cluster in ["က\u{102B}", "中\u{102B}", "中\u{102B}a"] {
      let text = String(repeating: cluster, count: 20)
      for room in 4...12 {
        let lines = lines(text, room: room)
        // A mark without its letter would get another base.
        check(lines.joined(), text)
        for line in lines {
          #expect(line.cellWidth <= room)
          check(line.unicodeScalars.first.map(\.isMark), false, "\(cluster) in \(room)")
        }
      }
    }
  }

  @Test func `a mark that takes a cell stays with the symbol before it`() {
    check(lines("aaaa\u{1}\u{903}", room: 5), ["aaaa", "␁\u{903}"])
  }

  @Test func `a character wider than any line is a symbol`() {
    check(lines(String(repeating: "\u{1100}", count: 50), room: 8), ["\u{FFFD}"])
  }
}

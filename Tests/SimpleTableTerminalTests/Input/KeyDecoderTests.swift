import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

@Suite struct `Key decoder` {
  private func keys(of text: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.decode(text.utf8) + decoder.finish()
  }

  @Test(arguments: [
    (sent: "\u{1B}", keys: "Esc"), ("\u{1B}\u{1B}", "Esc Esc"),
    ("\u{1B}\u{1B}\u{1B}", "Esc Esc Esc"), ("\u{1B}xx\u{1B}", "Alt-x x Esc"),
    ("\u{1B}[", "Alt-["), ("\u{1B}O", "Alt-O"), ("\u{1B}]", "Alt-]"),
    ("\u{1B}\u{1B}[", "Esc Alt-["),
  ])
  func `what may be a start is decided by flushing`(sent: String, keys: String) {
    var decoder = KeyDecoder()
    let before = decoder.decode(sent.utf8)
    #expect(decoder.patience != nil)
    let all = before + decoder.flush()
    check(all.map(\.description).joined(separator: " "), keys)
    let after = decoder.flush() + decoder.decode("\u{1B}[Bx".utf8)
    check(after, [.down, "x"])
    check(decoder.patience, nil)
  }

  @Test(arguments: [
    (chunks: ["[D"], keys: "←", isTail: true), (["[", "D"], "←", true), (["OAx"], "↑ x", true),
    (["[1;5Cx"], "Ctrl-→ x", true), (["[A\u{1B}[A"], "↑ ↑", true), (["[A\u{1B}[?62c"], "↑", true),
    (["[200~a\u{1B}[201~"], "Paste", true),
    (["["], "[", false), (["O"], "O", false), (["[x"], "[ x", false), (["[1;x"], "[ 1 ; x", false),
    (["[", "M", " ", "!!x"], "Unknown x", true), (["x[A"], "x [ A", false),
    (["\u{1B}[A"], "↑", false), ([], "", false),
  ])
  func `the rest of a sequence may come after its Escape key`(
    chunks: [String], keys: String, isTail: Bool
  ) {
    var decoder = KeyDecoder()
    var all = decoder.decode([0x1B])
    all += decoder.flush()
    check(all, [.escape])
    check(decoder.patience, .second)
    all = []
    for chunk in chunks { all += decoder.decode(chunk.utf8) }
    all += decoder.flush()
    let names = all.map { $0.description.hasPrefix("Paste") ? "Paste" : $0.description }
    check(names.joined(separator: " "), keys)
    let isLate = decoder.takeLateTail()
    check(isLate, isTail)
    check(decoder.patience, nil)
  }

  @Test func `a second after the Escape key a bracket is one`() {
    var decoder = KeyDecoder()
    let escape = decoder.decode([0x1B]) + decoder.flush() + decoder.flush()
    let keys = decoder.decode("[D".utf8)
    #expect(escape == [.escape] && keys == ["[", "D"])
  }

  @Test(arguments: ["\u{1B}[1;", "\u{1B}O5"])
  func `what is not typed by hand is waited for`(sent: String) {
    var decoder = KeyDecoder()
    let keys = decoder.decode(sent.utf8)
    check(decoder.patience, nil)
    let flushed = decoder.flush()
    #expect(keys.isEmpty && flushed.isEmpty)
  }

  @Test func `what is typed after Esc waits for nothing`() {
    var decoder = KeyDecoder()
    let before = decoder.decode([0x1B])
    #expect(before.isEmpty && decoder.patience == .escape)
    let keys = decoder.flush() + decoder.decode("x".utf8)
    #expect(keys == [.escape, "x"] && decoder.patience == nil)
  }

  @Test func `a paste that is too long loses nothing more by ^C`() {
    var decoder = KeyDecoder(pasteLimit: 3)
    checkEmpty(decoder.decode("\u{1B}[200~abc\u{3}".utf8))
    check(decoder.flush(), [.paste("abc"), .control("c")])
  }

  @Test func `a paste that pauses goes on, however long`() {
    var decoder = KeyDecoder(pasteLimit: 9)
    checkEmpty(decoder.decode("\u{1B}[200~ab".utf8 + [0xC3]))
    check(decoder.patience, .second)
    check(decoder.flush(), [.paste("ab")])
    // A part of a scalar or of the end is no text yet.
    check(decoder.patience, nil)
    checkEmpty(decoder.decode([0xA9] + "q\r\u{1B}[20".utf8))
    check(decoder.patience, .second)
    check(decoder.flush(), [.paste("éq\r")])
    check(decoder.patience, nil)
    checkEmpty(decoder.decode("0~uvwxyz\u{1B}".utf8))
    check(decoder.flush(), [.paste("\u{1B}[2")])
    check(decoder.decode("[201~x".utf8), ["x"])
    let isCut = decoder.takePasteCut()
    check(isCut)
  }

  @Test func `a paste that does not end is ended by ^C and time`() {
    var decoder = KeyDecoder()
    checkEmpty(decoder.decode("\u{1B}[200~ab\u{3}c".utf8))
    check(decoder.patience, .second)
    checkEmpty(decoder.decode([3]))
    check(decoder.patience, .escape)
    check(decoder.flush(), [.paste("ab\u{3}c"), .control("c")])
    let isCut = decoder.takePasteCut()
    check(!isCut)
    check(decoder.decode("x".utf8), ["x"])
  }

  @Test func `typed scalars are keys of their own`() {
    check(keys(of: "é中👩‍🚀"), ["é", "中", "👩", "\u{200D}", "🚀"])
    check(keys(of: "e\u{301}"), ["e", "\u{301}"])
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC0, 0xAF], [0xE2, 0x82, 0x41], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF0, 0x9F], [0xC3, 0x1B, 0x5B, 0x41], [0xF0, 0x80, 0x80, 0x41],
    ] as [[UInt8]])
  func `invalid bytes are repaired as Swift repairs them`(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    let keys = decoder.decode(bytes) + decoder.finish()
    let text = String(decoding: bytes, as: UTF8.self)
    check(
      keys,
      text.hasSuffix("\u{1B}[A")
        ? ["\u{FFFD}", .up] : text.unicodeScalars.map { Key.character(Character($0)) })
  }

  @Test func `garbage of any length is passed over`() {
    let names = keys(of: "\u{1B}[" + String(repeating: "1;", count: 5_000) + "Ax")
    check(names.map(\.description), ["Unknown", "x"])
  }

  @Test(arguments: [
    (sent: "one\rtwo", text: "one\rtwo"), ("", ""), ("\u{1B}[A\u{3}q", "\u{1B}[A\u{3}q"),
    ("\u{1B}[201", "\u{1B}[201"), ("\u{1B}\u{1B}[20\u{1B}[2", "\u{1B}\u{1B}[20\u{1B}[2"),
    ("é中", "é中"),
  ])
  func `a paste is one key, whatever it holds`(sent: String, text: String) {
    check(keys(of: "\u{1B}[200~\(sent)\u{1B}[201~x"), [.paste(text), "x"])
  }

  @Test func `a paste is cut at its limit, between scalars`() {
    var decoder = KeyDecoder(pasteLimit: 8)
    let sent = "\u{1B}[200~12345é789中\u{1B}[201~x"
    let keys = decoder.decode(sent.utf8)
    check(keys, [.paste("12345"), "x"])
    let ascii = "\u{1B}[200~123456789\u{1B}[201~x"
    let asciiKeys = decoder.decode(ascii.utf8)
    check(asciiKeys, [.paste("12345678"), "x"])
    let cuts = [decoder.takePasteCut(), decoder.takePasteCut()]
    check(cuts, [true, false])
    let whole = decoder.decode("\u{1B}[200~12345678\u{1B}[201~".utf8)
    let isCut = decoder.takePasteCut()
    #expect(whole == [.paste("12345678")] && !isCut)
  }

  @Test func `a paste that the input ends in is reported`() {
    check(keys(of: "\u{1B}[200~half"), [.paste("half")])
  }

  @Test func `any chunking gives the same keys`() {
    let pieces: [[UInt8]] =
      [
        "\u{1B}", "[", "O", "A", "1;5C", "~", "5~", "\u{1B}[A", "\u{1B}[1;2B", "\u{1B}OP",
        "\u{1B}[[B",
        "\u{1B}[200~", "\u{1B}[201~", "x", "é", "中", "👩‍🚀", "e\u{301}", "\r", "\u{3}", "\u{1B}]",
        "\u{7}",
        "\u{1B}\\", "\u{18}", "$", "(B", "M", "\u{9B}", "\u{1B}[3$", ";;", "<",
      ].map { Array($0.utf8) } + [[0xC3], [0xF0, 0x9F], [0x80], [0xFF]]
    var random = SeededGenerator()
    for _ in RandomWalks.times(1_000) {
      let count = Int.random(in: 0...20, using: &random)
      let bytes = (0..<count).flatMap { _ in pieces.randomElement(using: &random) ?? [] }
      var whole = KeyDecoder(pasteLimit: 12)
      var expected = whole.decode(bytes)
      expected += whole.finish()
      var parts = KeyDecoder(pasteLimit: 12)
      var keys: [Key] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let chunk = rest.prefix(Int.random(in: 1...4, using: &random))
        keys += parts.decode(chunk)
        rest = rest.dropFirst(chunk.count)
      }
      keys += parts.finish()
      check(keys, expected, "\(bytes), \(random)")
      check(parts, whole, "nothing is left, \(bytes), \(random)")
    }
  }

  /// Answers of terminals, and what is read of them.
  private static let answers: [(sent: String, answer: TerminalAnswer?)] = [
    ("\u{1B}]10;rgb:ffff/0000/8080\u{7}", .text(.rgb(255, 0, 128))),
    ("\u{1B}]11;rgb:28/2c/34\u{1B}\\", .ground(.rgb(40, 44, 52))),
    ("\u{1B}]11;rgb:0/8/F\u{7}", .ground(.rgb(0, 136, 255))),
    ("\u{1B}]11;rgb:fff/800/001\u{7}", .ground(.rgb(255, 128, 0))),
    ("\u{1B}]11;rgba:2828/2c2c/3434/cccc\u{7}", .ground(.rgb(40, 44, 52))),
    ("\u{1B}[?62;22c", .kind), ("\u{1B}[?6c", .kind), ("\u{1B}[?c", .kind),
    ("\u{1B}]11;rgb:28/2c\u{7}", nil), ("\u{1B}]11;rgb:28/2c/34/00\u{7}", nil),
    ("\u{1B}]11;rgba:28/2c/34/\u{7}", nil), ("\u{1B}]11;rgb:28282/2c/34\u{7}", nil),
    ("\u{1B}]11;rgb://\u{7}", nil), ("\u{1B}]11;?\u{7}", nil), ("\u{1B}]11\u{7}", nil),
    ("\u{1B}]12;rgb:28/2c/34\u{7}", nil),
    ("\u{1B}]11;rgb:q\r\u{3}é中q\u{7}", nil), ("\u{1B}]11;rgb:28/2c/3g\u{7}", nil),
    ("\u{1B}]11;rgb:+1/2c/34\u{7}", nil), ("\u{1B}]\u{7}", nil),
    ("\u{1B}]11;rgb:" + String(repeating: "0", count: 9_999) + "\u{7}", nil),
  ]

  @Test(arguments: answers)
  func `an answer is no key, however it is cut and however slowly it comes`(
    sent: String, answer: TerminalAnswer?
  ) {
    let bytes = Array("x\(sent)y".utf8)
    for place in bytes.indices.dropFirst(2).prefix(60) {
      var decoder = KeyDecoder()
      decoder.awaitsAnswer = true
      var inputs = decoder.input(of: bytes[..<place])
      // Nothing comes for less than a second.
      if decoder.patience == .escape { inputs += decoder.inputAfterWaiting() }
      inputs += decoder.input(of: bytes[place...])
      let keys = inputs.flatMap { if case .keys(let keys) = $0 { keys } else { [Key]() } }
      check(keys, ["x", "y"], "\(place)")
      check(inputs.contains(.uncertainEscape), inputs.contains(.lateTail), "\(place)")
      check(decoder.takeAnswers(), answer.map { [$0] } ?? [], "\(place)")
      check(decoder.patience, nil)
    }
  }

  @Test func `an answer that has begun is waited for, but not what is none`() {
    var decoder = KeyDecoder()
    decoder.awaitsAnswer = true
    for text in ["\u{1B}]", "1", "1;rgb:2", "8/", "\u{1B}"] {
      checkEmpty(decoder.decode(text.utf8))
      check(decoder.patience, nil)
    }
    check(decoder.decode("\\q".utf8), ["q"])
    checkEmpty(decoder.decode("\u{1B}]11;x".utf8))
    check(decoder.patience, .second)
    checkEmpty(decoder.flush())
    check(decoder.decode("q".utf8), ["q"])
    decoder.awaitsAnswer = false
    checkEmpty(decoder.decode("\u{1B}]11;rgb".utf8))
    check(decoder.patience, .second)
  }

  @Test func `what is typed after Esc is typed, though it begins as an answer does`() {
    var decoder = KeyDecoder()
    decoder.awaitsAnswer = true
    check(decoder.decode([0x1B]) + decoder.flush(), [.escape])
    check(decoder.decode("]xy".utf8), ["]", "x", "y"])
    check(decoder.decode([0x1B]) + decoder.flush(), [.escape])
    check(decoder.decode("]".utf8), [])
    check(decoder.patience, .second)
    check(decoder.flush(), ["]"])
    check(decoder.decode("\u{1B}\u{1B}[?6cx".utf8), [.escape, "x"])
  }

  @Test func `random bytes neither crash nor pile up`() {
    var random = SeededGenerator()
    var decoder = KeyDecoder(pasteLimit: 64)
    for _ in RandomWalks.times(60) {
      let bytes = (0..<1_000).map { _ in UInt8.random(in: 0...255, using: &random) }
      let count = decoder.decode(bytes).count
      #expect(count <= bytes.count + 1, "\(random)")
    }
  }
}

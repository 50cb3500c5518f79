import SimpleTable
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

private func bold(_ text: String) -> StyledLine { StyledLine(text, as: .bold) }
private func reversed(_ text: String) -> StyledLine { StyledLine(text, as: .reversed) }
private func barred(_ text: String) -> StyledLine {
  StyledLine(text, as: TextAttributes(background: .palette(236)))
}
private func linked(_ text: String, to address: String = "mailto:a") -> StyledLine {
  var line = StyledLine("")
  line.append(text, to: address)
  return line
}
private func red(_ text: String) -> StyledLine { StyledLine(text, as: .color(.red)) }

@Suite struct `Frame writer` {
  private let size = TerminalSize(columns: 12, rows: 4)

  /// The bytes in a readable form.
  private func picture(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
      .replacing("\u{1B}[", with: "‹").replacing("\r\n", with: "⏎")
      .replacing("\u{1B}]8;;", with: "⟦").replacing("\u{1B}\\", with: "⟧")
  }

  /// What a terminal with all colours draws in which erased cells have none.
  private let look = TerminalLook(erasesInColor: false)

  private func change(_ old: [StyledLine], _ new: [StyledLine]) -> String {
    picture(
      FrameWriter.bytes(
        from: Frame(size: size, lines: old), to: Frame(size: size, lines: new), look: look))
  }

  @Test(
    arguments: [
      (old: ["one", "two"], new: ["one", "two"], written: ""),
      (["one", "two"], ["one", "ton"], "‹2;2Hon"),
      (["one"], ["one", "two"], "‹2Htwo"),
      (["one", "two"], ["one"], "‹2H‹K"),
      (["one   "], ["one"], ""),
      (["abcdefghijkl"], ["Abcdefghijkl"], "‹HA"),
      (["abcdefghijkl"], ["AbcdefghijkL"], "‹HA‹10CL"),
      (["abcdefghijkl"], ["AbcDefghijkl"], "‹HAbcD"),
      (["abc", "def"], ["abX", "Def"], "‹1;3HX⏎D"),
      (["abcdef"], ["ab"], "‹1;3H‹K"),
      (["a中c"], ["a中d"], "‹1;4Hd"),
      (["a中c"], ["abdc"], "‹1;2Hbd"),
      (["abcdefghijklmno"], ["abcdefghijklxyz"], ""),
      (["abcdefghijk中"], ["abcdefghijkl"], "‹1;12Hl"),
      (["abcdefghijk"], ["a          中"], "‹1;2H‹K"),
      (["abc"], [bold("abc")], "‹H‹1mabc‹m"),
      ([bold("a b")], ["a b"], "‹Ha b"),
      (["a        b"], [bold("a        b")], "‹H‹1ma‹8Cb‹m"),
      ([bold("ab")], [bold("ac") + red("dd") + bold("d")], "‹1;2H‹1mc‹;31mdd‹;1md‹m"),
      (["ab"], [bold("a") + StyledLine("b", as: .bold.color(.red))], "‹H‹1ma‹31mb‹m"),
      ([bold("ab") + "c"], ["abc"], "‹Hab"),
      ([reversed("ab") + "  c"], [reversed("ac") + "  d"], "‹1;2H‹7mc‹m  d"),
      (["ab  c"], [reversed("ab") + "  d"], "‹H‹7mab‹m  d"),
      (["ab  c"], [reversed("ab") + "  " + red("c")], "‹H‹7mab‹2C‹;31mc‹m"),
      ([reversed("a    b")], [reversed("a") + "    b"], "‹1;2H    b"),
      ([reversed("ab")], [reversed("a")], "‹1;2H‹K"),
      ([reversed("ab  c")], ["xb  c"], "‹Hxb  c"),
      ([], [barred("a           ")], "‹H‹48;5;236ma           ‹m"),
      (["ab"], [linked("ab")], "‹H⟦mailto:a⟧ab⟦⟧"),
      ([linked("ab")], [linked("ac")], "‹1;2H⟦mailto:a⟧c⟦⟧"),
      ([linked("ab")], ["ab"], "‹Hab"),
      ([linked("ab")], [linked("ab", to: "mailto:b")], "‹H⟦mailto:b⟧ab⟦⟧"),
      ([""], [linked("a") + "b" + linked("c")], "‹H⟦mailto:a⟧a⟦⟧b⟦mailto:a⟧c⟦⟧"),
      ([linked("abc") + "defg"], [linked("ab")], "‹1;3H‹K"),
      (["abcdefghijkl"], ["           x"], "‹H‹K‹11Cx"),
      (["abcdefghijkl"], ["           l"], "‹H‹11X"),
      ([barred("            ")], ["a          b"], "‹Ha          b"),
      ([red("a") + "bcdefghijkl"], [red("a")], "‹1;2H‹K"),
      (["bcdefghijkl"], [red("a")], "‹H‹31ma‹K‹m"),
      ([], ["abcdefghijkl" + red("mn") + bold("\u{301}")], "‹Habcdefghijkl"),
      (["abcdef"], [barred("a")], "‹H‹48;5;236ma‹m‹K"),
      (["x"], ["\u{1B}[2J\u{1B}]0;t\u{7}\u{9B}x\u{202E}"], "‹H[2J]0;tx"),
    ] as [(old: [StyledLine], new: [StyledLine], written: String)])
  func `what changes is written`(old: [StyledLine], new: [StyledLine], written: String) {
    check(change(old, new), written)
  }

  @Test func `of a letter no more marks are written than stream-safe text has`() {
    let marks = String(repeating: "\u{301}", count: 500_000)
    let written = change([""], [StyledLine("e" + marks + "x")])
    check(written.unicodeScalars.count { $0 == "\u{301}" }, 30)
    #expect(written.contains("x"))
  }

  @Test func `characters of disputed width are blanked first and stepped behind`() {
    check(change(["a👩‍🚀b"], ["a👩‍🚀c"]), "‹1;4Hc")
    check(change(["ab"], ["a👩‍🚀b"]), "‹1;2H  ‹2G👩‍🚀‹4Gb‹K")
    check(change(["a👩‍🚀bcd"], ["axxbcd"]), "‹1;2Hxxbcd‹K")
  }

  @Test func `a pictograph that joins the flag before it takes no cells of its own`() {
    let flagged = Frame(size: size, lines: ["a🇩🇪\u{200D}👩b"])
    var screen = VirtualScreen(size: size)
    screen.write(FrameWriter.bytes(from: nil, to: flagged))
    check(screen.cells[0].prefix(4).map(\.text), ["a", "🇩🇪\u{200D}👩", "", "b"])
    check(screen.cells, VirtualScreen.cells(of: flagged))
  }

  @Test func `the first frame draws everything`() {
    let frame = Frame(size: size, lines: ["one", "abcdefghijkl", ""])
    check(picture(FrameWriter.bytes(from: nil, to: frame)), "‹?25l‹m‹Hone‹K⏎abcdefghijkl⏎‹K⏎‹J")
    let other = Frame(size: TerminalSize(columns: 11, rows: 4), lines: ["one"])
    check(picture(FrameWriter.bytes(from: other, to: frame)).hasPrefix("‹?25l‹m‹Hone‹K⏎"))
  }

  @Test func `the cursor is shown, moved and hidden`() {
    let lines: [StyledLine] = ["Name: x"]
    let hidden = Frame(size: size, lines: lines)
    let shown = Frame(size: size, lines: lines, cursor: .init(column: 7, row: 0))
    let moved = Frame(size: size, lines: lines, cursor: .init(column: 99, row: 99))
    check(picture(FrameWriter.bytes(from: hidden, to: shown)), "‹1;8H‹?25h")
    check(picture(FrameWriter.bytes(from: shown, to: moved)), "‹4;12H")
    check(picture(FrameWriter.bytes(from: moved, to: hidden)), "‹?25l")
  }

  @Test func `a frame that is shown already is not written, unless the screen is forgotten`() {
    var writer = FrameWriter()
    let frame = Frame(size: size, lines: ["x"])
    let first = writer.write(frame)
    check(picture(first), "‹?25l‹m‹Hx‹K⏎‹J")
    let second = writer.write(frame)
    checkEmpty(second)
    writer.forgetScreen()
    let third = writer.write(frame)
    check(third, first)
  }

  @Test func `a screen without cells is left alone`() {
    let frame = Frame(
      size: TerminalSize(columns: 0, rows: 0), lines: ["x"], cursor: .init(column: 1, row: 1))
    check(picture(FrameWriter.bytes(from: nil, to: frame)), "‹m‹H‹?25h")
  }

  static let pieces = [
    "a", "b", "x", " ", " ", "            ", "中", "é", "e\u{301}", "─", "│", "👩‍🚀", "✈\u{FE0F}", "🇩🇪",
    "ｶ",
    "📶",
  ]

  static func line(using random: inout some RandomNumberGenerator) -> StyledLine {
    (0..<Int.random(in: 0...14, using: &random)).reduce(into: "") { line, _ in
      let attributes: [TextAttributes] = [
        .plain, .bold, .color(.red), .bold.color(.red), .faint, .reversed, .reversed.color(.red),
        TextAttributes(background: .palette(236)),
      ]
      let last = line.spans.last?.attributes ?? .plain
      let changes = Int.random(in: 0..<4, using: &random) == 0
      line.append(
        pieces.randomElement(using: &random) ?? "",
        as: changes ? attributes.randomElement(using: &random) ?? .plain : last,
        to: [nil, nil, "mailto:a", "mailto:b"].randomElement(using: &random) ?? nil)
    }
  }

  /// A frame like another one, with a few lines changed in part.
  static func variation(of frame: Frame, using random: inout some RandomNumberGenerator) -> Frame {
    var frame = frame
    for row in frame.lines.indices where Bool.random(using: &random) {
      if Bool.random(using: &random), !frame.lines[row].spans.isEmpty {
        let place = Int.random(in: 0..<frame.lines[row].text.count, using: &random)
        var line: StyledLine = ""
        var index = 0
        for span in frame.lines[row].spans {
          for character in span.text {
            let isChanged = index == place && "abx ".contains(character)
            line.append(isChanged ? "y" : String(character), as: span.attributes)
            index += 1
          }
        }
        frame.lines[row] = line
      } else {
        frame.lines[row] = line(using: &random)
      }
    }
    if Bool.random(using: &random) { _ = frame.lines.popLast() }
    frame.cursor =
      Bool.random(using: &random)
      ? Frame.Position(
        column: .random(in: 0..<frame.size.columns, using: &random),
        row: .random(in: 0..<frame.size.rows, using: &random)) : nil
    frame.showsCursor = frame.cursor != nil && Bool.random(using: &random)
    return frame
  }

  @Test(arguments: [VirtualScreen.Widths.agreed, .scalarByScalar])
  func `after writing, the screen is the frame`(widths: VirtualScreen.Widths) {
    var random = SeededGenerator()
    for _ in RandomWalks.times(80) {
      let size = TerminalSize(
        columns: .random(in: 1...24, using: &random), rows: .random(in: 1...5, using: &random))
      var screen = VirtualScreen(size: size, filledWith: "#")
      screen.widths = widths
      var frame = Frame(size: size)
      frame.lines = (0..<Int.random(in: 0...6, using: &random)).map { _ in Self.line(using: &random)
      }
      var writer = FrameWriter()
      for _ in 0..<8 {
        screen.write(writer.write(frame))
        var fresh = VirtualScreen(size: size, filledWith: "#")
        fresh.widths = widths
        fresh.write(FrameWriter.bytes(from: nil, to: frame))
        let isRight = screen.cells == fresh.cells
        check(isRight, "\(screen.text) is not \(fresh.text), \(random)")
        check(screen.isCursorVisible, frame.showsCursor)
        if let cursor = frame.cursor { check(screen.cursor, cursor, "\(random)") }
        if widths == .agreed {
          let isFrame = screen.cells == VirtualScreen.cells(of: frame)
          check(isFrame, "\(screen.text) is not \(frame.lines), \(random)")
          checkEmpty(screen.surprises, "\(random)")
        }
        frame = Self.variation(of: frame, using: &random)
      }
    }
  }

  @Test func `text behind a character of disputed width is where it should be on any terminal`() {
    let size = TerminalSize(columns: 20, rows: 1)
    var screen = VirtualScreen(size: size)
    screen.widths = .scalarByScalar
    var writer = FrameWriter()
    screen.write(writer.write(Frame(size: size, lines: ["│ 👩‍🚀 Flight     On │"])))
    screen.write(writer.write(Frame(size: size, lines: ["│ 👩‍🚀 Flight    Off │"])))
    check(screen.text[0].hasSuffix(" Flight    Off │"))
    check(screen.cells[0][19].text, "│")
  }

  @Test func `what is entered is left`() {
    var screen = VirtualScreen(size: size)
    let before = screen.modes
    screen.write(Array(ScreenMode.enter.description.utf8))
    #expect(screen.modes.contains("1049") && !screen.isCursorVisible)
    screen.write(Array(ScreenMode.leave.description.utf8))
    #expect(screen.modes == before.union(["7", "25", "1007"]) && screen.isCursorVisible)
  }
}

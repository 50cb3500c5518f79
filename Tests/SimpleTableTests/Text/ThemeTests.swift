import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Colours of a rendered table` {
  @Test func `attributes stay the same between a space and the mark drawn on it`() {
    let table = Table.page {
      for detail in ["\t\u{301}a", "  \u{202E}\u{301}a", "\n\u{200D}a"] {
        Row("b", detail: detail)
      }
    }
    var theme = TextRenderer.Theme.plain
    theme[.detail] = .faint
    let renderer = TextRenderer(width: 20, style: .plain, theme: theme)
    check(
      renderer.render(TableAdapter(table)).replacing("\u{1B}", with: "^"),
      """
         b              ^[2m \u{301}a^[0m
         b             ^[2m  \u{301}a^[0m
         b              ^[2m \u{200D}a^[0m

      """)
  }

  @Test func `the standard theme uses colours that can be read on any ground`() {
    let theme = TextRenderer.Theme.standard
    let roles: [(TextRenderer.Role, String)] = [
      (.title, "1"), (.header, "1;36"), (.footer, "2"), (.detail, ""), (.placeholder, "2"),
      (.border, "2"), (.badge, "35"), (.selected, "7"), (.bar, "49"), (.field, "4"),
      (.key, "1"), (.disabled, "2"), (.destructive, "31"),
      (.error, "1;31"), (.notice, "1"), (.match, "1;36"), (.accent, "36"), (.success, "32"),
      (.warning, "35"),
    ]
    check(roles.map(\.0), TextRenderer.Role.allCases)
    for (role, parameters) in roles {
      check(theme[role].sequence(after: .plain), "\u{1B}[\(parameters)m")
    }
  }

  @Test(arguments: [TextRenderer.Symbols.unicode, .ascii])
  func `every state has a mark of its own`(symbols: TextRenderer.Symbols) {
    let renderer = TextRenderer(symbols: symbols)
    let rows = [
      Row("A").disabled(), Row("B").status("Refused", kind: .error),
      ButtonRow("C", role: .destructive) {}.row, ButtonRow("D", role: .cancel) {}.row,
      Row("E").tint(.accent), Row("F").tint(.success), Row("G").tint(.warning),
    ]
    let adapter = TableAdapter(Table { Section { rows } })
    let states = rows.indices.compactMap { adapter.row(at: RowPath(section: 0, row: $0)) }
    let glyphs = renderer.glyphs
    let marks = states.compactMap { renderer.mark(of: $0).glyph } + glyphs.busy
    check(Set(marks).count, 7 + 4)
    check(marks.allSatisfy { $0.cells == 1 && $0.text != " " })
    check(renderer.mark(of: Row("H")).glyph, nil)
    check(renderer.mark(of: Row("I").tint(.error)).glyph, glyphs[.invalid])
    #expect(symbols[.on] != symbols[.off])
    #expect(glyphs[.collapsed] != glyphs[.expanded])
  }

  @Test(arguments: TextRenderer.Symbol.allCases, ["", " "])
  func `colours add only sequences where a symbol is blank`(
    symbol: TextRenderer.Symbol, text: String
  ) {
    var symbols = TextRenderer.Symbols.unicode
    symbols[symbol] = text
    let table = Table("Title") {
      Section("Header") {
        Row("Row", detail: "\u{7}")
        Row("A title that is cut", detail: "家家家家家家家", accessory: .checkmark).badge("家家家")
        StepperRow("Steps", value: .constant(1), in: 0...2)
        TextFieldRow("Secret", text: .constant("x"), isSecure: true)
        Row("Busy").subtitle("\u{7}").busy()
      }
      .headerDetail("\u{7}")
      Section("Closed", footer: "\u{7}") { Row("Row") }.collapsible(initially: .collapsed)
      Section { Row("Row") }
    }
    for style in TextRenderer.Style.allCases {
      for width in [20, 23] {
        let plain = table.rendered(width: width, style: style, symbols: symbols)
        let renderer = TextRenderer(width: width, style: style, symbols: symbols, theme: .standard)
        let lines = renderer.styledLines(of: TableAdapter(table))
        check(lines.map { $0.text + "\n" }.joined(), plain)
        check(lines.map { $0.sequencedText + "\n" }.joined(), renderer.render(TableAdapter(table)))
      }
    }
  }

  @Test func `symbols that are too long or do something are cut and sanitized`() {
    check(Glyph("\u{301}x", atMost: 1).text, "x")
    var symbols = TextRenderer.Symbols.unicode
    symbols[.selected] = "北京"
    symbols[.ellipsis] = "\u{1B}[more]"
    symbols[.box] = "╭╮╰╯\n"
    let renderer = TextRenderer(width: 20, style: .insetGrouped, symbols: symbols)
    let table = Table { Section { Row("A title that is cut off").id("row") } }
    let adapter = TableAdapter(table)
    adapter.selection = "row"
    check(
      renderer.render(adapter),
      """
        ╭                ╮
          A title tha␛[m
        ╰                ╯

      """)
  }
}

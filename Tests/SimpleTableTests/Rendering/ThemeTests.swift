import Testing

@testable import SimpleTable

@Suite struct `Colours of a rendered table` {
  @Test func `each role has its ink, reset at the end of the line`() {
    let table = Table("Settings") {
      Section("Sound", footer: "Quiet.") {
        Row("Ringtone", detail: "Otters").id("selected")
        Row("Volume").disabled()
      }
    }
    let adapter = TableAdapter(table)
    adapter.selection = "selected"
    let text = TextRenderer(width: 30, color: .ansi).render(adapter)
    #expect(
      text.replacing("\u{1B}", with: "^") == """
          ^[1mSettings^[0m

          ^[36mSound^[0m
        ^[1;35m❯   Ringtone          ^[0;2mOtters^[0m
         ^[2m⊘  Volume^[0m
          ^[2mQuiet.^[0m

        """)
  }

  @Test func `no ink changes between a space and the mark drawn on it`() {
    let table = Table {
      Section {
        for detail in ["\t\u{301}a", "  \u{202E}\u{301}a", "\n\u{200D}a"] {
          Row("b", detail: detail)
        }
      }
    }
    let text = TextRenderer(width: 20, style: .plain, color: .ansi).render(TableAdapter(table))
    #expect(
      text.replacing("\u{1B}", with: "^") == """
           b              ^[2m \u{301}a^[0m
           b             ^[2m  \u{301}a^[0m
           b              ^[2m \u{200D}a^[0m

        """)
  }

  @Test func `an ink is changed by one sequence`() {
    #expect(Ink.bold.sequence(after: .none) == "\u{1B}[1m")
    #expect(Ink(weight: 1, color: 31).sequence(after: .none) == "\u{1B}[1;31m")
    #expect(Ink.faint.sequence(after: .bold) == "\u{1B}[0;2m")
    #expect(Ink.none.sequence(after: .bold) == "\u{1B}[0m")
  }

  @Test(arguments: [TextRenderer.Symbols.unicode, .ascii])
  func `every state has a mark of its own`(symbols: TextRenderer.Symbols) {
    let signs = Signs(symbols)
    let marks = [RowMark.disabled, .invalid, .destructive].compactMap { $0.mark(in: signs) }
    #expect(Set(marks).count == 3)
    #expect(marks.allSatisfy { $0.cells == 1 && $0.text != " " })
    #expect(RowMark.normal.mark(in: signs) == nil)
    #expect(symbols.on != symbols.off)
    #expect(signs.collapsed != signs.expanded)
  }

  @Test func `signs that are too long or do harm are cut and made harmless`() {
    var symbols = TextRenderer.Symbols.unicode
    symbols.selected = "北京"
    symbols.vertical = ""
    symbols.ellipsis = "\u{1B}[more]"
    symbols.horizontal = "\n"
    let renderer = TextRenderer(width: 20, style: .insetGrouped, symbols: symbols)
    let table = Table { Section { Row("A title that is cut off").id("row") } }
    let adapter = TableAdapter(table)
    adapter.selection = "row"
    #expect(
      renderer.render(adapter) == """
          ╭                ╮
            A title tha␛[m
          ╰                ╯

        """)
  }
}

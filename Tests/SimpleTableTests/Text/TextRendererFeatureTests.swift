import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Parts of a rendered table` {
  private let accessories = Table {
    Section {
      Row("None", detail: "detail")
      Row("Disclosure", detail: "detail", accessory: .disclosureIndicator)
      Row("Button", detail: "detail", accessory: .detailButton)
      Row("Both", detail: "detail", accessory: .detailDisclosureButton)
      Row("Custom", detail: "detail", accessory: .custom("now"))
    }
    Section {
      Row("Chosen", accessory: .checkmark)
      Row("Not chosen", accessory: .checkmarkPlaceholder)
    }
  }

  @Test func `accessories are in a column behind the details`() {
    expectPicture(
      accessories,
      """
          None                    detail
          Disclosure              detail ›
          Button                  detail ⓘ
          Both                    detail ⓘ ›
          Custom                  detail now

          Chosen                         ✓
          Not chosen
      """)
  }

  @Test func `accessories have symbols in ASCII`() {
    expectPicture(
      accessories, symbols: .ascii,
      """
          None                  detail
          Disclosure            detail >
          Button                detail (i)
          Both                  detail (i) >
          Custom                detail now

          Chosen                       [x]
          Not chosen
      """)
  }

  @Test func `a collapsed section without rows shows no number of them`() {
    let table = Table {
      Section("Empty") {}.collapsible(initially: .collapsed)
      Section("Row") { Row("Row") }.collapsible(initially: .collapsed)
    }
    expectPicture(
      table, width: 24, style: .grouped,
      """
        Empty

        ▸ Row            (1)
      """)
  }

  /// Eight dots for any text, and four where the title leaves less room than that.
  @Test(arguments: [(7, 8), (8, 4)])
  func `a secure text has dots according to the room`(title: Int, dots: Int) {
    let table = Table {
      Section {
        TextFieldRow(
          String(repeating: "x", count: title), text: .constant("otter"), isSecure: true)
      }
    }
    check(table.rendered(width: 20, style: .plain).count { $0 == "•" }, dots)
  }

  @Test(arguments: [(24, true), (25, false)])
  func `a title is written as selected up to 24 bytes`(length: Int, isSelected: Bool) {
    let title = String(repeating: "x", count: length)
    let adapter = TableAdapter(Table { Section { Row(title) {}.id("row") } })
    adapter.selection = "row"
    let renderer = TextRenderer(style: .plain, color: .ansi)
    let line = Viewport(adapter, renderer: renderer, height: 1).styledLines.first
    let span = line?.spans.first { $0.text.contains(title) }
    check((span?.attributes == renderer.theme[.selected]), isSelected)
  }

  @Test func `a section that can collapse shows whether it is collapsed`() {
    let table = Table {
      Section("Devices", footer: "Found over Bluetooth.") { for _ in 0..<12 { Row("Device") } }
        .collapsible().headerDetail("Bluetooth")
      Section("Secret") { Row("Row") }.collapsible(countsRows: false)
      Section("Open") { Row("Row") }.collapsible()
      Section("Empty") {}.collapsible()
    }
    expectPicture(
      table,
      prepare: { adapter in
        adapter.collapse(section: 0)
        adapter.collapse(section: 1)
      },
      """
        ▸ Devices             Bluetooth (12)
        Found over Bluetooth.

        ▸ Secret

        ▾ Open
          Row

        Empty
      """)
  }

  @Test func `indicators can be changed`() {
    var symbols = TextRenderer.Symbols.unicode
    symbols[.collapsed] = "+"
    symbols[.expanded] = "–"
    let table = Table {
      Section("Open") { Row("Row") }.collapsible()
      Section("Folded") { Row("Row") }.collapsible()
    }
    expectPicture(
      table, style: .insetGrouped, symbols: symbols, prepare: { $0.collapse(section: 1) },
      """
        – Open
        ╭────────────────────────────────────╮
        │ Row                                │
        ╰────────────────────────────────────╯

        + Folded                         (1)
      """)
  }

  @Test func `titles are in one column where any row has an icon`() {
    let table = Table {
      Section {
        Row("Narrow", icon: "♪")
        Row("Wide", icon: "🔔")
        Row("Too long", icon: "abc")
        Row("None", subtitle: "Subtitles begin where titles do, on each of their lines.")
      }
    }
    expectPicture(
      table,
      """
          ♪  Narrow
          🔔 Wide
          ab Too long
             None
             Subtitles begin where titles
             do, on each of their lines.
      """)
  }

  @Test func `a title and a detail that are both too long get half each`() {
    let table = Table {
      Section {
        Row("A title that goes on and on", detail: "a detail that goes on and on")
        Row("A title that goes on and on", detail: "short")
        Row("Short", detail: "a detail that goes on and on and on")
        Row("A title that goes on and on and on and on")
      }
    }
    expectPicture(
      table,
      """
          A title that go…  a detail that g…
          A title that goes on and on  short
          Short  a detail that goes on and…
          A title that goes on and on and o…
      """)
  }

  @Test func `a badge is before the detail`() {
    let table = Table {
      Section {
        Row("Mail", detail: "12:30", accessory: .disclosureIndicator).badge(3)
        Row("News").badge("a badge that is far too long")
        Row("A title that takes all the room it gets").badge(1)
      }
    }
    expectPicture(
      table,
      """
          Mail                   (3) 12:30 ›
          News                  (a badge…)
          A title that takes all the…  (1)
      """)
  }

  @Test func `a row may draw its own lines`() {
    let table = Table {
      Section {
        Row("Chart", icon: "▤").customLines { width in
          [String(repeating: "▇", count: width), String(repeating: "-", count: width + 1), ""]
        }
        Row("Nothing").customLines { _ in [] }
        Row("Below")
      }
    }
    expectPicture(
      table, width: 30, style: .insetGrouped,
      """
        ╭──────────────────────────╮
        │ ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇ │
        │ -----------------------… │
        │                          │
        │                          │
        │    Below                 │
        ╰──────────────────────────╯
      """)
  }

  @Test func `a header's detail that needs the whole line has it below the header`() {
    expectPicture(
      Table { Section("Storage") { Row("Row") }.headerDetail("64 GB of 128 GB") }, width: 20,
      """
        Storage  64 GB…
          Row
      """)
  }

  @Test func `headers and footers are wrapped`() {
    let table = Table {
      Section(
        "A header that says more than fits on a single line",
        footer: "A footer with averyveryverylongwordthatmustbebrokensomewhere in it."
      ) { Row("Row") }
      .headerDetail("Detail")
    }
    expectPicture(
      table,
      """
        A header that says more than  Detail
        fits on a single line
          Row
        A footer with
        averyveryverylongwordthatmustbebroke
        nsomewhere in it.
      """)
    expectPicture(
      table, style: .plain,
      """
         A header that says more than ─ Detail
         fits on a single line
         Row
           A footer with
           averyveryverylongwordthatmustbebrok
           ensomewhere in it.
      """)
  }

  @Test func `the selected row may be disabled`() {
    let table = Table { Section { Row("Row", detail: "on").id("row").disabled() } }
    for symbols in [TextRenderer.Symbols.unicode, .ascii] {
      let adapter = TableAdapter(table)
      adapter.selection = "row"
      let text = TextRenderer(width: 20, style: .plain, symbols: symbols).render(adapter)
      check(text, symbols[.selected] + symbols[.disabled] + " Row            on\n")
    }
  }

  @Test func `a row is set in by its depth, and keeps some room at any`() throws {
    let row = Row("Orange", detail: "ripe")
    let adapter = TableAdapter(Table { Section { row } })
    let renderer = TextRenderer(width: 24, style: .plain)
    let section = try #require(VisibleSection(0, in: adapter, glyphs: renderer.glyphs))
    let lines = [0, 1, 2, 99].map { depth in
      var buffer = LineBuffer()
      var look = RowLook(columns: section.columns)
      look.depth = depth
      renderer.append(row, look: look, to: &buffer)
      return buffer.text
    }
    check(
      lines,
      [
        "   Orange           ripe\n",
        "     Orange         ripe\n",
        "       Orange       ripe\n",
        "             Orange ripe\n",
      ])
  }

  @Test func `an empty table is an empty line`() {
    check(Table {}.rendered(), "\n")
    check(Table { Section {} }.rendered(), "\n")
    check(Table("") {}.rendered(), "\n")
    check(Table("Title") {}.rendered(), "  Title\n")
  }

  @Test func `an empty section leaves no trace`() {
    let table = Table {
      Section {}
      Section { Row("Row") }
      Section {}
    }
    check(table.rendered(style: .plain), "   Row\n")
  }

  @Test(arguments: TextRenderer.Style.allCases)
  func `hidden rows are not visible`(style: TextRenderer.Style) {
    let hidden = Table { Section { for row in 0..<9 { Row("\(row)").hidden(row % 3 != 1) } } }
    let plain = Table { Section { for row in [1, 4, 7] { Row("\(row)") } } }
    check(hidden.rendered(style: style), plain.rendered(style: style))
  }
}

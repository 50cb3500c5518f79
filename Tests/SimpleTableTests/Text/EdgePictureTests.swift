import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Headers and footers` {
  private let table = Table {
    Section(
      "A header that takes four lines of this text, or the two that it is allowed",
      footer: "A footer that takes three lines, or the only one that it is allowed", id: "limited"
    ) {
      Row("One")
    }
    .headerLineLimit(2).footerLineLimit(1).headerDetail("8 of 9")
    Section("Hidden from sight", id: "drawn") { Row("Two") }
      .customHeader { ["<" + String(repeating: "-", count: $0 - 2) + ">", "wide \($0)", ""] }
      .customFooter { ["footer \($0)", "北京北京北京北京北京北京北京北京"] }
      .headerDetail("end")
      .collapsible(initially: .collapsed)
    Section { Row("Three") }.customHeader { _ in [] }
  }

  @Test(arguments: 16...40) func `are apart from their details in a window of any width`(width: Int)
  {
    let table = Table { Section("A header of its own") { Row("One") }.headerDetail("8 of 9") }
    let text = TextRenderer(width: width, style: .grouped).render(TableAdapter(table))
    #expect(text.contains("own ") || text.contains("own\n"), "\(text)")
    #expect(text.contains("  8 of 9\n") || text.contains("own 8 of 9\n"), "\(text)")
  }

  @Test func `are limited to some lines, or draw themselves beside the indicator`() {
    expectPicture(
      table, width: 30, style: .grouped,
      """
        A header that takes 8 of 9
        four lines of this…
          One
        A footer that takes three…

        ▸ <--------------… end (1)
          wide 24

        footer 26
        北京北京北京北京北京北京…


          Three
      """)
    expectPicture(
      table, width: 24, style: .plain,
      """
         A header that  8 of 9
         takes four li…
         One
           A footer that take…
         ▸ <---------… end (1)
           wide 19

           footer 19
           北京北京北京北京北…
         ─────────────────────
         Three
      """)
  }

  @Test func `keep what trails them on a line of their text`() {
    let table = Table {
      Section("Backup, which runs while nobody looks") { Row("Row") }.headerDetail("1 left")
      Section("Identity") { Row("Row") }.headerDetail("1 left").collapsible()
      Section("北京北京北京北京北京北京北京北京北京") { Row("Row") }.headerDetail("1 left")
    }
    expectPicture(
      table, width: 20, style: .grouped,
      """
        Backup,   1 left
        which
        runs
        while
        nobody
        looks
          Row

        ▾ Identit 1 left
          y
          Row

        北京北京  1 left
        北京北京
        北京北京
        北京北京
        北京
          Row
      """)
    expectPicture(
      table, width: 44, style: .grouped,
      """
        Backup, which runs while nobody   1 left
        looks
          Row

        ▾ Identity                        1 left
          Row

        北京北京北京北京北京北京北京北京  1 left
        北京
          Row
      """)
  }

  @Test func `that draw themselves may ask the window`() {
    var ask: () -> Void = {}
    defer { ask = {} }
    let table = Table {
      Section { Row("Row") }
        .customHeader { _ in
          ask()
          return ["Header"]
        }
    }
    let viewport = Viewport(TableAdapter(table), height: 3)
    ask = {
      viewport.scroll(by: 1)
      _ = viewport.lines + ["\(viewport.position)"]
    }
    check(viewport.lines, ["  Header", "    Row"])
  }

  @Test func `that are empty leave no line`() {
    let table = Table {
      Section("Rows") { Row("Row") }
      Section("", footer: "") {}
    }
    for style in TextRenderer.Style.allCases {
      let only = Table { Section("Rows") { Row("Row") } }
      check(table.rendered(style: style), only.rendered(style: style))
    }
  }
}

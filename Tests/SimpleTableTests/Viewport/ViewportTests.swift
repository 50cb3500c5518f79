import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

/// Shows a table of plain rows "Hola 0", "Hola 1", … through a window.
private func hola(_ count: Int, height: Int) -> Viewport {
  let table = Table {
    Section {
      for number in 0..<count { Row("Hola \(number)").id(number) }
    }
  }
  return Viewport(TableAdapter(table), renderer: plain, height: height)
}

private let plain = TextRenderer(width: 20, style: .plain)

/// Returns the lines of a window without the margins.
private func texts(_ viewport: Viewport) -> [String] {
  viewport.lines.map { String($0.drop { $0 == " " || $0 == "❯" }) }
}

@Suite struct `A viewport shows` {
  @Test func `the first lines of a table, and only those are drawn`() {
    let viewport = hola(25, height: 4)
    check(texts(viewport), ["Hola 0", "Hola 1", "Hola 2", "Hola 3"])
    check(viewport.statistics.drawnItems, 4)
    check(viewport.visibleItemIndices, 0..<4)
    check(viewport.position.description, "1–4 of 25")
  }

  @Test func `the lines further down after scrolling, and stops at both ends`() {
    let viewport = hola(25, height: 4)
    viewport.scroll(by: 3)
    check(texts(viewport), ["Hola 3", "Hola 4", "Hola 5", "Hola 6"])
    viewport.scroll(by: 1000)
    check(texts(viewport), ["Hola 21", "Hola 22", "Hola 23", "Hola 24"])
    check(viewport.position.description, "22–25 of 25")
    viewport.scroll(by: .min)
    check(texts(viewport).first, "Hola 0")
    viewport.scroll(by: .max)
    check(texts(viewport).last, "Hola 24")
  }

  @Test func `what comes after a section that collapses above the first line`() {
    let adapter = TableAdapter(
      Table {
        for name in ["A", "B"] {
          Section(name) {
            for number in 0..<10 { Row("\(name)\(number)").id("\(name)\(number)") }
          }
          .id(SectionID(name))
          .collapsible()
        }
      })
    let viewport = Viewport(adapter, renderer: plain, height: 5)
    viewport.scroll(toRow: "B1")
    check(viewport.lineItems.first?.section, 0)
    adapter.setCollapsed(true, section: "A")
    check(viewport.lineItems.first, .header(section: 1))
  }

  @Test func `the last line of a row that has become shorter than what is above the first line`() {
    let text = Variable((1...30).map { "word \($0)" }.joined(separator: " "))
    let adapter = TableAdapter(
      Table {
        Section {
          Row("Long").subtitle(text.wrappedValue)
          for number in 0..<10 { Row("Row \(number)") }
        }
      })
    let viewport = Viewport(adapter, renderer: plain, height: 3)
    viewport.scroll(by: 9)
    text.wrappedValue = "short"
    adapter.reload()
    check(texts(viewport), ["short", "Row 0", "Row 1"])
  }

  @Test func `fewer lines than its height only where the table is shorter`() {
    check(hola(2, height: 10).lines.count, 2)
    checkEmpty(hola(0, height: 10).lines)
    checkEmpty(hola(3, height: 0).lines)
    checkEmpty(hola(3, height: -7).lines)
  }

  @Test func `no more than its height costs, whatever the number of rows`() {
    let viewport = hola(100_000, height: 50)
    _ = viewport.lines
    viewport.scroll(by: 99_000)
    _ = viewport.lines
    viewport.scroll(toRow: "12345")
    check(texts(viewport).contains("Hola 12345"))
    #expect(viewport.statistics.drawnItems < 50 * 12)
    check(viewport.position.description.hasSuffix("of 100,000"))
  }

  @Test func `a row where it is asked to, moving no further than needed`() {
    let viewport = hola(25, height: 4)
    check(viewport.scroll(toRow: "5"))
    check(texts(viewport), ["Hola 2", "Hola 3", "Hola 4", "Hola 5"])
    viewport.scroll(toRow: "3")
    check(texts(viewport).first, "Hola 2")
    viewport.scroll(toRow: "1")
    check(texts(viewport).first, "Hola 1")
    check(!viewport.scroll(toRow: "unknown"))
  }

  @Test func `the row at the top as a whole where it is asked to`() {
    let table = Table {
      Section { for number in 0..<9 { Row("Row").subtitle("Below").id(number) } }
    }
    let viewport = Viewport(TableAdapter(table), renderer: plain, height: 5)
    viewport.scroll(by: 3)
    check(texts(viewport).prefix(2), ["Below", "Row"])
    #expect(viewport.hiddenLines == (above: 1, below: 0))
    viewport.scroll(toRow: "1")
    check(texts(viewport).prefix(2), ["Row", "Below"])
    #expect(viewport.hiddenLines == (above: 0, below: 1))
    viewport.scroll(toRow: "3")
    #expect(viewport.hiddenLines == (above: 1, below: 0))
  }

  @Test func `a scroll thumb`() {
    let viewport = hola(100, height: 10)
    check(viewport.scrollThumb, 0..<1)
    viewport.scroll(by: 4)
    check(viewport.scrollThumb, 0..<1)
    viewport.scroll(by: 2)
    check(viewport.scrollThumb, 1..<2)
    viewport.scroll(by: 1000)
    check(viewport.scrollThumb, 9..<10)
    check(hola(5, height: 10).scrollThumb, nil)
  }

  @Test func `where it is, and what is above and below`() {
    check(hola(5, height: 1).position.description, "1 of 5")
    check(hola(5, height: 2).position.description, "1–2 of 5")
    #expect(hola(2, height: 5).hiddenLines == (above: 0, below: 0))
  }

  @Test func `whole rows after a jump, and after the row at the top is gone`() {
    var first = 0
    let table = Table {
      Section { for number in first..<1_000 { Row("\(number)").subtitle("Below").id(number) } }
    }
    let viewport = Viewport(TableAdapter(table), renderer: plain, height: 4)
    viewport.scroll(by: 1)
    check(texts(viewport).first, "Below")
    first = 1
    viewport.adapter.reload()
    check(texts(viewport).first, "1")
    viewport.scroll(by: 1)
    // Beyond four times the height it moves by items.
    viewport.scroll(by: 17)
    check(texts(viewport).first, "10")
  }
}

@Suite struct `A viewport keeps` {
  @Test func `the lines of rows that stay`() {
    let viewport = hola(1000, height: 10)
    _ = viewport.lines
    for _ in 0..<100 {
      viewport.scroll(by: 1)
      _ = viewport.lines
    }
    check(viewport.statistics.drawnItems, 110)
    check(viewport.drawn.count, 10)
  }

  @Test func `no lines of rows that left, however far the window jumps`() {
    let table = Table {
      Section { for number in 0..<5_000 { Row("Row \(number)").id(RowID(number)) } }
    }
    let viewport = Viewport(TableAdapter(table), renderer: TextRenderer(width: 40), height: 20)
    var random = SeededGenerator()
    for _ in 0..<100 {
      viewport.scroll(toRow: RowID(Int.random(in: 0..<5_000, using: &random)))
      _ = viewport.lines
      viewport.scroll(by: Int.random(in: -500...500, using: &random))
      _ = viewport.lines
      viewport.scroll(by: Bool.random(using: &random) ? .min : .max)
      _ = viewport.lines
    }
    #expect(viewport.statistics.drawnItems > 4_000, "\(random)")
    check(viewport.drawn.count, 20, "\(random)")
  }

  @Test func `a row that has left the window is not kept by the storage of its lines`() {
    final class Image {}
    weak var image: Image?
    var rows: [Row] = []
    do {
      let shown = Image()
      image = shown
      rows = [Row("Picture") { _ = shown }.id("picture")]
    }
    let adapter = TableAdapter(Table { Section { rows } })
    let viewport = Viewport(adapter, height: 5)
    _ = viewport.lines
    rows = [Row("Text")]
    adapter.reload()
    _ = viewport.lines
    check(image == nil)
  }

  @Test func `a window of any height can be scrolled`() {
    let viewport = Viewport(TableAdapter(Table { Section { Row("A") } }), height: .max)
    viewport.scroll(by: .max)
    viewport.scroll(by: .min)
    check(viewport.lines, ["    A"])
  }

  @Test func `its place when rows above come, go or collapse`() {
    var names = (0..<50).map { "Row \($0)" }
    let table = Table {
      Section("Above") {
        for number in 0..<5 { Row("Above \(number)") }
      }
      .id("above")
      .collapsible()
      Section("Rows") {
        for name in names { Row(name).id(name) }
      }
    }
    let adapter = TableAdapter(table)
    let viewport = Viewport(adapter, renderer: plain, height: 3)
    viewport.scroll(toRow: "Row 20")
    let before = viewport.lines
    names.insert(contentsOf: ["New 1", "New 2"], at: 0)
    adapter.reload()
    check(viewport.lines, before)
    names.removeFirst(7)
    adapter.reload()
    check(viewport.lines, before)
    adapter.setCollapsed(true, section: "above")
    check(viewport.lines, before)
    adapter.setHidden(true, row: "Row 10")
    check(viewport.lines, before)
  }

  @Test func `the nearest place when the row at its top goes`() {
    var count = 30
    let table = Table { Section { for number in 0..<count { Row("Hola \(number)").id(number) } } }
    let adapter = TableAdapter(table)
    let viewport = Viewport(adapter, renderer: plain, height: 3)
    viewport.scroll(by: 27)
    count = 10
    adapter.reload()
    check(texts(viewport), ["Hola 7", "Hola 8", "Hola 9"])
    count = 0
    adapter.reload()
    checkEmpty(viewport.lines)
    count = 2
    adapter.reload()
    check(texts(viewport), ["Hola 0", "Hola 1"])
  }
}

@Suite struct `A viewport follows` {
  @Test func `what was seen next when the rows at its top go with rows above them`() {
    var isThere = true
    let table = Table {
      Section("A") {
        for number in 0..<30 where isThere || number % 5 != 0 { Row("A \(number)").id(number) }
      }
      .id("a")
      .collapsible()
      Section("B") { for number in 0..<30 { Row("B \(number)") } }
    }
    let viewport = Viewport(TableAdapter(table), renderer: plain, height: 3)
    viewport.scroll(by: 21)
    check(texts(viewport), ["A 20", "A 21", "A 22"])
    isThere = false
    viewport.adapter.reload()
    check(texts(viewport), ["A 21", "A 22", "A 23"])
    viewport.adapter.setCollapsed(true, section: "a")
    check(viewport.lineItems.first, .header(section: 0))
  }

  @Test func `a section at its end that expands, so that its first rows come into view`() {
    let table = Table {
      Section { for number in 0..<8 { Row("Hola \(number)") } }
      Section("Last") { for number in 0..<9 { Row("In \(number)") } }
        .id("last")
        .collapsible(initially: .collapsed)
    }
    let adapter = TableAdapter(table)
    let viewport = Viewport(adapter, renderer: plain, height: 6)
    viewport.scroll(by: 100)
    check(viewport.lineItems.last, .header(section: 1))
    adapter.setCollapsed(false, section: "last")
    check(texts(viewport).suffix(5), ["In 0", "In 1", "In 2", "In 3", "In 4"])
    check(viewport.lineItems.first, .header(section: 1))
  }

  @Test func `a change of width or height`() {
    let viewport = hola(25, height: 4)
    viewport.scroll(by: 10)
    viewport.height = 2
    check(texts(viewport), ["Hola 10", "Hola 11"])
    viewport.height = 6
    viewport.renderer = TextRenderer(width: 30, style: .insetGrouped)
    check(viewport.lines.count, 6)
    check(viewport.lines[0].contains("Hola 10"))
  }

  @Test func `what a row says, drawing only the row that reads differently`() {
    var detail = "a"
    let table = Table {
      Section {
        for number in 0..<25 { Row("Hola \(number)", detail: number == 2 ? detail : nil) }
      }
    }
    let adapter = TableAdapter(table)
    let viewport = Viewport(adapter, renderer: plain, height: 5)
    _ = viewport.lines
    detail = "b"
    adapter.reload()
    check(texts(viewport)[2].hasSuffix("b"))
    check(viewport.statistics.drawnItems, 6)
  }

  @Test func `what comes into view, reporting each row once`() {
    let viewport = hola(25, height: 3)
    var reported: [String] = []
    viewport.willDisplay = { row, path in reported.append("\(path) \(row.title)") }
    _ = viewport.lines
    _ = viewport.lines
    check(reported, ["[0,0] Hola 0", "[0,1] Hola 1", "[0,2] Hola 2"])
    reported = []
    viewport.scroll(by: 1)
    _ = viewport.lines
    check(reported, ["[0,3] Hola 3"])
    for height in [0, 1] {
      viewport.height = height
      _ = viewport.lines
    }
    check(reported, ["[0,3] Hola 3", "[0,1] Hola 1"])
  }

  @Test func `what comes into view after the handler is set, not what was there before`() {
    let viewport = hola(25, height: 3)
    _ = viewport.lines
    var reported: [String] = []
    viewport.willDisplay = { row, _ in reported.append(row.title) }
    viewport.scroll(by: 2)
    _ = viewport.lines
    check(reported, ["Hola 3", "Hola 4"])
  }

  @Test func `a request to draw again that comes while a row draws itself`() {
    var request: () -> Void = {}
    defer { request = {} }
    var text = "old"
    let table = Table {
      Section {
        Row("Row").customLines { _ in
          defer { request() }
          return [text]
        }
      }
    }
    let viewport = Viewport(TableAdapter(table), renderer: plain, height: 3)
    request = {
      text = "new"
      viewport.setNeedsRedraw()
    }
    check(texts(viewport), ["old"])
    check(texts(viewport), ["new"])
  }

  @Test func `no scroll thumb where a table has become empty`() {
    var isEmpty = false
    let words = String(repeating: "word ", count: 80)
    let adapter = TableAdapter(
      Table { Section { if !isEmpty { Row("Row").subtitle(words) } } })
    let viewport = Viewport(adapter, renderer: plain, height: 3)
    viewport.scroll(by: 2)
    check(viewport.lines.count, 3)
    isEmpty = true
    adapter.reload()
    check(viewport.scrollThumb, nil)
    checkEmpty(viewport.lines)
  }

  @Test func `the uppermost of the sections that expand`() {
    let adapter = TableAdapter(
      Table {
        for number in 1...6 {
          Section("S\(number)") { for row in 1...4 { Row("Row \(row)") } }
            .id(SectionID(number))
            .collapsible(initially: .collapsed)
        }
      })
    let viewport = Viewport(adapter, renderer: plain, height: 6)
    _ = viewport.lines
    adapter.expandAll()
    check(viewport.lineItems.first, .header(section: 0))
  }

  @Test func `no more than five rows of a section that expands`() {
    let adapter = TableAdapter(
      Table {
        Section { for row in 1...6 { Row("Above \(row)") } }
        Section("Devices") { for row in 1...10 { Row("Device \(row)") } }
          .id("devices")
          .collapsible(initially: .collapsed)
      })
    let viewport = Viewport(adapter, renderer: plain, height: 8)
    _ = viewport.lines
    adapter.expandAll()
    check(
      texts(viewport),
      [
        "Above 5", "Above 6", "▾ Devices ───────", "Device 1", "Device 2", "Device 3", "Device 4",
        "Device 5",
      ])
  }

  @Test func `the handler of rows that come into view may change the table`() {
    var count = 40
    let adapter = TableAdapter(
      Table { Section { for number in 0..<count { Row("Row \(number)").id(number) } } })
    let viewport = Viewport(adapter, renderer: plain, height: 3)
    var reported: [String] = []
    viewport.willDisplay = { row, path in
      reported.append(row.title)
      guard path.row == count - 1 else { return }
      count = count == 40 ? 42 : 1
      adapter.reload()
    }
    check(viewport.scroll(toRow: "39"))
    check(texts(viewport), ["Row 37", "Row 38", "Row 39"])
    check(reported, ["Row 37", "Row 38", "Row 39"])
    viewport.scroll(by: 5)
    check(texts(viewport), ["Row 0"])
    check(reported.suffix(3), ["Row 40", "Row 41", "Row 0"])
  }

  @Test func `rows that come into view are reported where they are when it is their turn`() {
    var names = ["a", "b", "c"]
    let adapter = TableAdapter(Table { Section { for name in names { Row(name).id(name) } } })
    let viewport = Viewport(adapter, renderer: plain, height: 4)
    var reported: [String] = []
    viewport.willDisplay = { row, path in
      reported.append("\(path) \(row.title)")
      guard row.title == "a" else { return }
      names = ["new", "a", "c"]
      adapter.reload()
    }
    check(texts(viewport), ["new", "a", "c"])
    check(reported, ["[0,0] a", "[0,2] c", "[0,0] new"])
  }

  @Test func `a row under edit, which counts for the height`() {
    let adapter = TableAdapter(
      Table {
        Section {
          Row("One").id("1")
          Row("Two")
        }
      })
    let viewport = Viewport(adapter, renderer: plain, height: 5)
    viewport.replacement = ("1", Row("One").subtitle("Below"))
    check(viewport.contentHeight, viewport.lines.count)
    check(viewport.contentHeight, 3)
  }

  @Test func `a row that draws its own lines again after each reload`() {
    var end = "a"
    let line = String(repeating: "x", count: 45)
    let adapter = TableAdapter(
      Table {
        let text = line + end
        return Section { Row("Text").customLines { [String(text.prefix($0))] } }
      })
    let viewport = Viewport(adapter, renderer: TextRenderer(width: 60, style: .plain), height: 3)
    check(texts(viewport), [line + "a"])
    end = "b"
    check(adapter.reload().reloadedRows.count, 1)
    check(texts(viewport), [line + "b"])
  }
}

@Suite struct `A viewport selects` {
  @Test func `what is on a line`() {
    var selected: [String] = []
    let table = Table {
      Section("Section", footer: "Footer") {
        Row("One").subtitle("Below").onSelect { selected.append("One") }
        Row("Two").disabled()
      }
      .id("s")
      .collapsible()
      Section("Fixed") { Row("Three").onSelect { selected.append("Three") } }
    }
    let viewport = Viewport(TableAdapter(table), renderer: plain, height: 9)
    check(viewport.contentHeight, 7)
    let outcomes = (-1...7).map { line in line == 0 ? nil : viewport.select(line: line) }
    check(
      outcomes,
      [
        .ignored(.unknownRow), nil, .handled, .handled, .ignored(.disabled),
        .ignored(.notSelectable), .ignored(.notSelectable), .handled, .ignored(.unknownRow),
      ])
    check(selected, ["One", "One", "Three"])
    check(viewport.select(line: 0), .handled)
    check(viewport.contentHeight, 4)
    check(viewport.lineItems.first, .header(section: 0))
    check(viewport.adapter.section(at: 0)?.isCollapsed, true)
    viewport.scroll(by: 1)
    viewport.height = 2
    check(viewport.select(line: 0), viewport.select(line: 1))
  }
}

@Suite struct `A row that draws itself` {
  /// What draws itself in a table, at the width of a window only.
  enum Part: CaseIterable {
    case row, header, footer
  }

  @Test(arguments: Part.allCases, [false, true])
  func `changes no table where it is shown, and a try is a diagnostic`(part: Part, isText: Bool) {
    var isChanging = false
    var rowCount = 3
    weak var adapter: TableAdapter?
    let draw: (Int) -> [String] = { width in
      guard isChanging, width < Row.widestLine, let adapter else { return ["Drawn"] }
      rowCount = 0
      #expect(adapter.reload().isEmpty && adapter.setHidden(true, row: "0").isEmpty)
      return ["Drawn"]
    }
    let shown = TableAdapter(
      Table {
        var section = Section {
          for number in 0..<rowCount { Row("Row \(number)").id(number) }
          if part == .row { Row("Drawn").customLines(draw) }
        }
        if part == .header { section = section.customHeader(draw) }
        if part == .footer { section = section.customFooter(draw) }
        return section
      })
    adapter = shown
    let viewport = Viewport(shown, renderer: plain, height: 9)
    isChanging = true
    let lines = isText ? plain.render(shown).split(separator: "\n").count : viewport.lines.count
    #expect(lines == 4 && shown.numberOfRows >= 3)
    let message = "a row that draws itself changes the table; that was ignored"
    check(shown.diagnostics.map(\.message), [message])
    _ = viewport.lines
    check(shown.diagnostics.count, 1)
    isChanging = false
    shown.reload()
    #expect(shown.diagnostics.isEmpty && viewport.lines.count == 1)
  }

  @Test(arguments: [Part.header, .footer])
  func `is an edge that is drawn while the table is evaluated`(part: Part) {
    weak var adapter: TableAdapter?
    let draw: (Int) -> [String] = { _ in
      adapter?.reload()
      return ["Drawn"]
    }
    let shown = TableAdapter(
      Table {
        let section = Section { Row("Row") }
        return part == .header ? section.customHeader(draw) : section.customFooter(draw)
      })
    adapter = shown
    checkEmpty(shown.diagnostics)
    shown.reload()
    check(shown.diagnostics.count, 1)
  }

  @Test(arguments: [1, 20])
  func `is drawn once while it is evaluated, and a change from there is a diagnostic`(
    rowCount: Int
  ) {
    var change: (TableAdapter) -> Void = { _ in }
    weak var adapter: TableAdapter?
    var count = 0
    let isOn = Variable(false)
    let table = Table {
      Section {
        for number in 0..<rowCount {
          Row("Row").id(number).customLines { _ in
            count += 1
            if let adapter { change(adapter) }
            return ["Drawn \(count)"]
          }
        }
        DisclosureRow("More") { Row("Below") }.id("more")
        ToggleRow("Switch", isOn: isOn.binding).id("switch")
      }
      .id("s")
      .collapsible()
    }
    let shown = TableAdapter(table)
    adapter = shown
    let viewport = Viewport(shown, renderer: plain, height: 3)
    let changes: [(TableAdapter) -> Void] = [
      { $0.reload() }, { $0.reload($0.table) }, { $0.setExpanded(true, row: "more") },
      { $0.reveal(row: "0") }, { $0.collapseAll() }, { $0.filter("x") },
      { $0.setHidden(true, row: "0") },
    ]
    let message = "a row that draws itself changes the table; that was ignored"
    for next in changes {
      change = next
      let before = count
      shown.reload()
      check(count - before, rowCount)
      check(shown.diagnostics.map(\.message), [message])
      change = { _ in }
      check(viewport.lines.count, min(3, rowCount + 2))
      check(plain.render(shown).contains("Drawn"))
    }
    shown.reload()
    #expect(shown.diagnostics.isEmpty && shown.numberOfRows == rowCount + 2)
  }

  @Test func `may ask the window, which shows what it showed before and does not move`() {
    var ask: (Int) -> Void = { _ in }
    defer { ask = { _ in } }
    let table = Table {
      Section {
        for number in 0..<9 {
          Row("Row").id(number).customLines { _ in
            ask(number)
            return ["Drawn \(number)"]
          }
        }
      }
    }
    let viewport = Viewport(TableAdapter(table), renderer: plain, height: 2)
    var asked: [Int] = []
    ask = { number in
      asked.append(number)
      let seen = texts(viewport)
      #expect(number < 2 ? seen.isEmpty : seen == ["Drawn \(number - 2)", "Drawn \(number - 1)"])
      check(viewport.position.rows.count, seen.count)
      check(viewport.lineItems.count, seen.count)
      viewport.scroll(by: 5)
      check(viewport.scroll(toRow: "8"))
      check(
        viewport.lineItems.first, number < 2 ? nil : .row(RowPath(section: 0, row: number - 2)))
    }
    check(texts(viewport), ["Drawn 0", "Drawn 1"])
    viewport.scroll(by: 1)
    viewport.scroll(by: 1)
    ask = { asked.append($0) }
    check(texts(viewport), ["Drawn 2", "Drawn 3"])
    check(asked, [0, 1, 2, 3])
  }
}

/// A window over rows that draw themselves, and that ask or change something when they do.
@Suite struct `While a row draws itself` {
  private final class Drawing {
    var act: (_ row: Int) -> Void = { _ in }
    var count = 30
  }

  private let drawing = Drawing()
  private let adapter: TableAdapter
  private let viewport: Viewport

  init() {
    let drawing = drawing
    adapter = TableAdapter(
      Table {
        Section { for number in 0..<min(drawing.count, 10) { Row("Row \(number)").id(number) } }
        Section {
          for number in 0..<max(drawing.count - 10, 0) {
            Row("Drawn").id("drawn \(number)").customLines { _ in
              drawing.act(number)
              return ["Drawn \(number)"]
            }
          }
        }
      })
    viewport = Viewport(adapter, renderer: plain, height: 5)
  }

  @Test(arguments: [-25, -2, -1, 1, 2, 25])
  func `the window shows the lines from before it was moved`(count: Int) {
    viewport.scroll(by: 18)
    let before = viewport.lines
    var asked = 0
    drawing.act = { _ in
      asked += 1
      check(viewport.lines, before)
      check(viewport.lineItems.count, before.count)
      #expect(viewport.hiddenLines == (0, 0))
    }
    defer { drawing.act = { _ in } }
    viewport.scroll(by: count)
    #expect(viewport.lines != before)
    #expect(asked > 0)
  }

  @Test func `the window shows what it showed when it becomes higher at the end`() {
    viewport.scroll(by: .max)
    let before = viewport.lines
    viewport.height = 9
    drawing.act = { _ in check(viewport.lines, before) }
    check(viewport.lines.last, before.last)
    drawing.act = { _ in }
    check(viewport.lines.count, 9)
  }

  @Test(arguments: ["hide", "remove", "empty"])
  func `no rows go before the window says where it is`(change: String) {
    viewport.scroll(by: 8)
    let before = viewport.position
    check(before.rows, 8..<12)
    drawing.act = { number in
      guard number == 1 else { return }
      switch change {
      case "hide": for row in 0..<9 { adapter.setHidden(true, row: RowID(row)) }
      case "remove": drawing.count = 2
      default: drawing.count = 0
      }
      adapter.reload()
    }
    defer { drawing.act = { _ in } }
    viewport.setNeedsRedraw()
    check(viewport.position, before)
    check(viewport.scrollThumb?.count, 1)
    check(viewport.visibleItemIndices.count, 4)
    check(adapter.diagnostics.count, 1)
  }
}

@Suite struct `A viewport is` {
  @Test(arguments: TextRenderer.Style.allCases, 1...12)
  func `a cut of the whole text, at any place`(style: TextRenderer.Style, height: Int) {
    let table = Table {
      for section in 0..<6 {
        Section(
          section.isMultiple(of: 2) ? "Section \(section)" : nil, footer: "A footer of two lines"
        ) {
          for row in 0..<section {
            Row("Row \(row)").subtitle(row == 1 ? "A subtitle that takes some lines" : nil)
          }
        }
      }
    }
    let adapter = TableAdapter(table)
    let renderer = TextRenderer(width: 20, style: style)
    let whole = renderer.render(adapter).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
    let viewport = Viewport(adapter, renderer: renderer, height: height)
    check(viewport.contentHeight, whole.count)
    for top in 0...(whole.count - min(height, whole.count)) {
      check(viewport.lines, Array(whole[top...].prefix(height)))
      check(viewport.lineItems.count, viewport.lines.count)
      viewport.scroll(by: 1)
    }
    for top in (0...(whole.count - min(height, whole.count))).reversed() {
      check(viewport.lines, Array(whole[top...].prefix(height)))
      viewport.scroll(by: -1)
    }
  }

  @Test(arguments: TextRenderer.Style.allCases)
  func `a cut of a text that is much higher than itself`(style: TextRenderer.Style) {
    let words = (0..<2_000).map { "word \($0)" }.joined(separator: " ")
    let table = Table {
      Section("Header " + words, footer: "Footer " + words) {
        Row("Long").subtitle(words).help("Help")
        Row("Last", detail: "detail")
      }
    }
    let adapter = TableAdapter(table)
    let renderer = TextRenderer(width: 40, style: style)
    let whole = renderer.render(adapter).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
    #expect(whole.count > 1_200)
    for steps in [[40], [7, 48, 41, -1], [11, 48, -9, 48, -30]] {
      let viewport = Viewport(adapter, renderer: renderer, height: 12)
      #expect(viewport.scrollThumb?.lowerBound == 0 && viewport.hiddenLines.below > 0)
      var top = 0
      for step in 0..<2_000 where top < whole.count - 12 {
        let count = steps[step % steps.count]
        viewport.scroll(by: count)
        top = min(max(top + count, 0), whole.count - 12)
        check(viewport.lines, Array(whole[top..<(top + 12)]), "\(top)")
      }
      check(top, whole.count - 12)
      #expect(viewport.scrollThumb?.upperBound == 12 && viewport.hiddenLines.below == 0)
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `in step with its table after any changes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var names = (0..<40).map { "Row \($0)" }
    let table = Table {
      for section in 0..<4 {
        Section("Section \(section)") {
          for name in names where name.utf8.last.map({ Int($0) % 4 == section }) == true {
            Row(name).id(name)
          }
        }
        .id(SectionID(section))
        .collapsible()
      }
    }
    let adapter = TableAdapter(table)
    let renderer = TextRenderer(width: 24, style: .grouped)
    let viewport = Viewport(adapter, renderer: renderer, height: 7)
    for step in 0..<400 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: names.shuffle(using: &random)
      case 1: names.insert("New \(step)", at: Int.random(in: 0...names.count, using: &random))
      case 2:
        if !names.isEmpty { names.remove(at: Int.random(in: 0..<names.count, using: &random)) }
      case 3: adapter.toggleCollapsed(section: SectionID(Int.random(in: 0..<4, using: &random)))
      case 4: viewport.scroll(by: Int.random(in: -20...20, using: &random))
      case 5: viewport.height = Int.random(in: 0...12, using: &random)
      default:
        if let name = names.randomElement(using: &random) { viewport.scroll(toRow: RowID(name)) }
      }
      adapter.reload()
      let whole = renderer.render(adapter).split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast().map(String.init)
      let lines = viewport.lines
      let isCut =
        lines.isEmpty || whole.indices.contains { Array(whole[$0...].prefix(lines.count)) == lines }
      check(isCut, "seed \(seed), step \(step)")
      let expectedCount = min(max(viewport.height, 0), adapter.items.isEmpty ? 0 : whole.count)
      check(lines.count, expectedCount, "seed \(seed), step \(step)")
    }
  }
}

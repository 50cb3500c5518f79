import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

private let plain = TextRenderer(width: 20, style: .plain)

/// Returns the lines of a window without the margins.
private func texts(_ viewport: Viewport) -> [String] {
  viewport.lines.map { String($0.drop { $0 == " " || $0 == "❯" }) }
}

@Suite struct `A viewport keeps` {
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
}

@Suite struct `A viewport follows` {
  @Test func `a request to draw again that comes while a row draws itself`() {
    var request: () -> Void = {}
    defer { request = {} }
    var text = "old"
    let table = Table.page {
      Row("Row").customLines { _ in
        defer { request() }
        return [text]
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

  @Test func `a row under edit, which counts for the height`() {
    let adapter = TableAdapter(
      Table.page {
        Row("One").id("1")
        Row("Two")
      })
    let viewport = Viewport(adapter, renderer: plain, height: 5)
    viewport.replacement = ("1", Row("One").subtitle("Below"))
    check(viewport.contentHeight, viewport.lines.count)
    check(viewport.contentHeight, 3)
  }

  @Test func `busy rows that turn, and draws no others again`() {
    let table = Table.page {
      for _ in 0..<5 { Row("Row") }
      Row("Syncing").busy()
    }
    let viewport = Viewport(TableAdapter(table), renderer: plain, height: 6)
    let glyphs = (0...4).map { frame in
      viewport.spinnerFrame = frame
      return viewport.lines[5].prefix(2)
    }
    check(glyphs, [" ◐", " ◓", " ◑", " ◒", " ◐"])
    check(viewport.statistics.drawnItems, 6 + 4)
    check(viewport.showsSpinner)
    viewport.height = 5
    check(!viewport.showsSpinner)
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
    let table = Table.page {
      for number in 0..<9 {
        Row("Row").id(number).customLines { _ in
          ask(number)
          return ["Drawn \(number)"]
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
    let words = (0..<700).map { "word \($0)" }.joined(separator: " ")
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
    #expect(whole.count > 400)
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

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
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

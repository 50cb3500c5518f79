import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Laws of rendered tables` {
  private func forRandomTables(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ law: (inout RandomTable, inout Coverage) -> Void
  ) {
    RandomWalks.forEach(25, areShort: true, sourceLocation: sourceLocation) { seed, compared in
      var random = RandomTable(generator: SeededGenerator(seed: seed))
      law(&random, &compared)
    }
  }

  private func lines(_ text: String) -> [Substring] {
    // By bytes, as a line feed after a carriage return is no character of its own.
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    lines.removeLast()
    return lines.map(Substring.init)
  }

  @Test func `every line fits, and bordered lines are exactly as wide as asked`() {
    forRandomTables { random, compared in
      let renderer = random.renderer()
      let adapter = random.adapter()
      for line in lines(renderer.render(adapter)) {
        let cells = line.cellWidth
        let isBordered = [renderer.box.top.text, renderer.box.bottom.text, renderer.box.side.text]
          .contains { line.hasSuffix($0) }
        let comment: Comment = "\(random.generator): \(line)"
        #expect(cells <= renderer.width, comment)
        if renderer.style == .insetGrouped, isBordered, line.utf8.count > renderer.width / 2 {
          #expect(cells == renderer.width, comment)
          compared.count()
        }
      }
    }
  }

  @Test func `every line fits and is harmless, whatever the symbols`() {
    forRandomTables { random, compared in
      let style = TextRenderer.Style.allCases.randomElement(using: &random.generator) ?? .plain
      let width = Int.random(in: 20...50, using: &random.generator)
      let renderer = TextRenderer(width: width, style: style, symbols: random.symbols())
      for line in lines(renderer.render(random.adapter())) {
        #expect(line.cellWidth <= width, "\(random.generator): \(line)")
        check(line.unicodeScalars.allSatisfy { $0.hazard == .none || $0.isIsolate })
        compared.count()
      }
    }
  }

  @Test func `every line of a row has both sides of its box at the same places`() {
    forRandomTables { random, compared in
      let width = Int.random(in: 20...90, using: &random.generator)
      let renderer = TextRenderer(width: width, style: .insetGrouped, symbols: .unicode)
      let adapter = random.adapter()
      var buffer = LineBuffer()
      for item in adapter.items {
        guard case .row = item else { continue }
        buffer.removeAll()
        renderer.appendLines(of: item, in: adapter, to: &buffer)
        for line in lines(buffer.text) where !line.isEmpty {
          check(line.cellWidth, width, "\(random.generator): \(line)")
          check(["│", "╮", "╯"].contains(line.unicodeScalars.last), "\(random.generator)")
          compared.count()
        }
      }
    }
  }

  /// With this law, a picture of a row in one style is one of it in all of them.
  @Test(arguments: [TextRenderer.Symbols.unicode, .ascii])
  func `the styles draw the same rows between other edges`(symbols: TextRenderer.Symbols) {
    forRandomTables { random, compared in
      let width = Int.random(in: 23...90, using: &random.generator)
      let adapter = random.adapter()
      func rows(_ width: Int, _ style: TextRenderer.Style) -> [String] {
        TextRenderer(width: width, style: style, symbols: symbols).rowsWithoutEdges(of: adapter)
      }
      let grouped = rows(width, .grouped)
      compared.count(grouped.count)
      check(rows(width, .insetGrouped), grouped, "\(random.generator)")
      // A plain row begins a cell earlier, and ends two later.
      check(rows(width - 3, .plain), grouped, "\(random.generator)")
    }
  }

  @Test func `no line ends in a space, and the text ends in one newline`() {
    forRandomTables { random, compared in
      let text = random.renderer().render(random.adapter())
      check(text.utf8.last, 0x0A)
      for line in lines(text) { #expect(line.utf8.last != 0x20, "\(random.generator): \(line)") }
      compared.count(lines(text).count)
    }
  }

  @Test func `no hazardous text reaches the output`() {
    forRandomTables { random, compared in
      let text = random.renderer().render(random.adapter())
      let hazards = text.unicodeScalars.filter {
        $0 != "\n" && $0.hazard != .none && !$0.isIsolate
      }
      checkEmpty(hazards, "\(random.generator)")
      compared.count(text.isEmpty ? 0 : 1)
    }
  }

  @Test func `colours only add`() {
    forRandomTables { random, compared in
      let renderer = random.renderer(theme: .standard)
      let adapter = random.adapter()
      let plain = TextRenderer(
        width: renderer.width, style: renderer.style, symbols: renderer.symbols)
      let colored = renderer.render(adapter)
      let uncolored = withoutSGR(colored)
      check(uncolored, plain.render(adapter), "\(random.generator)")
      for line in lines(colored) {
        guard let last = line.utf8.lastIndex(of: 0x1B) else { continue }
        check(line.utf8[last...].starts(with: "\u{1B}[0m".utf8), "\(random.generator)")
        compared.count()
      }
    }
  }

  @Test func `the whole is the title and the items, one after the other`() {
    forRandomTables { random, compared in
      let renderer = random.renderer(theme: .standard)
      let adapter = random.adapter()
      var buffer = LineBuffer()
      renderer.appendTitle(of: adapter, to: &buffer)
      for item in adapter.items {
        let selected = adapter.selectedRow.map(TableItem.row)
        renderer.appendLines(of: item, in: adapter, isSelected: item == selected, to: &buffer)
      }
      let parts = buffer.text
      compared.count(buffer.lineCount)
      let whole = renderer.render(adapter)
      check(whole, parts.isEmpty ? "\n" : parts, "\(random.generator)")
      check(buffer.lineCount, buffer.text.utf8.count { $0 == 0x0A })
    }
  }

  @Test func `lines by themselves have the same text and sequences as all in one`() {
    forRandomTables { random, compared in
      let renderer = random.renderer(theme: .standard)
      let adapter = random.adapter()
      var lines = LineBuffer(keepsLines: true)
      renderer.appendTitle(of: adapter, to: &lines)
      renderer.appendItems(of: adapter, to: &lines) { _ in }
      if adapter.isBlank { lines.endLine() }
      let text = lines.lines.map { $0.sequencedText + "\n" }.joined()
      check(text, renderer.render(adapter), "\(random.generator)")
      for line in lines.lines {
        check(zip(line.spans, line.spans.dropFirst()).allSatisfy { $0.attributes != $1.attributes })
        check(line.spans.allSatisfy { !$0.text.isEmpty })
        compared.count(max(0, line.spans.count - 1))
      }
    }
  }

  @Test func `every item has a line`() {
    forRandomTables { random, compared in
      let renderer = random.renderer()
      let adapter = random.adapter()
      var buffer = LineBuffer()
      for item in adapter.items {
        buffer.removeAll()
        renderer.appendLines(of: item, in: adapter, to: &buffer)
        #expect(buffer.lineCount > 0, "\(random.generator)")
        compared.count()
      }
    }
  }

  @Test func `the same table gives the same bytes, whole or in chunks`() {
    forRandomTables { random, compared in
      let renderer = random.renderer()
      let adapter = random.adapter()
      var written = ""
      renderer.write(adapter, to: &written)
      compared.count(adapter.isBlank ? 0 : 1)
      check(written, renderer.render(adapter), "\(random.generator)")
    }
  }

  @Test func `titles come in the order in which they are declared`() {
    let table = Table {
      for section in 0..<20 {
        Section("<\(section)>") { for row in 0..<10 { Row("<\(section).\(row)>") } }
      }
    }
    for style in TextRenderer.Style.allCases {
      let titles = table.rendered(style: style).split(separator: "<").dropFirst()
        .map { $0.prefix { $0 != ">" } }
      let expected = (0..<20).flatMap { section in
        ["\(section)"] + (0..<10).map { "\(section).\($0)" }
      }
      check(titles.map(String.init), expected)
    }
  }

  @Test func `a section of 20,000 rows is written in chunks`() {
    struct Sink: TextOutputStream {
      var largest = 0
      var lines = 0
      mutating func write(_ text: String) {
        largest = max(largest, text.utf8.count)
        lines += text.utf8.count { $0 == 0x0A }
      }
    }
    let adapter = TableAdapter(Table { Section { for row in 0..<20_000 { Row("\(row)") } } })
    var sink = Sink()
    TextRenderer().write(adapter, to: &sink)
    check(sink.lines, 20_000)
    #expect(sink.largest < 100_000)
  }
}

extension TextRenderer {
  fileprivate func appendLines(
    of item: TableItem, in adapter: TableAdapter, isSelected: Bool = false,
    to buffer: inout LineBuffer
  ) {
    guard let item = content(of: item, in: adapter, isSelected: isSelected) else { return }
    append(item, to: &buffer)
  }
}

extension TextRenderer {
  /// Returns the lines of all rows as their marks and their texts.
  fileprivate func rowsWithoutEdges(of adapter: TableAdapter) -> [String] {
    var buffer = LineBuffer()
    for item in adapter.items {
      guard case .row(let row, var look)? = content(of: item, in: adapter, isSelected: false) else {
        continue
      }
      (look.hasSpaceAbove, look.isFirst, look.isLast) = (false, false, false)
      append(.row(row, look), to: &buffer)
    }
    let lines = buffer.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropLast().map { line in
      var rest = line.dropFirst(style == .plain ? 3 : 4)
      if style == .insetGrouped { rest = rest.dropLast() }
      while rest.last == " " { rest = rest.dropLast() }
      let mark = line.prefix(2) + Array(repeating: " ", count: 2 - line.prefix(2).count)
      return String(String.UnicodeScalarView(mark + rest))
    }
  }
}

/// Returns a text without what colours it.
private func withoutSGR(_ text: String) -> String {
  var bytes: [UInt8] = []
  var isSequence = false
  for byte in text.utf8 {
    if byte == 0x1B { isSequence = true }
    if !isSequence { bytes.append(byte) }
    if byte == UInt8(ascii: "m") { isSequence = false }
  }
  return String(decoding: bytes, as: UTF8.self)
}

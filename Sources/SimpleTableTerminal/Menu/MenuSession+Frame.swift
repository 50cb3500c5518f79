import SimpleTable

extension MenuSession {
  /// The smallest screen on which a menu can be used.
  package static let smallest = TerminalSize(columns: 20, rows: 5)

  /// Whether the screen is too small to show the menu.
  var isTooSmall: Bool {
    size.columns < Self.smallest.columns || size.rows < Self.smallest.rows
  }

  /// The number of lines between the title and the status line.
  var bodyHeight: Int { max(0, size.rows - 2) }

  /// The screen to be shown now.
  package func frame() -> Frame {
    guard !isTooSmall else {
      let needed = "\(Self.smallest.columns)x\(Self.smallest.rows)"
      return Frame(
        size: size, lines: [StyledLine(fitted(words(.needs, needed), cells: size.columns))])
    }
    leaveLostField()
    findAgain()
    autosave?.forgetChangedKeys()
    var frame = Frame(size: size)
    var field: Frame.Position?
    if case .reading(let text) = mode {
      frame.lines =
        [titleLine(text.adapter.title ?? "")] + withScrollBar(text.viewport.styledLines, text)
    } else if case .finding(let finding) = mode, let lines = findingLines(finding) {
      let lines = finding.page.map { withScrollBar(lines, $0) } ?? lines
      frame.lines = [titleLine(path)] + lines
    } else {
      let lines = bodyLines(&field)
      frame.lines = [titleLine(path)] + withScrollBar(lines, page)
    }
    let blanks = max(0, size.rows - 1 - frame.lines.count)
    frame.lines += Array(repeating: "", count: blanks)
    let status = statusLines(&field)
    // Several lines may cover the field.
    if let row = field?.row, row < size.rows - 1, row >= size.rows - status.count { field = nil }
    frame.lines = frame.lines.prefix(size.rows - status.count) + status
    frame.cursor = field ?? hiddenCursor(firstStatusRow: size.rows - status.count)
    frame.showsCursor = field != nil
    frame.scrollsByWheel = scrollsByWheel
    return frame
  }

  /// Whether the wheel moves as the arrow keys do: not where these would end a field or a question.
  private var scrollsByWheel: Bool {
    switch mode {
    case .browsing, .finding, .reading: true
    case .editing, .confirming, .leaving, .lostField: false
    }
  }

  /// Where the cursor is while nothing is typed: at the question, the text or the focused item.
  private func hiddenCursor(firstStatusRow: Int) -> Frame.Position? {
    switch mode {
    case .confirming, .leaving, .lostField: return Frame.Position(column: 0, row: firstStatusRow)
    case .reading: return Frame.Position(column: 0, row: 1)
    case .browsing, .finding, .editing:
      var viewport = page.viewport
      if case .finding(let finding) = mode, let found = finding.page { viewport = found.viewport }
      guard let focused = viewport.highlighted else { return nil }
      let (lines, items) = (viewport.styledLines, viewport.lineItems)
      let rows = items.indices.filter { items[$0] == focused }
      // The first line of an item may be the space or the rule above it.
      let row = rows.first { lines[$0].text.hasPrefix(mark) } ?? rows.first
      return row.map { Frame.Position(column: 0, row: $0 + 1) }
    }
  }

  /// The mark of the focused item, in one cell.
  private var mark: String {
    String(CellWidth.fitting(appearance.symbols[.selected].sanitized[...], within: 1).start)
  }

  /// The titles that lead to the table being shown.
  private var path: String {
    menu.path(separator: pathSeparator)
  }

  private func titleLine(_ text: String) -> StyledLine {
    let line = fittedAtEnd(" " + text, cells: size.columns).beginningIsolates
    return styled(line, as: appearance.theme[.title])
  }

  /// Returns the lines of a window, with a scroll bar at the right edge unless everything is
  /// visible.
  private func withScrollBar(_ lines: [StyledLine], _ page: MenuPage) -> [StyledLine] {
    guard let thumb = page.viewport.scrollThumb else { return lines }
    let bar = styled(appearance.scrollThumb, as: appearance.theme[.border])
    return lines.enumerated().map { number, line in
      thumb.contains(number) ? line.padded(to: size.columns - 1) + bar : line
    }
  }

  private func bodyLines(_ cursor: inout Frame.Position?) -> [StyledLine] {
    let viewport = page.viewport
    viewport.replacement = nil
    viewport.spinnerFrame = spinnerFrame
    page.showFocus()
    guard case .editing(let id, let line) = mode, let path = page.adapter.path(of: id),
      let row = page.adapter.row(at: path)
    else {
      if page.adapter.filterText != nil, page.adapter.items.isEmpty {
        return ["", fittedLine("  " + words[.noMatches], as: appearance.theme[.footer])]
      }
      return marked(viewport.styledLines)
    }
    let room = max(4, size.columns / 2 - 4)
    let mask = appearance.symbols[.secureMask]
    let shown = row.control?.isSecure == true ? line.masked(by: mask, cells: room) : line
    var window = shown.window(cells: room)
    if window.isCut { window = shown.window(cells: room - 2) }
    let start = window.isCutAtStart ? appearance.cutStart : ""
    let rest = window.isCutAtEnd ? appearance.cutEnd : ""
    // A no-break space is not dropped at the end of a line and keeps room for the cursor.
    let shownText = window.text(showingBreaksAs: appearance.lineBreak)
    let text = start + shownText + rest + "\u{A0}"
    viewport.replacement = (id, row.editing(text, draft: line.text))
    viewport.scroll(to: .row(path))
    let lines = viewport.styledLines
    for (number, item) in viewport.lineItems.enumerated() where item == .row(path) {
      guard let end = lines[number].valueColumns?.upperBound else { continue }
      let column = end - 1 - (shownText + rest).cellWidth + window.cursorColumn
      cursor = Frame.Position(column: column, row: number + 1)
    }
    return lines
  }

  /// Returns the lines of the window with the mark of the focused item on its first line, also
  /// where the line that has the mark is above the window.
  private func marked(_ lines: [StyledLine]) -> [StyledLine] {
    let viewport = page.viewport
    guard let focused = viewport.highlighted, viewport.lineItems.first == focused,
      viewport.hiddenLines.above > 0, lines[0].text.first == " "
    else { return lines }
    let mark = styled(mark, as: appearance.theme[.selected])
    return [mark + lines[0].droppingFirstCharacter] + lines.dropFirst()
  }
}

extension StyledLine {
  /// The line without its first character.
  fileprivate var droppingFirstCharacter: StyledLine {
    var line = StyledLine("")
    for (number, span) in spans.enumerated() {
      line.append(number == 0 ? String(span.text.dropFirst()) : span.text, as: span.attributes)
    }
    return line
  }

  /// Returns the line cut or filled up to a number of cells.
  func padded(to cells: Int) -> StyledLine {
    var line = StyledLine("")
    var room = cells
    for span in spans {
      let (start, width) = CellWidth.fitting(span.text[...], within: room)
      line.append(String(start), as: span.attributes)
      room -= width
    }
    line.append(String(repeating: " ", count: max(0, room)))
    return line
  }
}

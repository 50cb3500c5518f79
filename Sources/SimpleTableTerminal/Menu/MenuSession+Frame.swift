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

  /// The screen as it is now; drawing it changes nothing.
  package var frame: Frame {
    guard !isTooSmall else {
      let needed = "\(Self.smallest.columns)x\(Self.smallest.rows)"
      return Frame(
        size: size, lines: [StyledLine(fitted(words(.needs, needed), cells: size.columns))])
    }
    var frame = Frame(size: size)
    var field: Frame.Position?
    if let lines = overlay.flatMap(lines) {
      frame.lines = lines
    } else {
      frame.lines = [titleLine(path)] + withScrollBar(marked(bodyLines), page)
      field = fieldCursor
    }
    let blanks = max(0, size.rows - 1 - frame.lines.count)
    frame.lines += Array(repeating: "", count: blanks)
    let status = statusLines(&field)
    // Several lines may cover the field.
    if let row = field?.row, row < size.rows - 1, row >= size.rows - status.count { field = nil }
    frame.lines = frame.lines.prefix(size.rows - status.count) + status
    frame.cursor = field ?? hiddenCursor(firstStatusRow: size.rows - status.count)
    frame.showsCursor = field != nil
    // The wheel moves as the arrow keys do, but not where these would end a field or a question.
    frame.scrollsByWheel = conversation.question == nil && !hasLostField
    return frame
  }

  /// Where the cursor is while nothing is typed: at the question, the text or the focused item.
  private func hiddenCursor(firstStatusRow: Int) -> Frame.Position? {
    if hasLostField || asksInStatusLine { return Frame.Position(column: 0, row: firstStatusRow) }
    if let overlay, overlay.found == nil { return Frame.Position(column: 0, row: 1) }
    let viewport = (overlay?.page ?? page).viewport
    guard let focused = viewport.highlighted else { return nil }
    let (lines, items) = (viewport.styledLines, viewport.lineItems)
    let rows = items.indices.filter { items[$0] == focused }
    // The first line of an item may be the space or the rule above it.
    let row = rows.first { lines[$0].text.hasPrefix(mark) } ?? rows.first
    return row.map { Frame.Position(column: 0, row: $0 + 1) }
  }

  private var asksInStatusLine: Bool {
    switch conversation.question {
    case .confirmation, .leaving: true
    case .text, nil: false
    }
  }

  /// The mark of the focused item, in one cell.
  private var mark: String {
    String(CellWidth.fitting(appearance.symbols[.selected].sanitized[...], within: 1).start)
  }

  /// The titles that lead to the table being shown.
  private var path: String { conversation.path(separator: pathSeparator) }

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
      thumb.contains(number) ? line.padded(to: width - 1) + bar : line
    }
  }

  /// Returns the lines of what is above the pages of the menu, in which words that were found stand out;
  /// `nil` while no words are typed yet.
  private func lines(of overlay: Overlay) -> [StyledLine]? {
    let search = overlay.search
    guard let page = overlay.page, !page.adapter.items.isEmpty else {
      if search?.isEmpty == true { return nil }
      let lines = wrapped(" \(words[.noHits]) \(words[.escReturns])")
      return [titleLine(path), ""] + lines.map { styled($0, as: appearance.theme[.footer]) }
    }
    var lines = page.viewport.styledLines
    if let search, appearance.color != .none {
      lines = lines.map { $0.drawing(search.places(in: $0.text), as: appearance.theme[.match]) }
    }
    let title = overlay.found == nil ? page.adapter.title ?? "" : path
    return [titleLine(title)] + withScrollBar(lines, page)
  }

  private var bodyLines: [StyledLine] {
    if page.adapter.filterText != nil, page.adapter.items.isEmpty {
      return ["", fittedLine("  " + words[.noMatches], as: appearance.theme[.footer])]
    }
    return page.viewport.styledLines
  }

  /// Returns the lines of the window with the mark of the focused item on its first line, also
  /// where the line that has the mark is above the window.
  private func marked(_ lines: [StyledLine]) -> [StyledLine] {
    let viewport = page.viewport
    guard field == nil, let focused = viewport.highlighted, viewport.lineItems.first == focused,
      viewport.hiddenLines.above > 0, lines[0].text.first == " "
    else { return lines }
    return [StyledLine(mark) + lines[0].droppingFirstCharacter] + lines.dropFirst()
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

  /// Returns the line with other attributes at some places, from left to right in UTF-8.
  fileprivate func drawing(_ places: [Range<Int>], as attributes: TextAttributes) -> StyledLine {
    guard !places.isEmpty else { return self }
    var line = StyledLine("")
    var start = 0
    for span in spans {
      var rest = span.text.utf8[...]
      while !rest.isEmpty {
        let next = places.first { $0.upperBound > start }
        let isInside = next.map { $0.lowerBound <= start } ?? false
        let end = (isInside ? next?.upperBound : next?.lowerBound) ?? .max
        let part = rest.prefix(end - start)
        line.append(
          String(Substring(part)), as: isInside ? attributes : span.attributes)
        rest = rest.dropFirst(part.count)
        start += part.count
      }
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

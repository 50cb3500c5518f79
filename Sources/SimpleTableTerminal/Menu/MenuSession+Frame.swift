import SimpleTable

extension MenuSession {
  /// The smallest screen on which a menu can be used.
  package static let smallest = TerminalSize(columns: 20, rows: 5)

  /// The number of lines between the title and the status line.
  var bodyHeight: Int { max(0, size.rows - 2) }

  /// The screen to be shown now.
  package func frame() -> Frame {
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else {
      let needed = "\(Self.smallest.columns)x\(Self.smallest.rows)"
      return Frame(
        size: size, lines: [StyledLine(fitted(words(.needs, needed), cells: size.columns))])
    }
    leaveLostField()
    var frame = Frame(size: size)
    if case .reading(let text) = mode {
      frame.lines =
        [titleLine(text.adapter.title ?? "")] + withScrollBar(text.viewport.styledLines, text)
    } else {
      let lines = bodyLines(&frame.cursor)
      frame.lines = [titleLine(path)] + withScrollBar(lines, page)
    }
    let blanks = max(0, size.rows - 1 - frame.lines.count)
    frame.lines += Array(repeating: "", count: blanks)
    let status = statusLines(&frame.cursor)
    // Several lines may cover the field.
    if let row = frame.cursor?.row, row < size.rows - 1, row >= size.rows - status.count {
      frame.cursor = nil
    }
    frame.lines = frame.lines.prefix(size.rows - status.count) + status
    return frame
  }

  /// The titles that lead to the table being shown.
  private var path: String {
    let separator = appearance.isASCII ? " > " : " › "
    let titles = menu.titles.map(\.harmless).filter { !$0.isEmpty }
    return titles.joined(separator: separator)
  }

  private func titleLine(_ text: String) -> StyledLine {
    let line = fittedAtEnd(" " + text, cells: size.columns)
    return styled(line, as: appearance.theme.title)
  }

  /// Returns the lines of a window, with a scroll bar at the right edge unless everything is
  /// visible.
  private func withScrollBar(_ lines: [StyledLine], _ page: MenuPage) -> [StyledLine] {
    guard let thumb = page.scrollThumb else { return lines }
    let bar = styled(appearance.scrollThumb, as: appearance.theme.border)
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
    else { return viewport.styledLines }
    let shown =
      row.control?.isSecure == true ? line.masked(by: appearance.symbols.secureMask) : line
    let room = max(4, size.columns / 2 - 4)
    var window = shown.window(cells: room)
    if window.isCut { window = shown.window(cells: room - 2) }
    let start = window.isCutAtStart ? appearance.cutStart : ""
    let rest = window.isCutAtEnd ? appearance.cutEnd : ""
    // A no-break space is not dropped at the end of a line and keeps room for the cursor.
    let text = start + window.text + rest + "\u{A0}"
    viewport.replacement = (id, row.editing(text, draft: line.text))
    viewport.scroll(to: .row(path))
    let lines = viewport.styledLines
    for (number, item) in viewport.lineItems.enumerated() where item == .row(path) {
      guard let end = lines[number].valueColumns?.upperBound else { continue }
      let column = end - 1 - CellWidth.of(window.text + rest) + window.cursorColumn
      cursor = Frame.Position(column: column, row: number + 1)
    }
    return lines
  }
}

extension StyledLine {
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

import SimpleTable

extension MenuSession {
  /// The present screen; drawing it changes nothing.
  package var frame: Frame {
    guard !screen.isTooSmall else {
      let needed = "\(MenuScreen.smallest.columns)x\(MenuScreen.smallest.rows)"
      return Frame(size: size, lines: [StyledLine(screen.cut(words(.needs, needed)))])
    }
    var frame = Frame(size: size)
    let overlay = overlayLines
    frame.lines = overlay ?? pageLines
    let blanks = max(0, size.rows - 1 - frame.lines.count)
    frame.lines += Array(repeating: "", count: blanks)
    let status = status
    let firstStatusRow = size.rows - status.lines.count
    var cursor = status.cursor
    if cursor == nil, overlay == nil {
      // Several lines may cover the field.
      cursor = fieldView?.cursor(in: page.viewport).flatMap { $0.row < firstStatusRow ? $0 : nil }
    }
    frame.lines = frame.lines.prefix(firstStatusRow) + status.lines
    frame.cursor = cursor ?? hiddenCursor(firstStatusRow: firstStatusRow)
    frame.showsCursor = cursor != nil
    // The wheel moves as the arrow keys do, but not where these would end a field or a question.
    frame.scrollsByWheel = dialog.question == nil && !isFieldGone
    return frame
  }

  /// Shows the field in place of the value of its row, and brings the row into view.
  func showField() {
    let field = fieldView
    page.viewport.replacement = field.map { ($0.id, $0.editedRow) }
    if let field { page.viewport.scroll(to: .row(field.path)) }
  }

  private var fieldView: FieldView? {
    mode.field.flatMap { FieldView($0, on: page, of: screen) }
  }

  /// Where the cursor is while nothing is typed: at the question, the text or the focused item.
  private func hiddenCursor(firstStatusRow: Int) -> Frame.Position? {
    switch mode {
    case .fieldGone, .confirming, .leaving: return Frame.Position(column: 0, row: firstStatusRow)
    case .reading: return Frame.Position(column: 0, row: 1)
    case .browsing, .typing, .finding: break
    }
    let viewport = (overlay?.page ?? page).viewport
    return focusedLine(viewport.styledLines, viewport)
      .map { Frame.Position(column: 0, row: $0 + 1) }
  }

  /// Returns the number of the line of a window that has the mark of the focused item.
  private func focusedLine(_ lines: [StyledLine], _ viewport: Viewport) -> Int? {
    guard let focused = viewport.highlighted else { return nil }
    let items = viewport.lineItems
    let rows = items.indices.filter { items[$0] == focused }
    // The first line of an item may be the space or the rule above it.
    return rows.first { lines[$0].text.hasPrefix(screen.mark) } ?? rows.first
  }

  /// Returns the lines of a window with a bar behind the focused one, where the theme has one.
  private func withBar(_ lines: [StyledLine], _ viewport: Viewport) -> [StyledLine] {
    let bar = screen.attributes(screen.theme[.bar])
    guard bar.background != nil, let number = focusedLine(lines, viewport) else { return lines }
    var lines = lines
    lines[number] = lines[number].onBar(bar, cells: screen.barWidth)
    return lines
  }

  /// Returns the lines of the page in view with the shape of the field that is open.
  private func withField(_ lines: [StyledLine]) -> [StyledLine] {
    guard let shape = fieldView?.shape(in: page.viewport, of: screen) else { return lines }
    var lines = lines
    lines[shape.line] = lines[shape.line].drawing(
      columns: shape.columns, as: screen.attributes(screen.theme[.field]))
    return lines
  }

  /// The titles that lead to the page in view.
  private var path: String { dialog.path(separator: screen.pathSeparator) }

  /// The first line of the page in view.
  private var titleLine: StyledLine {
    let parents = dialog.parents(separator: screen.pathSeparator)
    return screen.titleLine(path, parents: parents, note: noteOfTitle)
  }

  /// The lines of the page in view.
  private var pageLines: [StyledLine] {
    let title = titleLine
    if page.adapter.filterText != nil, page.adapter.items.isEmpty {
      let line = screen.line("  " + words[.noMatches], as: screen.theme[.footer])
      return [title] + withScrollBar(marked(["", line]), page)
    }
    let lines = withField(marked(page.viewport.styledLines))
    return [title] + withDetails(withScrollBar(withBar(lines, page.viewport), page))
  }

  /// The note beside the title of the first screen.
  private var noteOfTitle: String? {
    isNew && dialog.autosave.savesAtOnce ? words[.savedAtOnce] : nil
  }

  /// The lines of the overlay above the pages of the menu, with found words emphasised; `nil`
  /// without an overlay, and while no words are typed yet.
  private var overlayLines: [StyledLine]? {
    switch overlay {
    case .finding(let found):
      if found.line == nil {
        lines(
          of: found.page, screen.titleLine(words[.storeTitle], note: "\(found.count)"), nil)
      } else {
        lines(of: found.page, titleLine, found.search)
      }
    case .reading(let text):
      lines(
        of: text.page, screen.titleLine(text.page.adapter.title ?? ""),
        text.filter.map { TextSearch($0.text) }
      )
    default: nil
    }
  }

  private func lines(
    of page: MenuPage?, _ title: StyledLine, _ search: TextSearch?
  ) -> [StyledLine]? {
    let theme = screen.theme
    guard let page, !page.adapter.items.isEmpty else {
      if search?.isEmpty == true { return nil }
      let text = " \(words[.noHits]) \(words[.escReturns])"
      return [titleLine, ""] + screen.lines(text, as: theme[.footer])
    }
    var lines = page.viewport.styledLines
    if let search, screen.appearance.theme != nil {
      lines = lines.map { $0.drawing(search.places(in: $0.text), as: theme[.match]) }
    }
    return [title] + withScrollBar(withBar(lines, page.viewport), page)
  }

  /// Returns the lines of a window, with a scroll bar at the right edge unless everything is
  /// visible.
  private func withScrollBar(_ lines: [StyledLine], _ page: MenuPage) -> [StyledLine] {
    guard let thumb = page.viewport.scrollThumb else { return lines }
    let bar = screen.styled(screen.appearance.scrollThumb, as: screen.theme[.border])
    return lines.enumerated().map { number, line in
      thumb.contains(number) ? line.padded(to: screen.width - 1) + bar : line
    }
  }

  /// Returns the lines of the window with the mark of the focused item on its first line, also
  /// where the line that has the mark is above the window.
  private func marked(_ lines: [StyledLine]) -> [StyledLine] {
    let viewport = page.viewport
    guard mode.field == nil, let focused = viewport.highlighted,
      viewport.lineItems.first == focused, viewport.hiddenLines.above > 0,
      lines[0].text.first == " "
    else { return lines }
    return [StyledLine(screen.mark) + lines[0].droppingFirstCharacter] + lines.dropFirst()
  }
}

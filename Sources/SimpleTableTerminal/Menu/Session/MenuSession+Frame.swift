import SimpleTable

extension MenuSession {
  /// The present screen; drawing it again draws the same.
  package var frame: Frame {
    guard !screen.isTooSmall else {
      let needed = "\(MenuScreen.smallest.columns)x\(MenuScreen.smallest.rows)"
      return Frame(size: size, lines: [StyledLine(screen.cut(words(.needs, needed)))])
    }
    var frame = Frame(size: size)
    let overlay = overlayLines
    frame.lines = overlay ?? pageLines
    let typed = wordsLine
    if let typed { frame.lines[0] = typed.line }
    let blanks = max(0, size.rows - 1 - frame.lines.count)
    frame.lines += Array(repeating: "", count: blanks)
    let status = status
    let firstStatusRow = size.rows - status.lines.count
    var cursor = status.cursor ?? typed.map { Frame.Position(column: $0.column, row: 0) }
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
    case .fieldGone, .leaving: return Frame.Position(column: 0, row: firstStatusRow)
    case .confirming:
      return questionLine(in: page.viewport).map { Frame.Position(column: 0, row: $0 + 1) }
    case .reading(let text) where text.page.focused == nil:
      let lines = text.page.viewport.styledLines
      let first = lines.firstIndex { !$0.text.isEmpty }
      return Frame.Position(column: 0, row: 1 + (first ?? 0))
    case .browsing, .typing, .finding, .reading: break
    }
    let viewport = (overlay?.page ?? page).viewport
    let first = 1 + (overlay?.linesBelowTitle ?? 0)
    return focusedLine(of: viewport).map { Frame.Position(column: 0, row: $0 + first) }
  }

  /// Returns the number of the line of a window that has the mark of the focused item.
  private func focusedLine(of viewport: Viewport) -> Int? {
    guard let (first, lines) = viewport.highlighted.flatMap(viewport.seenLines) else { return nil }
    let mark = screen.mark
    // The first line of an item may be the space or the rule above it.
    let above = lines.prefix { !$0.text.hasPrefix(mark) }.count
    return above < lines.count ? first + above : first
  }

  /// Returns the lines of a window with a bar behind the focused one, where the theme has one.
  private func withBar(
    _ lines: [StyledLine], _ viewport: Viewport, on screen: MenuScreen
  ) -> [StyledLine] {
    let bar = screen.theme[.bar]
    guard bar.background != nil, let number = focusedLine(of: viewport) else { return lines }
    var lines = lines
    lines[number] = lines[number].onBar(bar, cells: screen.barWidth)
    return lines
  }

  /// Returns the lines of the page in view with the shape of the field that is open.
  private func withField(_ lines: [StyledLine]) -> [StyledLine] {
    guard let shape = fieldView?.shape(in: page.viewport, of: screen) else { return lines }
    var lines = lines
    lines[shape.line] = lines[shape.line].drawing(
      columns: shape.columns, as: screen.theme[.field])
    return lines
  }

  /// The first line of the page in view.
  private var titleLine: StyledLine {
    let titles = dialog.path
    return screen.titleLine(titles.last ?? "", behind: titles.dropLast(), note: noteOfTitle)
  }

  /// The lines of the page in view.
  private var pageLines: [StyledLine] {
    let title = titleLine
    if page.adapter.filterText != nil, page.adapter.items.isEmpty {
      let line = screen.line("  " + words[.noMatches], as: screen.theme[.footer])
      return [title] + withDetails(withScrollBar(marked(["", line]), page, on: screen))
    }
    let lines = withField(marked(page.viewport.styledLines))
    let shown = withScrollBar(withBar(lines, page.viewport, on: screen), page, on: screen)
    return [title] + withDetails(shown)
  }

  /// The note beside the title of the first screen.
  private var noteOfTitle: String? {
    isNew && dialog.autosave.savesAtOnce ? words[.savedAtOnce] : nil
  }

  /// The lines of the overlay above the pages of the menu, with found words emphasised; `nil`
  /// without an overlay, and while no words are typed yet.
  private var overlayLines: [StyledLine]? {
    switch overlay {
    case .finding(let found): lines(of: found)
    case .reading(let text): lines(of: text)
    case nil: nil
    }
  }

  /// Returns the lines of rows that were found, below the words or the title.
  private func lines(of found: FoundPage) -> [StyledLine]? {
    let title =
      found.line == nil
      ? screen.titleLine(words[.storeTitle], note: "\(found.count)") : titleLine
    let whole = screen.withoutDetails
    guard let page = found.page else {
      let nothing = screen.line("  " + words[.noHits], as: screen.theme[.footer])
      return found.isOfWords ? [title, whole.rule, nothing] : nil
    }
    let lines = withScrollBar(
      withBar(found.lines(of: menu, on: whole), page.viewport, on: whole), page, on: whole)
    return [title, found.path(on: whole) ?? (found.line == nil ? "" : whole.rule)] + lines
  }

  private func lines(of text: TextPage) -> [StyledLine] {
    let search = text.filter.map { TextSearch($0.text) }
    let page = text.page
    guard !page.adapter.items.isEmpty else {
      let nothing = " \(words[.noHits]) \(words[.escReturns])"
      return [screen.titleLine(page.adapter.title ?? ""), ""]
        + screen.lines(nothing, as: screen.theme[.footer])
    }
    var lines = page.viewport.styledLines
    if let search, screen.appearance.theme != nil {
      lines = lines.map { $0.drawing(search.places(in: $0.text), as: screen.theme[.match]) }
    }
    let whole = screen.withoutDetails
    return [screen.titleLine(page.adapter.title ?? "")]
      + withScrollBar(withBar(lines, page.viewport, on: whole), page, on: whole)
  }

  /// The first line while words are typed that rows of all pages contain, and the column of the cursor:
  /// the words, and how many rows have them.
  private var wordsLine: (line: StyledLine, column: Int)? {
    guard case .finding(let found) = mode, let line = found.line else { return nil }
    let (count, of) = ("\(found.count)", " \(words[.of]) \(found.total) ")
    let counts = [count + of, count + " "].map { found.isOfWords ? $0 : "" }
    let end = counts.first { $0.cellWidth <= screen.width / 2 } ?? ""
    let window = line.window(cells: max(1, screen.width - 4 - end.cellWidth))
    let start = StyledLine(" /", as: screen.theme[.footer])
    let typed = StyledLine(window.text.isolated, as: screen.theme[.title])
    let shown =
      (start + typed).padded(to: max(3, screen.width - end.cellWidth))
      + StyledLine(end, as: screen.theme[.footer])
    return (shown, 2 + window.cursorColumn)
  }

  /// Returns the lines of a window, with a scroll bar at the right edge unless everything is
  /// visible, or a rule beside the lines has the bar.
  private func withScrollBar(
    _ lines: [StyledLine], _ page: MenuPage, on screen: MenuScreen
  ) -> [StyledLine] {
    guard screen.detailColumns == nil, let thumb = page.viewport.scrollThumb else { return lines }
    return lines.enumerated().map { number, line in
      thumb.contains(number) ? line.padded(to: screen.rowWidth - 1) + screen.scrollThumb : line
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

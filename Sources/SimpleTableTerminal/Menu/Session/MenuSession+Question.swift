import SimpleTable

// A question about a row, which is shown below it.

extension MenuSession {
  /// The row of the page in view about which something is asked, and the question.
  private var questionOfRow: (row: RowID, prompt: Dialog.Prompt)? {
    switch mode {
    case .confirming(let asked): prompt.map { (asked.row.id, $0) }
    case .browsing, .typing, .fieldGone:
      menu.rowOfPendingQuestion.flatMap { row in pendingPrompt.map { (row, $0) } }
    case .finding, .reading, .leaving: nil
    }
  }

  /// The question whether a row is to act, or what to do with unsaved changes.
  var prompt: Dialog.Prompt? { dialog.prompt(stayingBy: screen.name(of: .escape)) }

  /// The question whether to keep a change, with its answers where keys give them.
  private var pendingPrompt: Dialog.Prompt? {
    guard case .browsing = mode else { return dialog.pendingPrompt(isAnswered: false) }
    return dialog.pendingPrompt(isAnswered: true)
  }

  /// Whether it is asked whether to keep a change of the focused row.
  var asksAboutFocus: Bool {
    guard case .row(let path)? = page.focused, let row = menu.rowOfPendingQuestion else {
      return false
    }
    return page.adapter.id(at: path) == row
  }

  /// Brings the focus into view, and shows what is asked about a row below it.
  ///
  /// Whether to keep a change is asked above the last line instead while its row is out of view.
  func showQuestion() {
    guard let (row, prompt) = questionOfRow, let path = page.adapter.path(of: row) else {
      page.viewport.insertion = nil
      return showFocus()
    }
    let (item, viewport) = (TableItem.row(path), page.viewport)
    viewport.insertion = (row, LinesBelow([]))
    showFocus()
    // A line is for the title, and in a box one for its edge.
    let limit = viewport.height - (screen.appearance.style == .insetGrouped ? 2 : 1)
    let lines = screen.lines(
      of: prompt, cells: viewport.roomForTexts(of: path), atMost: max(1, limit))
    viewport.insertion = (row, LinesBelow(lines))
    if viewport.lineCount(of: item) > viewport.height {
      viewport.insertion = (row, LinesBelow(lines, replacingNotes: true))
    }
    showFocus()
    if page.focused == item {
      viewport.scroll(toEndOf: item)
    } else if !page.showsAll(of: item) {
      viewport.insertion = nil
      showFocus()
    }
  }

  /// Fits the windows to the lines above the status, and brings the focused item into view.
  private func showFocus() {
    for shown in [page, overlay?.page].compactMap(\.self) {
      // The focused row is visible above a notice of several lines.
      let above = shown === page ? 0 : overlay?.linesBelowTitle ?? 0
      shown.viewport.height = max(1, screen.bodyHeight + 1 - above - statusLineCount)
    }
    (overlay?.page ?? page).showFocus()
  }

  /// The lines above the status that ask whether to keep a change whose row is out of view.
  var pendingLines: [StyledLine] {
    if page.viewport.insertion != nil, questionOfRow?.prompt.note != nil { return [] }
    guard let prompt = pendingPrompt else { return [] }
    return screen.lines(
      of: prompt, cells: screen.width - 2, atMost: max(1, screen.bodyHeight - 1)
    )
    .map { " " + $0 }
  }

  /// Returns the number of the line of the window on which the question about a row begins.
  func questionLine(in viewport: Viewport) -> Int? {
    guard let (row, below) = viewport.insertion, let first = below.lines.first,
      let path = page.adapter.path(of: row), let (start, lines) = viewport.seenLines(of: .row(path))
    else { return nil }
    let number = lines.lastIndex { line in
      // A box and the indentation are before it.
      let bytes = line.text.utf8
      return bytes.indices.contains { bytes[$0...].starts(with: first.text.utf8) }
    }
    return number.map { start + $0 - lines.startIndex }
  }
}

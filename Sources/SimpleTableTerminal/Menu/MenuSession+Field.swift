import SimpleTable

// The field of a row, as it is drawn in the place of the row's value.

extension MenuSession {
  /// A field as it is seen in the place of the value of its row.
  private struct SeenField {
    let id: RowID
    let path: RowPath
    let row: Row
    /// The part of the text that is seen, with the marks of what is cut off and the unit behind it.
    let text: String
    /// The number of cells from the cursor to the end of the text.
    let cellsAfterCursor: Int
  }

  /// Shows the field in place of the value of its row, and brings the row into view.
  func showField() {
    let viewport = page.viewport
    guard let field, let seen = seen(field) else {
      viewport.replacement = nil
      return
    }
    viewport.replacement = (seen.id, seen.row.editing(seen.text, draft: field.text))
    viewport.scroll(to: .row(seen.path))
  }

  /// Where the cursor is in the field, if there is one in view.
  var fieldCursor: Frame.Position? {
    guard let seen = field.flatMap(seen) else { return nil }
    let (lines, items) = (page.viewport.styledLines, page.viewport.lineItems)
    for number in items.indices.reversed() where items[number] == .row(seen.path) {
      guard let end = lines[number].valueColumns?.upperBound else { continue }
      // The sign of a stepper follows its value.
      let shown = CellWidth.fitting(lines[number].text[...], within: end).start
      let hasSign = seen.row.control?.style == .stepper && !shown.hasSuffix(seen.text)
      return Frame.Position(
        column: end - seen.cellsAfterCursor - (hasSign ? 2 : 0), row: number + 1)
    }
    return nil
  }

  /// Returns what is seen of a field, or `nil` where its row has gone.
  private func seen(_ field: LineEditor) -> SeenField? {
    guard case .text(let id) = conversation.question, let path = page.adapter.path(of: id),
      let row = page.adapter.row(at: path)
    else { return nil }
    let room = max(4, width / 2 - 4)
    let isSecure = row.control?.isSecure == true
    let shown =
      isSecure ? field.masked(by: appearance.symbols[.secureMask], cells: room) : field
    var window = shown.window(cells: room)
    if window.isCut { window = shown.window(cells: room - 2) }
    let start = window.isCutAtStart ? appearance.cutStart : ""
    let rest = window.isCutAtEnd ? appearance.cutEnd : ""
    let text = window.text(showingBreaksAs: appearance.lineBreak)
    let end = text + rest + row.unit
    return SeenField(
      id: id, path: path, row: row, text: (start + end).keepingBlanksAtEnd,
      cellsAfterCursor: end.cellWidth - window.cursorColumn)
  }
}

extension String {
  /// The text with no-break spaces at its end, which are not dropped at the end of a line; one if it is
  /// empty.
  fileprivate var keepingBlanksAtEnd: String {
    let blanks = reversed().prefix { $0 == " " }.count
    return dropLast(blanks) + String(repeating: "\u{A0}", count: isEmpty ? 1 : blanks)
  }
}

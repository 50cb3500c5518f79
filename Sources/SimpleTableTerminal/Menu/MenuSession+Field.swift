import SimpleTable

// The field of a row, as it is drawn in the place of the row's value.

extension MenuSession {
  /// The part of the text that is seen, with the marks of what is cut off.
  private struct FieldText {
    let text: String
    /// The number of cells from the cursor to the end of the text.
    let cellsAfterCursor: Int
  }

  /// Shows the field in place of the value of its row, and brings the row into view.
  func showField() {
    let viewport = page.viewport
    guard case .text(let id) = conversation.question, let field,
      let path = page.adapter.path(of: id), let row = page.adapter.row(at: path)
    else {
      viewport.replacement = nil
      return
    }
    let text = fieldText(field, of: row)
    viewport.replacement = (id, row.editing(text.text, draft: field.text))
    viewport.scroll(to: .row(path))
  }

  /// Where the cursor is in the field, if there is one in view.
  var fieldCursor: Frame.Position? {
    guard case .text(let id) = conversation.question, let field,
      let path = page.adapter.path(of: id), let row = page.adapter.row(at: path)
    else { return nil }
    let text = fieldText(field, of: row)
    let (lines, items) = (page.viewport.styledLines, page.viewport.lineItems)
    for number in items.indices.reversed() where items[number] == .row(path) {
      guard let end = lines[number].valueColumns?.upperBound else { continue }
      // The sign of a stepper follows its value.
      let shown = CellWidth.fitting(lines[number].text[...], within: end).start
      let hasSign = row.control?.style == .stepper && !shown.hasSuffix(text.text)
      return Frame.Position(
        column: end - text.cellsAfterCursor - (hasSign ? 2 : 0), row: number + 1)
    }
    return nil
  }

  /// Returns what is seen of a field: its text where the value of the row is, with the unit behind it.
  private func fieldText(_ field: LineEditor, of row: Row) -> FieldText {
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
    return FieldText(
      text: (start + end).keepingBlanksAtEnd, cellsAfterCursor: end.cellWidth - window.cursorColumn)
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

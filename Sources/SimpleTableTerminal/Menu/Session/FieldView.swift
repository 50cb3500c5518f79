import SimpleTable

/// The visible part of a field, which replaces the value of its row.
struct FieldView {
  let id: RowID
  let path: RowPath
  private let row: Row

  /// The typed text.
  private let draft: String

  /// What is asked, if not what the row asks at first.
  private let name: String?

  /// The visible part of the text, with marks for cut parts and the unit behind it.
  private let text: String

  /// The number of cells from the cursor to the end of the text.
  private let cellsAfterCursor: Int

  /// Creates the view of a field on a page, or `nil` if its row has disappeared.
  init?(_ field: MenuSession.Field, on page: MenuPage, of screen: MenuScreen) {
    guard let path = page.adapter.path(of: field.row.id), let row = page.adapter.row(at: path)
    else {
      return nil
    }
    let appearance = screen.appearance
    let room = max(4, page.viewport.roomForValue(of: path) - row.unit.cellWidth)
    let isSecure = row.control?.style == .secureField
    let shown =
      isSecure ? field.line.masked(by: appearance.symbols[.secureMask], cells: room) : field.line
    var window = shown.window(cells: room)
    if window.isCut { window = shown.window(cells: room - 1) }
    if window.isCutAtStart, window.isCutAtEnd { window = shown.window(cells: room - 2) }
    let start = window.isCutAtStart ? appearance.cutStart : ""
    let rest = window.isCutAtEnd ? appearance.cutEnd : ""
    let end = window.text(showingBreaksAs: appearance.lineBreak) + rest + row.unit
    text = (start + end).keepingBlanksAtEnd
    cellsAfterCursor = end.cellWidth - window.cursorColumn
    id = field.row.id
    self.path = path
    self.row = row
    draft = field.text
    name = field.name
  }

  /// The row with the text in place of its value.
  var editedRow: Row { row.editing(text, draft: draft, title: name) }

  /// Returns the place of the cursor on the screen, if it is in view.
  func cursor(in viewport: Viewport) -> Frame.Position? {
    place(in: viewport).map { line, columns in
      Frame.Position(column: columns.upperBound - cellsAfterCursor, row: line + 1)
    }
  }

  /// Returns the line of the window that has the field, and the columns of its text.
  private func place(in viewport: Viewport) -> (line: Int, columns: Range<Int>)? {
    let (lines, items) = (viewport.styledLines, viewport.lineItems)
    for number in items.indices.reversed() where items[number] == .row(path) {
      guard let columns = lines[number].valueColumns else { continue }
      // The track of a slider is before its text.
      let start = max(columns.lowerBound, columns.upperBound - text.cellWidth)
      return (number, start..<columns.upperBound)
    }
    return nil
  }

  /// The number of cells that a field has at least, where there is room.
  private static let leastCells = 16

  /// Returns the line of the window that has the field, and the columns of the field.
  func shape(in viewport: Viewport, of screen: MenuScreen) -> (line: Int, columns: Range<Int>)? {
    guard let (number, columns) = place(in: viewport) else { return nil }
    // The cursor may be behind the text.
    let end = columns.upperBound + 1
    if row.isTextOfListOrNew {
      return (
        number,
        columns
          .lowerBound..<max(end, min(end + Self.leastCells, screen.barWidth))
      )
    }
    let before = CellWidth.fitting(
      viewport.styledLines[number].text[...], within: columns.lowerBound)
    let title = before.start.reversed().drop { $0 == " " }
    let free = String(title.reversed()).cellWidth + 1
    return (number, min(columns.lowerBound, max(free, end - Self.leastCells))..<end)
  }
}

extension String {
  /// The text with no-break spaces at its end, which are not dropped at the end of a line; one if
  /// it is empty.
  fileprivate var keepingBlanksAtEnd: String {
    let blanks = reversed().prefix { $0 == " " }.count
    return dropLast(blanks) + String(repeating: "\u{A0}", count: isEmpty ? 1 : blanks)
  }
}

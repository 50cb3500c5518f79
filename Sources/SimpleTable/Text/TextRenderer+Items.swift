extension TextRenderer {
  /// Appends the lines above the first item: the title, if the table has one.
  ///
  /// The text of a table is these lines, then those of its items.
  func appendTitle(of adapter: TableAdapter, to buffer: inout LineBuffer) {
    guard let title = adapter.title, !title.isEmpty else { return }
    let room = columns.end - columns.margin
    buffer.pad(to: columns.margin)
    append(title, room: room, as: roles[.title], to: &buffer)
    buffer.endLine()
  }

  /// Appends a text in a line, cut where it takes more than its room.
  func append(
    _ text: String, room: Int, as attributes: TextAttributes, to buffer: inout LineBuffer
  ) {
    LineText(text, limit: room, glyphs: glyphs).append(to: &buffer, room: room, as: attributes)
  }

  /// Appends the lines of one item.
  ///
  /// The space above a section belongs to its first item, and the sides of a box to its rows.
  func append(_ item: ItemContent, to buffer: inout LineBuffer) {
    switch item {
    case .header(let info, let look): appendHeader(of: info, look: look, to: &buffer)
    case .row(let row, let look): append(row, look: look, to: &buffer)
    case .footer(let info, let look): appendFooter(of: info, look: look, to: &buffer)
    }
  }

  /// Returns the first lines of one item, as separate lines.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - limit: The number of lines after which the rest of a long text is left out.
  /// - Returns: The lines, and about how many were left out: 0 only if none was.
  /// - Complexity: O(*n*) in the length of the lines that are returned.
  func lines(of item: ItemContent, atMost limit: Int) -> (lines: [StyledLine], omitted: Int) {
    var buffer = LineBuffer(keepsLines: true, lineLimit: limit)
    append(item, to: &buffer)
    let omitted = buffer.omittedLineCount
    // The lines after the cut text are left out, too.
    return (omitted == 0 ? buffer.lines : Array(buffer.lines.prefix(limit)), omitted)
  }

  /// Appends the lines of all items of a table.
  ///
  /// - Parameters:
  ///   - adapter: The table.
  ///   - buffer: Where to write.
  ///   - pause: Called after each item; it may remove what was written.
  func appendItems(
    of adapter: TableAdapter, to buffer: inout LineBuffer, pause: (inout LineBuffer) -> Void
  ) {
    let selected = adapter.selectedRow
    adapter.drawing {
      for number in 0..<adapter.numberOfSections {
        guard let section = VisibleSection(number, in: adapter, glyphs: glyphs) else { break }
        if let header = header(of: section) { append(header, to: &buffer) }
        let selectedRow = selected?.section == number ? selected?.row : nil
        section.forEachRow(selected: selectedRow) { row, look in
          append(row, look: look, to: &buffer)
          pause(&buffer)
        }
        if let footer = footer(of: section) { append(footer, to: &buffer) }
        pause(&buffer)
      }
    }
  }
}

extension TextRenderer {
  /// Appends the lines above the first item: the title, if the table has one.
  ///
  /// The text of a table is these lines, then those of its items.
  package func appendTitle(of adapter: TableAdapter, to buffer: inout LineBuffer) {
    guard let title = adapter.title, !title.isEmpty else { return }
    let room = columns.end - columns.margin
    buffer.pad(to: columns.margin)
    LineText(title, limit: room, signs: signs)
      .append(to: &buffer, room: room, as: inks.title, signs: signs)
    buffer.endLine()
  }

  /// Appends the lines of one item; none if the table does not show it.
  ///
  /// The air above a section belongs to its first item, and the sides of a box to its rows.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - adapter: The table.
  ///   - replacement: A row to draw in place of the item's own, if it is one.
  ///   - isSelected: Whether the item is drawn as the selected one.
  ///   - buffer: Where to write.
  /// - Complexity: O(log *n*) in the number of rows, beside the length of what is shown.
  package func appendLines(
    of item: TableItem, in adapter: TableAdapter, as replacement: Row? = nil, isSelected: Bool,
    to buffer: inout LineBuffer
  ) {
    guard let section = ShownSection(item.section, in: adapter, signs: signs) else { return }
    switch item {
    case .header:
      guard section.hasHeader else { return }
      appendHeader(of: section, isSelected: isSelected, to: &buffer)
    case .footer:
      guard let footer = section.info.footer else { return }
      appendFooter(footer, of: section, to: &buffer)
    case .row(let path):
      guard let position = adapter.map.position(of: path) else { return }
      var look = RowLook(section)
      look.stand(
        at: path.row, outline: section.outline(ofDeclared: position.row), isSelected: isSelected)
      append(replacement ?? section.rows[position.row], look: look, to: &buffer)
    }
  }

  /// Appends all lines of a table.
  ///
  /// - Parameters:
  ///   - adapter: The table.
  ///   - buffer: Where to write.
  ///   - pause: Called after each item; it may take away what was written.
  func appendAll(
    of adapter: TableAdapter, to buffer: inout LineBuffer, pause: (inout LineBuffer) -> Void
  ) {
    appendTitle(of: adapter, to: &buffer)
    let selected = adapter.selectedRow
    for number in 0..<adapter.numberOfSections {
      guard let section = ShownSection(number, in: adapter, signs: signs) else { break }
      if section.hasHeader {
        appendHeader(of: section, isSelected: false, to: &buffer)
        pause(&buffer)
      }
      let selectedRow = selected?.section == number ? selected?.row : nil
      appendRows(of: section, selected: selectedRow, to: &buffer, pause: pause)
      if let footer = section.info.footer {
        appendFooter(footer, of: section, to: &buffer)
        pause(&buffer)
      }
    }
    let isEmpty = adapter.title?.isEmpty != false && adapter.map.itemCount == 0
    if isEmpty { buffer.endLine() }
  }

  private func appendRows(
    of section: ShownSection, selected: Int?, to buffer: inout LineBuffer,
    pause: (inout LineBuffer) -> Void
  ) {
    let rows = section.rows
    var look = RowLook(section)
    var row = 0
    section.map.forEachShown { declared in
      look.stand(
        at: row, outline: section.outline(ofDeclared: declared), isSelected: row == selected)
      append(rows[declared], look: look, to: &buffer)
      pause(&buffer)
      row += 1
    }
  }
}

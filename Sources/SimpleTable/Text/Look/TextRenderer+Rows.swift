extension TextRenderer {
  /// Appends the lines of a row, with the space above it and the edges of its box.
  func append(_ row: Row, look: RowLook, to buffer: inout LineBuffer) {
    if look.hasSpaceAbove { appendSpaceAbove(to: &buffer) }
    if look.isFirst, columns.hasBoxes { appendBoxEdge(box.top, to: &buffer) }
    let extras = row.storage.extras
    let mark = mark(of: row)
    beginFirstLine(mark, look: look, in: &buffer)
    if let drawing = extras?.value.drawing {
      appendDrawing(drawing, mark, look: look, to: &buffer)
    } else {
      appendText(of: row, mark, look: look, to: &buffer)
    }
    if look.showsNotes, extras != nil || row.storage.reading != nil {
      appendNotes(of: row, look: look, to: &buffer)
    }
    if let below = look.below { append(below, look: look, to: &buffer) }
    if look.isLast, columns.hasBoxes { appendBoxEdge(box.bottom, to: &buffer) }
  }

  private func appendText(
    of row: Row, _ mark: RowMark, look: RowLook, to buffer: inout LineBuffer
  ) {
    let start = textStart(look)
    let room = columns.end - start
    let attributes = attributes(
      ofTitle: row.title, isSelected: look.isSelected, otherwise: mark.attributes)
    let iconCells = iconCells(look)
    if let icon = row.icon, iconCells > 0 {
      buffer.pad(to: start - iconCells)
      LineText(icon, limit: 2, glyphs: glyphs).append(to: &buffer, cells: 2, as: mark.attributes)
    }
    let title = LineText(row.title, limit: room, glyphs: glyphs)
    let accessory = look.columns.accessoryCells
    let trailing = trailingPart(of: row, look: look, room: room, title: title)
    let subtitle = row.subtitle.flatMap { $0.isEmpty || !look.showsNotes ? nil : $0 }
    let isTitled = title.cells > 0 || !trailing.isEmpty || subtitle == nil
    if isTitled {
      let share = trailing.share(of: room, title: title.cells, accessoryCells: accessory)
      buffer.pad(to: start)
      let link = theme != nil && writesHyperlinks ? row.hyperlink : nil
      if let link { buffer.beginHyperlink(to: link.asAddress) }
      title.append(to: &buffer, room: share.title, as: attributes)
      if link != nil { buffer.endHyperlink() }
      // The typed entry replaces the title, or is beside the question.
      let column = title.cells > 0 ? buffer.column + 1 : start
      append(
        trailing, share: share, at: row.isTextOfListOrNew && row.detail != nil ? column : nil,
        to: &buffer)
      endLine(in: &buffer)
    }
    if let subtitle {
      // Below a title, it would look like a row of its own.
      let attributes = isTitled ? roles[.footer] : trailing.attributes.accessory
      appendWrapped(subtitle, look: look, as: attributes, isLineBegun: !isTitled, to: &buffer)
    }
  }

  private func trailingPart(
    of row: Row, look: RowLook, room: Int, title: LineText
  ) -> TrailingPart {
    let accessory = look.columns.accessoryCells
    return trailingPart(
      of: row, isExpanded: look.isExpanded, room: room,
      free: room - title.cells - 2 - (accessory > 0 ? accessory + 1 : 0))
  }

  /// Returns the cells that the value of a row gets at most, however long it is.
  func roomForValue(of row: Row, look: RowLook) -> Int {
    let room = columns.end - textStart(look)
    let title = LineText(row.titleBesideField, limit: room, glyphs: glyphs)
    return trailingPart(of: row, look: look, room: room, title: title).mostDetailCells(
      of: room, title: title.cells, accessoryCells: look.columns.accessoryCells)
  }

  /// Appends the notes of a row below its texts.
  private func appendNotes(
    of row: Row, look: RowLook, to buffer: inout LineBuffer
  ) {
    let status = row.storage.extras?.value.notes.status
    if let help = row.help, !help.isEmpty {
      appendWrapped(help, look: look, as: roles[.footer], hasParagraphs: true, to: &buffer)
    }
    let notes = [
      (row.disabledReason, roles[.disabled]),
      row.missingNote.map { ($0, roles[.footer]) } ?? (row.invalidReason, roles[.error]),
      (status?.text, status?.kind == .error ? roles[.error] : roles[.notice]),
    ]
    for case (let text?, let attributes) in notes where !text.isEmpty {
      appendWrapped(text, look: look, as: attributes, to: &buffer)
    }
  }

  private func append(_ below: LinesBelow, look: RowLook, to buffer: inout LineBuffer) {
    for line in below.lines {
      beginLine(in: &buffer)
      buffer.pad(to: textStart(look))
      for span in line.spans {
        buffer.append(span.text[...], cells: span.text.cellWidth, as: span.attributes)
      }
      endLine(in: &buffer)
    }
  }

  /// Returns the cells of the lines below the title of a row.
  func roomForTexts(_ look: RowLook) -> Int { columns.end - textStart(look) }

  /// Appends the lines of a text below the title, or on the line of a row that has none.
  private func appendWrapped(
    _ text: String, look: RowLook, as attributes: TextAttributes, isLineBegun: Bool = false,
    hasParagraphs: Bool = false, to buffer: inout LineBuffer
  ) {
    var isLineBegun = isLineBegun
    let start = textStart(look)
    let accessory = look.columns.accessoryCells
    let room = columns.end - start - (accessory > 0 ? accessory + 1 : 0)
    var lines = WrappedText(
      text, room: max(room, CharacterReader.mostCellsOfCharacter), hasParagraphs: hasParagraphs,
      glyphs: glyphs)
    while let line = buffer.next(of: &lines) {
      if !isLineBegun { beginLine(in: &buffer) }
      isLineBegun = false
      buffer.pad(to: start)
      buffer.append(line, as: attributes)
      endLine(in: &buffer)
    }
  }

  private func appendDrawing(
    _ drawing: (Int) -> [String], _ mark: RowMark, look: RowLook, to buffer: inout LineBuffer
  ) {
    let start = textStart(look) - iconCells(look)
    let room = columns.end - start
    let lines = drawing(room)
    for (number, line) in (lines.isEmpty ? [""] : lines).enumerated() {
      if number > 0 { beginLine(in: &buffer) }
      buffer.pad(to: start)
      // The first line is where other rows have their title.
      let attributes = attributes(
        ofTitle: line, isSelected: look.isSelected && number == 0, otherwise: mark.attributes)
      append(line, room: room, as: attributes, to: &buffer)
      endLine(in: &buffer)
    }
  }
}

extension RowLook {
  /// Whether the subtitle and the notes of the row are shown.
  fileprivate var showsNotes: Bool { below?.replacesNotes != true }
}

// MARK: - Lines

extension TextRenderer {
  /// Whether a bar shows what is selected, instead of a reversed title.
  var isOnBar: Bool { roles.hasBar && !roles[.selected].isReversed }

  /// Returns the attributes of a title.
  ///
  /// A long selected title keeps its own, unless it is on a bar: the mark shows where the cursor
  /// is, and moving the cursor does not write the title again.
  func attributes(
    ofTitle title: String, isSelected: Bool, otherwise own: TextAttributes
  ) -> TextAttributes {
    isSelected && (isOnBar || title.utf8.count <= 24) ? roles[.selected] : own
  }

  /// Returns where the titles of rows begin, which leaves some room for them at any depth.
  private func textStart(_ look: RowLook) -> Int {
    let start = columns.row + iconCells(look)
    return start + min(2 * look.depth, max(0, columns.end - start - 11))
  }

  /// Returns the cells of the icons of a section, for which a narrow table has no room beside titles and values.
  private func iconCells(_ look: RowLook) -> Int {
    columns.end - columns.row < 16 ? 0 : look.columns.iconCells
  }

  private func beginFirstLine(_ mark: RowMark, look: RowLook, in buffer: inout LineBuffer) {
    if look.isSelected { appendSelectionMark(to: &buffer) }
    let spinner = look.spinnerFrame.map { glyphs.busy[$0 % glyphs.busy.count] }
    if let glyph = spinner ?? mark.glyph {
      buffer.pad(to: 1)
      buffer.append(glyph, as: mark.attributes)
    } else if look.isStored {
      buffer.pad(to: 1)
      buffer.append(glyphs[.stored], as: roles[.badge])
    }
    beginLine(in: &buffer)
  }

  /// Appends the mark of the selected item, in the colour of the accent where no bar is behind it.
  func appendSelectionMark(to buffer: inout LineBuffer) {
    buffer.append(glyphs[.selected], as: roles.hasBar ? .plain : roles[.accent])
  }

  private func beginLine(in buffer: inout LineBuffer) {
    guard columns.hasBoxes else { return }
    if buffer.column == 0, roles[.border] == .plain { return buffer.append(box.start, as: .plain) }
    buffer.pad(to: columns.margin)
    buffer.append(box.side, as: roles[.border])
  }

  private func endLine(in buffer: inout LineBuffer) {
    if columns.hasBoxes {
      buffer.pad(to: width - 1)
      buffer.append(box.side, as: roles[.border])
    }
    buffer.endLine()
  }

  private func appendBoxEdge(_ edge: Glyph, to buffer: inout LineBuffer) {
    buffer.pad(to: columns.margin)
    buffer.append(edge, as: roles[.border])
    buffer.endLine()
  }
}

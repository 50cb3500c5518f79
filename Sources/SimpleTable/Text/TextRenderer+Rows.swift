extension TextRenderer {
  /// Appends the lines of a row, with the space above it and the edges of its box.
  func append(_ row: Row, look: RowLook, to buffer: inout LineBuffer) {
    if look.hasSpaceAbove { appendSpaceAbove(to: &buffer) }
    if look.isFirst, style == .insetGrouped { appendBoxEdge(box.top, to: &buffer) }
    let extras = row.storage.extras
    let mark = row.storage.mark
    beginFirstLine(mark, look: look, in: &buffer)
    if let drawing = extras?.drawing {
      appendDrawing(drawing, mark, look: look, to: &buffer)
    } else {
      appendText(of: row.storage, mark, look: look, to: &buffer)
    }
    if let extras { appendNotes(of: row.storage, extras, look: look, to: &buffer) }
    if look.isLast, style == .insetGrouped { appendBoxEdge(box.bottom, to: &buffer) }
  }

  private func appendText(
    of storage: Row.Storage, _ mark: RowMark, look: RowLook, to buffer: inout LineBuffer
  ) {
    let start = textStart(look)
    let room = columns.end - start
    let ink = ink(of: storage.title, isSelected: look.isSelected, otherwise: mark.ink(in: inks))
    if let icon = storage.icon {
      buffer.pad(to: start - look.columns.iconCells)
      LineText(icon, limit: 2, signs: signs)
        .append(to: &buffer, cells: 2, as: mark.ink(in: inks), signs: signs)
    }
    let title = LineText(storage.title, limit: room, signs: signs)
    let accessory = look.columns.accessoryCells
    let trailing = trailingPart(
      of: storage, isExpanded: look.isExpanded, room: room,
      free: room - title.cells - 2 - (accessory > 0 ? accessory + 1 : 0))
    let subtitle = storage.subtitle.flatMap { $0.isEmpty ? nil : $0 }
    let isTitled = title.cells > 0 || !trailing.isEmpty || subtitle == nil
    if isTitled {
      let share = trailing.share(of: room, title: title.cells, accessoryCells: accessory)
      buffer.pad(to: start)
      title.append(to: &buffer, room: share.title, as: ink, signs: signs)
      append(trailing, share: share, inks: inks(of: mark), to: &buffer)
      endLine(in: &buffer)
    }
    if let subtitle {
      let ink = inks(of: mark).detail
      appendWrapped(subtitle, look: look, as: ink, isLineBegun: !isTitled, to: &buffer)
    }
  }

  /// Appends what is said of a row below its texts.
  private func appendNotes(
    of storage: Row.Storage, _ extras: Row.Extras, look: RowLook, to buffer: inout LineBuffer
  ) {
    let status = extras.notes.status
    let notes = [
      (extras.notes.help, inks.footer),
      (storage.isDisabled ? extras.notes.disabledReason : nil, inks.disabled),
      (extras.message, inks.error),
      (status?.text, status?.kind == .error ? inks.error : inks.notice),
    ]
    for case (let text?, let ink) in notes where !text.isEmpty {
      appendWrapped(text, look: look, as: ink, to: &buffer)
    }
  }

  /// Appends the lines of a text below the title, or on the line of a row that has none.
  private func appendWrapped(
    _ text: String, look: RowLook, as ink: TextAttributes, isLineBegun: Bool = false,
    to buffer: inout LineBuffer
  ) {
    var isLineBegun = isLineBegun
    let start = textStart(look)
    let accessory = look.columns.accessoryCells
    let room = columns.end - start - (accessory > 0 ? accessory + 1 : 0)
    var lines = WrappedText(
      text, room: max(room, CharacterReader.mostCellsOfCharacter), signs: signs)
    while let line = lines.next() {
      if !isLineBegun { beginLine(in: &buffer) }
      isLineBegun = false
      buffer.pad(to: start)
      buffer.append(line, as: ink)
      endLine(in: &buffer)
    }
  }

  private func appendDrawing(
    _ drawing: (Int) -> [String], _ mark: RowMark, look: RowLook, to buffer: inout LineBuffer
  ) {
    let start = textStart(look) - look.columns.iconCells
    let room = columns.end - start
    let lines = drawing(room)
    for (number, line) in (lines.isEmpty ? [""] : lines).enumerated() {
      if number > 0 { beginLine(in: &buffer) }
      buffer.pad(to: start)
      LineText(line, limit: room, signs: signs)
        .append(to: &buffer, room: room, as: mark.ink(in: inks), signs: signs)
      endLine(in: &buffer)
    }
  }
}

// MARK: - Lines

extension TextRenderer {
  /// Returns the attributes of a title.
  ///
  /// A long selected title keeps its own: the mark shows where the cursor is, and moving the cursor
  /// does not write the title again.
  func ink(
    of title: String?, isSelected: Bool, otherwise own: TextAttributes
  ) -> TextAttributes {
    isSelected && (title ?? "").utf8.count <= 24 ? inks.selected : own
  }

  /// Returns where the titles of rows begin, which leaves some room for them at any depth.
  private func textStart(_ look: RowLook) -> Int {
    let start = columns.row + look.columns.iconCells
    return start + min(2 * look.depth, max(0, columns.end - start - 11))
  }

  private func inks(of mark: RowMark) -> TrailingInks {
    guard case .disabled = mark else {
      return TrailingInks(badge: inks.badge, detail: inks.detail, accessory: inks.detail)
    }
    return TrailingInks(badge: inks.disabled, detail: inks.disabled, accessory: inks.disabled)
  }

  private func beginFirstLine(_ mark: RowMark, look: RowLook, in buffer: inout LineBuffer) {
    if look.isSelected { buffer.append(signs.selected, as: inks.selected) }
    let spinner = look.spinnerFrame.map { signs.busy[$0 % signs.busy.count] }
    if let sign = spinner ?? mark.sign(in: signs) {
      buffer.pad(to: 1)
      buffer.append(sign, as: mark.ink(in: inks))
    }
    beginLine(in: &buffer)
  }

  private func beginLine(in buffer: inout LineBuffer) {
    guard style == .insetGrouped else { return }
    if buffer.column == 0, inks.border == .plain { return buffer.append(box.start, as: .plain) }
    buffer.pad(to: columns.margin)
    buffer.append(box.side, as: inks.border)
  }

  private func endLine(in buffer: inout LineBuffer) {
    if style == .insetGrouped {
      buffer.pad(to: width - 1)
      buffer.append(box.side, as: inks.border)
    }
    buffer.endLine()
  }

  private func appendBoxEdge(_ edge: Sign, to buffer: inout LineBuffer) {
    buffer.pad(to: columns.margin)
    buffer.append(edge, as: inks.border)
    buffer.endLine()
  }
}

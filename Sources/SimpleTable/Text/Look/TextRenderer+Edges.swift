extension TextRenderer {
  /// Appends the lines of a section's header; the first has the detail and the number of rows.
  func appendHeader(of info: SectionInfo, look: EdgeLook, to buffer: inout LineBuffer) {
    if look.hasSpaceAbove, !columns.hasRules { appendSpaceAbove(to: &buffer) }
    if look.isSelected { appendSelectionMark(to: &buffer) }
    buffer.pad(to: columns.margin)
    if let glyph = indicator(of: info) { buffer.append(glyph, as: roles[.header]) }
    let start = headerStart(of: info)
    let (text, room) = (info.header ?? "", columns.end - start)
    // On a bar a header looks as elsewhere, so that its further lines are not written again.
    let attributes =
      isOnBar
      ? roles[.header]
      : attributes(ofTitle: text, isSelected: look.isSelected, otherwise: roles[.header])
    let firstText = look.lines.map { $0.first ?? "" } ?? text
    let cells = LineText(firstText, limit: room, glyphs: glyphs).cells
    let trailing = trailingPart(of: info, room: room, free: room - cells - 1)
    let share = trailing.share(of: room, title: 0)
    let narrow = room - share.inset - 1
    let longest = look.lines == nil ? longestWord(of: text, room: room) : cells
    let isBeside =
      trailing.isEmpty || max(longest, CharacterReader.mostCellsOfCharacter) <= narrow
    appendEdge(
      text, limit: info.texts.headerLineLimit, look: look, from: start,
      room: trailing.isEmpty || !isBeside ? room : narrow, as: attributes, to: &buffer
    ) { buffer in
      if isBeside { append(trailing, share: share, ofHeaderTo: &buffer) }
    }
    if !isBeside {
      buffer.endLine()
      append(trailing, share: share, ofHeaderTo: &buffer)
    }
    buffer.endLine()
  }

  private func append(
    _ trailing: TrailingPart, share: LineShare, ofHeaderTo buffer: inout LineBuffer
  ) {
    appendRule(before: share, to: &buffer)
    append(trailing, share: share, to: &buffer)
  }

  /// Returns the cells of the longest part of a text that is not broken where there is room for it.
  private func longestWord(of text: String, room: Int) -> Int {
    // Wide characters need no space between them to be wrapped.
    text.split(separator: " ").filter { !$0.contains { $0.cellWidth > 1 } }
      .map { LineText(String($0), limit: room, glyphs: glyphs).cells }.max() ?? 0
  }

  /// Appends the lines of a section's footer.
  func appendFooter(of info: SectionInfo, look: EdgeLook, to buffer: inout LineBuffer) {
    if look.hasSpaceAbove { appendSpaceAbove(to: &buffer) }
    appendEdge(
      info.footer ?? "", limit: info.texts.footerLineLimit, look: look, from: columns.footer,
      room: columns.end - columns.footer, as: roles[.footer], hasParagraphs: true, to: &buffer)
    buffer.endLine()
  }

  /// Appends the lines of a header or a footer, without an end of the last one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The most lines.
  ///   - look: How the edge is shown.
  ///   - start: The first column.
  ///   - room: The cells of the text.
  ///   - attributes: The attributes of the text.
  ///   - hasParagraphs: Whether line breaks of the text begin lines.
  ///   - buffer: Where to write.
  ///   - appendRest: Appends the parts after the text on its first line.
  private func appendEdge(
    _ text: String, limit: Int?, look: EdgeLook, from start: Int, room: Int,
    as attributes: TextAttributes, hasParagraphs: Bool = false, to buffer: inout LineBuffer,
    appendRest: (inout LineBuffer) -> Void = { _ in }
  ) {
    if let lines = look.lines {
      for (number, line) in (lines.isEmpty ? [""] : lines).enumerated() {
        if number > 0 { buffer.endLine() }
        buffer.pad(to: start)
        append(line, room: room, as: attributes, to: &buffer)
        if number == 0 { appendRest(&buffer) }
      }
      return
    }
    var lines = WrappedText(
      text, room: max(room, CharacterReader.mostCellsOfCharacter), limit: limit ?? .max,
      hasParagraphs: hasParagraphs, glyphs: glyphs)
    var isFirst = true
    while let line = buffer.next(of: &lines) {
      if !isFirst { buffer.endLine() }
      buffer.pad(to: start)
      buffer.append(line, as: attributes)
      if isFirst { appendRest(&buffer) }
      isFirst = false
    }
  }

  /// Appends the rule of a plain header, between its text and what trails it.
  private func appendRule(before share: LineShare, to buffer: inout LineBuffer) {
    guard columns.hasRules else { return }
    let end = share.inset == 0 ? columns.end : columns.end - share.inset - 1
    guard end > buffer.column + 1 else { return }
    buffer.pad(to: buffer.column > columns.header ? buffer.column + 1 : columns.header)
    buffer.append(startOf: box.rule, cells: end - buffer.column, as: roles[.border])
  }

  /// Appends the line between a section and what is above it.
  func appendSpaceAbove(to buffer: inout LineBuffer) {
    if columns.hasRules {
      buffer.pad(to: columns.margin)
      buffer.append(startOf: box.rule, cells: columns.end - columns.margin, as: roles[.border])
    }
    buffer.endLine()
  }

  /// Returns the column where the text of a header begins.
  func headerStart(of info: SectionInfo) -> Int {
    indicator(of: info).map { max(columns.header, columns.margin + $0.cells + 1) } ?? columns.header
  }

  /// Returns the glyph of a section that can collapse.
  private func indicator(of info: SectionInfo) -> Glyph? {
    guard info.showsIndicator else { return nil }
    return info.isCollapsed ? glyphs[.collapsed] : glyphs[.expanded]
  }

  /// Measures the parts after the text of a header: its detail, and the number of rows that it
  /// hides.
  private func trailingPart(of info: SectionInfo, room: Int, free: Int) -> TrailingPart {
    let detail = info.headerDetail.map { LineText($0, limit: room, glyphs: glyphs) }
    func part(_ accessory: Glyph?, as attributes: TextAttributes) -> TrailingPart {
      TrailingPart(
        badge: nil, detail: detail, signs: nil, accessory: accessory,
        attributes: TrailingAttributes(
          badge: roles[.badge], detail: roles[.detail], accessory: attributes))
    }
    let count = info.numberOfCollapsedRows
    guard info.isCollapsed, info.showsCollapsedRowCount, count > 0 else {
      return part(nil, as: .plain)
    }
    if let phrase = countPhrases?(count) {
      let whole = part(Glyph(phrase, atMost: room, glyphs: glyphs), as: roles[.footer])
      if whole.share(of: room, title: 0).inset <= free { return whole }
    }
    let number = String(count)
    let badge = glyphs.badge.start.text + number + glyphs.badge.end.text
    return part(Glyph(badge, atMost: number.utf8.count + 2), as: roles[.badge])
  }
}

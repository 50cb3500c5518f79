extension TextRenderer {
  /// Appends the lines of a section's header.
  func appendHeader(of info: SectionInfo, look: EdgeLook, to buffer: inout LineBuffer) {
    if look.hasSpaceAbove, !columns.hasRules { appendSpaceAbove(to: &buffer) }
    if look.isSelected { buffer.append(glyphs[.selected], as: .plain) }
    buffer.pad(to: columns.margin)
    if let glyph = indicator(of: info) { buffer.append(glyph, as: roles[.header]) }
    let start = headerStart(of: info)
    let attributes = attributes(
      ofTitle: info.header ?? "", isSelected: look.isSelected, otherwise: roles[.header])
    let trailing = trailingPart(
      detail: info.headerDetail, accessory: collapsedRowCount(of: info), room: columns.end - start)
    let (limit, room) = fit(ofHeader: info, look, beside: trailing, from: start)
    appendEdge(
      info.header ?? "", limit: limit, look: look, from: start, room: room, as: attributes,
      to: &buffer)
    append(trailing, from: start, to: &buffer)
    buffer.endLine()
  }

  /// Returns the most lines and the cells of the text of a header.
  ///
  /// Where what trails the text would be alone below it, the lines are as much shorter as is needed
  /// for that, and a single word is cut.
  private func fit(
    ofHeader info: SectionInfo, _ look: EdgeLook, beside trailing: TrailingPart, from start: Int
  ) -> (limit: Int?, room: Int) {
    let (room, limit, text) = (columns.end - start, info.headerLineLimit, info.header ?? "")
    func cells(_ text: some StringProtocol) -> Int {
      LineText(String(text), limit: room, glyphs: glyphs).cells
    }
    let narrow = room - trailing.share(of: room, title: 0).inset - 1
    guard look.lines == nil, !trailing.isEmpty, narrow >= room / 2, cells(text) > narrow else {
      return (limit, room)
    }
    let words = text.split(separator: " ")
    // Wide characters need no space between them to be wrapped.
    let longest = words.filter { !$0.contains { $0.cellWidth > 1 } }.map(cells).max() ?? 0
    var lines = LineBuffer()
    for width in (narrow...room).reversed() where width >= longest {
      lines.removeAll()
      appendEdge(text, limit: limit, look: look, from: 0, room: width, as: .plain, to: &lines)
      if lines.column <= narrow { return (limit, width) }
    }
    return words.count == 1 && longest <= room ? (1, narrow) : (limit, room)
  }

  /// Appends the lines of a section's footer.
  func appendFooter(of info: SectionInfo, look: EdgeLook, to buffer: inout LineBuffer) {
    if look.hasSpaceAbove { appendSpaceAbove(to: &buffer) }
    appendEdge(
      info.footer ?? "", limit: info.footerLineLimit, look: look, from: columns.footer,
      room: columns.end - columns.footer, as: roles[.footer], hasParagraphs: true, to: &buffer)
    buffer.endLine()
  }

  /// Appends the lines of a header or a footer, without an end of the last one.
  private func appendEdge(
    _ text: String, limit: Int?, look: EdgeLook, from start: Int, room: Int,
    as attributes: TextAttributes, hasParagraphs: Bool = false, to buffer: inout LineBuffer
  ) {
    if let lines = look.lines {
      for (number, line) in lines.enumerated() {
        if number > 0 { buffer.endLine() }
        buffer.pad(to: start)
        append(line, room: room, as: attributes, to: &buffer)
      }
      return
    }
    var lines = WrappedText(
      text, room: room, limit: limit ?? .max, hasParagraphs: hasParagraphs, glyphs: glyphs)
    var isFirst = true
    while let line = buffer.next(of: &lines) {
      if !isFirst { buffer.endLine() }
      isFirst = false
      buffer.pad(to: start)
      buffer.append(line, as: attributes)
    }
  }

  /// Appends what trails the last line of a header, on a line of its own where it does not fit.
  private func append(_ trailing: TrailingPart, from start: Int, to buffer: inout LineBuffer) {
    let room = columns.end - start
    var share = trailing.share(of: room, title: 0)
    if !trailing.isEmpty, buffer.column - start + 1 + share.inset > room {
      buffer.endLine()
    } else {
      share = trailing.share(of: room, title: buffer.column - start)
    }
    appendRule(before: share, to: &buffer)
    append(trailing, share: share, to: &buffer)
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

  private func collapsedRowCount(of info: SectionInfo) -> Glyph? {
    guard info.isCollapsed, info.showsCollapsedRowCount, info.numberOfCollapsedRows > 0 else {
      return nil
    }
    let count = String(info.numberOfCollapsedRows)
    return Glyph(
      glyphs[.badgeStart].text + count + glyphs[.badgeEnd].text, atMost: count.utf8.count + 2)
  }
}

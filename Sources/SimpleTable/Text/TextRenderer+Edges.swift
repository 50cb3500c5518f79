extension TextRenderer {
  /// Appends the lines of a section's header.
  func appendHeader(
    of info: SectionInfo, hasAir: Bool, isSelected: Bool, to buffer: inout LineBuffer
  ) {
    if hasAir, style != .plain { appendAir(to: &buffer) }
    if isSelected { buffer.append(signs.selected, as: inks.selected) }
    buffer.pad(to: columns.margin)
    let start = appendIndicator(of: info, to: &buffer)
    let room = columns.end - start
    var lines = WrappedText(info.header ?? "", room: room, signs: signs)
    var next = lines.next()
    while let line = next {
      next = lines.next()
      buffer.pad(to: start)
      buffer.append(line, as: isSelected ? inks.selected : inks.header)
      if next == nil { appendTrailing(of: info, from: start, to: &buffer) }
      buffer.endLine()
    }
  }

  /// Appends what trails the last line of a header, on a line of its own where it does not fit.
  private func appendTrailing(
    of info: SectionInfo, from start: Int, to buffer: inout LineBuffer
  ) {
    let room = columns.end - start
    let trailing = trailingPart(
      detail: info.headerDetail, accessory: collapsedRowCount(of: info), room: room)
    var share = trailing.share(of: room, title: 0)
    if !trailing.isEmpty, buffer.column - start + 1 + share.inset > room {
      buffer.endLine()
    } else {
      share = trailing.share(of: room, title: buffer.column - start)
    }
    appendRule(before: share, to: &buffer)
    append(trailing, share: share, inks: headerInks, to: &buffer)
  }

  /// Appends the rule of a plain header, between its text and what trails it.
  private func appendRule(before share: LineShare, to buffer: inout LineBuffer) {
    guard style == .plain else { return }
    let end = share.inset == 0 ? columns.end : columns.end - share.inset - 1
    guard end > buffer.column + 1 else { return }
    buffer.pad(to: buffer.column > columns.header ? buffer.column + 1 : columns.header)
    buffer.append(startOf: box.rule, cells: end - buffer.column, as: inks.border)
  }

  /// Appends the lines of a section's footer.
  func appendFooter(_ footer: String, to buffer: inout LineBuffer) {
    var lines = WrappedText(footer, room: columns.end - columns.footer, signs: signs)
    while let line = lines.next() {
      buffer.pad(to: columns.footer)
      buffer.append(line, as: inks.footer)
      buffer.endLine()
    }
  }

  /// Appends what sets a section apart from what stands above it.
  func appendAir(to buffer: inout LineBuffer) {
    if style == .plain {
      buffer.pad(to: columns.margin)
      buffer.append(startOf: box.rule, cells: columns.end - columns.margin, as: inks.border)
    }
    buffer.endLine()
  }

  /// Appends the sign of a section that folds.
  ///
  /// - Returns: The column where the text of the header begins.
  private func appendIndicator(of info: SectionInfo, to buffer: inout LineBuffer) -> Int {
    guard info.showsIndicator else { return columns.header }
    let sign = info.isCollapsed ? signs.collapsed : signs.expanded
    buffer.append(sign, as: inks.header)
    return max(columns.header, columns.margin + sign.cells + 1)
  }

  private func collapsedRowCount(of info: SectionInfo) -> Sign? {
    guard info.isCollapsed, info.showsCollapsedRowCount, info.numberOfCollapsedRows > 0 else {
      return nil
    }
    let count = String(info.numberOfCollapsedRows)
    return Sign(signs.badgeStart.text + count + signs.badgeEnd.text, atMost: count.utf8.count + 2)
  }

  private var headerInks: TrailingInks {
    TrailingInks(badge: inks.badge, detail: inks.detail, accessory: inks.badge)
  }
}

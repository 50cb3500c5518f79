extension TextRenderer {
  /// Appends the lines of a section's header.
  func appendHeader(
    of section: ShownSection, isSelected: Bool, to buffer: inout LineBuffer
  ) {
    appendAir(above: section, to: &buffer)
    if isSelected { buffer.append(signs.selected, as: theme.selected) }
    buffer.pad(to: columns.margin)
    let start = appendIndicator(of: section.info, to: &buffer)
    let room = columns.end - start
    let title = LineText(section.info.header ?? "", limit: room, signs: signs)
    let content = TrailingPart.Content(
      detail: section.info.headerDetail, accessory: foldedCount(of: section.info))
    let trailing = TrailingPart(
      content, accessoryCells: 0, title: title, room: room, signs: signs)
    let titleInk = isSelected ? theme.selected : theme.header
    var lines = WrappedText(
      section.info.header ?? "", room: max(trailing.titleRoom, 4), signs: signs)
    var isFirst = true
    while var line = lines.next() {
      if !isFirst { buffer.endLine() }
      buffer.pad(to: start)
      buffer.append(&line.characters, room: room, count: line.count, as: titleInk)
      if isFirst {
        trailing.append(to: &buffer, end: columns.end, inks: headerInks, signs: signs)
      }
      isFirst = false
    }
    buffer.endLine()
  }

  /// Appends the lines of a section's footer.
  func appendFooter(
    _ footer: String, of section: ShownSection, to buffer: inout LineBuffer
  ) {
    if !section.declared.hasHeader, section.info.numberOfRows == 0 {
      appendAir(above: section, to: &buffer)
    }
    let room = columns.end - columns.footer
    var lines = WrappedText(footer, room: room, signs: signs)
    while var line = lines.next() {
      buffer.pad(to: columns.footer)
      buffer.append(&line.characters, room: room, count: line.count, as: theme.footer)
      buffer.endLine()
    }
  }

  /// Appends what sets a section apart from what stands above it.
  func appendAir(above section: ShownSection, to buffer: inout LineBuffer) {
    if !section.startsTable { buffer.endLine() }
  }

  /// Appends the sign of a section that folds.
  ///
  /// - Returns: The column where the text of the header begins.
  private func appendIndicator(of info: SectionInfo, to buffer: inout LineBuffer) -> Int {
    guard info.showsIndicator else { return columns.header }
    let sign = info.isCollapsed ? signs.collapsed : signs.expanded
    buffer.append(sign, as: theme.header)
    return max(columns.header, columns.margin + sign.cells + 1)
  }

  private func foldedCount(of info: SectionInfo) -> Sign? {
    guard info.isCollapsed, info.countsFoldedRows, info.numberOfFoldedRows > 0 else { return nil }
    let count = String(info.numberOfFoldedRows)
    return Sign(signs.badgeStart.text + count + signs.badgeEnd.text, atMost: count.utf8.count + 2)
  }

  private var headerInks: TrailingPart.Inks {
    TrailingPart.Inks(badge: theme.badge, detail: theme.detail, accessory: theme.badge)
  }
}

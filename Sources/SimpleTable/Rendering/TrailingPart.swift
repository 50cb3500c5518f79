/// What trails the main text of a line: a badge, a detail and an accessory.
struct TrailingPart {
  let badge: LineText?
  let detail: LineText?
  let accessory: Sign?

  /// Measures what trails the title of a row.
  ///
  /// What the row was given goes before what it shows as a control.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - isExpanded: Whether the rows below it are in view, if it has any.
  ///   - room: The number of cells of the line.
  ///   - signs: The signs.
  init(_ row: Row.Storage, isExpanded: Bool?, room: Int, signs: Signs) {
    let extras = row.extras
    let control = extras?.reading.map { ControlLook($0.state, room: room, signs: signs) }
    let fold = isExpanded.map { $0 ? signs.expanded : signs.collapsed }
    badge = extras?.badge.map { LineText($0, limit: room, signs: signs) }
    detail = (row.detail ?? control?.detail).map { LineText($0, limit: room, signs: signs) }
    accessory = signs.accessory(row.accessory, limit: room / 3) ?? control?.accessory ?? fold
  }

  /// Creates what trails the text of a header.
  init(detail: LineText?, accessory: Sign?) {
    badge = nil
    self.detail = detail
    self.accessory = accessory
  }

  /// Returns how the cells of a line are shared out.
  ///
  /// - Parameters:
  ///   - room: The cells of the line.
  ///   - title: The main text.
  ///   - accessoryCells: The cells kept for accessories, so that details end in one column.
  /// - Returns: The cells of each part.
  func share(of room: Int, title: LineText, accessoryCells: Int) -> LineShare {
    let badge = badge.map { $0.cells == 0 ? 0 : min($0.cells, room / 4) + 2 }
    return LineShare(
      room: room, title: title.cells, badge: badge ?? 0, detail: detail?.cells ?? 0,
      accessory: max(accessoryCells, accessory?.cells ?? 0))
  }
}

extension TextRenderer {
  /// Appends what trails the main text of a line.
  func append(
    _ part: TrailingPart, share: LineShare, inks: TrailingInks, to buffer: inout LineBuffer
  ) {
    if let badge = part.badge, share.badge > 0 {
      buffer.pad(to: columns.end - share.badgeInset - share.badge)
      buffer.append(signs.badgeStart, as: inks.badge)
      badge.append(to: &buffer, room: share.badge - 2, as: inks.badge, signs: signs)
      buffer.append(signs.badgeEnd, as: inks.badge)
    }
    if let detail = part.detail, share.detail > 0 {
      buffer.pad(to: columns.end - share.detailInset - share.detail)
      detail.append(to: &buffer, room: share.detail, as: inks.detail, signs: signs)
    }
    if let accessory = part.accessory, share.accessory > 0 {
      buffer.pad(to: columns.end - accessory.cells)
      buffer.append(accessory, as: inks.accessory)
    }
  }
}

/// The inks of what trails a main text.
struct TrailingInks {
  var badge = Ink.none
  var detail = Ink.none
  var accessory = Ink.none
}

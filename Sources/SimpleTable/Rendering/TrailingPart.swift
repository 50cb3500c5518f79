/// What trails the main text of a line: a badge, a detail and an accessory.
struct TrailingPart {
  let badge: LineText?
  let detail: LineText?
  let accessory: Sign?

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

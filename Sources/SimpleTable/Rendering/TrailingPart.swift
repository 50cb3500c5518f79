/// What stands at the trailing edge of a line: a badge, a detail and an accessory.
///
/// It is measured against the line's main text. Both are shown whole where they fit. Otherwise
/// each gets half of the room, or what the other leaves; the detail gives way first, then the
/// badge.
struct TrailingPart {
  /// The number of cells that a main text keeps at least, if it needs them.
  private static let leastTitleCells = 4

  /// The number of cells between a main text and what trails it.
  private static let gap = 2

  private let badge: LineText?
  private let badgeCells: Int
  private let detail: LineText?
  private let detailCells: Int
  private let accessory: Sign?
  private let accessoryCells: Int

  /// The number of cells that are left for the main text.
  let titleRoom: Int

  /// The number of cells from the first to the last part.
  var cells: Int {
    let parts = [badgeCells, detailCells, accessoryCells].filter { $0 > 0 }
    return parts.isEmpty ? 0 : parts.reduce(parts.count - 1, +)
  }

  /// Shares a line out.
  ///
  /// - Parameters:
  ///   - content: What should be shown.
  ///   - accessoryCells: The cells kept for accessories, so that details end in one column.
  ///   - title: The main text.
  ///   - room: The number of cells of the line.
  ///   - signs: The signs.
  init(
    _ content: Content, accessoryCells: Int, title: LineText, room: Int, signs: Signs
  ) {
    accessory = content.accessory
    self.accessoryCells = max(accessoryCells, content.accessory?.cells ?? 0)
    var rest = room - (self.accessoryCells > 0 ? self.accessoryCells + 1 : 0)
    let most = max(1, room / 4)
    let badge = content.badge.map { LineText($0, limit: most, signs: signs) }
    let badgeCells = badge.map { min($0.cells, most) + 2 } ?? 0
    if let badge, badge.cells > 0, rest - badgeCells - 1 >= Self.leastTitleCells {
      self.badge = badge
      self.badgeCells = badgeCells
      rest -= badgeCells + 1
    } else {
      self.badge = nil
      self.badgeCells = 0
    }
    let detail = content.detail.map { LineText($0, limit: rest, signs: signs) }
    let least = min(title.cells, max((rest - Self.gap + 1) / 2, Self.leastTitleCells))
    let detailCells = min(detail?.cells ?? 0, rest - Self.gap - least)
    if detailCells > 0 {
      self.detail = detail
      self.detailCells = detailCells
      titleRoom = rest - detailCells - Self.gap
    } else {
      self.detail = nil
      self.detailCells = 0
      let isAlone = self.accessoryCells == 0 && self.badge == nil
      titleRoom = isAlone ? rest : rest - 1
    }
  }
}

extension TrailingPart {
  /// What should be shown.
  struct Content {
    var badge: String?
    var detail: String?
    var accessory: Sign?
  }

  /// The inks of the parts.
  struct Inks {
    var badge = Ink.none
    var detail = Ink.none
    var accessory = Ink.none
  }

  /// Appends the parts so that they end at a column.
  func append(to line: inout LineBuffer, end: Int, inks: Inks, signs: Signs) {
    let hasAccessory = accessoryCells > 0
    let detailEnd = hasAccessory ? end - accessoryCells - 1 : end
    if let badge {
      let badgeEnd = detail == nil ? detailEnd : detailEnd - detailCells - 1
      line.pad(to: badgeEnd - badgeCells)
      line.append(signs.badgeStart, as: inks.badge)
      badge.append(to: &line, room: badgeCells - 2, as: inks.badge, signs: signs)
      line.append(signs.badgeEnd, as: inks.badge)
    }
    if let detail {
      line.pad(to: detailEnd - detailCells)
      detail.append(to: &line, room: detailCells, as: inks.detail, signs: signs)
    }
    if let accessory {
      line.pad(to: end - accessory.cells)
      line.append(accessory, as: inks.accessory)
    }
  }
}

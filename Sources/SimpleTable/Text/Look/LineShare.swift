/// How the cells of a line are shared between its main text and the parts after it.
///
/// Everything is shown whole if it fits, with a single cell between if necessary. Otherwise a
/// detail of at most half of the line is shown whole and the main text is cut. Of two long texts
/// each gets half of the room, or the cells that the other leaves. On a line that is too narrow for
/// that, the detail is dropped first, then the badge, then the accessory.
struct LineShare: Equatable {
  /// The number of cells that a main text keeps at least, if it needs them: any character fits.
  private static let leastTitle = CharacterReader.mostCellsOfCharacter

  /// The number of cells between a main text and what trails it.
  private static let gap = 2

  /// The cells for the main text.
  private(set) var title: Int

  /// The cells of the badge with its glyphs, 0 where there is none.
  private(set) var badge = 0

  /// The cells of the detail, 0 where there is none.
  private(set) var detail = 0

  /// The cells kept for an accessory, 0 where there is none.
  private(set) var accessory = 0

  /// Shares a line out.
  ///
  /// - Parameters:
  ///   - room: The cells of the line, at least 10.
  ///   - title: The cells that the main text would take, as the following.
  ///   - badge: The cells of a badge with its glyphs.
  ///   - detail: The cells of a detail.
  ///   - accessory: The cells of an accessory.
  init(room: Int, title: Int, badge: Int, detail: Int, accessory: Int) {
    var rest = room
    if accessory > 0, rest - accessory - Self.gap >= Self.leastTitle {
      self.accessory = accessory
      rest -= accessory + 1
    }
    if badge > 0, rest - badge - Self.gap >= Self.leastTitle {
      self.badge = badge
      rest -= badge + 1
    }
    // There is a space before each part. The second space before the detail is left out if the
    // detail, or the whole line, fits without it.
    let roomy = Self.detail(detail, beside: title, rest: rest - Self.gap, half: room / 2)
    let tight = Self.detail(detail, beside: title, rest: rest - 1, half: room / 2)
    let isWhole = title + (detail > 0 ? 1 + detail : 0) == rest
    let isTight = isWhole || (roomy < detail && tight == detail)
    self.detail = isTight ? tight : roomy
    self.title = rest
    let gap = isTight ? 1 : Self.gap
    if self.detail > 0 {
      self.title -= self.detail + gap
    } else if self.badge > 0 || self.accessory > 0 {
      self.title -= gap - 1
    }
  }

  /// Returns the cells that a detail gets of those that are left for it and a main text.
  private static func detail(_ detail: Int, beside title: Int, rest: Int, half: Int) -> Int {
    if detail <= half, detail <= rest - min(title, leastTitle) { return detail }
    let leastTitle = max((rest + 1) / 2, leastTitle)
    return max(0, min(detail, rest - min(title, leastTitle)))
  }
}

extension LineShare {
  /// The number of cells from the end of the line to the end of the detail.
  var detailInset: Int { accessory > 0 ? accessory + 1 : 0 }

  /// The number of cells from the end of the line to the end of the badge.
  var badgeInset: Int { detail > 0 ? detailInset + detail + 1 : detailInset }

  /// The number of cells from the end of the line to the start of what trails the main text.
  var inset: Int {
    if badge > 0 { return badgeInset + badge }
    return detail > 0 ? detailInset + detail : accessory
  }
}

/// How the cells of a line are shared between its main text and what trails it.
///
/// All is shown whole where it fits. Otherwise the main text and the detail get half of the room
/// each, or what the other leaves. On a line that is too narrow for that, the detail gives way
/// first, then the badge, then the accessory.
struct LineShare: Equatable {
  /// The number of cells that a main text keeps at least, if it needs them: any character fits.
  private static let leastTitle = ShownCharacters.mostCellsOfCharacter

  /// The number of cells between a main text and what trails it.
  private static let gap = 2

  /// The cells for the main text.
  private(set) var title: Int

  /// The cells of the badge with its signs, 0 where there is none.
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
  ///   - badge: The cells of a badge with its signs.
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
    let least = min(title, max((rest - Self.gap + 1) / 2, Self.leastTitle))
    self.detail = max(0, min(detail, rest - Self.gap - least))
    self.title = rest
    // Each part has left a cell before it, so that one more makes the gap.
    if self.detail > 0 {
      self.title -= self.detail + Self.gap
    } else if self.badge > 0 || self.accessory > 0 {
      self.title -= Self.gap - 1
    }
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

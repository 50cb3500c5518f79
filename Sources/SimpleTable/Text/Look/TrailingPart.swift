/// The parts after the main text of a line: a badge, a detail and an accessory.
struct TrailingPart {
  let badge: LineText?
  let detail: LineText?

  /// The signs beside the detail.
  let signs: ControlState.Steps?

  /// The cells of the detail with its signs.
  fileprivate var detailCells: Int

  let accessory: Glyph?
  let attributes: TrailingAttributes

  init(
    badge: LineText?, detail: LineText?, signs: ControlState.Steps?, accessory: Glyph?,
    attributes: TrailingAttributes
  ) {
    (self.badge, self.detail, self.signs) = (badge, detail, signs)
    (self.accessory, self.attributes) = (accessory, attributes)
    detailCells = (detail?.cells ?? 0) + (signs == nil ? 0 : ControlLook.cellsOfSigns)
  }

  /// Returns how the cells of a line are shared out.
  ///
  /// A detail leaves its column if it would be cut there, or leave little of the title.
  ///
  /// - Parameters:
  ///   - room: The cells of the line.
  ///   - title: The cells that the main text would take.
  ///   - accessoryCells: The cells kept for accessories, so that details end in one column.
  /// - Returns: The cells of each part.
  func share(of room: Int, title: Int, accessoryCells: Int = 0) -> LineShare {
    let own = accessory?.cells ?? 0
    let share = share(of: room, title: title, keeping: max(accessoryCells, own))
    let isCut = share.detail < detailCells || share.title < min(title, Self.goodTitle)
    guard isCut, own < accessoryCells else { return share }
    return self.share(of: room, title: title, keeping: own)
  }

  private func share(of room: Int, title: Int, keeping accessoryCells: Int) -> LineShare {
    LineShare(
      room: room, title: title, badge: Self.cells(ofBadge: badge, room: room),
      detail: detailCells, accessory: accessoryCells)
  }

  /// Returns the cells that a detail gets at most, however long it is.
  func mostDetailCells(of room: Int, title: Int, accessoryCells: Int) -> Int {
    var part = self
    part.detailCells = room
    return part.share(of: room, title: title, accessoryCells: accessoryCells).detail
  }

  /// The number of cells of a title that matter more than the column of details.
  private static let goodTitle = 8

  /// Returns the cells of a badge with its glyphs, 0 for none.
  fileprivate static func cells(ofBadge badge: LineText?, room: Int) -> Int {
    guard let badge, badge.cells > 0 else { return 0 }
    return min(badge.cells, room / 4) + 2
  }

  /// Whether there is neither a badge, a detail nor an accessory to see.
  var isEmpty: Bool {
    (badge?.cells ?? 0) == 0 && (detail?.cells ?? 0) == 0 && accessory?.isBlank != false
  }
}

extension TextRenderer {
  /// Measures the parts after the title of a row.
  ///
  /// A declared detail is shown instead of a control's value.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - isExpanded: Whether the rows below it are in view, if it has any.
  ///   - room: The number of cells of the line.
  ///   - free: The number of them that neither the title nor accessories take.
  /// - Returns: What trails it.
  func trailingPart(
    of row: Row, isExpanded: Bool?, room: Int, free: Int
  ) -> TrailingPart {
    let badge = row.storage.extras?.value.badge.map { LineText($0, limit: room, glyphs: glyphs) }
    let free = free - TrailingPart.cells(ofBadge: badge, room: room)
    let control = row.storage.reading.map {
      ControlLook(
        $0.value.state, room: room, free: free, hasDetail: row.detail != nil, glyphs: glyphs)
    }
    let text = withBar(
      row.storage.extras?.value.notes.progress, row.detail ?? control?.detail, room: room,
      free: free)
    let detail = text.map { LineText($0, limit: room, glyphs: glyphs) }
    let isPlaceholder = row.detail == nil && control?.isPlaceholder == true
    let disclosure = isExpanded.map { $0 ? glyphs[.expanded] : glyphs[.collapsed] }
    return TrailingPart(
      badge: badge, detail: detail, signs: row.detail == nil ? control?.signs : nil,
      accessory: accessory(
        control?.accessory ?? disclosure, glyphs.accessory(row.storage.accessory, limit: room / 3),
        room: room),
      attributes: trailingAttributes(of: row, isPlaceholder: isPlaceholder))
  }

  /// Returns a detail after the bar of the work in progress, or the detail alone where there is no
  /// room for both.
  private func withBar(_ progress: Double?, _ detail: String?, room: Int, free: Int) -> String? {
    guard let progress else { return detail }
    let bar = ControlLook.bar(progress, cells: min(10, room / 4), glyphs)
    guard let detail, !detail.isEmpty else { return bar }
    let both = bar + " " + detail
    return LineText(both, limit: room, glyphs: glyphs).cells <= free ? both : detail
  }

  /// Returns the glyph of a row's state and the one that it was given, or only the first where
  /// there is no room for both.
  private func accessory(_ state: Glyph?, _ given: Glyph?, room: Int) -> Glyph? {
    guard let state, let given else { return state ?? given }
    let both = Glyph(joining: [state, Glyph(" ", exactly: 1), given])
    return both.cells <= room / 2 ? both : state
  }

  /// Returns the attributes of the parts after the title of a row.
  private func trailingAttributes(of row: Row, isPlaceholder: Bool) -> TrailingAttributes {
    let disabled = row.isDisabled ? roles[.disabled] : nil
    return TrailingAttributes(
      badge: disabled ?? roles[.badge],
      detail: disabled ?? roles[isPlaceholder ? .placeholder : .detail],
      accessory: disabled ?? roles[.detail])
  }

  /// Appends the parts after the main text of a line.
  ///
  /// - Parameters:
  ///   - part: What trails it.
  ///   - share: How the cells of the line are shared out.
  ///   - column: Where the detail begins; `nil` where it ends at the edge.
  ///   - buffer: Where to write.
  func append(
    _ part: TrailingPart, share: LineShare, at column: Int? = nil, to buffer: inout LineBuffer
  ) {
    if let badge = part.badge, share.badge > 0 {
      buffer.pad(to: columns.end - share.badgeInset - share.badge)
      buffer.append(glyphs.badge.start, as: part.attributes.badge)
      badge.append(to: &buffer, room: share.badge - 2, as: part.attributes.badge)
      buffer.append(glyphs.badge.end, as: part.attributes.badge)
    }
    if let detail = part.detail, share.detail > 0 {
      let start = columns.end - share.detailInset - share.detail
      buffer.pad(to: column ?? start)
      let signs = share.detail == part.detailCells ? part.signs : nil
      if let signs {
        append(glyphs.stepper.down, isUsable: signs.canDecrement, of: part, to: &buffer)
        buffer.pad(to: buffer.column + 1)
      }
      let column = buffer.column
      detail.append(to: &buffer, room: share.detail, as: part.attributes.detail)
      buffer.markValue(from: column)
      if let signs {
        buffer.pad(to: buffer.column + 1)
        append(glyphs.stepper.up, isUsable: signs.canIncrement, of: part, to: &buffer)
      }
    }
    if let accessory = part.accessory, share.accessory > 0 {
      buffer.pad(to: columns.end - share.accessory)
      buffer.append(accessory, as: part.attributes.accessory)
    }
  }

  /// Appends a sign that steps a value, which is weaker where it does nothing.
  private func append(
    _ sign: Glyph, isUsable: Bool, of part: TrailingPart, to buffer: inout LineBuffer
  ) {
    buffer.append(sign, as: isUsable ? part.attributes.detail : roles[.placeholder])
  }
}

/// The attributes of the parts after a main text.
struct TrailingAttributes {
  let badge: TextAttributes
  let detail: TextAttributes
  let accessory: TextAttributes
}

extension Viewport {
  /// The lines in the window, as many as it is high.
  ///
  /// They are fewer only if the whole table is shorter.
  public var lines: [String] { styledLines.map(\.sequencedText) }

  /// The lines that can be seen, as spans.
  package var styledLines: [StyledLine] {
    layOut()
    reportArrivals()
    return seen { $0.lines[$1] }
  }

  /// The item on each line that can be seen, from top to bottom.
  package var lineItems: [TableItem] {
    layOut()
    return seen { item, _ in item.item }
  }

  /// Returns the lines of an item that can be seen, with the number of the first of them; `nil` for none.
  package func seenLines(of item: TableItem) -> (first: Int, lines: ArraySlice<StyledLine>)? {
    layOut()
    var first = -linesAbove
    for drawn in visible {
      if drawn.item == item {
        let lines = drawn.lines.dropFirst(max(0, -first)).prefix(max(0, reach - max(0, first)))
        return lines.isEmpty ? nil : (max(0, first), lines)
      }
      first += drawn.lines.count
    }
    return nil
  }

  /// Draws all items again the next time that lines are asked for.
  package func setNeedsRedraw() {
    drawn.removeAll()
    redraws += 1
  }

  /// Returns something for each line that can be seen, given its item and its number there.
  ///
  /// - Complexity: O(*h*) in the height, however many lines an item has.
  private func seen<Element>(_ ofLine: (DrawnItem, _ line: Int) -> Element) -> [Element] {
    var (found, hidden): ([Element], Int) = ([], linesAbove)
    for item in visible {
      let lines = min(hidden, item.lines.count)..<item.lines.count
      hidden -= lines.lowerBound
      for line in lines.prefix(reach - found.count) { found.append(ofLine(item, line)) }
    }
    return found
  }

  /// Finds out what can be seen now, unless nothing has changed or an item is being drawn.
  func layOut() {
    if isDrawing { return }
    let layout = Layout(
      revision: adapter.model.revision, redraws: redraws, selection: adapter.selection,
      highlighted: highlighted, height: height, spinnerFrame: spinnerFrame)
    guard layout != lastLayout, !movesHighlight(to: layout) else { return }
    // Moving the anchor forgets the layout.
    defer { lastLayout = layout }
    statistics.layouts += 1
    guard !adapter.items.isEmpty, reach > 0 else { return leaveAll() }
    follow()
    fill()
    if let section = expandedSection() {
      bringIntoView(section)
      fill()
    }
    updateCollapsedSections()
    forgetUnseenItems()
  }

  /// Draws only the items anew that are highlighted now or were before, if nothing else differs.
  ///
  /// - Returns: Whether that was all: not where one of them is higher or lower then.
  private func movesHighlight(to layout: Layout) -> Bool {
    guard var last = lastLayout, last.highlighted != nil, layout.highlighted != nil else {
      return false
    }
    let items = [last.highlighted, layout.highlighted]
    last.highlighted = layout.highlighted
    guard last == layout else { return false }
    for number in visible.indices where items.contains(visible[number].item) {
      let before = visible[number]
      guard let item = drawnItem(before.index, showing: before.lines.count),
        item.lines.count == before.lines.count
      else { return false }
      visible[number] = item
    }
    statistics.layouts += 1
    lastLayout = layout
    return true
  }

  /// Finds the item at the top of the window, or the nearest one that is left.
  private func follow() {
    guard let id = anchor.id else {
      anchor = Anchor()
      return
    }
    if let index = adapter.itemIndex(of: id) {
      anchor.index = index
    } else {
      anchor.index = nextSeen() ?? collapsedHeader(of: id) ?? anchor.index
      anchor.offset = 0
    }
  }

  /// Returns the number of the first item that was seen before and is still there.
  private func nextSeen() -> Int? {
    visible.lazy.compactMap { [adapter] in adapter.itemIndex(of: $0.id) }.first
  }

  /// Returns the number of the header of the section whose row is no longer visible, or `nil`.
  private func collapsedHeader(of id: ItemID) -> Int? {
    guard case .row(let row) = id else { return nil }
    return adapter.section(ofDeclaredRow: row).flatMap { adapter.itemIndex(of: ItemID.header($0)) }
  }

  /// Draws from the anchor downwards, and upwards where that does not fill the window.
  private func fill() {
    var anchor = anchor
    anchor.index = min(max(anchor.index, 0), adapter.items.count - 1)
    var items: [DrawnItem] = []
    var room = reach
    while room > 0,
      let item = drawnItem(
        anchor.index + items.count, showing: room + (items.isEmpty ? anchor.offset : 0))
    {
      if items.isEmpty { anchor.offset = min(anchor.offset, max(item.lines.count - 1, 0)) }
      room -= item.lines.count - (items.isEmpty ? anchor.offset : 0)
      items.append(item)
    }
    // While there are items above, no line is left empty.
    var above: [DrawnItem] = []
    while room > 0 {
      if anchor.offset > 0 {
        let step = min(anchor.offset, room)
        anchor.offset -= step
        room -= step
      } else if let item = drawnItem(anchor.index - 1) {
        anchor.index -= 1
        above.append(item)
        anchor.offset = item.lines.count
      } else {
        break
      }
    }
    visible = above.reversed() + items
    linesAbove = anchor.offset
    anchor.id = visible.first?.id
    self.anchor = anchor
  }

  private func leaveAll() {
    visible.removeAll()
    linesAbove = 0
    collapsedSections.removeAll()
    drawn.removeAll()
  }
}

// MARK: - Sections that expand

extension Viewport {
  /// Returns the number of the uppermost section that has expanded since its header was last seen.
  private func expandedSection() -> Int? {
    collapsedSections.lazy.compactMap { [adapter] in adapter.sectionIndex(of: $0) }
      .first { [adapter] in adapter.section(at: $0)?.isCollapsed == false }
  }

  /// Moves the window so that the first rows of a section can be seen, and its header still.
  private func bringIntoView(_ section: Int) {
    let rowCount = min(adapter.numberOfRows(inSection: section), 5)
    guard let header = adapter.itemIndex(of: .header(section: section)) else { return }
    reveal(header + rowCount)
    if anchor.index > header { anchor = anchor(at: header) }
  }

  private func updateCollapsedSections() {
    collapsedSections = visible.compactMap { item in
      guard case .header(let section) = item.item, let info = adapter.section(at: section),
        info.isCollapsed
      else { return nil }
      return info.id
    }
  }
}

// MARK: - Rows that come into view

extension Viewport {
  /// Reports which rows have come into view since the last time.
  ///
  /// The handler may change the table, so that others come into view. These are reported as well,
  /// at most as often as the window has lines.
  private func reportArrivals() {
    if isDrawing { return }
    for _ in 0..<max(reach, 1) {
      // Mostly the same items are in view.
      if reported.elementsEqual(visible.lazy.map(\.id)) { return }
      let before = Set(reported)
      reported = visible.map(\.id)
      guard let willDisplay else { return }
      let arrivals = visible.compactMap { item -> RowID? in
        guard case .row(let id) = item.id else { return nil }
        return before.contains(item.id) ? nil : id
      }
      guard !arrivals.isEmpty else { return }
      for id in arrivals {
        guard let path = adapter.path(of: id), let row = adapter.row(at: path) else { continue }
        willDisplay(row, path)
      }
      layOut()
    }
  }
}

extension Viewport {
  /// The lines that can be seen, at most as many as the window is high.
  ///
  /// Fewer are returned only where the whole table is shorter.
  public var lines: [String] {
    layOut()
    tellArrivals()
    var lines: [String] = []
    for item in visible { lines.append(contentsOf: item.cell.lines) }
    return Array(lines.dropFirst(anchor.offset).prefix(max(height, 0)))
  }

  /// The item on each line that can be seen, from top to bottom.
  public var lineItems: [TableItem] {
    layOut()
    let items = visible.flatMap { Array(repeating: $0.item, count: $0.cell.lines.count) }
    return Array(items.dropFirst(anchor.offset).prefix(max(height, 0)))
  }

  /// Draws all items again the next time that lines are asked for.
  public func setNeedsRedraw() {
    pool.removeAll()
    cells.removeAll()
  }

  /// Finds out what can be seen now.
  func layOut() {
    let items = adapter.items
    guard !items.isEmpty, height > 0 else { return leaveAll() }
    follow(items)
    fill(items)
    if let section = unfoldedSection() {
      bringIntoView(section, items)
      fill(items)
    }
    noteFoldedSections()
    retireCells()
  }

  /// Finds the item that held the window, or what stands nearest to where it stood.
  private func follow(_ items: TableItems) {
    guard let id = anchor.id else {
      anchor = Anchor()
      return
    }
    if let index = adapter.itemIndex(of: id) {
      anchor.index = index
    } else {
      anchor.index = nextSeen() ?? foldedHeader(of: id) ?? min(anchor.index, items.count - 1)
      anchor.offset = 0
    }
  }

  /// Returns the first item that was seen before and is still there.
  private func nextSeen() -> Int? {
    visible.lazy.compactMap { [adapter] in adapter.itemIndex(of: $0.id) }.first
  }

  /// Returns the header behind which a row has gone.
  private func foldedHeader(of id: ItemID) -> Int? {
    guard case .row(let row) = id, let position = adapter.position(of: row) else {
      return nil
    }
    return adapter.itemIndex(of: ItemID.header(adapter.declared.sections[position.section].id))
  }

  /// Draws from the anchor downwards, and upwards where that does not fill the window.
  private func fill(_ items: TableItems) {
    visible.removeAll(keepingCapacity: true)
    anchor.index = min(max(anchor.index, 0), items.count - 1)
    var room = height
    var index = anchor.index
    while room > 0, index < items.count {
      let item = visibleItem(index, items)
      if index == anchor.index { anchor.offset = min(anchor.offset, max(item.lineCount - 1, 0)) }
      visible.append(item)
      room -= item.lineCount - (index == anchor.index ? anchor.offset : 0)
      index += 1
    }
    if room > 0 { raise(by: room, items) }
    anchor.id = visible.first?.id
  }

  /// Moves the anchor up so that no line stays empty while there is something above.
  private func raise(by missing: Int, _ items: TableItems) {
    var missing = missing
    while missing > 0 {
      if anchor.offset > 0 {
        let step = min(anchor.offset, missing)
        anchor.offset -= step
        missing -= step
      } else if anchor.index > 0 {
        anchor.index -= 1
        let item = visibleItem(anchor.index, items)
        visible.insert(item, at: 0)
        anchor.offset = item.lineCount
      } else {
        return
      }
    }
  }

  private func leaveAll() {
    visible.removeAll()
    foldedSections.removeAll()
    retireCells()
  }
}

// MARK: - Sections that unfold

extension Viewport {
  /// Returns the uppermost section that has unfolded since its header was last seen.
  private func unfoldedSection() -> Int? {
    for id in foldedSections {
      if let index = adapter.sectionIndex(of: id), adapter.section(at: index)?.isCollapsed == false
      {
        return index
      }
    }
    return nil
  }

  /// Moves the window so that the first rows of a section can be seen, and its header still.
  private func bringIntoView(_ section: Int, _ items: TableItems) {
    let rowCount = min(adapter.numberOfRows(inSection: section), 5)
    guard let header = adapter.itemIndex(of: .header(section: section)) else { return }
    reveal(header + rowCount, items)
    if anchor.index > header { anchor = Anchor(id: adapter.id(of: items[header]), index: header) }
  }

  private func noteFoldedSections() {
    foldedSections.removeAll(keepingCapacity: true)
    for item in visible {
      guard case .header(let section) = item.item, let info = adapter.section(at: section),
        info.isCollapsed
      else { continue }
      foldedSections.append(info.id)
    }
  }
}

// MARK: - Telling

extension Viewport {
  /// Tells which rows have come into view since the last time.
  ///
  /// Whoever is told may change the table, so that others come into view: as often as the window has
  /// lines.
  private func tellArrivals() {
    for _ in 0..<reach {
      let before = told
      told = Set(visible.lazy.map(\.id))
      guard let willDisplay else { return }
      let arrivals = visible.filter { !before.contains($0.id) }
        .compactMap { item -> (row: Row, path: RowPath)? in
          guard case .row(let path) = item.item else { return nil }
          return adapter.row(at: path).map { ($0, path) }
        }
      guard !arrivals.isEmpty else { return }
      for (row, path) in arrivals { willDisplay(row, path) }
      layOut()
    }
  }
}

extension Viewport.VisibleItem {
  var lineCount: Int { cell.lines.count }
}

extension Viewport {
  /// Moves the window by a number of lines, down or, with a negative number, up.
  ///
  /// The window stops at both ends. Far beyond its height it moves by items instead of lines, so
  /// that no more is drawn than a few times what can be seen.
  public func scroll(by lineCount: Int) {
    layOut()
    let items = adapter.items
    guard !items.isEmpty, height > 0 else { return }
    let near = 4 * reach
    var rest = lineCount
    if rest.magnitude > near.magnitude {
      let far = rest < 0 ? rest + near : rest - near
      let (index, overflows) = anchor.index.addingReportingOverflow(far)
      anchor.index = overflows ? (far < 0 ? 0 : items.count) : index
      anchor.index = min(max(anchor.index, 0), items.count - 1)
      anchor.offset = 0
      rest -= far
    }
    if rest < 0 { moveUp(-rest, items) } else { moveDown(rest, items) }
    anchor.id = adapter.id(of: items[anchor.index])
    layOut()
  }

  private func moveDown(_ lineCount: Int, _ items: TableItems) {
    anchor.offset += lineCount
    while anchor.index < items.count - 1 {
      let height = visibleItem(anchor.index, items).lineCount
      guard anchor.offset >= height else { return }
      anchor.offset -= height
      // At its end the table may be too short, and the window comes back by as much as its height.
      retireCell(anchor.index - reach, items)
      anchor.index += 1
    }
  }

  private func moveUp(_ lineCount: Int, _ items: TableItems) {
    anchor.offset -= lineCount
    while anchor.offset < 0, anchor.index > 0 {
      anchor.index -= 1
      anchor.offset += visibleItem(anchor.index, items).lineCount
      retireCell(anchor.index + reach + 1, items)
    }
    anchor.offset = max(anchor.offset, 0)
  }

  /// Moves the window no further than needed to show a row.
  ///
  /// - Returns: Whether the row is shown by the table at all.
  @discardableResult
  public func scroll(toRow id: RowID) -> Bool {
    guard let path = adapter.path(of: id) else { return false }
    return scroll(to: .row(path))
  }

  /// Moves the window no further than needed to show an item.
  ///
  /// - Returns: Whether the item is shown by the table at all.
  @discardableResult
  public func scroll(to item: TableItem) -> Bool {
    guard let index = adapter.itemIndex(of: item) else { return false }
    layOut()
    reveal(index, adapter.items)
    layOut()
    return true
  }

  /// Moves the anchor so that an item can be seen as a whole, or its first lines if it is higher
  /// than the window.
  func reveal(_ index: Int, _ items: TableItems) {
    guard let first = visible.first, let last = visible.last else { return }
    if index <= first.index {
      anchor = Anchor(id: adapter.id(of: items[index]), index: index)
    } else {
      let hidden = visible.reduce(-anchor.offset) { $0 + $1.lineCount } - height
      if index < last.index || index == last.index && hidden <= 0 { return }
      anchor = Anchor(id: adapter.id(of: items[index]), index: index)
      let ownHeight = visibleItem(index, items).lineCount
      if ownHeight < height { moveUp(height - ownHeight, items) }
      anchor.id = adapter.id(of: items[anchor.index])
    }
  }
}

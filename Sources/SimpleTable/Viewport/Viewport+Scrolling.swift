extension Viewport {
  /// Moves the window by a number of lines, down or, with a negative number, up.
  ///
  /// The window stops at both ends. For more than four times its height, it counts the rest in
  /// items instead of lines, so that no more is drawn than a few times its height. A call by a
  /// closure that draws a row does nothing.
  public func scroll(by lineCount: Int) {
    if isDrawing { return }
    layOut()
    guard reach > 0, !visible.isEmpty else { return }
    let near = 4 * reach
    var start = anchor
    var rest = lineCount
    if rest.magnitude > near.magnitude {
      let far = rest < 0 ? rest + near : rest - near
      start = Anchor(index: start.index.moved(by: far, upTo: adapter.items.count - 1))
      rest -= far
    }
    anchor = moved(start, by: rest)
    layOut()
  }

  /// Returns the anchor some lines further down or, with a negative number, further up.
  ///
  /// The window keeps its own meanwhile, as a row that draws itself may ask for its lines.
  private func moved(_ start: Anchor, by lineCount: Int) -> Anchor {
    var (index, offset) = (start.index, start.offset + lineCount)
    while offset < 0, let item = drawnItem(index - 1) {
      index -= 1
      offset += item.lines.count
    }
    while index < adapter.items.count - 1, let item = drawnItem(index, showing: offset),
      offset >= item.lines.count
    {
      offset -= item.lines.count
      index += 1
    }
    var end = anchor(at: index)
    end.offset = max(offset, 0)
    return end
  }

  /// Moves the window just as far as needed to show a row.
  ///
  /// A call by a closure that draws a row does not move it.
  ///
  /// - Returns: Whether the row is visible in the table.
  @discardableResult
  public func scroll(toRow id: RowID) -> Bool {
    guard let path = adapter.path(of: id) else { return false }
    return scroll(to: .row(path))
  }

  /// Moves the window just as far as needed to show an item.
  ///
  /// A call by a closure that draws a row does not move it.
  ///
  /// - Returns: Whether the item is visible in the table.
  @discardableResult
  public func scroll(to item: TableItem) -> Bool {
    guard let index = adapter.itemIndex(of: item) else { return false }
    if isDrawing { return true }
    layOut()
    reveal(index)
    layOut()
    return true
  }

  /// Moves the window no further than needed to show an item, or the last lines of a higher one.
  package func scroll(toEndOf item: TableItem) {
    guard scroll(to: item), let index = adapter.itemIndex(of: item), !isDrawing,
      let drawn = drawnItem(index), drawn.lines.count > reach
    else { return }
    var end = anchor(at: index)
    end.offset = drawn.lines.count - reach
    anchor = end
    layOut()
  }

  /// Moves the anchor so that an item can be seen as a whole, or its first lines if it is higher
  /// than the window.
  func reveal(_ index: Int) {
    guard let first = visible.first, let last = visible.last else { return }
    if index == first.index, anchor.offset == 0 { return }
    if index > first.index {
      let hidden = visible.reduce(-anchor.offset) { $0 + $1.lines.count } - reach
      if index < last.index || index == last.index && hidden <= 0 { return }
    }
    let top = anchor(at: index)
    let isBelow = index > first.index
    let item = isBelow ? drawnItem(index, showing: reach) : nil
    let room = item.map { reach - $0.lines.count } ?? 0
    anchor = room > 0 ? moved(top, by: -room) : top
  }

  /// Returns the anchor of a window with an item at its top.
  func anchor(at index: Int) -> Anchor {
    Anchor(id: adapter.item(at: index).flatMap(adapter.id(of:)), index: index)
  }
}

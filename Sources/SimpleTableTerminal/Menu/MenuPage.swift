import SimpleTable

/// One of the tables of a menu as it is looked at: the window over it, and the item that keys are
/// for.
final class MenuPage {
  let adapter: TableAdapter
  let viewport: Viewport

  /// The identity of the item that keys are for, and the number it had when it was last seen.
  private var focus: ItemID?
  private var focusIndex = 0

  /// Whether the window follows that item, unless it was scrolled to what stands beyond.
  private var followsFocus = true

  init(_ adapter: TableAdapter, renderer: TextRenderer, height: Int) {
    self.adapter = adapter
    viewport = Viewport(adapter, renderer: renderer, height: height)
  }
}

extension MenuPage {
  /// Gives the window another size, in which the item that keys are for is seen again.
  func fit(_ renderer: TextRenderer, height: Int) {
    if viewport.renderer.width != renderer.width { viewport.renderer = renderer }
    viewport.height = height
    followsFocus = true
  }

  /// Marks the item that keys are for, and brings it into view where a change of the table has
  /// moved it out.
  func showFocus() {
    let focused = focused
    viewport.highlighted = focused
    if followsFocus, let focused { viewport.scroll(to: focused) }
  }

  /// Follows the item that keys are for again, wherever the window was scrolled to.
  func showFocusAgain() {
    followsFocus = true
  }

  private func scroll(by lineCount: Int) {
    viewport.scroll(by: lineCount)
    // An item may be cut where the window has left it: to show all of it would undo the scrolling.
    let seen = viewport.visibleItemIndices
    let whole = lineCount > 0 ? seen.dropFirst() : seen.dropLast()
    followsFocus = whole.contains(focusIndex)
  }
}

extension MenuPage {
  /// The item that keys are for, or nothing where the table has none.
  ///
  /// It is the same item after the table has changed; where that is gone, the nearest one.
  var focused: TableItem? {
    let items = adapter.items
    if let index = focus.flatMap(adapter.itemIndex(of:)), adapter.takesFocus(items[index]) {
      focusIndex = index
      return items[index]
    }
    guard let index = nearest(to: min(focusIndex, items.count - 1), items) else { return nil }
    setFocus(index, items)
    return items[index]
  }

  /// The path of the row that keys are for, or nothing where they are for a header.
  var focusedRow: RowPath? {
    guard case .row(let path) = focused else { return nil }
    return path
  }

  /// Makes an item the one that keys are for, and brings it into view.
  func focus(on item: TableItem) {
    guard let index = adapter.itemIndex(of: item) else { return }
    setFocus(index, adapter.items)
    followsFocus = true
    // The header above the first row of a section is worth seeing with it.
    if case .row(let path) = item, path.row == 0 {
      viewport.scroll(to: .header(section: path.section))
    }
    viewport.scroll(to: item)
  }

  /// Moves by a number of items that keys can be for, stopping at both ends.
  func move(by count: Int) {
    let items = adapter.items
    guard let focused, let start = adapter.itemIndex(of: focused) else { return }
    let step = count < 0 ? -1 : 1
    var index = start
    var target = start
    var rest = count.magnitude
    while rest > 0, items.indices.contains(index + step) {
      index += step
      if adapter.takesFocus(items[index]) {
        target = index
        rest -= 1
      }
    }
    focus(on: items[target])
    // What stands beyond the first and the last item can be seen from there.
    if target == start { scroll(by: step * viewport.height) }
  }

  /// Moves to the first item, or the last.
  func moveToEnd(_ isLast: Bool) {
    let items = adapter.items
    guard let index = nearest(to: isLast ? items.count - 1 : 0, items) else { return }
    focus(on: items[index])
    scroll(by: isLast ? .max : .min)
  }

  /// Moves by as many items as are seen.
  func movePage(_ direction: Int) {
    move(by: direction * max(1, viewport.visibleItemIndices.count - 1))
  }

  private func setFocus(_ index: Int, _ items: TableItems) {
    focus = adapter.id(of: items[index])
    focusIndex = index
  }

  /// Returns the number of the item nearest to a place that keys can be for.
  private func nearest(to start: Int, _ items: TableItems) -> Int? {
    guard items.indices.contains(start) else { return nil }
    for distance in 0..<items.count {
      let (below, above) = (start + distance, start - distance)
      if below < items.count, adapter.takesFocus(items[below]) { return below }
      if above >= 0, adapter.takesFocus(items[above]) { return above }
    }
    return nil
  }
}

extension TableAdapter {
  /// Returns whether keys can be for an item: for any row, and for the header of a section that
  /// folds.
  fileprivate func takesFocus(_ item: TableItem) -> Bool {
    switch item {
    case .row: true
    case .header(let section): self.section(at: section)?.showsIndicator == true
    case .footer: false
    }
  }
}

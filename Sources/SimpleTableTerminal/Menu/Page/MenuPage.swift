import SimpleTable

/// A page of a menu as it is shown: the window over its table, and the focused item.
final class MenuPage {
  let adapter: TableAdapter
  let viewport: Viewport

  /// The identity of the focused item, and its number when it was last visible.
  private var focus: ItemID?
  private var focusIndex = 0

  /// Whether the window follows the focused item; it does not after it was scrolled away from it.
  private var followsFocus = true

  /// Whether the page is a text to read, in which nothing has the focus.
  private let isText: Bool

  init(_ adapter: TableAdapter, on screen: MenuScreen, isText: Bool = false) {
    self.adapter = adapter
    self.isText = isText
    viewport = Viewport(adapter, renderer: screen.renderer, height: screen.bodyHeight)
    focusChosenOption()
    focusFirstRow()
  }

  /// Begins a page of options at the first one that is chosen.
  private func focusChosenOption() {
    let items = adapter.items
    for (index, item) in items.enumerated() {
      guard case .row(let path) = item else { continue }
      guard let control = adapter.row(at: path)?.control, control.style.isOption else { return }
      if control.isOn { return setFocus(index, items) }
    }
  }

  /// Begins a page at its first row where the header above it would fill the window.
  private func focusFirstRow() {
    let items = adapter.items
    guard let header = nearest(to: 0, items), case .header = items[header],
      items.indices.contains(header + 1), case .row = items[header + 1],
      !viewport.visibleItemIndices.contains(header + 1)
    else { return }
    setFocus(header + 1, items)
  }
}

extension MenuPage {
  /// Focuses the first option of a picker that is chosen, or else its first one, where its options are in view.
  func focusChosenOption(of picker: RowID) {
    guard let path = adapter.path(of: picker), adapter.isExpanded(at: path) == true else { return }
    let depth = adapter.depth(at: path)
    let first = RowPath(section: path.section, row: path.row + 1)
    var option = first
    while let row = adapter.row(at: option), adapter.depth(at: option) > depth {
      if row.isPart, row.control?.isOn == true { return focus(on: .row(option)) }
      option = RowPath(section: option.section, row: option.row + 1)
    }
    if adapter.row(at: first)?.isPart == true { focus(on: .row(first)) }
  }

  /// Fits the window to the screen; it then follows the focused item again.
  func fit(_ screen: MenuScreen) {
    let renderer = screen.renderer
    if viewport.renderer.width != renderer.width { viewport.renderer = renderer }
    viewport.height = screen.bodyHeight
    followsFocus = true
  }

  /// Marks the focused item, and brings it into view where a change of the table has moved it out.
  func showFocus() {
    let items = adapter.items
    let focused = settledFocus(items).map { items[$0] }
    viewport.highlighted = focused
    if let focused, followsFocus { viewport.scroll(to: focused) }
  }

  /// Follows the focused item again, after the window was scrolled away.
  func showFocusAgain() { followsFocus = true }

  func scroll(by lineCount: Int) {
    viewport.scroll(by: lineCount)
    // The focused item may be partly visible. Showing all of it would undo the scrolling.
    let seen = viewport.visibleItemIndices
    let whole = lineCount > 0 ? seen.dropFirst() : seen.dropLast()
    followsFocus = whole.contains(focusIndex)
  }
}

extension MenuPage {
  /// The focused item, or `nil` where no item can have the focus.
  ///
  /// The focus stays on the same item when the table changes. While that item is not visible, the
  /// nearest one is focused instead.
  var focused: TableItem? {
    let items = adapter.items
    return focusedIndex(items).map { items[$0] }
  }

  private func focusedIndex(_ items: TableItems) -> Int? {
    if let index = focus.flatMap(adapter.itemIndex(of:)), isFocusable(items[index]) {
      return index
    }
    return nearest(to: min(focusIndex, items.count - 1), items)
  }

  /// Moves the focus to the nearest item if its own is no longer visible, and returns its number.
  func settledFocus(_ items: TableItems) -> Int? {
    let index = focusedIndex(items)
    if let index { setFocus(index, items) }
    return index
  }

  /// Moves the focus to an item, and brings it into view.
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

  /// Moves the focus, or scrolls a text; an action of another kind does nothing.
  func move(_ action: MenuAction) {
    switch action {
    case .moveUp: move(-1)
    case .moveDown: move(1)
    case .pageUp: movePage(-1)
    case .pageDown: movePage(1)
    case .moveToTop: moveToEnd(false)
    case .moveToBottom: moveToEnd(true)
    case .nextSection: moveToSection(1)
    case .previousSection: moveToSection(-1)
    default: break
    }
  }

  /// Moves the focus to the next item that can have it, down with 1 or up with -1.
  ///
  /// Where that item is further away than the height of the window, it scrolls by a line instead.
  func move(_ direction: Int) {
    move(direction, count: 1, otherwise: 1)
  }

  /// Moves by as many items as are visible, or scrolls by the height of the window.
  private func movePage(_ direction: Int) {
    let count = max(1, viewport.visibleItemIndices.count - 1)
    move(direction, count: count, otherwise: viewport.height)
  }

  private func move(_ direction: Int, count: Int, otherwise lineCount: Int) {
    let items = adapter.items
    guard let start = settledFocus(items) else {
      return viewport.scroll(by: direction * lineCount)
    }
    let target = target(direction, from: start, count: count, items)
    // Texts before the first item and after the last one are reached by scrolling from there.
    guard target != start || isBehind(start, direction) else {
      return scroll(by: direction * viewport.height)
    }
    if let count = approach(target, direction, otherwise: lineCount) {
      setFocus(target, items)
      // An item that is higher than the window is not moved, so that the user can read on.
      followsFocus = !isCut(target)
      if direction < 0 { showHeader(above: target, items, lineCount: viewport.height - count) }
    } else {
      followsFocus = false
      let seen = viewport.visibleItemIndices.filter { isFocusable(items[$0]) }
      let next = direction > 0 ? seen.last : seen.first
      if let next, (next - start).signum() == direction { setFocus(next, items) }
    }
  }

  /// Returns the number of the item that is some items further, stopping at both ends.
  private func target(_ direction: Int, from start: Int, count: Int, _ items: TableItems) -> Int {
    if isBehind(start, direction) { return start }
    var (index, target, rest) = (start, start, count)
    while rest > 0, items.indices.contains(index + direction) {
      index += direction
      if isFocusable(items[index]) { (target, rest) = (index, rest - 1) }
    }
    return target
  }

  /// Returns whether the window was scrolled past an item, so that it is in a direction from it.
  private func isBehind(_ index: Int, _ direction: Int) -> Bool {
    let seen = viewport.visibleItemIndices
    if seen.isEmpty { return false }
    return direction > 0 ? index >= seen.upperBound : index < seen.lowerBound
  }

  /// Moves the window line by line until an item is seen; no line before it is skipped.
  ///
  /// - Returns: By how many lines it has moved, or `nil` where the item is not seen within the
  ///   height of the window; then the window has moved by some other number of lines.
  private func approach(_ index: Int, _ direction: Int, otherwise lineCount: Int) -> Int? {
    var count = 0
    while !isReadable(index, direction) {
      guard count < viewport.height else {
        viewport.scroll(by: direction * (lineCount - count))
        return nil
      }
      // Every item has a line at least.
      let seen = viewport.visibleItemIndices
      let gap = direction > 0 ? index - seen.upperBound : seen.lowerBound - index
      let step = min(max(1, gap), viewport.height - count)
      viewport.scroll(by: direction * step)
      count += step
    }
    return count
  }

  /// Moves the window up by some lines at most to show the header above the first row of a section
  /// with it.
  private func showHeader(above index: Int, _ items: TableItems, lineCount: Int) {
    guard index > 0, case .header = items[index - 1] else { return }
    for _ in 0..<max(0, lineCount) where !isReadable(index - 1, -1) {
      viewport.scroll(by: -1)
      if isCut(index) { return viewport.scroll(by: 1) }
    }
  }

  /// Returns whether an item is seen as a whole, or fills the window from its near end on.
  private func isReadable(_ index: Int, _ direction: Int) -> Bool {
    let seen = viewport.visibleItemIndices
    guard seen.contains(index) else { return false }
    let hidden = viewport.hiddenLines
    let isCutAbove = index == seen.lowerBound && hidden.above > 0
    let isCutBelow = index == seen.upperBound - 1 && hidden.below > 0
    return direction > 0
      ? !isCutAbove && (!isCutBelow || seen.count == 1)
      : !isCutBelow && (!isCutAbove || seen.count == 1)
  }

  /// Returns whether all lines of an item are in the window.
  func showsAll(of item: TableItem) -> Bool {
    adapter.itemIndex(of: item).map { viewport.visibleItemIndices.contains($0) && !isCut($0) }
      == true
  }

  /// Returns whether a visible item extends beyond the window.
  private func isCut(_ index: Int) -> Bool {
    !isReadable(index, 1) || !isReadable(index, -1)
  }

  private func setFocus(_ index: Int, _ items: TableItems) {
    focus = adapter.id(of: items[index])
    focusIndex = index
  }

  /// Returns the number of the nearest item that can have the focus, or `nil` where none can.
  ///
  /// - Complexity: O(*n*) in the distance.
  func nearest(to start: Int, _ items: TableItems) -> Int? {
    guard items.indices.contains(start) else { return nil }
    for distance in 0..<items.count {
      let (below, above) = (start + distance, start - distance)
      if below < items.count, isFocusable(items[below]) { return below }
      if above >= 0, isFocusable(items[above]) { return above }
    }
    return nil
  }

  /// Returns whether an item can have the focus: any row, and the header of a section that can
  /// collapse.
  func isFocusable(_ item: TableItem) -> Bool {
    switch item {
    case .row: !isText
    case .header(let section): adapter.section(at: section)?.showsIndicator == true
    case .footer: false
    }
  }
}

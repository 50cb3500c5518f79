/// An item with its lines, or the first of them, kept while the item stays.
struct DrawnItem {
  /// The number of the item among all that are visible.
  let index: Int
  let item: TableItem
  let id: ItemID
  let content: ItemContent

  /// All lines, or the first ones of an item that is much higher than the window.
  let lines: [StyledLine]

  /// About how many lines follow: 0 only if none does.
  let omittedLineCount: Int

  /// About how many lines the item has.
  var lineCount: Int { lines.count + omittedLineCount }

  /// Returns whether the item has more than a number of lines to show, or all that there are.
  func reaches(_ lineCount: Int) -> Bool { omittedLineCount == 0 || lines.count > lineCount }
}

extension Viewport {
  /// Returns an item with its lines, drawn only if it looks different from before; `nil` out of
  /// range.
  ///
  /// - Parameters:
  ///   - index: The number of the item.
  ///   - lineCount: How many lines are needed; of a higher item, those below may be left out.
  /// - Returns: The item.
  func drawnItem(_ index: Int, showing lineCount: Int = .max) -> DrawnItem? {
    guard let item = adapter.item(at: index), let id = adapter.id(of: item) else { return nil }
    // A closure that draws may ask for lines, or that all items are drawn again.
    let redraws = redraws
    isDrawing = true
    defer { isDrawing = false }
    let result: DrawnItem? = adapter.drawing {
      guard let content = content(of: item) else { return nil }
      let earlier = drawn[id].flatMap { $0.content.looks(like: content) ? $0 : nil }
      let (lines, omitted) =
        if let earlier, earlier.reaches(lineCount) {
          (earlier.lines, earlier.omittedLineCount)
        } else {
          lines(of: content, showing: lineCount, after: earlier?.lines.count ?? 0)
        }
      return DrawnItem(
        index: index, item: item, id: id, content: content, lines: lines, omittedLineCount: omitted)
    }
    if redraws == self.redraws { drawn[id] = result }
    return result
  }

  /// Draws an item: more lines than are needed, and at least twice as many as before, so that
  /// scrolling through a long text takes no longer than drawing it twice.
  private func lines(
    of content: ItemContent, showing lineCount: Int, after count: Int
  ) -> (lines: [StyledLine], omitted: Int) {
    statistics.drawnItems += 1
    return renderer.lines(of: content, atMost: max(256, 2 * count, min(lineCount, .max - 1) + 1))
  }

  /// Returns the content that decides how an item looks, or `nil` if the table does not show it.
  func content(of item: TableItem) -> ItemContent? {
    let edited = replacement.flatMap { adapter.id(of: item) == .row($0.id) ? $0.row : nil }
    let below = insertion.flatMap { adapter.id(of: item) == .row($0.id) ? $0.below : nil }
    return renderer.content(
      of: item, in: adapter, replacement: edited,
      isSelected: item == (highlighted ?? adapter.selectedRow.map { .row($0) }),
      isStored: isStored(item), below: below, spinnerFrame: spinnerFrame)
  }

  private func isStored(_ item: TableItem) -> Bool {
    if case .row(let path) = item { isStored?(path) == true } else { false }
  }

  /// Forgets the items that cannot be seen any more.
  func forgetUnseenItems() {
    guard drawn.count > visible.count else { return }
    drawn = Dictionary(visible.lazy.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
  }
}

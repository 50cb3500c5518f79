/// An item with its lines, kept while the item stays.
struct DrawnItem {
  /// The number of the item among all that are visible.
  let index: Int
  let item: TableItem
  let id: ItemID
  let content: ItemContent
  let lines: [StyledLine]
}

extension Viewport {
  /// Returns an item with its lines, drawn only if it looks different from before; `nil` out of
  /// range.
  func drawnItem(_ index: Int) -> DrawnItem? {
    guard let item = adapter.item(at: index), let id = adapter.id(of: item) else { return nil }
    // A closure that draws may ask for lines, or change the table.
    let redraws = redraws
    isDrawing = true
    defer { isDrawing = false }
    guard let content = content(of: item) else { return nil }
    let earlier = drawn[id].flatMap { $0.content.looks(like: content) ? $0.lines : nil }
    if earlier == nil { statistics.drawnItems += 1 }
    let lines = earlier ?? renderer.lines(of: content)
    let result = DrawnItem(index: index, item: item, id: id, content: content, lines: lines)
    if redraws == self.redraws { drawn[id] = result }
    return result
  }

  /// Returns what decides how an item looks in the window, or `nil` if the table does not show it.
  func content(of item: TableItem) -> ItemContent? {
    let edited = replacement.flatMap { adapter.id(of: item) == .row($0.id) ? $0.row : nil }
    return renderer.content(
      of: item, in: adapter, replacement: edited,
      isSelected: item == (highlighted ?? adapter.selectedRow.map { .row($0) }),
      isStored: isStored(item),
      spinnerFrame: spinnerFrame)
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

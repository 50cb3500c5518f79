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
    let isSelected = item == (highlighted ?? adapter.selectedRow.map { .row($0) })
    let row = replacement.flatMap { .row($0.id) == id ? $0.row : nil }
    // A closure that draws may ask for lines, or change the table.
    let redraws = redraws
    isDrawing = true
    defer { isDrawing = false }
    let content = renderer.content(
      of: item, in: adapter, replacement: row, isSelected: isSelected, spinnerFrame: spinnerFrame)
    guard let content else { return nil }
    let earlier = drawn[id].flatMap { $0.content.looks(like: content) ? $0.lines : nil }
    if earlier == nil { statistics.drawnItems += 1 }
    let lines = earlier ?? renderer.lines(of: content)
    let result = DrawnItem(index: index, item: item, id: id, content: content, lines: lines)
    if redraws == self.redraws { drawn[id] = result }
    return result
  }

  /// Forgets the items that cannot be seen any more.
  func forgetUnseenItems() {
    guard drawn.count > visible.count else { return }
    drawn = Dictionary(visible.lazy.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
  }
}

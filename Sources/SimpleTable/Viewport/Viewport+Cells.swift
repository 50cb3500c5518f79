/// The lines of one item, kept while the item stays and reused when it leaves.
final class ItemCell {
  var lines: [StyledLine] = []
  var content: ItemContent?
}

extension Viewport {
  /// Returns an item with its lines, drawn only if it looks different from before; `nil` out of
  /// range.
  func visibleItem(_ index: Int) -> VisibleItem? {
    guard let item = adapter.item(at: index), let id = adapter.id(of: item) else { return nil }
    let cell = cells[id] ?? dequeueCell(for: id)
    let isSelected = item == (highlighted ?? adapter.selectedRow.map { .row($0) })
    let row = replacement.flatMap { .row($0.id) == id ? $0.row : nil }
    // A closure that draws may ask for lines, or change the table.
    isDrawing = true
    let content = renderer.content(
      of: item, in: adapter, replacement: row, isSelected: isSelected,
      spinnerFrame: spinnerFrame)
    if let content { draw(content, in: cell) }
    isDrawing = false
    return VisibleItem(index: index, item: item, id: id, cell: cell)
  }

  private func draw(_ content: ItemContent, in cell: ItemCell) {
    if cell.content?.looks(like: content) == true {
      statistics.keptItems += 1
      return
    }
    cell.lines = renderer.lines(of: content)
    cell.content = content
    statistics.drawnItems += 1
  }

  private func dequeueCell(for id: ItemID) -> ItemCell {
    if pool.isEmpty { statistics.madeCells += 1 }
    let cell = pool.popLast() ?? ItemCell()
    cells[id] = cell
    return cell
  }

  /// Puts the cells of items that have left aside for those that come.
  func retireCells() {
    guard cells.count > visible.count else { return }
    var kept: [ItemID: ItemCell] = [:]
    kept.reserveCapacity(visible.count)
    for item in visible { kept[item.id] = cells.removeValue(forKey: item.id) }
    for cell in cells.values { putAside(cell) }
    cells = kept
    if pool.count > mostSpareCells { pool.removeLast(pool.count - mostSpareCells) }
  }

  /// Puts the cell of an item aside that the window has passed and is not about to show.
  func retireCell(_ index: Int) {
    guard let id = adapter.item(at: index).flatMap(adapter.id(of:)),
      let cell = cells.removeValue(forKey: id)
    else { return }
    putAside(cell)
  }

  private func putAside(_ cell: ItemCell) {
    // The item may be gone from the table, and is not to be kept here.
    cell.content = nil
    if pool.count < mostSpareCells { pool.append(cell) }
  }

  /// How many cells the farthest jump takes before those of the window it leaves are free: for
  /// the window where it ends, and as many behind.
  private var mostSpareCells: Int { 2 * (reach + 1) }
}

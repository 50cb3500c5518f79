extension Viewport {
  /// Returns an item with its lines, drawn only if it looks different from before.
  func visibleItem(_ index: Int, _ items: TableItems) -> VisibleItem {
    let item = items[index]
    let id = adapter.id(of: item) ?? .header(SectionID(""))
    let cell = cells[id] ?? dequeueCell()
    cells[id] = cell
    let isSelected = item == (highlighted ?? adapter.selectedRow.map { .row($0) })
    let row = replacement.flatMap { .row($0.id) == id ? $0.row : nil }
    if let content = renderer.content(of: item, in: adapter, row: row, isSelected: isSelected) {
      let isDrawn = cell.show(content, in: &buffer) { [adapter, renderer] buffer in
        renderer.appendLines(
          of: item, in: adapter, as: row, isSelected: isSelected, to: &buffer)
      }
      if isDrawn { statistics.drawnItems += 1 } else { statistics.keptItems += 1 }
    }
    return VisibleItem(index: index, item: item, id: id, cell: cell)
  }

  private func dequeueCell() -> ItemCell {
    if let cell = pool.popLast() { return cell }
    statistics.madeCells += 1
    return ItemCell()
  }

  /// Puts the stores of items that have left aside for those that come.
  func retireCells() {
    guard cells.count > visible.count else { return }
    var kept: [ItemID: ItemCell] = [:]
    kept.reserveCapacity(visible.count)
    for item in visible { kept[item.id] = cells.removeValue(forKey: item.id) }
    for cell in cells.values { putAside(cell) }
    cells = kept
    if pool.count > mostSpareCells { pool.removeLast(pool.count - mostSpareCells) }
  }

  /// Puts the store of an item aside that the window has passed and is not about to show.
  func retireCell(_ index: Int, _ items: TableItems) {
    guard items.indices.contains(index), let id = adapter.id(of: items[index]),
      let cell = cells.removeValue(forKey: id)
    else { return }
    putAside(cell)
  }

  private func putAside(_ cell: ItemCell) {
    cell.forget()
    if pool.count < mostSpareCells { pool.append(cell) }
  }

  /// How many stores the farthest jump takes before those of the window it leaves are free: for
  /// the window where it ends, and as many behind.
  private var mostSpareCells: Int { 2 * (reach + 1) }
}

extension TextRenderer {
  /// Returns all that decides how an item looks, or nothing if it is not shown.
  fileprivate func content(
    of item: TableItem, in adapter: TableAdapter, row: Row?, isSelected: Bool
  ) -> ItemCell.Content? {
    guard let section = ShownSection(item.section, in: adapter, signs: signs) else { return nil }
    let kind: ItemCell.Content.Kind
    switch item {
    case .header: kind = .edge(section.info, isHeader: true)
    case .footer: kind = .edge(section.info, isHeader: false)
    case .row(let path):
      guard let position = adapter.map.position(of: path) else { return nil }
      var look = RowLook(section)
      look.stand(
        at: path.row, outline: section.outline(ofDeclared: position.row), isSelected: isSelected)
      kind = .row(row ?? section.rows[position.row], look)
    }
    return ItemCell.Content(kind: kind, isSelected: isSelected, hasAir: section.hasAir)
  }
}

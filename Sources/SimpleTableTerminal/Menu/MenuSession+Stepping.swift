import SimpleTable

extension MenuSession {
  /// Expands, opens or increases with 1; collapses, closes or decreases with -1.
  func step(_ direction: Int) {
    switch page.focused {
    case .header(let section):
      guard let id = page.adapter.section(at: section)?.id else { return }
      page.adapter.setCollapsed(direction < 0, section: id)
    case .row(let path):
      step(path, direction)
    case .footer, nil:
      if direction < 0 { navigator.pop() }
    }
  }

  private func step(_ path: RowPath, _ direction: Int) {
    let adapter = page.adapter
    guard let row = adapter.row(at: path), let id = adapter.id(at: path) else { return }
    if let isExpanded = adapter.isExpanded(at: path), isExpanded != (direction > 0) {
      adapter.setExpanded(direction > 0, row: id)
    } else if changesValue(of: row, direction) {
      if row.isDisabled { notice = "\(row.title.harmless) is disabled" }
      if row.isStepped { adapter.increment(path, by: direction) } else { adapter.select(path) }
    } else if direction > 0, row.control == .link || row.accessory == .disclosureIndicator {
      note(adapter.select(path), row)
    } else if direction < 0 {
      leave(path)
    }
  }

  /// Returns whether a step changes the value of a row.
  private func changesValue(of row: Row, _ direction: Int) -> Bool {
    if case .toggle(let isOn) = row.control { return isOn != (direction > 0) }
    if case .picker = row.control { return false }
    return row.isStepped
  }

  /// Goes to the row that a row stands under, or to the table before.
  private func leave(_ path: RowPath) {
    let depth = page.adapter.depth(at: path)
    guard depth > 0 else {
      navigator.pop()
      return
    }
    var parent = path
    while parent.row > 0, page.adapter.depth(at: parent) >= depth { parent.row -= 1 }
    page.focus(on: .row(parent))
  }
}

import SimpleTable

extension MenuSession {
  /// Expands, opens or increases with 1; collapses, closes or decreases with -1.
  func step(_ direction: Int) -> Outcome {
    switch page.focused {
    case .header(let section):
      guard let id = page.adapter.section(at: section)?.id else { return .next }
      page.adapter.setCollapsed(direction < 0, section: id)
    case .row(let path):
      return step(path, direction)
    case .footer, nil:
      if direction < 0 { menu.pop() }
    }
    return .next
  }

  private func step(_ path: RowPath, _ direction: Int) -> Outcome {
    let adapter = page.adapter
    guard let row = adapter.row(at: path), let id = adapter.id(at: path) else { return .next }
    if let isExpanded = adapter.isExpanded(at: path), isExpanded != (direction > 0) {
      if row.isDisabled { return note(.ignored(.disabled), row) }
      adapter.setExpanded(direction > 0, row: id)
    } else if case .toggle(let isOn) = row.control {
      // A switch that stands so already stays, as a value at its end does.
      if isOn != (direction > 0) { return select(path, row) }
    } else if row.isStepped, !row.isPicker {
      if row.isDisabled { return note(.ignored(.disabled), row) }
      adapter.increment(path, by: direction)
    } else if direction > 0, row.control == .link || row.accessory == .disclosureIndicator {
      return select(path, row)
    } else if direction < 0 {
      leave(path)
    }
    return .next
  }

  /// Goes to the row that a row stands under, or to the table before.
  private func leave(_ path: RowPath) {
    let depth = page.adapter.depth(at: path)
    guard depth > 0 else {
      menu.pop()
      return
    }
    var parent = path
    while parent.row > 0, page.adapter.depth(at: parent) >= depth { parent.row -= 1 }
    page.focus(on: .row(parent))
  }
}

extension Row {
  fileprivate var isPicker: Bool {
    if case .picker = control { true } else { false }
  }
}

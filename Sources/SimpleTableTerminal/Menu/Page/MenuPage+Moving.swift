import SimpleTable

extension MenuPage {
  /// Moves to the first item, or the last.
  func moveToEnd(_ isLast: Bool) {
    let items = adapter.items
    guard let index = nearest(to: isLast ? items.count - 1 : 0, items) else {
      return viewport.scroll(by: isLast ? .max : .min)
    }
    focus(on: items[index])
    scroll(by: isLast ? .max : .min)
    // The last item may be much higher than the window.
    while isLast, viewport.hiddenLines.below > 0 { scroll(by: viewport.height) }
  }

  /// Moves to the beginning of the next section, or of this one and then of the section before.
  func moveToSection(_ direction: Int) {
    let items = adapter.items
    guard let index = settledFocus(items) else { return }
    let section = items[index].section
    if direction < 0, let first = firstItem(of: section), items[index] != first {
      return focus(on: first)
    }
    var next = section + direction
    while (0..<adapter.numberOfSections).contains(next) {
      if let first = firstItem(of: next) { return focus(on: first) }
      next += direction
    }
  }

  /// Returns the first item of a section that can have the focus, or `nil` where none can.
  private func firstItem(of section: Int) -> TableItem? {
    let header = TableItem.header(section: section)
    if adapter.itemIndex(of: header) != nil, isFocusable(header) { return header }
    let row = RowPath(section: section, row: 0)
    return adapter.row(at: row) == nil ? nil : .row(row)
  }

  /// Moves to the next row with a text that can be typed, or to the next item where there is none.
  ///
  /// - Returns: The row and its text, if there is one.
  func moveToField(_ direction: Int) -> (row: RowID, text: String)? {
    let items = adapter.items
    guard var index = settledFocus(items) else { return nil }
    while items.indices.contains(index + direction) {
      index += direction
      guard case .row(let path) = items[index], let row = adapter.row(at: path), !row.isDisabled,
        let text = row.editableText, let id = adapter.id(at: path)
      else { continue }
      focus(on: items[index])
      return (id, text)
    }
    move(direction)
    return nil
  }
}

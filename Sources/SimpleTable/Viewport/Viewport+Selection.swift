extension Viewport {
  /// Selects the item on a line that can be seen, counted from 0.
  ///
  /// A row is selected; the header of a section collapses or expands the section.
  ///
  /// - Returns: Whether anything has run, and if not, why.
  @discardableResult
  public func select(line: Int) -> SelectionOutcome {
    let items = lineItems
    guard items.indices.contains(line) else { return .ignored(.unknownRow) }
    switch items[line] {
    case .row(let path): return adapter.select(path)
    case .header(let section):
      guard let info = adapter.section(at: section), info.showsIndicator else { break }
      adapter.toggleCollapsed(section: info.id)
      return .handled
    case .footer: break
    }
    return .ignored(.notSelectable)
  }
}

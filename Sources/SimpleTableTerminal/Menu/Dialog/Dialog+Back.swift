import SimpleTable
import SimpleTableMenu

// Going back, which closes what is innermost.

extension Dialog {
  /// What going back closes first.
  enum Innermost {
    /// The options of a picker in view.
    case picker(RowID)
    /// Actions of rows of the page, which are stopped.
    case actions(Set<RowID>)
    /// The filter of the page.
    case filter
    /// The page.
    case page
  }

  /// Returns what going back from an item of the page in view closes first; `nil` on the first page, where
  /// nothing is open.
  func innermost(at item: TableItem?) -> Innermost? {
    if let picker = openPicker(at: item) { return .picker(picker) }
    let running = menu.stoppableActions
    if !running.isEmpty {
      let focused = running.intersection(id(of: item).map { [$0] } ?? [])
      return .actions(focused.isEmpty ? running : focused)
    }
    if menu.page.filterText != nil { return .filter }
    return menu.pages.count > 1 ? .page : nil
  }

  /// Closes what is innermost at an item of the page in view.
  func goBack(from item: TableItem?) -> Reply {
    switch innermost(at: item) {
    case .picker(let picker):
      menu.page.setExpanded(false, row: picker)
      return menu.page.path(of: picker).map { .goes(to: $0) } ?? .done
    case .actions(let rows): menu.stopActions(of: rows)
    case .filter: menu.page.filter(nil)
    case .page: menu.pop()
    case nil: return .note(.firstPage)
    }
    return .done
  }

  /// Returns the picker that shows its options at an item: the row itself, or the one that it is below.
  func openPicker(at item: TableItem?) -> RowID? {
    guard case .row(let path) = item else { return nil }
    let page = menu.page
    return [path, page.parent(of: path)].lazy.compactMap(\.self)
      .first { page.row(at: $0)?.isPicker == true && page.isExpanded(at: $0) == true }
      .flatMap(page.id)
  }

  private func id(of item: TableItem?) -> RowID? {
    if case .row(let path) = item { menu.page.id(at: path) } else { nil }
  }
}

import SimpleTable
import SimpleTableMenu

// An Escape key that may turn out to be the start of another key.

extension Dialog {
  /// The state that an Escape key can end and that can be restored: the question, the page, its filter, its
  /// collapsed sections and an open picker.
  struct Snapshot {
    fileprivate let question: Question?
    fileprivate let links: [RowID]
    fileprivate let filter: String?
    fileprivate let collapsed: Set<SectionID>
    fileprivate let focus: ItemID?
    fileprivate let picker: RowID?
  }

  /// Returns the present state.
  ///
  /// - Parameter focus: The item of the page in view that has the focus.
  /// - Returns: The state.
  func snapshot(focusing focus: TableItem?) -> Snapshot {
    Snapshot(
      question: question, links: menu.links, filter: menu.page.filterText,
      collapsed: menu.page.collapsedSections, focus: focus.flatMap(menu.page.id),
      picker: openPicker(at: focus))
  }

  /// Restores a state that a key has ended.
  ///
  /// - Returns: The item that had the focus, if it is on the page in view now.
  func restore(_ before: Snapshot) -> TableItem? {
    if menu.links != before.links {
      if case .row(let row) = before.focus {
        menu.go(to: row, behind: before.links)
      } else {
        menu.go(along: before.links)
      }
    }
    if menu.links == before.links {
      menu.page.collapsedSections = before.collapsed
      if let filter = before.filter { menu.page.filter(filter) }
      if let picker = before.picker { menu.page.setExpanded(true, row: picker) }
    }
    restore(before.question)
    return before.focus.flatMap(menu.page.itemIndex).map { menu.page.items[$0] }
  }

  /// Returns whether an Escape key with an action would do what cannot be taken back: answer whether to keep
  /// a change, change something, stop actions or leave the menu.
  func isFinal(_ action: MenuAction?, at item: TableItem?) -> Bool {
    if question != nil { return false }
    if hasPendingChange { return true }
    switch action {
    case .back:
      return switch innermost(at: item) {
      case .actions: true
      case .page: menu.goingBackCancelsActions || menu.goingBackLosesPage
      case .picker, .filter, nil: false
      }
    case .leave, .suspend, .copy, .reload: return true
    case let action: return action?.kind == .changes
    }
  }
}

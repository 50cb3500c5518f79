import SimpleTableMenu

// An Escape key that may turn out to be the start of another key.

extension Dialog {
  /// The state that an Escape key can end and that can be restored: the question, the page and its
  /// filter.
  struct Snapshot {
    fileprivate let question: Question?
    fileprivate let links: [RowID]
    fileprivate let filter: String?
    fileprivate let focus: RowID?
  }

  /// Returns the present state.
  ///
  /// - Parameter focus: The row of the page in view that has the focus.
  /// - Returns: The state.
  func snapshot(focusing focus: RowID?) -> Snapshot {
    Snapshot(question: question, links: menu.links, filter: menu.page.filterText, focus: focus)
  }

  /// Restores a state that a key has ended.
  ///
  /// - Returns: The row that had the focus, if it is on the page in view now.
  func restore(_ before: Snapshot) -> RowPath? {
    if menu.links != before.links, let focus = before.focus {
      menu.go(to: focus, behind: before.links)
    }
    if let filter = before.filter, menu.links == before.links { menu.page.filter(filter) }
    restore(before.question)
    return before.focus.flatMap(menu.page.path)
  }

  /// Returns whether an Escape key with an action would do what cannot be taken back: answer
  /// whether to keep a change, change something, stop actions or leave the menu.
  func isFinal(_ action: MenuAction?) -> Bool {
    if question != nil { return false }
    if hasTrial { return true }
    switch action {
    case .back: return menu.page.filterText == nil && menu.goingBackCancelsActions
    case .leave, .suspend, .copy, .reload: return true
    case let action: return action?.kind == .changes
    }
  }
}

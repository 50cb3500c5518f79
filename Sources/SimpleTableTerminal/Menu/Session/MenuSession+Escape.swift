import SimpleTable
import SimpleTableMenu

// An Escape key that turns out to be the start of another key.

extension MenuSession {
  /// The state that an Escape key ends.
  struct BeforeEscape {
    let mode: Mode
    let links: [RowID]
    let filter: String?
    let focus: RowID?
  }

  /// The state that an Escape key would end now.
  var beforeEscape: BeforeEscape {
    var focus: RowID?
    if case .row(let path)? = page.focused { focus = page.adapter.id(at: path) }
    return BeforeEscape(
      mode: mode, links: menu.links, filter: page.adapter.filterText, focus: focus)
  }

  /// Restores the state that the last key has ended, if that was an Escape key: the field with its
  /// text, the search, the page or its filter.
  package func takeBackEscape() {
    guard let before = takenEscape.take() else { return }
    notice = nil
    if menu.links != before.links, let focus = before.focus {
      menu.go(to: focus, behind: before.links)
    }
    if let filter = before.filter, menu.links == before.links { page.adapter.filter(filter) }
    if let path = before.focus.flatMap(page.adapter.path) { page.focus(on: .row(path)) }
    mode = before.mode
    leaveWhatHasGone()
  }
}

import SimpleTable

extension MenuSession {
  /// Adopts what others have stored, unless a value is being typed.
  ///
  /// - Parameter key: The key that is handled next.
  /// - Returns: Whether that key must do nothing, because it acts on a row whose value is not the one
  ///   that the user has seen.
  func adoptStored(before key: Key) -> Bool {
    guard let autosave, !isEditing else { return false }
    let focus = Focus(self)
    let problem = autosave.adopt()
    leaveLostField()
    if let problem { say(problem) }
    guard let focus, focus.isActedOn(by: key, in: self), focus.hasChanged(in: self) else {
      return false
    }
    if case .confirming = mode { mode = .browsing }
    say(words(.changedElsewhere, focus.title))
    return true
  }

  /// Whether the value of a row is being typed.
  var isEditing: Bool { if case .editing = mode { true } else { false } }

  /// What the user has seen of the row on which a key acts.
  private struct Focus {
    let title: String
    private let page: TableAdapter
    private let id: RowID
    private let key: String?
    private let control: ControlState?
    private let asks: Bool

    /// Takes the row whose question is asked, or else the focused row; `nil` without one.
    init?(_ session: MenuSession) {
      page = session.page.adapter
      switch session.mode {
      case .browsing:
        guard case .row(let path)? = session.page.focused, let id = page.id(at: path) else {
          return nil
        }
        (self.id, asks) = (id, false)
      case .confirming(let confirmation): (id, asks) = (confirmation.row, true)
      default: return nil
      }
      guard let path = page.path(of: id), let row = page.row(at: path) else { return nil }
      title = row.title
      control = row.control
      key = session.menu.key(of: path, on: page)
    }

    /// Returns whether a key acts on the row; one that only moves elsewhere does not.
    func isActedOn(by key: Key, in session: MenuSession) -> Bool {
      if asks { return true }
      switch session.keys[key] {
      case nil, .select, .tapAccessory, .increase, .decrease, .delete, .moveEntryUp, .moveEntryDown:
        return true
      default: return false
      }
    }

    /// Returns whether the row has gone, or has another value than the user has seen.
    func hasChanged(in session: MenuSession) -> Bool {
      guard page === session.page.adapter, let row = page.visibleRow(id) else { return true }
      return row.control != control
        || key.map { session.autosave?.changedKeys.contains($0) == true } == true
    }
  }
}

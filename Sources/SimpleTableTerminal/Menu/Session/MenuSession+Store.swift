import SimpleTable

extension MenuSession {
  /// Saves changed settings, if the menu saves after each change.
  ///
  /// - Parameter again: Whether to retry failed changes.
  /// - Returns: Whether there is something new to show: a notice, or changes by other programs.
  package func save(again: Bool = false) -> Bool {
    let hadFailed = dialog.autosave.error != nil
    let problem = dialog.autosave.save(again: again, adopts: mode.field == nil)
    let isOtherwise = hadFailed != (dialog.autosave.error != nil)
    // A change that could not be saved has no mark.
    if isOtherwise { redrawPages() }
    if let problem { notice = errorNotice(of: problem) }
    return problem != nil || isOtherwise || !dialog.autosave.changedKeys.isEmpty
  }

  /// Returns why settings could not be stored, until the next key.
  func errorNotice(of problem: StoreProblem) -> Notice {
    Notice(text: words.sentence(of: problem), kind: .error)
  }

  /// Reads the store again.
  func loadStored() {
    if dialog.autosave.load() { say(words.sentence(.loaded)) }
    reportLoad()
  }

  /// Shows the problems of the store that was read last: one as a notice, several as a page to read
  /// first.
  func reportLoad() {
    let problems = dialog.takeLoadProblems()
    if problems.count == 1 {
      notice = Notice(text: problems[0], kind: .notice)
    } else if !problems.isEmpty {
      read(
        Table(words[.storeTitle]) {
          Section { for problem in problems { Row("").subtitle(problem) } }
        })
    }
  }

  /// Adopts the changes of other programs, unless a value is being typed.
  ///
  /// - Parameter key: The key that is handled next.
  /// - Returns: Whether that key must do nothing, because the user has not seen the value of its
  ///   row, or because the row has disappeared.
  func adoptStored(before key: Key) -> Bool {
    guard dialog.autosave.hasStore, mode.field == nil else { return false }
    let seen = SeenRow(self, before: key)
    if let problem = dialog.autosave.adopt() { say(words.sentence(of: problem)) }
    let hasGone = leaveWhatHasGone()
    guard let seen, seen.hasChanged(in: self) else { return hasGone }
    dialog.cancel()
    say(words.sentence(.changedElsewhere, seen.title))
    return true
  }

  /// The row on which a key acts, as the user has seen it.
  private struct SeenRow {
    let title: String
    private let row: PlacedRow
    private let summary: String?

    /// Creates it for the row whose question is asked, or else for the focused row; `nil` without
    /// one, and for a key that changes no row.
    init?(_ session: MenuSession, before key: Key) {
      let menu = session.menu
      switch session.mode {
      case .confirming(let confirmation): row = confirmation.row
      case .browsing, .fieldGone:
        guard (session.keys[key]?.kind ?? .changes) == .changes,
          case .row(let path)? = session.page.focused, let focused = menu.page.id(at: path)
        else { return nil }
        row = PlacedRow(focused, in: menu)
      case .typing, .finding, .reading, .leaving: return nil
      }
      guard let path = row.path(in: menu), let row = menu.page.row(at: path) else { return nil }
      title = row.title
      summary = session.dialog.summary(of: path)
    }

    /// Returns whether the row has disappeared, or has another value than the user has seen.
    func hasChanged(in session: MenuSession) -> Bool {
      guard let path = row.path(in: session.menu) else { return true }
      return session.dialog.isChangedElsewhere(path, seen: summary)
    }
  }
}

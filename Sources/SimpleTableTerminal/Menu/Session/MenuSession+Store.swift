import SimpleTable

extension MenuSession {
  /// Saves changed settings, if the menu saves after each change.
  ///
  /// - Parameter again: Whether to retry failed changes.
  /// - Returns: Whether there is something new to show: a notice, or changes by other programs.
  package func save(again: Bool = false) -> Bool {
    let hadFailed = conversation.autosave.error != nil
    let problem = conversation.autosave.save(again: again, adopts: mode.field == nil)
    let isOtherwise = hadFailed != (conversation.autosave.error != nil)
    // A change that could not be saved has no mark.
    if isOtherwise { redrawPages() }
    if let problem { notice = errorNotice(of: problem) }
    return problem != nil || isOtherwise || !conversation.autosave.changedKeys.isEmpty
  }

  /// Returns why settings could not be stored, until the next key.
  func errorNotice(of problem: StoreProblem) -> Notice {
    Notice(text: words.sentence(of: problem), kind: .error)
  }

  /// Reads the store again.
  func loadStored() {
    if conversation.autosave.load() { say(words.sentence(.loaded)) }
    reportLoad()
  }

  /// Shows the problems of the store that was read last: one as a notice, several as a page to read
  /// first.
  func reportLoad() {
    let problems = conversation.takeLoadProblems()
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
    guard conversation.autosave.hasStore, mode.field == nil else { return false }
    let seen = SeenRow(self, before: key)
    if let problem = conversation.autosave.adopt() { say(words.sentence(of: problem)) }
    let hasGone = leaveWhatHasGone()
    guard let seen, seen.hasChanged(in: self) else { return hasGone }
    if mode.isQuestion { cancel() }
    say(words.sentence(.changedElsewhere, seen.title))
    return true
  }

  /// The row on which a key acts, as the user has seen it.
  private struct SeenRow {
    let title: String
    private let page: TableAdapter
    private let id: RowID
    private let summary: String?

    /// Creates it for the row whose question is asked, or else for the focused row; `nil` without one,
    /// and for a key that changes no row.
    init?(_ session: MenuSession, before key: Key) {
      page = session.page.adapter
      switch session.mode {
      case .confirming(let confirmation): id = confirmation.row.id
      case .browsing, .fieldGone:
        guard (session.keys[key]?.kind ?? .changes) == .changes,
          case .row(let path)? = session.page.focused, let focused = page.id(at: path)
        else { return nil }
        id = focused
      case .typing, .finding, .reading, .leaving: return nil
      }
      guard let path = page.path(of: id), let row = page.row(at: path) else { return nil }
      title = row.title
      summary = session.conversation.summary(of: path)
    }

    /// Returns whether the row has disappeared, or has another value than the user has seen.
    func hasChanged(in session: MenuSession) -> Bool {
      guard page === session.page.adapter, let path = page.path(of: id) else { return true }
      return session.conversation.isChangedElsewhere(path, seen: summary)
    }
  }
}

import SimpleTable

extension MenuSession {
  /// Saves changed settings, if they are to be saved as they are changed.
  ///
  /// - Parameter again: Whether to try again what has failed before.
  /// - Returns: Whether there is something new to show: a notice, or what others have stored.
  package func save(again: Bool = false) -> Bool {
    let hadFailed = conversation.autosave.error != nil
    let problem = conversation.autosave.save(again: again, adopts: mode.field == nil)
    let isOtherwise = hadFailed != (conversation.autosave.error != nil)
    // What could not be saved has no mark.
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

  /// Shows what is wrong with the store that was read last: as a notice if it is one thing, or else
  /// as a page to read first.
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

  /// Adopts what others have stored, unless a value is being typed.
  ///
  /// - Parameter key: The key that is handled next.
  /// - Returns: Whether that key must do nothing, because it acts on a row whose value is not the one
  ///   that the user has seen, or on something that has gone.
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

  /// What the user has seen of the row on which a key acts.
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

    /// Returns whether the row has gone, or has another value than the user has seen.
    func hasChanged(in session: MenuSession) -> Bool {
      guard page === session.page.adapter, let path = page.path(of: id) else { return true }
      return session.conversation.isChangedElsewhere(path, seen: summary)
    }
  }
}

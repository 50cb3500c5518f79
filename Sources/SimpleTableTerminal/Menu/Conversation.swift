package import SimpleTable

/// What a user and a menu have to do with each other, whatever shows the menu: what is done, what is
/// asked, what is stored, and what others have changed.
///
/// A live menu adds focus, frames and search to it; numbered lines add numbers and sentences.
package final class Conversation {
  /// The pages from the first one to the one in view.
  package let menu: Menu

  /// The words that the menu itself says.
  package var words: MenuWords

  /// What stores settings as they are changed.
  package let autosave: Autosave

  /// What closures and tasks of the menu want to have said.
  package let notices = NoticeBoard()

  /// What becomes of changes that are not saved when the user leaves the menu.
  private let leaving: TerminalMenu.Leaving

  /// What the next input answers; `nil` while it is a command.
  private(set) var question: Question? {
    didSet { pageOfQuestion = menu.page }
  }

  /// The page on which it was asked, as rows of several pages may have one id.
  private weak var pageOfQuestion: TableAdapter?

  /// The time in milliseconds.
  package var time = 0

  /// When the change is taken back that is to be confirmed, and the number of that change.
  var deadline = 0
  var knownTrial = 0

  /// Creates the conversation about a menu.
  package init(
    _ menu: Menu, words: MenuWords = MenuWords(), autosave store: (any SettingsStore)? = nil,
    leaving: TerminalMenu.Leaving = .immediately
  ) {
    self.menu = menu
    self.words = words
    self.leaving = leaving
    autosave = Autosave(menu, in: store, leaving: leaving)
  }

  /// What is asked of the user.
  enum Question {
    /// The text of a row.
    case text(RowID)
    /// Whether a row is to act.
    case confirmation(Confirmation)
    /// What becomes of changes that are not saved.
    case leaving
  }
}

// MARK: - Acting

extension Conversation {
  /// Performs an action on an item of the page in view; a question of its row is answered next.
  func perform(_ action: MenuAction, on item: TableItem?) -> ActionOutcome {
    ask(menu.perform(action, on: item))
  }

  /// Sets the value of a row to a text; one that is refused may still be corrected.
  func enter(_ text: String, row: RowID) -> ActionOutcome { ask(menu.enter(text, row: row)) }

  /// Removes what is stored for the setting of an item.
  func unset(_ item: TableItem) -> ActionOutcome { ask(menu.unset(item)) }

  /// Moves the entry of a list by a number of places.
  func moveEntry(_ path: RowPath, by places: Int) -> ActionOutcome {
    ask(menu.moveEntry(path, by: places))
  }

  /// Asks before all entries of a list are removed.
  func askToEmpty(_ row: RowID, _ question: String) {
    self.question = .confirmation(
      Confirmation(question: question, row: row, action: .enter(""), isOfRow: false))
  }

  /// Asks for the text of a row.
  func askForText(of row: RowID) { question = .text(row) }

  /// Keeps what an outcome asks; any other than a refusal ends the question before.
  private func ask(_ act: @autoclosure () -> ActionOutcome) -> ActionOutcome {
    var outcome = menu.askingToKeep(act)
    // The question says enough.
    if beginKeeping(), case .applies = outcome { outcome = .done }
    switch outcome {
    case .asksForText(let row, _): question = .text(row)
    case .asksToConfirm(let confirmation): question = .confirmation(confirmation)
    case .refused: break
    default: question = nil
    }
    return outcome
  }
}

// MARK: - Answering

extension Conversation {
  /// Whether a value is being typed.
  package var isTyping: Bool { if case .text = question { true } else { false } }

  /// Answers whether a row is to act.
  ///
  /// - Returns: The outcome, or `nil` where the row does nothing.
  func answer(_ isYes: Bool) -> ActionOutcome? {
    guard case .confirmation(let confirmation) = question else { return nil }
    let canAnswer = canAnswer
    question = nil
    return isYes && canAnswer ? ask(menu.confirm(confirmation)) : nil
  }

  /// Takes the question back, with the reason why what was typed was refused.
  func cancel() {
    if case .text(let row) = question { pageOfQuestion?.forgetRefusal(row: row) }
    question = nil
  }

  /// Whether what the question is about is still visible, not disabled, and asks the same.
  var canAnswer: Bool {
    switch question {
    case nil, .leaving: true
    case .text(let row): isUsable(row) { $0.editableText != nil }
    case .confirmation(let asked):
      isUsable(asked.row) { !asked.isOfRow || $0.confirmation == asked.question }
    }
  }

  private func isUsable(_ id: RowID, _ condition: (Row) -> Bool) -> Bool {
    guard pageOfQuestion === menu.page, let row = menu.page.visibleRow(id) else { return false }
    return !row.isDisabled && condition(row)
  }
}

// MARK: - Leaving

extension Conversation {
  /// Whether leaving asks first what becomes of changes.
  var asksBeforeLeaving: Bool { leaving == .asking && menu.hasUnsavedChanges }

  /// Leaves the menu, or asks first.
  ///
  /// - Returns: Whether the menu is left.
  func leave() -> Bool {
    menu.endTrial()
    question = asksBeforeLeaving ? .leaving : nil
    return question == nil
  }

  /// Answers what becomes of changes that are not saved.
  func answerLeaving(_ text: String) -> Departure {
    question = nil
    if words.says(text, .saveAnswer) {
      if let problem = autosave.saveNow() { return .fails(problem) }
      autosave.stopWaiting()
      return .leaves
    }
    guard words.says(text, .dontSaveAnswer) else { return .stays }
    menu.restoreSaved()
    return .leaves
  }

  /// What follows from an answer.
  enum Departure {
    /// The menu is left, or stays, or stays as saving has failed.
    case leaves, stays
    case fails(StoreProblem)
  }
}

// MARK: - What others have stored

extension Conversation {
  /// Adopts what others have stored, unless a value is being typed.
  ///
  /// - Returns: Why a store cannot be read, once.
  func adopt() -> StoreProblem? { isTyping ? nil : autosave.adopt() }

  /// Stores what has changed.
  ///
  /// - Parameter again: Whether to try again what has failed before.
  /// - Returns: Why that has failed.
  package func save(again: Bool = false) -> StoreProblem? {
    autosave.save(again: again, adopts: !isTyping)
  }

  /// Returns whether somebody else has changed a row of the page in view since the user saw it.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - summary: What the user saw of it; `nil` for nothing.
  /// - Returns: Whether it has changed.
  func isChangedElsewhere(_ path: RowPath, seen summary: String?) -> Bool {
    if let summary, self.summary(of: path) != summary { return true }
    return menu.key(of: path, on: menu.page).map(autosave.changedKeys.contains) == true
  }

  /// Returns what is said of a row of the page in view without its explanations.
  func summary(of path: RowPath) -> String? {
    menu.page.row(at: path).map {
      words.summary(of: $0, isExpanded: menu.page.isExpanded(at: path))
    }
  }

  /// Returns what was wrong with the stores that were read last, one line each, and forgets it.
  func takeLoadProblems() -> [String] {
    menu.takeLastLoads().flatMap { result in
      switch result {
      case .success(let report):
        report.description.split(separator: "\n").map { String($0).isolated }
      case .failure(let error): [words.sentence(of: .notRead("\(error)"))]
      }
    }
  }

  /// Returns whether a row of the page in view takes a secret that no store keeps.
  func isLostSecret(_ row: RowID) -> Bool {
    guard let path = menu.page.path(of: row), menu.page.row(at: path)?.control?.isSecure == true
    else { return false }
    return menu.setting(of: path, on: menu.page) != nil && !autosave.keepsSecrets
  }

  /// Whether a secret was set that no store keeps.
  var hasLostSecrets: Bool {
    !autosave.keepsSecrets
      && menu.knownSettings.contains {
        $0.isSecret && !$0.isStored && $0.source == menu.editedLevel.source
      }
  }
}

extension Conversation {
  /// Returns the titles that lead to the page in view, and which level is edited where there are
  /// several.
  func path(separator: String) -> String {
    let path = menu.titles.map(\.isolated).filter { !$0.isEmpty }.joined(separator: separator)
    guard let level = menu.shownLevel else { return path }
    return path + (path.isEmpty ? "" : " ") + "[\(level.rawValue)]"
  }
}

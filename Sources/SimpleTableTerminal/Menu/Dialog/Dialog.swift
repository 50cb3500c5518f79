package import SimpleTableMenu

/// A dialog between a user and a menu: what the user does, and what the menu asks.
///
/// All presentations share it. A menu on the screen adds a cursor, frames and search, numbered
/// lines add numbers and sentences, and a command line a single question.
///
/// At most one ``Question`` is asked at a time. Beside it there is at most one change that is kept
/// only if the user confirms it in time, the pending one.
package final class Dialog {
  /// The menu that the dialog is about.
  package let menu: Menu

  /// The words of the menu's own messages.
  package var words: MenuWords

  /// Stores settings after each change.
  package let autosave: Autosave

  /// The notices that closures and tasks of the menu have left.
  package let notices = NoticeBoard()

  /// Whether unsaved changes are asked about when the user leaves the menu.
  private let leaving: TerminalMenu.Leaving

  /// The question that is asked now; `nil` while commands are expected.
  private(set) var question: Question?

  /// The time in milliseconds, and when the pending change is taken back, whose question has a number.
  var time = 0
  var deadline = 0
  var shownPending = 0

  /// Creates the dialog about a menu.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - words: The words of the menu's own messages.
  ///   - store: The store in which settings are saved after each change.
  ///   - leaving: Whether unsaved changes are asked about when the user leaves the menu.
  package init(
    _ menu: Menu, words: MenuWords = MenuWords(), autosave store: (any SettingsStore)? = nil,
    leaving: TerminalMenu.Leaving = .immediately
  ) {
    self.menu = menu
    self.words = words
    self.leaving = leaving
    autosave = Autosave(menu, in: store, leaving: leaving)
  }

  /// What the menu asks.
  enum Question {
    /// The text of a row, which begins as a draft.
    case text(PlacedRow, draft: String)
    /// The value of a new entry of a map, with the name that its row was given.
    case value(of: String, PlacedRow)
    /// Whether a row is to act.
    case confirm(Confirmation)
    /// Whether to save changes before leaving.
    case leave

    /// The row that the question is about, if it is about one.
    var row: PlacedRow? {
      switch self {
      case .text(let row, _), .value(_, let row): row
      case .confirm(let confirmation): confirmation.row
      case .leave: nil
      }
    }
  }

  /// The titles that lead to the page in view, and its own; the last one also says which level is edited where
  /// there are several.
  var path: [String] {
    var titles = menu.titles.map(\.isolated).filter { !$0.isEmpty }
    guard let level = menu.shownLevel else { return titles }
    let title = titles.popLast().map { $0 + " " } ?? ""
    return titles + [title + "[\(level.rawValue)]"]
  }
}

// MARK: - Asking

extension Dialog {
  /// Asks for the text of a row of the page in view, in place of any other question.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - draft: The text that typing begins with; without it, the present one.
  func ask(for row: RowID, draft: String? = nil) {
    let text = draft ?? menu.page.visibleRow(row)?.editableText ?? ""
    question = .text(PlacedRow(row, in: menu), draft: text)
  }

  /// Asks for the value of a new entry of a map, in place of any other question.
  ///
  /// - Parameters:
  ///   - name: The name of the entry.
  ///   - row: The row that adds it.
  func askForValue(of name: String, row: RowID) {
    question = .value(of: name, PlacedRow(row, in: menu))
  }

  /// Asks whether a row is to act, in place of any other question.
  func ask(_ confirmation: Confirmation) { question = .confirm(confirmation) }

  /// Ends the question without an answer; a typed text is lost, with the reason of its refusal.
  func cancel() {
    switch question {
    case .text(let row, _), .value(_, let row): row.forgetRefusal(in: menu)
    case .confirm, .leave, nil: break
    }
    endQuestion()
  }

  /// Ends the question, and leaves the reason at its row why a text was refused.
  func endQuestion() { question = nil }

  /// Ends a question whose row has gone, has been disabled or asks something else, and returns it.
  func endWhatHasGone() -> Question? {
    switch question {
    case .text(let row, _) where !row.takesText(in: menu): break
    case .value(_, let row) where !row.takesText(in: menu): break
    case .confirm(let asked) where !asked.canBeAnswered(in: menu): break
    default: return nil
    }
    defer { cancel() }
    return question
  }

  /// Restores a question that a key has ended.
  func restore(_ question: Question?) { self.question = question }
}

// MARK: - Answering

extension Dialog {
  /// Answers the question, or where there is none, whether to keep a change.
  ///
  /// A refused text is still asked for.
  ///
  /// - Parameter text: The answer. A row acts for *yes* only; an empty text keeps no change.
  /// - Returns: The effect, or `nil` if nothing is asked, or only whether to keep a change and the
  ///   text is no answer to that.
  func answer(_ text: String) -> Reply? {
    switch question {
    case .text(let row, _):
      let reply = enter(text, row: row.id)
      if case .refused = reply { return reply }
      if case .text(row, _) = question { question = nil }
      return reply
    case .value(let name, let row):
      let reply = enter("\(name)=\(text)", row: row.id)
      if case .refused = reply { return reply }
      if case .value = question { question = nil }
      return reply
    case .confirm(let confirmation):
      question = nil
      guard words.isYes(text) else { return .cancelled }
      let reply = confirm(confirmation)
      if case .refused = reply, case .enter(let text) = confirmation.action {
        // A refused text is asked for again, so that the user can correct it.
        ask(for: confirmation.row.id, draft: text)
      }
      return reply
    case .leave:
      question = nil
      return answerLeaving(text)
    case nil: return answerPending(text)
    }
  }

  /// Leaves the menu, or asks first what to do with unsaved changes.
  func leave() -> Reply {
    menu.takeBackPending()
    guard asksBeforeLeaving else { return .leaves }
    question = .leave
    return .asks
  }

  /// Whether leaving first asks what to do with unsaved changes.
  var asksBeforeLeaving: Bool { leaving == .asking && menu.hasUnsavedChanges }

  private func answerLeaving(_ text: String) -> Reply {
    if words.says(text, .saveAnswer) {
      if let problem = autosave.saveNow() { return .notSaved(problem) }
      autosave.stopWaiting()
      return .leaves
    }
    guard words.says(text, .dontSaveAnswer) else { return .cancelled }
    menu.restoreSaved()
    return .leaves
  }
}

extension Dialog {
  /// Asks the question of the selected row of the page in view, and returns it as a line asks it.
  package func askToSelect(_ question: String) -> String {
    guard let row = menu.page.selection else { return "" }
    ask(Confirmation(question: question, row: PlacedRow(row, in: menu), action: .select))
    return linePrompt ?? ""
  }

  /// Selects the row whose question was asked.
  ///
  /// - Parameter text: The answer.
  /// - Returns: The outcome, or `nil` if the answer is not yes.
  package func answerToSelect(_ text: String) -> ValueOutcome? {
    guard case .confirm(let asked) = question else { return nil }
    endQuestion()
    return words.isYes(text) ? menu.page.confirm(row: asked.row.id) : nil
  }
}

// MARK: - What others have stored

extension Dialog {
  /// Returns whether another program has changed a row of the page in view since the user saw it.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - summary: The text that the user saw of it; `nil` for none.
  /// - Returns: Whether it has changed.
  func isChangedElsewhere(_ path: RowPath, seen summary: String?) -> Bool {
    if let summary, self.summary(of: path) != summary { return true }
    return menu.key(of: path, on: menu.page).map(autosave.changedKeys.contains) == true
  }

  /// Returns a row of the page in view in words, without its explanations.
  func summary(of path: RowPath) -> String? {
    menu.page.row(at: path).map {
      words.summary(of: $0, isExpanded: menu.page.isExpanded(at: path))
    }
  }

  /// Returns the problems of the sources that were read last, and forgets them.
  func takeLoadProblems() -> [LoadProblem] {
    guard var report = menu.takeReport() else { return [] }
    autosave.didTell(report)
    let errors = report.takeErrors().map { LoadProblem(words.sentence(of: .notRead($0))) }
    let values = report.values
    var refusals = Dictionary(grouping: values.isEmpty ? [] : menu.refusals, by: \.value)
      .mapValues { $0[...] }
    return errors + values.map { LoadProblem($0, refusals[$0]?.popFirst()) }
  }

  /// Returns whether a row of the page in view takes a secret that no store keeps.
  func isLostSecret(_ row: RowID) -> Bool {
    guard let path = menu.page.path(of: row),
      menu.page.row(at: path)?.control?.style == .secureField
    else { return false }
    return menu.setting(of: path, on: menu.page) != nil && !menu.keepsSecrets
  }

  /// Whether a secret was set that no store keeps.
  var hasLostSecrets: Bool {
    !menu.keepsSecrets
      && menu.knownSettings.contains {
        $0.isSecret && !$0.isStored && $0.source == menu.editedLevel.source
      }
  }
}

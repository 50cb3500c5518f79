package import SimpleTableMenu

/// The state of a dialog between a user and a menu, shared by all presentations.
///
/// A live menu adds focus, frames and search to it; numbered lines add numbers and sentences.
package final class Conversation {
  /// The pages from the first one to the one in view.
  package let menu: Menu

  /// The words that the menu itself says.
  package var words: MenuWords

  /// Stores settings after each change.
  package let autosave: Autosave

  /// The notices that closures and tasks of the menu have left.
  package let notices = NoticeBoard()

  /// Whether unsaved changes are asked about when the user leaves the menu.
  private let leaving: TerminalMenu.Leaving

  /// The time in milliseconds.
  package var time = 0

  /// When the change is taken back that is to be confirmed, and the number of that change.
  var deadline = 0
  var shownTrial = 0

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

  /// The titles that lead to the page in view, and which level is edited where there are several.
  func path(separator: String) -> String {
    let path = menu.titles.map(\.isolated).filter { !$0.isEmpty }.joined(separator: separator)
    guard let level = menu.shownLevel else { return path }
    return path + (path.isEmpty ? "" : " ") + "[\(level.rawValue)]"
  }
}

// MARK: - Acting

extension Conversation {
  /// Performs an action on an item of the page in view.
  func perform(_ action: MenuAction, on item: TableItem?) -> ActionOutcome {
    startingCountdown(menu.perform(action, on: item))
  }

  /// Performs an action that the user has confirmed.
  func confirm(_ confirmation: Confirmation) -> ActionOutcome {
    startingCountdown(menu.confirm(confirmation))
  }

  /// Sets the value of a row to a text.
  func enter(_ text: String, row: RowID) -> ActionOutcome {
    startingCountdown(menu.enter(text, row: row))
  }

  /// Chooses all options of a picker, or none.
  func chooseAll(_ isAll: Bool, row: RowID) -> ActionOutcome {
    startingCountdown(menu.chooseAll(isAll, row: row))
  }

  /// Removes the stored value of an item's setting.
  func unset(_ item: TableItem) -> ActionOutcome { startingCountdown(menu.unset(item)) }

  /// Moves the entry of a list by a number of places.
  func moveEntry(_ path: RowPath, by places: Int) -> ActionOutcome {
    startingCountdown(menu.moveEntry(path, by: places))
  }
}

// MARK: - Leaving

extension Conversation {
  /// Whether leaving first asks what to do with unsaved changes.
  var asksBeforeLeaving: Bool { leaving == .asking && menu.hasUnsavedChanges }

  /// Prepares to leave the menu.
  ///
  /// - Returns: Whether the menu is left; if not, the user is asked what to do with unsaved
  ///   changes.
  func leave() -> Bool {
    menu.takeBackPending()
    return !asksBeforeLeaving
  }

  /// Answers whether to save changes before leaving.
  func answerLeaving(_ text: String) -> Departure {
    if words.says(text, .saveAnswer) {
      if let problem = autosave.saveNow() { return .fails(problem) }
      autosave.stopWaiting()
      return .leaves
    }
    guard words.says(text, .dontSaveAnswer) else { return .stays }
    menu.restoreSaved()
    return .leaves
  }

  /// The outcome of an answer.
  enum Departure {
    /// The menu is left, continues, or continues because saving has failed.
    case leaves, stays
    case fails(StoreProblem)
  }
}

// MARK: - What others have stored

extension Conversation {
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

  /// Returns the problems of the stores that were read last, one line each, and forgets them.
  func takeLoadProblems() -> [String] {
    guard var report = menu.takeReport() else { return [] }
    let errors = report.takeErrors().map { words.sentence(of: .notRead($0)) }
    return errors + report.description.split(separator: "\n").map { String($0).isolated }
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

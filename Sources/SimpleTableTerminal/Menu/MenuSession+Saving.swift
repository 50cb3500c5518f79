import SimpleTable

extension MenuSession {
  /// Saves changed settings, if they are to be saved as they are changed.
  ///
  /// - Parameter again: Whether to try again what has failed before.
  /// - Returns: Whether there is something new to show: a notice, or what others have stored.
  package func save(again: Bool = false) -> Bool {
    guard let autosave else { return false }
    if let problem = autosave.save(again: again, adopts: !isEditing) {
      say(problem)
      return true
    }
    return !autosave.changedKeys.isEmpty
  }

  /// Reads the store again.
  func loadStored() {
    guard let autosave else { return }
    if autosave.load() { say(words[.loaded]) }
    reportLoad()
  }

  /// Shows what is wrong with the store that was read last: as a notice if it is one thing, or else
  /// as a page to read first.
  func reportLoad() {
    let problems = menu.takeLoadProblems(words)
    if problems.count == 1 {
      say(problems[0])
    } else if !problems.isEmpty {
      read(
        Table(words[.storeTitle]) {
          Section { for problem in problems { Row("", subtitle: problem) } }
        })
    }
  }

  /// Whether leaving asks first what becomes of changes.
  var asksBeforeLeaving: Bool { leaving == .asking && menu.hasUnsavedChanges }

  /// Leaves the menu, or asks first.
  func leave() -> Outcome {
    guard asksBeforeLeaving else { return .leave }
    mode = .leaving
    return .next
  }

  /// Answers what becomes of changes that are not saved; any key but those shown stays.
  func answerLeaving(_ key: Key) -> Outcome {
    mode = .browsing
    guard case .character(let letter) = key.code, key.modifiers.isEmpty else {
      return outcome(ofOther: key)
    }
    let answer = words.leavingAnswer(String(letter))
    if answer == .stay { return .next }
    guard let problem = menu.settle(answer, autosave, words) else { return .leave }
    notice = Notice(text: problem, kind: .error)
    return .next
  }
}

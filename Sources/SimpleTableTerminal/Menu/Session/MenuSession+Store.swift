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
    if let problem { showNotSaved(problem) }
    return problem != nil || isOtherwise || !dialog.autosave.changedKeys.isEmpty
  }

  /// Shows why changes were not saved, behind what the last key has told.
  private func showNotSaved(_ problem: StoreProblem) {
    var failed = errorNotice(of: problem)
    // An older error may be the same one.
    if let told = notice, told.kind != .error {
      failed = Notice(text: "\(told.text) \(failed.text)", kind: .error)
    }
    notice = failed
    hasUndone = false
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

  /// Shows the problems of the sources that were read last: one as a notice, several as a page to read
  /// first, from which Return leads to their settings.
  func reportLoad() {
    let problems = dialog.takeLoadProblems()
    if problems.count == 1 {
      notice = Notice(text: problems[0].line(words), kind: .notice)
    } else if !problems.isEmpty {
      let rows = problems.enumerated().map { number, problem in
        Row(problem.setting?.title ?? "", detail: problem.applying(words))
          .subtitle(problem.text).help(problem.place)
          .id("\(number)").row
      }
      let table = Table(words[.problemsTitle]) { Section { rows } }
      let page = MenuPage(
        TableAdapter(table), on: screen.withoutDetails,
        isText: problems.allSatisfy { $0.setting == nil })
      overlay = .reading(TextPage(page: page, keys: problems.map { $0.setting?.key }))
    }
  }

  /// Adopts the changes of other programs, unless a value is being typed.
  ///
  /// - Parameter key: The key that is handled next.
  /// - Returns: Whether that key must do nothing, because the user has not seen the value of its
  ///   row, or because the row has disappeared.
  func adoptStored(before key: Key) -> Bool {
    guard dialog.autosave.hasStore, mode.field == nil else { return false }
    let row = changedRow(of: key)
    let path = row?.path(in: menu)
    let (title, seen) = (path.flatMap(menu.page.row)?.title, path.flatMap(dialog.summary))
    let problems = dialog.autosave.adopt().map(words.sentence)
    if !problems.isEmpty { say(problems.joined(separator: " ")) }
    let hasGone = leaveWhatHasGone()
    guard let row, let title else { return hasGone }
    if let path = row.path(in: menu), !dialog.isChangedElsewhere(path, seen: seen) {
      return hasGone
    }
    dialog.cancel()
    say((problems + [words.sentence(.changedElsewhere, title)]).joined(separator: " "))
    return true
  }

  /// Returns the row whose question is asked, or else the focused one; `nil` for a key that changes no row.
  private func changedRow(of key: Key) -> PlacedRow? {
    switch mode {
    case .confirming(let confirmation): return confirmation.row
    case .browsing, .fieldGone:
      guard (keys[key]?.kind ?? .changes) == .changes, case .row(let path)? = page.focused else {
        return nil
      }
      return menu.page.id(at: path).map { PlacedRow($0, in: menu) }
    case .typing, .finding, .reading, .leaving: return nil
    }
  }
}

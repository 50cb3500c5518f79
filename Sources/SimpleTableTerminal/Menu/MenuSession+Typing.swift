import SimpleTable

extension MenuSession {
  /// Handles a key while a filter is typed.
  func filter(_ key: Key, _ line: LineEditor) -> Outcome {
    var line = line
    switch key {
    case .return:
      mode = .browsing
    case .escape:
      mode = .browsing
      page.adapter.filter(nil)
    case .up, .down, .pageUp, .pageDown:
      _ = browse(key)
    default:
      guard line.press(key) else { return outcome(ofOther: key) }
      mode = .filtering(line)
      page.adapter.filter(line.text)
    }
    if let item = page.focused { page.focus(on: item) }
    return .next
  }

  /// Handles a key while a value is typed.
  func edit(_ key: Key, _ row: RowID, _ line: LineEditor) -> Outcome {
    var line = line
    switch key {
    case .return where line.breaksLines:
      line.insert("\n")
      mode = .editing(row, line)
    case .return: commit(line, row)
    case .control("d") where line.breaksLines: commit(line, row)
    case .tab:
      completePath(line, of: row)
    case .escape:
      stopTyping()
    default:
      guard line.press(key) else { return outcome(ofOther: key) }
      mode = .editing(row, line)
    }
    return .next
  }

  /// Sets the value; a refused one stays in the field to be corrected.
  private func commit(_ line: LineEditor, _ row: RowID) {
    if let text = page.adapter.visibleRow(row)?.editableText, text != line.text,
      LineEditor(text, breaksLines: line.breaksLines).text == line.text
    {
      // The text was not changed, so characters that a line cannot show stay.
      return stopTyping()
    }
    let outcome = menu.enter(line.text, row: row)
    if case .refused = outcome {} else { stopTyping() }
    _ = show(outcome)
  }

  /// Stops typing, and removes the reason why a value was refused.
  func stopTyping() {
    let (typed, table) = (mode, tableOfMode)
    mode = .browsing
    if case .editing(let row, _) = typed { table?.forgetRefusal(row: row) }
  }

  /// Stops typing into a row or a table that is no longer shown.
  func leaveLostField() {
    let stays =
      switch mode {
      case .browsing, .lostField, .reading: true
      case .filtering: tableOfMode === menu.page
      case .confirming(let confirmation):
        isUsable(confirmation.row) { $0.confirmation == confirmation.question }
      case .editing(let id, _): isUsable(id) { $0.editableText != nil }
      }
    guard !stays else { return }
    let wasEditing = if case .editing = mode { true } else { false }
    stopTyping()
    if wasEditing { mode = .lostField }
  }

  /// Returns whether a row of the table of the mode is visible and not disabled, and as it must be.
  private func isUsable(_ id: RowID, _ condition: (Row) -> Bool) -> Bool {
    guard tableOfMode === menu.page, let row = page.adapter.visibleRow(id) else { return false }
    return !row.isDisabled && condition(row)
  }
}

import SimpleTable

extension MenuSession {
  /// Handles a key while a value is typed; a field's own use of a key comes first.
  func edit(_ key: Key, _ row: RowID, _ line: LineEditor) -> Outcome {
    var line = line
    switch key {
    case .return where line.breaksLines:
      line.insert("\n")
      mode = .editing(row, line)
    case .return: _ = commit(line, row)
    case .control("d") where line.breaksLines: _ = commit(line, row)
    case .escape: stopTyping()
    case .tab:
      if let path = completedPath(line, of: row) {
        mode = .editing(row, LineEditor(path))
      } else {
        moveOn(from: line, row) { page.moveToField(1) }
      }
    case .backTab: moveOn(from: line, row) { page.moveToField(-1) }
    case .up, .down, .control("p"), .control("n"):
      let isDown = key == .down || key == .control("n")
      if line.breaksLines {
        line.move(to: isDown ? .lineBelow : .lineAbove)
        mode = .editing(row, line)
      } else {
        moveOn(from: line, row) {
          page.move(isDown ? 1 : -1)
          return nil
        }
      }
    default:
      guard line.press(key) else { return outcome(ofOther: key) }
      mode = .editing(row, line)
    }
    return .next
  }

  /// Keeps what was typed and moves the focus, unless the text is refused or asked about.
  ///
  /// - Parameters:
  ///   - line: What was typed.
  ///   - row: The row.
  ///   - move: Moves the focus, and returns the row whose text is typed next, if any.
  private func moveOn(from line: LineEditor, _ row: RowID, _ move: () -> (RowID, String)?) {
    guard commit(line, row), let (next, text) = move() else { return }
    // The user's editor opens only where it is asked for.
    if !isLong(next) || !usesEditor { _ = beginEditing(next, text) }
  }

  /// Sets the value; a refused one stays in the field to be corrected.
  ///
  /// - Returns: Whether the typing has ended.
  private func commit(_ line: LineEditor, _ row: RowID) -> Bool {
    if let text = page.adapter.visibleRow(row)?.editableText, text != line.text,
      LineEditor(text, breaksLines: line.breaksLines).text == line.text
    {
      // The text was not changed, so characters that a line cannot show stay.
      stopTyping()
      return true
    }
    let outcome = menu.enter(line.text, row: row)
    if case .refused = outcome {} else { stopTyping() }
    _ = show(outcome)
    return if case .done = outcome { true } else { false }
  }

  /// Stops typing, and removes the reason why a value was refused.
  func stopTyping() {
    let (typed, table) = (mode, tableOfMode)
    mode = .browsing
    if case .editing(let row, _) = typed { table?.forgetRefusal(row: row) }
  }

  /// Stops typing into, choosing from or asking about what is no longer shown.
  ///
  /// - Returns: Whether something has gone.
  @discardableResult
  func leaveLostField() -> Bool {
    let stays =
      switch mode {
      case .browsing, .leaving, .lostField, .reading: true
      case .finding: tableOfMode === menu.page
      case .confirming(let confirmation):
        isUsable(confirmation.row) { $0.confirmation == confirmation.question }
      case .editing(let id, _): isUsable(id) { $0.editableText != nil }
      }
    guard !stays else { return false }
    let wasEditing = if case .editing = mode { true } else { false }
    stopTyping()
    if wasEditing { mode = .lostField }
    return true
  }

  /// Returns whether a row of the table of the mode is visible and not disabled, and as it must be.
  private func isUsable(_ id: RowID, _ condition: (Row) -> Bool) -> Bool {
    guard tableOfMode === menu.page, let row = page.adapter.visibleRow(id) else { return false }
    return !row.isDisabled && condition(row)
  }
}

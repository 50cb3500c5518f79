import SimpleTable

extension MenuSession {
  /// Shows a line as the field of a row.
  func openField(of row: RowID, _ line: LineEditor) {
    conversation.askForText(of: row)
    field = line
  }

  /// Handles a key while a value is typed; a field's own use of a key comes first.
  func edit(_ key: Key, _ row: RowID) -> Outcome {
    guard var line = field else { return .next }
    switch key {
    case .return where line.breaksLines:
      line.insert("\n")
      field = line
    case .return: _ = commit(line, row)
    case .control("d") where line.breaksLines: _ = commit(line, row)
    case .escape: stopTyping()
    case .tab:
      if let path = completedPath(line, of: row) {
        field = LineEditor(path)
      } else {
        moveOn(from: line, row) { page.moveToField(1) }
      }
    case .backTab: moveOn(from: line, row) { page.moveToField(-1) }
    case .up, .down, .control("p"), .control("n"):
      let isDown = key == .down || key == .control("n")
      if line.breaksLines {
        line.move(to: isDown ? .lineBelow : .lineAbove)
        field = line
      } else {
        moveOn(from: line, row) {
          page.move(isDown ? 1 : -1)
          return nil
        }
      }
    default:
      guard line.press(key) else { return outcome(ofOther: key) }
      field = line
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
    if let text = page.adapter.visibleRow(row)?.editableText,
      LineEditor(text, breaksLines: line.breaksLines).text == line.text
    {
      // The text was not changed, so nothing is stored, and characters that a line cannot show stay.
      stopTyping()
      return true
    }
    if line.text.isEmpty, page.adapter.visibleRow(row)?.isNewEntry == true {
      stopTyping()
      return true
    }
    let outcome = conversation.enter(line.text, row: row)
    // The reason stands at the row, and the last line still says how to end.
    if case .refused = outcome { return false }
    field = nil
    _ = report(outcome)
    return if case .done = outcome { true } else { false }
  }

  /// Stops typing, and removes the reason why a value was refused.
  func stopTyping() {
    conversation.cancel()
    field = nil
  }

  /// Stops typing into, choosing from or asking about what is no longer shown.
  ///
  /// - Returns: Whether something has gone.
  @discardableResult
  func leaveWhatHasGone() -> Bool {
    if let found = overlay?.found, found.origin !== menu.page {
      overlay = nil
      return true
    }
    if conversation.canAnswer { return false }
    hasLostField = field != nil
    stopTyping()
    return true
  }
}

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
    case .return:
      commit(line, row)
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
      LineEditor(text).text == line.text
    {
      // The text was not changed, so line breaks and other characters that a line cannot show stay.
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
    switch mode {
    case .browsing, .reading: return
    case .filtering: if tableOfMode === menu.page { return }
    case .confirming(let confirmation):
      let row = page.adapter.visibleRow(confirmation.row)
      let asks = row?.confirmation == confirmation.question && row?.isDisabled == false
      if tableOfMode === menu.page, asks { return }
    case .editing(let id, _):
      let row = page.adapter.visibleRow(id)
      let takesText = row?.editableText != nil && row?.isDisabled == false
      if tableOfMode === menu.page, takesText { return }
    }
    stopTyping()
  }
}

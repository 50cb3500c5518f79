package import SimpleTable

extension MenuSession {
  /// A text that the user edits with another program, which has the screen meanwhile.
  package struct EditorRequest: Hashable, Sendable {
    /// The row whose value the text is.
    package let row: RowID

    /// The text before.
    package let text: String
  }

  /// Begins to edit the text of a row, in a field or with the user's editor.
  func beginEditing(_ row: RowID, _ text: String) -> Outcome {
    let isLong = isLong(row)
    guard isLong, usesEditor else {
      mode = .editing(row, LineEditor(text, breaksLines: isLong))
      return .next
    }
    let refused = refusedText.flatMap { $0.row == row ? $0.text : nil }
    return .edit(EditorRequest(row: row, text: refused ?? text))
  }

  /// Sets the value to what the editor has left, or shows why there is nothing to set.
  func endEditing(_ request: EditorRequest, _ result: Result<String, TextEditor.Failure>) {
    switch result {
    case .success(request.text): notice = words[.textUnchanged]
    case .success(let text):
      guard page.adapter.visibleRow(request.row)?.editableText != nil else {
        mode = .lostField
        return
      }
      refusedText = nil
      let outcome = menu.enter(text, row: request.row)
      if case .refused = outcome { keepRefused(text, of: request.row) }
      _ = show(outcome)
    case .failure(.notStarted(let reason)): notice = words(.editorNotStarted, reason)
    case .failure(.exit(let code)): notice = words(.editorFailed, "\(code)")
    case .failure(.signal(let signal)): notice = words(.editorKilled, "\(signal)")
    case .failure(.unreadable(let reason)): notice = words(.textUnreadable, reason)
    }
  }

  /// Keeps a text that was refused, so that it can be corrected.
  func keepRefused(_ text: String, of row: RowID) {
    let isLong = isLong(row)
    if isLong, usesEditor {
      refusedText = EditorRequest(row: row, text: text)
    } else {
      mode = .editing(row, LineEditor(text, breaksLines: isLong))
    }
  }

  /// Completes the path that is being typed in a row; nothing happens to other texts, or while the
  /// cursor is inside the path.
  func completePath(_ line: LineEditor, of row: RowID) {
    let kind = page.adapter.visibleRow(row)?.control?.kind
    guard kind == .file || kind == .folder, line.isAtEnd else { return }
    let path = line.text
    let completed = PathCompletion(isOfFolders: kind == .folder).completing(path)
    if completed != path { mode = .editing(row, LineEditor(completed)) }
  }

  private func isLong(_ row: RowID) -> Bool {
    page.adapter.visibleRow(row)?.control?.style == .textArea
  }
}

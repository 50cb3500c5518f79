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
      openField(of: row, LineEditor(text, breaksLines: isLong))
      return .next
    }
    conversation.cancel()
    let isOfPage = pageOfRefusedText === page.adapter
    let refused = refusedText.flatMap { isOfPage && $0.row == row ? $0.text : nil }
    return .edit(EditorRequest(row: row, text: refused ?? text))
  }

  /// Sets the value to what the editor has left, or shows why there is nothing to set.
  func endEditing(_ request: EditorRequest, _ result: Result<String, TextEditor.Failure>) {
    switch result {
    case .success(request.text):
      refusedText = nil
      say(words.sentence(.textUnchanged))
    case .success(let text):
      guard page.adapter.visibleRow(request.row)?.editableText != nil else {
        hasLostField = true
        return
      }
      refusedText = nil
      let outcome = conversation.enter(text, row: request.row)
      if case .refused = outcome { keepRefused(text, of: request.row) }
      _ = report(outcome)
    case .failure(.notStarted(let reason)): say(words.sentence(.editorNotStarted, reason))
    case .failure(.exit(let code)): say(words.sentence(.editorFailed, "\(code)"))
    case .failure(.signal(let signal)): say(words.sentence(.editorKilled, "\(signal)"))
    case .failure(.unreadable(let reason)): say(words.sentence(.textUnreadable, reason))
    }
  }

  /// Keeps a text that was refused, so that it can be corrected.
  func keepRefused(_ text: String, of row: RowID) {
    let isLong = isLong(row)
    if isLong, usesEditor {
      refusedText = EditorRequest(row: row, text: text)
      pageOfRefusedText = page.adapter
    } else {
      openField(of: row, LineEditor(text, breaksLines: isLong))
    }
  }

  /// Returns the path that is being typed in a row with what completes it; `nil` where nothing does,
  /// for other texts, and while the cursor is inside the path.
  func completedPath(_ line: LineEditor, of row: RowID) -> String? {
    let kind = page.adapter.visibleRow(row)?.control?.kind
    guard kind == .file || kind == .folder, line.isAtEnd else { return nil }
    let path = line.text
    let completed = PathCompletion(isOfFolders: kind == .folder).completing(path)
    return completed == path ? nil : completed
  }

  /// Whether the text of a row may have several lines.
  func isLong(_ row: RowID) -> Bool {
    page.adapter.visibleRow(row)?.control?.style == .textArea
  }
}

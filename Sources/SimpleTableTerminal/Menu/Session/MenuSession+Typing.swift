package import SimpleTable

// The typing of a value, in the field of its row or with the user's editor.

extension MenuSession {
  /// The value of the row that is typed into, as its field would begin with it.
  var textOfField: String? {
    guard let field = mode.field else { return nil }
    return page.adapter.visibleRow(field.row.id)?.editableText.map {
      LineEditor($0, breaksLines: field.line.breaksLines).text
    }
  }

  /// Handles a key while a value is typed; a field's own use of a key comes first.
  func type(_ key: Key, into field: Field) -> Outcome {
    var line = field.line
    switch key {
    case .return where line.breaksLines: line.insert("\n")
    case .return: return commit(field) { takesMore(field) ? (field.row.id, "") : nil }
    case .control("d") where line.breaksLines: return commit(field) { nil }
    case .escape:
      dialog.cancel()
      return .next
    case .tab:
      guard let path = completedPath(line, of: field.row.id) else {
        return commit(field) { page.moveToField(1) }
      }
      line = LineEditor(path)
    case .backTab: return commit(field) { page.moveToField(-1) }
    case .up, .down, .control("p"), .control("n"):
      let isDown = key == .down || key == .control("n")
      guard line.breaksLines else {
        return commit(field) {
          page.move(isDown ? 1 : -1)
          return nil
        }
      }
      line.move(to: isDown ? .lineBelow : .lineAbove)
    default: guard line.press(key) else { return outcome(ofOther: key) }
    }
    self.line = line
    return .next
  }

  /// Whether a row that has added an entry takes the next one at once: not where it has led to the page of a
  /// record, and not before a change of the list is confirmed.
  private func takesMore(_ field: Field) -> Bool {
    guard !field.text.isEmpty, !dialog.hasPendingChange else { return false }
    return field.row.usable(in: menu)?.isNewEntry == true
  }

  /// Sets the value to the typed text, and moves on, unless the text is refused or needs
  /// confirmation.
  ///
  /// A refused text remains in the field to be corrected.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - move: Moves the focus, and returns the row whose text is typed next, if any.
  /// - Returns: The task of the caller.
  private func commit(_ field: Field, _ move: () -> (RowID, String)?) -> Outcome {
    let (id, text) = (field.row.id, field.text)
    let row = page.adapter.visibleRow(id)
    let before = textOfField
    // If the text was not changed, nothing is stored, and characters that a line cannot show are
    // kept.
    if before.map(text.hasSameBytes) == true || text.isEmpty && row?.isNewEntry == true {
      dialog.cancel()
    } else {
      guard let reply = dialog.answer(field.line.text) else { return .next }
      // The reason is shown at the row, and the last line still says how to end.
      if case .refused = reply { return .next }
      _ = report(reply)
      guard case .done = reply else { return .next }
    }
    // The user's editor opens only where it is asked for.
    if let (next, text) = move(), !opensEditor(next) {
      dialog.ask(for: next, draft: text)
      _ = beginEditing()
    }
    return .next
  }

  /// Returns the path that is being typed in a row, completed; `nil` without a completion, for
  /// other texts, and while the cursor is inside the path.
  private func completedPath(_ line: LineEditor, of row: RowID) -> String? {
    let kind = page.adapter.visibleRow(row)?.control?.kind
    guard let isOfFolder = kind?.isPathOfFolder, line.isAtEnd else { return nil }
    let path = line.text
    let completed = PathCompletion(isOfFolders: isOfFolder).completing(path)
    return completed == path ? nil : completed
  }

  /// Whether the text of a row is edited with the user's editor instead of in its field.
  private func opensEditor(_ row: RowID) -> Bool { usesEditor && isLong(row) }

  /// Whether the text of a row may have several lines.
  private func isLong(_ row: RowID) -> Bool {
    page.adapter.visibleRow(row)?.control?.style == .textArea
  }
}

// MARK: - The user's editor

extension MenuSession {
  /// A text that the user edits with another program, which has the screen meanwhile.
  package struct EditorRequest: Hashable, Sendable {
    /// The row whose value the text is.
    package let row: RowID

    /// The text before.
    package let text: String
  }

  /// Begins to edit the text that the dialog asks for, in a field or with the user's editor.
  func beginEditing() -> Outcome {
    if case .value = dialog.question { line = LineEditor() }
    guard case .text(let row, let draft) = dialog.question else { return .next }
    guard opensEditor(row.id) else {
      line = LineEditor(draft, breaksLines: isLong(row.id))
      return .next
    }
    dialog.cancel()
    let refused = refusedText.flatMap { $0.row == row ? $0.text : nil }
    return .edit(EditorRequest(row: row.id, text: refused ?? draft))
  }

  /// Keeps a text that was refused once the user had confirmed it, to be corrected.
  func keepRefused() {
    guard case .text(let row, let text) = dialog.question else { return }
    guard opensEditor(row.id) else {
      _ = beginEditing()
      return
    }
    dialog.endQuestion()
    refusedText = (row, text)
  }

  /// Sets the value to the edited text, or shows why there is none.
  func endEditing(_ request: EditorRequest, _ result: Result<String, TextEditor.Failure>) {
    switch result {
    case .success(let text) where text.hasSameBytes(as: request.text):
      refusedText = nil
      say(words.sentence(.textUnchanged))
    case .success(let text):
      guard page.adapter.visibleRow(request.row)?.editableText != nil else {
        isFieldGone = true
        return
      }
      refusedText = nil
      let reply = dialog.enter(text, row: request.row)
      if case .refused = reply { refusedText = (PlacedRow(request.row, in: menu), text) }
      _ = report(reply)
    case .failure(.notStarted(let reason)): say(words.sentence(.editorNotStarted, reason))
    case .failure(.exit(let code)): say(words.sentence(.editorFailed, "\(code)"))
    case .failure(.signal(let signal)): say(words.sentence(.editorKilled, "\(signal)"))
    case .failure(.unreadable(let reason)): say(words.sentence(.textUnreadable, reason))
    }
  }
}

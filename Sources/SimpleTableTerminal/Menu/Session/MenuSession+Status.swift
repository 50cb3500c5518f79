import SimpleTable

extension MenuSession {
  /// The last line of the screen, or several for a long notice or a question, with the cursor while
  /// words are typed.
  ///
  /// It is a notice about the last key, or the keys of the mode.
  var status: (lines: [StyledLine], cursor: Frame.Position?) {
    let (lines, cursor) = statusOfMode
    // A question and a long notice may have more lines than the screen, of which the last ones count.
    return (Array((pendingLines + lines).suffix(screen.bodyHeight + 1)), cursor)
  }

  /// The status without a question about a row.
  private var statusOfMode: (lines: [StyledLine], cursor: Frame.Position?) {
    let theme = screen.theme
    if let notice { return (lines(of: notice), nil) }
    switch mode {
    case .browsing:
      let dash = screen.appearance.isASCII ? "-" : "–"
      let isCut = page.viewport.scrollThumb != nil
      let position = isCut ? page.viewport.position.text(dash: dash, of: words[.of]) : nil
      return (errorLines ?? [hints(position: position)], nil)
    case .typing(let field): return ([screen.keyLine(hint(for: field))], nil)
    case .fieldGone: return (screen.lines(words[.fieldGone], as: theme[.error]), nil)
    case .confirming: return ([hintsOfConfirmation], nil)
    case .leaving:
      let lines = prompt.map {
        screen.lines(of: $0, cells: screen.width - 2, atMost: screen.bodyHeight)
      }
      return ((lines ?? []).map { " " + $0 }, nil)
    case .finding(let found): return ([hints(for: found)], nil)
    case .reading(let text):
      if let line = text.filter {
        return wordsStatus(
          line, hint: TextSearch(line.text).isEmpty ? nil : "  " + words[.escReturns])
      }
      return ([hint(for: text)], nil)
    }
  }

  /// The number of lines that the status takes.
  var statusLineCount: Int {
    // The keys take one line, so they need not be laid out to count lines.
    if case .browsing = mode, notice == nil {
      return min(pendingLines.count + (errorLines?.count ?? 1), screen.bodyHeight + 1)
    }
    return status.lines.count
  }

  /// Why nothing is stored, below a page instead of the keys.
  private var errorLines: [StyledLine]? {
    dialog.autosave.error.map { lines(of: errorNotice(of: .notSaved("\($0)"))) }
  }

  /// Returns a notice in lines, after an undo with the key that redoes.
  private func lines(of notice: Notice) -> [StyledLine] {
    let isError = notice.kind == .error
    let lines = screen.lines(notice.text, as: screen.theme[isError ? .error : .notice])
    guard hasUndone, let hint = hintOfRedo, let last = lines.last else { return lines }
    let start = screen.width - hint.cells - 1
    return last.cells + 2 <= start
      ? lines.dropLast() + [last.padded(to: start) + hint] : lines + [" " + hint]
  }

  /// Returns the hint how to end typing, in its short form where there is no room.
  private func hint(for field: Field) -> String {
    let (long, short): (MenuWords.Phrase, MenuWords.Phrase) =
      if page.adapter.visibleRow(field.row.id)?.isNewEntry == true {
        (.typingEntry, .typingShort)
      } else if field.line.breaksLines {
        (.typingLines, .typingLinesShort)
      } else if dialog.isLostSecret(field.row.id) {
        (.typingSecret, .typingSecretShort)
      } else {
        (.typing, .typingShort)
      }
    let hint = " " + words[long]
    return hint.cellWidth <= size.columns ? hint : " " + words[short]
  }

  /// Returns the hint below a page of text.
  private func hint(for text: TextPage) -> StyledLine {
    if text.focusedKey != nil, let key = keys.key(for: .select) {
      let goes = "\(screen.name(of: key)) \(words[.goHint])"
      let hint = [goes, words[.helpOthersClose]].joined(separator: ", ")
      return screen.keyLine(" " + (hint.cellWidth < size.columns ? hint : goes), naming: [key])
    }
    guard text.page.viewport.scrollThumb != nil else {
      return screen.keyLine(" " + words[.helpCloses])
    }
    let keys = [MenuAction.moveUp, .moveDown].compactMap(self.keys.key)
    let hint = " " + words(.helpMoves, keys.map(screen.name).joined(separator: " "))
    let longer = hint + ", " + words[.helpOthersClose]
    let longest =
      [hint, textOfSearchHint, words[.helpOthersClose]].compactMap(\.self)
      .joined(separator: ", ")
    let shown = [longest, longer].first { $0.cellWidth <= size.columns } ?? hint
    return screen.keyLine(shown, naming: keys + self.keys.keys(for: .search).prefix(1))
  }

  /// Returns the words that are typed for the rows of a text, with a hint where there is room.
  private func wordsStatus(
    _ line: LineEditor, hint: String?
  ) -> ([StyledLine], Frame.Position?) {
    let theme = screen.theme
    let window = line.window(cells: max(1, screen.width - 3))
    let text = " /" + window.text.isolated
    let free = screen.width - text.cellWidth - (hint?.cellWidth ?? 0) - 1
    let end = free < 0 ? "" : hint ?? ""
    let shown =
      StyledLine(text, as: theme[.notice]).padded(to: screen.width - end.cellWidth)
      + StyledLine(end, as: theme[.detail])
    return ([shown], Frame.Position(column: 2 + window.cursorColumn, row: size.rows - 1))
  }
}

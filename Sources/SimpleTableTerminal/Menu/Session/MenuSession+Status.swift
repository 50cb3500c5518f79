import SimpleTable

extension MenuSession {
  /// The last line of the screen, or several for a long notice or a question, with the cursor while
  /// words are typed.
  ///
  /// It is a notice about the last key, or the keys of the mode.
  var status: (lines: [StyledLine], cursor: Frame.Position?) {
    let (lines, cursor) = statusOfMode
    return (trialLines + lines, cursor)
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
    case .finding(let found):
      let position = found.isCut ? "  " + found.position(words[.of]) : ""
      if let line = found.line {
        let isEmpty = found.search?.isEmpty != false
        return wordsStatus(line, isEmpty ? nil : position, hint: .findingHint)
      }
      let hint = screen.keyLine(" " + words[.findingHint])
      let end = position.isEmpty ? "" : position + " "
      guard hint.text.cellWidth + end.cellWidth <= screen.width else { return ([hint], nil) }
      let line = hint.padded(to: screen.width - end.cellWidth)
      return ([line + screen.styled(end, as: theme[.footer])], nil)
    case .reading(let text):
      if let line = text.filter {
        return wordsStatus(line, TextSearch(line.text).isEmpty ? nil : "", hint: .escReturns)
      }
      return ([hint(for: text.page)], nil)
    }
  }

  /// The number of lines that the status takes.
  var statusLineCount: Int {
    // The keys take one line, so they need not be laid out to count lines.
    if case .browsing = mode, notice == nil { return trialLines.count + (errorLines?.count ?? 1) }
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
    let start = screen.width - hint.text.cellWidth - 1
    return last.text.cellWidth + 2 <= start
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
  private func hint(for text: MenuPage) -> StyledLine {
    guard text.viewport.scrollThumb != nil else { return screen.keyLine(" " + words[.helpCloses]) }
    let keys = [MenuAction.moveUp, .moveDown].compactMap { self.keys.keys(for: $0).first }
    let hint = " " + words(.helpMoves, keys.map(screen.name).joined(separator: " "))
    let longer = hint + ", " + words[.helpOthersClose]
    let longest =
      ([hint] + texts(of: [Hint(.search, phrase: .searchHint)]) + [words[.helpOthersClose]])
      .joined(separator: ", ")
    let shown = [longest, longer].first { $0.cellWidth <= size.columns } ?? hint
    return screen.keyLine(shown, naming: keys + self.keys.keys(for: .search).prefix(1))
  }

  /// Returns the typed words, with the number of rows that they find; `nil` if they are empty.
  private func wordsStatus(
    _ line: LineEditor, _ found: String?, hint: MenuWords.Phrase
  ) -> ([StyledLine], Frame.Position?) {
    let theme = screen.theme
    let (hint, count) = ("  " + words[hint], found ?? "")
    let window = line.window(cells: max(1, screen.width - 3 - count.cellWidth))
    let text = " /" + window.text.isolated
    let free = screen.width - text.cellWidth - hint.cellWidth - count.cellWidth - 1
    let end = found == nil || free < 0 ? count : hint + count
    let shown =
      screen.styled(text, as: theme[.notice]).padded(to: screen.width - end.cellWidth)
      + screen.styled(end, as: theme[.detail])
    return ([shown], Frame.Position(column: 2 + window.cursorColumn, row: size.rows - 1))
  }
}

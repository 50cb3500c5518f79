import SimpleTable

extension MenuSession {
  /// The last line of the screen, or several for a long notice or question, with the cursor while
  /// words are typed.
  ///
  /// It is a notice about the last key, or the question of the mode with the keys that answer.
  var status: (lines: [StyledLine], cursor: Frame.Position?) {
    let theme = screen.theme
    if let notice {
      let isError = notice.kind == .error
      return (screen.lines(notice.text, as: isError ? theme[.error] : theme[.notice]), nil)
    }
    switch mode {
    case .browsing:
      let dash = screen.appearance.isASCII ? "-" : "–"
      let isCut = page.viewport.scrollThumb != nil
      let position = isCut ? page.viewport.position.text(dash: dash, of: words[.of]) : nil
      return (pageStatus ?? [hints(position: position)], nil)
    case .typing(let field):
      let countdown = dialog.countdown.map { screen.lines($0, as: theme[.notice]) } ?? []
      return (countdown + [screen.keyLine(hint(for: field))], nil)
    case .fieldGone: return (screen.lines(words[.fieldGone], as: theme[.error]), nil)
    case .confirming(let asked):
      let question = asked.question.isolated + " " + words.answers
      return (screen.lines(question, as: theme[.notice]), nil)
    case .leaving:
      return (screen.lines(words.leavingQuestion(stayingBy: .escape), as: theme[.notice]), nil)
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
    if case .browsing = mode, notice == nil { return pageStatus?.count ?? 1 }
    return status.lines.count
  }

  /// The status below a page instead of the keys: a change to confirm, or why nothing is stored.
  private var pageStatus: [StyledLine]? {
    let theme = screen.theme
    if let question = dialog.trialQuestion {
      return screen.lines(question, as: theme[.notice])
    }
    if let error = dialog.autosave.error {
      return screen.lines(errorNotice(of: .notSaved("\(error)")).text, as: theme[.error])
    }
    return nil
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
    if text.focusedKey != nil {
      let goes = "\(screen.name(of: .return)) \(words[.goHint])"
      let hint = [goes, words[.helpOthersClose]].joined(separator: ", ")
      return screen.keyLine(" " + (hint.cellWidth < size.columns ? hint : goes))
    }
    guard text.page.viewport.scrollThumb != nil else {
      return screen.keyLine(" " + words[.helpCloses])
    }
    let keys = [MenuAction.moveUp, .moveDown].compactMap { self.keys.keys(for: $0).first }
    let hint = " " + words(.helpMoves, keys.map(screen.name).joined(separator: " "))
    let longer = hint + ", " + words[.helpOthersClose]
    let longest = ([hint] + texts(of: [([.search], .searchHint)]) + [words[.helpOthersClose]])
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
      screen.styled(text, as: theme[.notice]).padded(to: screen.width - end.cellWidth)
      + screen.styled(end, as: theme[.detail])
    return ([shown], Frame.Position(column: 2 + window.cursorColumn, row: size.rows - 1))
  }
}

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
      let countdown = conversation.countdown.map { screen.lines($0, as: theme[.notice]) } ?? []
      return (countdown + [screen.keyLine(hint(for: field))], nil)
    case .fieldGone: return (screen.lines(words[.fieldGone], as: theme[.error]), nil)
    case .confirming(let asked):
      let question = asked.question.isolated + " " + words.answers
      return (screen.lines(question, as: theme[.notice]), nil)
    case .leaving:
      return (screen.lines(words.leavingQuestion(stayingBy: .escape), as: theme[.notice]), nil)
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
    if case .browsing = mode, notice == nil { return pageStatus?.count ?? 1 }
    return status.lines.count
  }

  /// The status below a page instead of the keys: a change to confirm, or why nothing is stored.
  private var pageStatus: [StyledLine]? {
    let theme = screen.theme
    if let question = conversation.trialQuestion {
      return screen.lines(question, as: theme[.notice])
    }
    if let error = conversation.autosave.error {
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
      } else if conversation.isLostSecret(field.row.id) {
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
    let longest = ([hint] + texts(of: [([.search], .searchHint)]) + [words[.helpOthersClose]])
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

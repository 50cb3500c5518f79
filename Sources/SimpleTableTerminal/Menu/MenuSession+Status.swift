import SimpleTable

extension MenuSession {
  /// Returns the last line of the screen, or several where a notice or a question takes more.
  ///
  /// It is a notice about the last key, a question, the text being typed, or the numbers of the
  /// visible rows with hints about keys.
  func statusLines(_ cursor: inout Frame.Position?) -> [StyledLine] {
    let theme = appearance.theme
    if let notice {
      return wrapped(notice.text, as: notice.kind == .error ? theme[.error] : theme[.notice])
    }
    if hasLostField { return wrapped(words[.fieldGone], as: theme[.error]) }
    switch conversation.question {
    case .confirmation(let asked):
      return wrapped(asked.question.isolated + " " + words.answers, as: theme[.notice])
    case .leaving:
      return wrapped(words.leavingQuestion(stayingBy: .escape), as: theme[.notice])
    case .text(let row): return [fittedLine(typingHint(of: row), as: theme[.footer])]
    case nil: break
    }
    if let overlay { return [statusLine(below: overlay, &cursor)] }
    if let question = conversation.keepingQuestion {
      return wrapped(question, as: theme[.notice])
    }
    if let error = conversation.autosave.error {
      return wrapped(errorNotice(of: .notSaved("\(error)")).text, as: theme[.error])
    }
    let isFirst = isNew && conversation.autosave.savesAtOnce
    return (isFirst ? wrapped(words.sentence(.savedAtOnce), as: theme[.footer]) : [])
      + [fittedLine(hints(position: position(in: page)), as: theme[.footer])]
  }

  /// The numbers of the visible rows of a page.
  private func position(in page: MenuPage) -> String {
    page.viewport.position.text(dash: appearance.isASCII ? "-" : "–", of: words[.of])
  }

  func fittedLine(_ text: String, as attributes: TextAttributes) -> StyledLine {
    styled(fitted(text, cells: size.columns), as: attributes)
  }

  private func wrapped(_ text: String, as attributes: TextAttributes) -> [StyledLine] {
    wrapped(text).map { styled($0, as: attributes) }
  }

  /// The hint how to end typing, in its short form where there is no room.
  private func typingHint(of row: RowID) -> String {
    let (long, short): (MenuWords.Phrase, MenuWords.Phrase) =
      if field?.breaksLines == true {
        (.typingLines, .typingLinesShort)
      } else if conversation.isLostSecret(row) {
        (.typingSecret, .typingSecretShort)
      } else {
        (.typing, .typingShort)
      }
    let hint = " " + words[long]
    return hint.cellWidth <= size.columns ? hint : " " + words[short]
  }

  /// Returns the line below what is shown above the pages of the menu.
  private func statusLine(below overlay: Overlay, _ cursor: inout Frame.Position?) -> StyledLine {
    let theme = appearance.theme
    if let line = overlay.line { return statusLine(ofWords: line, in: overlay, &cursor) }
    guard overlay.found != nil else {
      return fittedLine(overlay.page.map(readingHint) ?? "", as: theme[.footer])
    }
    let start = " " + (overlay.position(words[.of]) ?? "")
    return fittedLine(start + "  " + words[.findingHint], as: theme[.footer])
  }

  /// The hint below a page of text.
  private func readingHint(_ text: MenuPage) -> String {
    guard text.viewport.scrollThumb != nil else { return " " + words[.helpCloses] }
    let keys = [MenuAction.moveUp, .moveDown].compactMap { self.keys.keys(for: $0).first }
    let hint = " " + words(.helpMoves, keys.map(name).joined(separator: " "))
    let longer = hint + ", " + words[.helpOthersClose]
    let longest = ([hint] + texts(of: [([.search], .searchHint)]) + [words[.helpOthersClose]])
      .joined(separator: ", ")
    return [longest, longer].first { $0.cellWidth <= size.columns } ?? hint
  }

  /// The words that are typed, with the number of the chosen row among those found.
  private func statusLine(
    ofWords line: LineEditor, in overlay: Overlay, _ cursor: inout Frame.Position?
  ) -> StyledLine {
    let theme = appearance.theme
    let isEmpty = overlay.search?.isEmpty != false
    let hint = "  " + words[overlay.found == nil ? .escReturns : .findingHint]
    let count = isEmpty ? "" : overlay.position(words[.of]).map { " " + $0 } ?? ""
    let room = max(1, width - 3 - count.cellWidth)
    let window = line.window(cells: room)
    cursor = Frame.Position(column: 2 + window.cursorColumn, row: size.rows - 1)
    let text = " /" + window.text.isolated
    let free = width - text.cellWidth - hint.cellWidth - count.cellWidth - 1
    let end = isEmpty || free < 0 ? count : hint + count
    return styled(text, as: theme[.notice]).padded(to: width - end.cellWidth)
      + styled(end, as: theme[.detail])
  }
}

import SimpleTable

extension MenuSession {
  /// Returns the last line of the screen, or several where a notice or a question takes more.
  ///
  /// It is a notice about the last key, a question, the text being typed, or the numbers of the
  /// visible rows with hints about keys.
  func statusLines(_ cursor: inout Frame.Position?) -> [StyledLine] {
    let theme = appearance.theme
    if let notice {
      return wrapped(notice.text).map {
        styled($0, as: notice.kind == .error ? theme[.error] : theme[.notice])
      }
    }
    if case .lostField = mode {
      return wrapped(words[.fieldGone]).map { styled($0, as: theme[.error]) }
    }
    if case .confirming(let confirmation) = mode {
      let question = confirmation.question.isolated + " " + words.answers
      return wrapped(question).map { styled($0, as: theme[.notice]) }
    }
    if case .leaving = mode {
      return wrapped(words.leavingQuestion(stayingBy: .escape)).map {
        styled($0, as: theme[.notice])
      }
    }
    return [statusLine(&cursor)]
  }

  private func statusLine(_ cursor: inout Frame.Position?) -> StyledLine {
    let theme = appearance.theme
    switch mode {
    case .finding(let finding): return findingLine(finding, &cursor)
    case .reading(let text): return fittedLine(readingHint(text), as: theme[.footer])
    case .editing(let row, let line):
      let hints: [MenuWords.Phrase] =
        line.breaksLines
        ? [.typingLines, .typingLinesShort]
        : isLostSecret(row) ? [.typingSecret, .typingSecretShort] : [.typing, .typingShort]
      return fittedLine(typingHint(hints[0], short: hints[1]), as: theme[.footer])
    case .browsing, .confirming, .leaving, .lostField:
      let filter = page.adapter.filterText.map { " /\($0.isolated)" } ?? ""
      let dash = appearance.isASCII ? "-" : "–"
      let start = " " + page.viewport.position.text(dash: dash, of: words[.of]) + filter
      return styled(hinted(fitted(start, cells: size.columns)), as: theme[.footer])
    }
  }

  func fittedLine(_ text: String, as attributes: TextAttributes) -> StyledLine {
    styled(fitted(text, cells: size.columns), as: attributes)
  }

  /// The hint how to end typing, in its short form where there is no room.
  private func typingHint(_ long: MenuWords.Phrase, short: MenuWords.Phrase) -> String {
    let hint = " " + words[long]
    return hint.cellWidth <= size.columns ? hint : " " + words[short]
  }

  /// The hint below a page of text.
  private func readingHint(_ text: MenuPage) -> String {
    guard text.viewport.scrollThumb != nil else { return " " + words[.helpCloses] }
    let keys = [MenuAction.moveUp, .moveDown].compactMap { self.keys.keys(for: $0).first }
    let hint = " " + words(.helpMoves, keys.map(name).joined(separator: " "))
    let longer = hint + ", " + words[.helpOthersClose]
    return longer.cellWidth <= size.columns ? longer : hint
  }

  /// The words that are typed, with the number of rows found, or what the keys do in the list of
  /// what is stored.
  private func findingLine(_ finding: Finding, _ cursor: inout Frame.Position?) -> StyledLine {
    let theme = appearance.theme
    let hint = "  " + words[.findingHint]
    guard let line = finding.line else {
      let position = finding.page?.viewport.position
      let dash = appearance.isASCII ? "-" : "–"
      let start = position.map { " " + $0.text(dash: dash, of: words[.of]) } ?? ""
      return fittedLine(start + hint, as: theme[.footer])
    }
    let isEmpty = TextSearch(line.text).isEmpty
    let count = isEmpty ? "" : " \(finding.count)"
    let room = max(1, size.columns - 3 - count.cellWidth)
    let window = line.window(cells: room)
    cursor = Frame.Position(column: 2 + window.cursorColumn, row: size.rows - 1)
    let text = " /" + window.text.isolated
    let free = size.columns - text.cellWidth - hint.cellWidth - count.cellWidth - 1
    let end = count.isEmpty || free < 0 ? count : hint + count
    return styled(text, as: theme[.selected]).padded(to: size.columns - end.cellWidth)
      + styled(end, as: theme[.detail])
  }
}

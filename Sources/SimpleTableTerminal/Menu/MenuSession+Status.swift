import SimpleTable

extension MenuSession {
  /// Returns the last line of the screen, or several where a notice or a question takes more.
  ///
  /// It is a notice about the last key, a question, the text being typed, or the numbers of the
  /// visible rows with hints about keys.
  func statusLines(_ cursor: inout Frame.Position?) -> [StyledLine] {
    let theme = appearance.theme
    if let notice {
      let isEditing = if case .editing = mode { true } else { false }
      return wrapped(notice.sanitized).map {
        styled($0, as: isEditing ? theme.error : theme.notice)
      }
    }
    if case .lostField = mode {
      return wrapped(words[.fieldGone]).map { styled($0, as: theme.error) }
    }
    if case .confirming(let confirmation) = mode {
      let question = confirmation.question.sanitized + " " + words.answers
      return wrapped(question).map { styled($0, as: theme.notice) }
    }
    return [statusLine(&cursor)]
  }

  private func statusLine(_ cursor: inout Frame.Position?) -> StyledLine {
    let theme = appearance.theme
    switch mode {
    case .filtering(let line): return filterLine(line, &cursor)
    case .reading(let text): return fittedLine(readingHint(text), as: theme.footer)
    case .editing(_, let line):
      let hints: [MenuWords.Phrase] =
        line.breaksLines ? [.typingLines, .typingLinesShort] : [.typing, .typingShort]
      return fittedLine(typingHint(hints[0], short: hints[1]), as: theme.footer)
    case .browsing, .confirming, .lostField:
      let filter = page.adapter.filterText.map { " /\($0.sanitized)" } ?? ""
      let dash = appearance.isASCII ? "-" : "–"
      let start = " " + page.viewport.position.text(dash: dash, of: words[.of]) + filter
      return styled(hinted(fitted(start, cells: size.columns)), as: theme.footer)
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

  private func filterLine(_ line: LineEditor, _ cursor: inout Frame.Position?) -> StyledLine {
    let count = " \(page.adapter.numberOfRows)"
    let room = max(1, size.columns - 3 - count.cellWidth)
    let window = line.window(cells: room)
    cursor = Frame.Position(column: 2 + window.cursorColumn, row: size.rows - 1)
    let text = " /" + window.text
    return styled(text, as: appearance.theme.selected)
      .padded(to: size.columns - count.cellWidth) + styled(count, as: appearance.theme.detail)
  }

  /// Returns a line with as many hints at its end as fit.
  private func hinted(_ start: String) -> String {
    var actions: [(MenuAction, MenuWords.Phrase)] = [
      (.help, .keysHint), (.leave, .leaveHint), (.back, .backHint), (.select, .selectHint),
      (.filter, .filterHint),
    ]
    if case .row(let path)? = page.focused, page.adapter.row(at: path)?.isEntry == true {
      actions.insert(contentsOf: [(.delete, .deleteHint), (.moveEntryUp, .moveHint)], at: 0)
    }
    let isFiltered = page.adapter.filterText != nil
    if isFiltered { actions = [(.back, .endFilterHint)] + actions.filter { $0.0 != .back } }
    var hints = ""
    for (action, phrase) in actions where action != .back || isFiltered || menu.pages.count > 1 {
      guard let key = keys.keys(for: action).first else { continue }
      let longer = hints + (hints.isEmpty ? "" : "  ") + "\(name(of: key)) \(words[phrase])"
      if start.cellWidth + longer.cellWidth + 3 <= size.columns {
        hints = longer
      } else if action != .back {
        // Only the key to go back is skipped: its name is the longest, and the next may still fit.
        break
      }
    }
    let spaces = size.columns - start.cellWidth - hints.cellWidth - 1
    return hints.isEmpty ? start : start + String(repeating: " ", count: spaces) + hints
  }
}

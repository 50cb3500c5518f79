import SimpleTable

extension MenuScreen {
  /// Returns a question in lines, with its answers behind it or, where there is no room, below it.
  ///
  /// A question with too many lines is cut before its answers.
  ///
  /// - Parameters:
  ///   - prompt: The question.
  ///   - cells: The room of a line.
  ///   - limit: The most lines, if the answers take fewer.
  /// - Returns: The lines.
  func lines(of prompt: Dialog.Prompt, cells: Int, atMost limit: Int) -> [StyledLine] {
    // The lines stay as they are while a number in the note loses digits.
    let note = prompt.note.map { StyledLine($0.text, as: theme[.footer]).padded(to: $0.cells) }
    let answers = lines(ofAnswersTo: prompt, cells: cells)
    let whole = note.map { joined(answers, $0, cells: cells) } ?? answers
    let text = wrapped(prompt.text, cells: cells)
    func styled(_ text: String) -> StyledLine { StyledLine(text, as: theme[.notice]) }
    guard let first = whole.first, let last = text.last else { return text.map(styled) }
    let line = styled(last) + "   " + first
    if whole.count == 1, line.cells <= cells, text.count <= limit {
      return text.dropLast().map(styled) + [line]
    }
    if let note, whole.count > max(1, answers.count) {
      let line = styled(last) + "  " + note
      if line.cells <= cells, text.count + answers.count <= limit {
        return text.dropLast().map(styled) + [line] + answers
      }
    }
    let below = whole.count < limit ? whole : answers
    let count = max(1, limit - below.count)
    guard text.count > count else { return text.map(styled) + below }
    let room = cells - appearance.ellipsis.cellWidth
    let start = CellWidth.fitting(text[count - 1][...], within: max(0, room)).start
    let cut = String(start).beginningIsolates + appearance.ellipsis
    return (text.prefix(count - 1) + [cut]).map(styled) + below
  }

  /// Returns the answers to a question in lines.
  private func lines(ofAnswersTo prompt: Dialog.Prompt, cells: Int) -> [StyledLine] {
    prompt.answers.reduce(into: []) { lines, answer in
      lines = joined(lines, line(of: answer), cells: cells)
    }
  }

  /// Returns lines with a part behind the last one, or below it where there is no room.
  private func joined(_ lines: [StyledLine], _ part: StyledLine, cells: Int) -> [StyledLine] {
    guard let last = lines.last else { return [part] }
    // The answer by default has a cell of its own at each side.
    let isMarked = [last.spans.last, part.spans.first].contains { $0?.isMarked == true }
    let line = last + (isMarked ? " " : "  ") + part
    return line.cells <= cells ? lines.dropLast() + [line] : lines + [part]
  }

  /// Returns an answer with its key; the one by default is in reverse, and without a theme in brackets.
  private func line(of answer: Dialog.Prompt.Answer) -> StyledLine {
    guard answer.isDefault else {
      return StyledLine(answer.key, as: theme[.key]) + " "
        + StyledLine(answer.name, as: theme[.footer])
    }
    let text = "\(answer.key) \(answer.name)"
    return appearance.theme == nil
      ? StyledLine("[\(text)]") : StyledLine(" \(text) ", as: .reversed)
  }
}

extension StyledLine.Span {
  /// Whether the text is an answer by default.
  fileprivate var isMarked: Bool {
    attributes.isReversed || text.hasPrefix("[") || text.hasSuffix("]")
  }
}

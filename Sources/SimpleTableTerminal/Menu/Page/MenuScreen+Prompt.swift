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
    let answers = lines(ofAnswersTo: prompt, cells: cells)
    let text = wrapped(prompt.text, cells: cells)
    func styled(_ text: String) -> StyledLine { self.styled(text, as: theme[.notice]) }
    guard let first = answers.first, let last = text.last else { return text.map(styled) }
    let whole = styled(last) + "   " + first
    if answers.count == 1, whole.text.cellWidth <= cells, text.count <= limit {
      return text.dropLast().map(styled) + [whole]
    }
    let count = max(1, limit - answers.count)
    guard text.count > count else { return text.map(styled) + answers }
    let room = cells - appearance.ellipsis.cellWidth
    let start = CellWidth.fitting(text[count - 1][...], within: max(0, room)).start
    let cut = String(start).beginningIsolates + appearance.ellipsis
    return (text.prefix(count - 1) + [cut]).map(styled) + answers
  }

  /// Returns the answers and the note of a question in lines.
  private func lines(ofAnswersTo prompt: Dialog.Prompt, cells: Int) -> [StyledLine] {
    var parts = prompt.answers.map { (line: line(of: $0), isDefault: $0.isDefault) }
    if let note = prompt.note {
      // The lines stay as they are while a number in it loses digits.
      parts.append((styled(note.text, as: theme[.footer]).padded(to: note.cells), false))
    }
    var lines: [StyledLine] = []
    for (number, part) in parts.enumerated() {
      // The answer by default has a cell of its own at each side.
      let isMarked = part.isDefault || number > 0 && parts[number - 1].isDefault
      let gap: StyledLine = isMarked ? " " : "  "
      if let last = lines.last, (last + gap + part.line).text.cellWidth <= cells {
        lines[lines.count - 1] = last + gap + part.line
      } else {
        lines.append(part.line)
      }
    }
    return lines
  }

  /// Returns an answer with its key; the one by default is in reverse, and without a theme in brackets.
  private func line(of answer: Dialog.Prompt.Answer) -> StyledLine {
    guard answer.isDefault else {
      return styled(answer.key, as: theme[.key]) + " " + styled(answer.name, as: theme[.footer])
    }
    let text = "\(answer.key) \(answer.name)"
    return appearance.theme == nil
      ? StyledLine("[\(text)]") : StyledLine(" \(text) ", as: .reversed)
  }
}

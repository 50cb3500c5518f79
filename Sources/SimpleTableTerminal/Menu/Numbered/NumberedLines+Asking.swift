import SimpleTable

extension NumberedLines {
  /// The input that empties a text, because an empty line cancels.
  static let emptyText = "\"\""

  /// The line that ends a text of several lines.
  static let endOfText = "."

  /// The question before the next line of input.
  package var prompt: String {
    switch dialog.question {
    case .confirm, .leave, nil: dialog.linePrompt ?? commandPrompt
    case .value(let name, _): "\(name.isolated): "
    case .text(let row, _):
      linesSoFar?.isEmpty == false
        ? words[.nextLine] : prompt(for: row.id, endsByLine: linesSoFar != nil)
    }
  }

  private var commandPrompt: String { words[hasAnswered ? .shortPrompt : .prompt] }

  private func prompt(for id: RowID, endsByLine: Bool) -> String {
    guard let row = page.visibleRow(id) else { return commandPrompt }
    var hints = endsByLine ? [words(.endsText, Self.endOfText)] : []
    if row.canBeEmptied { hints.append(words(.emptied, Self.emptyText)) }
    if dialog.isLostSecret(id) { hints.append(words[.secretLine]) }
    let hint = hints.isEmpty ? "" : " (\(hints.joined(separator: ", ")))"
    let states = [words.value(of: row), words.placeholder(of: row)].compactMap(\.self)
    let state = states.isEmpty ? "" : " [\(states.joined(separator: ", "))]"
    return "\(row.question.isolated)\(state)\(hint): "
  }

  /// Begins to read the text that the dialog asks for.
  func beginText() {
    guard case .text(let row, _) = dialog.question else { return }
    linesSoFar = page.visibleRow(row.id)?.control?.style == .textArea ? [] : nil
  }

  /// Whether the next line of input must not be shown.
  package var asksForSecret: Bool {
    guard case .text(let row, _) = dialog.question else { return false }
    return page.visibleRow(row.id)?.control?.style == .secureField
  }
}

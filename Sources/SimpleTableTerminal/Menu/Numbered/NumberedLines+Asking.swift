import SimpleTable

extension NumberedLines {
  /// The input that empties a text, because an empty line cancels.
  static let emptyText = "\"\""

  /// The line that ends a text of several lines.
  static let endOfText = "."

  /// The question before the next line of input.
  package var prompt: String {
    switch question {
    case nil:
      conversation.trialQuestion.map { "\($0): " } ?? commandPrompt
    case .leaving: words.leavingQuestion(stayingBy: .return) + ": "
    case .value(let name, _): "\(name.isolated): "
    case .confirmation(let asked): "\(asked.question.isolated) \(words.answers): "
    case .text(let row, let lines):
      lines?.isEmpty == false ? words[.nextLine] : prompt(for: row.id, endsByLine: lines != nil)
    }
  }

  private var commandPrompt: String { words[hasAnswered ? .shortPrompt : .prompt] }

  private func prompt(for id: RowID, endsByLine: Bool) -> String {
    guard let row = page.visibleRow(id) else { return commandPrompt }
    var hints = endsByLine ? [words(.endsText, Self.endOfText)] : []
    if row.canBeEmptied { hints.append(words(.emptied, Self.emptyText)) }
    if conversation.isLostSecret(id) { hints.append(words[.secretLine]) }
    let hint = hints.isEmpty ? "" : " (\(hints.joined(separator: ", ")))"
    let states = [words.value(of: row), words.placeholder(of: row)].compactMap(\.self)
    let state = states.isEmpty ? "" : " [\(states.joined(separator: ", "))]"
    return "\(row.question.isolated)\(state)\(hint): "
  }

  /// Asks for the text of a row.
  func ask(for row: RowID) {
    let isLong = page.visibleRow(row)?.control?.style == .textArea
    question = .text(AskedRow(row, on: page), lines: isLong ? [] : nil)
  }

  /// Whether the next line of input must not be shown.
  package var asksForSecret: Bool {
    guard case .text(let row, _) = question else { return false }
    return page.visibleRow(row.id)?.control?.style == .secureField
  }
}

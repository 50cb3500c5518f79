import SimpleTable

extension NumberedLines {
  /// What the user types to empty a text, because an empty line cancels.
  static let emptyText = "\"\""

  /// What the user types on a line of its own to end a text of several lines.
  static let endOfText = "."

  /// The question before the next line of input.
  package var prompt: String {
    switch conversation.question {
    case nil:
      conversation.keepingQuestion.map { "\($0), \(Key.return) \(words[.no]): " } ?? commandPrompt
    case .leaving: words.leavingQuestion(stayingBy: .return) + ": "
    case .confirmation(let asked): "\(asked.question.isolated) \(words.answers): "
    case .text where typedLines?.isEmpty == false: words[.nextLine]
    case .text(let row): prompt(for: row)
    }
  }

  private var commandPrompt: String { words[hasAnswered ? .shortPrompt : .prompt] }

  private func prompt(for id: RowID) -> String {
    guard let row = page.visibleRow(id) else { return commandPrompt }
    var hints = typedLines == nil ? [] : [words(.endsText, Self.endOfText)]
    if row.canBeEmptied { hints.append(words(.emptied, Self.emptyText)) }
    if conversation.isLostSecret(id) { hints.append(words[.typingSecret]) }
    let hint = hints.isEmpty ? "" : " (\(hints.joined(separator: ", ")))"
    let states = [words.value(of: row), words.placeholder(of: row)].compactMap(\.self)
    let state = states.isEmpty ? "" : " [\(states.joined(separator: ", "))]"
    return "\(row.title.isolated)\(state)\(hint): "
  }

  /// Asks for the text of a row.
  func ask(for row: RowID) {
    typedLines = page.visibleRow(row)?.control?.style == .textArea ? [] : nil
  }

  /// Whether the next line of input must not be shown.
  package var asksForSecret: Bool {
    guard case .text(let row) = conversation.question else { return false }
    return page.visibleRow(row)?.control?.isSecure == true
  }
}

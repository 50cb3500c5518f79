extension Script {
  /// Reads events that are separated by semicolons or line breaks; empty ones are passed over.
  init(parsing text: String) throws(UsageError) {
    let parts = text.split { $0 == ";" || $0.isNewline }.map(trimmed)
    for (index, part) in parts.filter({ !$0.isEmpty }).enumerated() {
      do throws(UsageError) {
        steps.append(Step(text: part, event: try Event(parsing: part)))
      } catch {
        throw UsageError("event \(index + 1) of the script: \(error.message)")
      }
    }
  }
}

extension Event {
  /// Reads one event.
  init(parsing text: String) throws(UsageError) {
    if let command = Command.all.first(where: { $0.placeholder == nil && $0.name == text }) {
      self = command.event("")
      return
    }
    let name = text.prefix { !$0.isWhitespace }
    let operand = trimmed(text.dropFirst(name.count))
    let candidates = Command.all.filter { $0.name == name }
    if let command = candidates.first(where: { $0.placeholder != nil }) {
      guard !operand.isEmpty else {
        throw UsageError("\(quoted(text)) needs more: \(command.usage)")
      }
      self = command.event(operand)
    } else if candidates.isEmpty {
      throw UsageError(
        "there is no command \(quoted(String(name)))", word: String(name),
        names: Command.all.map(\.name), otherwise: "--help tells which there are")
    } else {
      throw UsageError("\(name) stands alone, without \(quoted(operand))")
    }
  }
}

/// Returns a text without the white space around it.
private func trimmed(_ text: Substring) -> String {
  let head = text.drop(while: \.isWhitespace)
  let end = head.lastIndex { !$0.isWhitespace }.map(head.index(after:)) ?? head.startIndex
  return String(head[..<end])
}

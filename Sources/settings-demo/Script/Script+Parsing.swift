extension Script {
  /// Reads events that are separated by semicolons or line breaks; empty ones are passed over.
  init(parsing text: String) throws(UsageError) {
    let parts = text.split { $0 == ";" || $0.isNewline }.map(\.trimmed)
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
    if let command = Command.named(text, takesOperand: false) {
      self = try command.event("")
      return
    }
    let (name, operand) = text.splitAfterWord
    if let command = Command.named(name, takesOperand: true) {
      guard !operand.isEmpty else {
        throw UsageError("\(quoted(text)) needs more: \(command.usage)")
      }
      self = try command.event(operand)
    } else if Command.named(name, takesOperand: false) != nil {
      throw UsageError("\(name) stands alone, without \(quoted(operand))")
    } else {
      throw UsageError(
        "there is no command \(quoted(name))", word: name,
        names: Command.all.map(\.name), otherwise: "--help tells which there are")
    }
  }
}

import SimpleTable

/// What a line that is typed at numbered lines asks for.
enum PlainCommand: Equatable {
  /// Say what has changed.
  case update
  /// Select a line.
  case select(String)
  /// Set the value of a line.
  case set(String, value: String)
  /// Perform an action on a line.
  case perform(MenuAction, on: String)
  /// Move the entry of a line to another line.
  case move([String])
  /// Add an entry to the list, which may follow.
  case add(String)
  /// Search for words; end the search without any.
  case search(String)
  /// List the page from the top, or what follows what was listed.
  case list, more
  /// List what is stored.
  case stored
  /// Tell what is known of a line, or which commands there are.
  case help(String)
  /// Go back, take back or do again, read or save the settings, leave.
  case back, undo, redo, reload, save, quit

  /// Reads a line.
  init(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = parts.first.map(String.init) else {
      self = .update
      return
    }
    // The blanks of a value are its own.
    let value = parts.count > 1 ? String(parts[1]) : ""
    let rest = value.trimmed
    if first.hasPrefix("/") {
      self = .search(String(line.drop { $0 == " " }.dropFirst()))
    } else if let direction = first.first, "+-".contains(direction) {
      self = .perform(
        direction == "+" ? .increase : .decrease,
        on: first.count > 1 ? String(first.dropFirst()) : rest)
    } else if let command = Self(word: first, rest: rest, value: value) {
      self = command
    } else {
      self = rest.isEmpty ? .select(first) : .set(first, value: value)
    }
  }

  private init?(word: String, rest: String, value: String) {
    let commands: [String: Self] = [
      "list": .list, "top": .list, "more": .more, "stored": .stored, "help": .help(rest),
      "?": .help(rest), "back": .back, "b": .back, "undo": .undo, "redo": .redo,
      "reload": .reload, "save": .save, "quit": .quit, "q": .quit,
      "info": .perform(.tapAccessory, on: rest), "i": .perform(.tapAccessory, on: rest),
      "add": .add(value), "delete": .perform(.delete, on: rest),
      "move": .move(rest.split(separator: " ", maxSplits: 1).map { String($0).trimmed }),
      "unset": .perform(.unset, on: rest),
    ]
    guard let command = commands[word] else { return nil }
    self = command
  }
}

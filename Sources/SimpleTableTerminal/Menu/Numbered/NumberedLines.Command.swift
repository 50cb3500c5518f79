import SimpleTable

extension NumberedLines {
  /// The command of a typed line.
  enum Command: Equatable {
    /// Print the changes.
    case update
    /// Select a line.
    case select(String)
    /// Set the value of a line.
    case set(String, value: String)
    /// Perform an action on a line.
    case perform(MenuAction, on: String)
    /// Remove the stored value of a line's setting.
    case unset(String)
    /// Move the entry of a line to another line.
    case move([String])
    /// Add an entry to the list in view, or ask for it.
    case add(String)
    /// List the rows that contain words, or without words the page.
    case search(String)
    /// List the page from the top, the rest of it, or the stored settings.
    case list, more, stored
    /// Explain a line, or the commands.
    case help(String)
    /// Go back, undo or redo a change, read or save the settings, leave.
    case back, undo, redo, reload, save, quit
    /// A word that is no command.
    case unknown(String)

    /// Reads a line.
    init(_ line: String) {
      let line = String(line.unicodeScalars.drop { $0 == " " })
      guard !line.isEmpty else {
        self = .update
        return
      }
      // The blanks of a text are its own.
      let (first, value) = line.cut(at: " ") ?? (line, "")
      let rest = value.trimmed
      if let text = line.dropping(prefix: "/") {
        self = .search(text)
      } else if first == "+" || first == "-" {
        self = .perform(first == "+" ? .increase : .decrease, on: rest)
      } else if let command = Self(word: first, rest: rest, value: value) {
        self = command
      } else if first.isNumberOfLine {
        self = rest.isEmpty ? .select(first) : .set(first, value: value)
      } else {
        self = .unknown(first)
      }
    }

    private init?(word: String, rest: String, value: String) {
      switch word {
      case "list", "top": self = .list
      case "more": self = .more
      case "stored": self = .stored
      case "help", "?": self = .help(rest)
      case "back", "b": self = .back
      case "undo": self = .undo
      case "redo": self = .redo
      case "reload": self = .reload
      case "save": self = .save
      case "quit", "q", "exit", ":q": self = .quit
      case "info", "i": self = .perform(.tapAccessory, on: rest)
      case "remove": self = .perform(.remove, on: rest)
      case "unset": self = .unset(rest)
      case "add": self = .add(value)
      case "move": self = .move(rest.words)
      default: return nil
      }
    }
  }
}

extension String {
  /// Whether the text has the form of a line's number.
  var isNumberOfLine: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }
}

/// What a settings command can do: its first word.
enum Verb: String, CaseIterable {
  case list, get, set, unset, describe, search, run, show, edit, schema, completions

  /// How the command is written.
  var usage: String { ([rawValue] + operands + optionUsage).joined(separator: " ") }

  /// What the command does, in a phrase.
  var summary: String {
    switch self {
    case .list: "print all settings, or those that are stored, with their values"
    case .get: "print the value of a setting"
    case .set: "set a setting, or several as KEY=VALUE; - reads standard input"
    case .unset: "remove stored values, so that the defaults apply"
    case .describe: "print what is known of a setting, or of all"
    case .search: "print the rows of all pages that contain the words"
    case .run: "do what selecting a row does; --yes answers its question"
    case .show: "print the menu"
    case .edit: "run the menu"
    case .schema: "print the JSON Schema of the stored values"
    case .completions: "print the completions for a shell"
    }
  }

  /// How many operands there may be.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .list, .show, .edit, .schema: 0...0
    case .describe: 0...1
    case .get, .run, .completions: 1...1
    case .set, .unset, .search: 1...Int.max - 1
    }
  }

  /// The options, and what the value of each is, where it takes one.
  var options: [(name: String, value: String?)] {
    switch self {
    case .list: [("--json", nil), ("--stored", nil)]
    case .run: [("--yes", nil)]
    case .show: [("--width", "N"), ("--style", "STYLE"), ("--ascii", nil), ("--color", nil)]
    case .edit: [("--style", "STYLE"), ("--ascii", nil)]
    default: []
    }
  }

  private var operands: [String] {
    switch self {
    case .list, .show, .edit, .schema: []
    case .get, .run: ["KEY"]
    case .set: ["KEY", "VALUE"]
    case .unset: ["KEY..."]
    case .describe: ["[KEY]"]
    case .search: ["TEXT"]
    case .completions: ["SHELL"]
    }
  }

  private var optionUsage: [String] {
    options.map { name, value in "[\(name)\(value.map { " " + $0 } ?? "")]" }
  }
}

extension String {
  /// Returns the text with spaces at its end up to a number of characters.
  func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}

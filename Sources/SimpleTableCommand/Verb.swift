/// The sub-commands of a settings command, each the first word of a call.
enum Verb: String, CaseIterable {
  case list, get, set, unset, add, remove, describe, search, run, show, edit
  case check, path, `import`, reference, schema, completions

  /// The operands as written on the help page, how many there may be, and what the command does.
  private var form: (operands: String, count: ClosedRange<Int>, summary: CommandPhrase) {
    switch self {
    case .list: ("", 0...0, .list)
    case .get: ("KEY", 1...1, .get)
    case .set: ("KEY VALUE... | KEY=VALUE...", 1...Int.max, .set)
    case .unset: ("[KEY...]", 0...Int.max, .unset)
    case .add: ("KEY ENTRY...", 2...Int.max, .add)
    case .remove: ("KEY ENTRY...", 2...Int.max, .remove)
    case .describe: ("[KEY]", 0...1, .describe)
    case .search: ("TEXT", 1...Int.max, .search)
    case .run: ("KEY", 1...1, .run)
    case .show: ("", 0...0, .show)
    case .edit: ("", 0...0, .edit)
    case .check: ("", 0...0, .check)
    case .path: ("", 0...0, .path)
    case .import: ("FILE", 1...1, .import)
    case .reference: ("", 0...0, .reference)
    case .schema: ("", 0...0, .schema)
    case .completions: ("bash|zsh|fish", 1...1, .completions)
    }
  }

  /// The options, each with the name of its value if it takes one.
  var options: [(name: String, value: String?)] {
    switch self {
    case .list: [("--json", nil), ("--stored", nil), ("--origin", nil), Self.level]
    case .set, .add, .remove: [Self.level]
    case .unset: [("--all", nil), Self.level]
    case .path: [("--all", nil)]
    case .run: [("--yes", nil)]
    case .show: [("--width", "N"), ("--style", "STYLE"), ("--ascii", nil), ("--color", nil)]
    case .edit: [("--style", "STYLE"), ("--ascii", nil), ("--lines", nil)]
    default: []
    }
  }

  /// The option that names a level.
  private static let level = (name: "--level", value: String?.some("LEVEL"))

  /// What the command does, in a phrase.
  var summary: CommandPhrase { form.summary }

  /// Whether the values of the store and the environment are read before the command; `add` and
  /// `remove` read them themselves.
  var readsValues: Bool { ![.completions, .path, .reference, .add, .remove].contains(self) }

  /// How many operands there may be.
  var operandCount: ClosedRange<Int> { form.count }

  /// The command with its operands and options, as written on the help page.
  var usage: String {
    let operands = form.operands.isEmpty ? [] : [form.operands]
    let options = options.map { name, value in "[\(name)\(value.map { " " + $0 } ?? "")]" }
    // What follows the key of `set` is a value.
    let words = self == .set ? options + operands : operands + options
    return ([rawValue] + words).joined(separator: " ")
  }
}

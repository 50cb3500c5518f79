/// The sub-commands of a settings command, each the first word of a call.
enum Verb: String, CaseIterable {
  case list, get, set, unset, add, remove, describe, search, run, show, edit
  case check, path, `import`, reference, schema, completions

  /// The operands as written on the help page, how many there may be, and what the command does.
  private var form: (operands: String, count: ClosedRange<Int>, summary: String) {
    switch self {
    case .list: ("", 0...0, "print all settings with their values, or what a level holds")
    case .get: ("KEY", 1...1, "print the value of a setting")
    case .set:
      (
        "KEY VALUE... | KEY=VALUE...", 1...Int.max,
        "set one setting, or several; - reads standard input"
      )
    case .unset:
      (
        "[KEY...]", 0...Int.max,
        "remove stored values, so that the defaults apply; --all: of all settings"
      )
    case .add: ("KEY ENTRY...", 2...Int.max, "add entries to a list")
    case .remove:
      ("KEY ENTRY...", 2...Int.max, "remove entries from a list; with a record, its settings")
    case .describe: ("[KEY]", 0...1, "print what is known of a setting, or of all")
    case .search: ("TEXT", 1...Int.max, "print the rows of all pages that contain the words")
    case .run: ("KEY", 1...1, "run a row's action; --yes confirms it")
    case .show: ("", 0...0, "print the menu")
    case .edit: ("[KEY]", 0...1, "run the menu, at a setting if one is named")
    case .check: ("", 0...0, "print what is wrong with the values and the description")
    case .path: ("", 0...0, "print where the values are stored; --all: those of each level")
    case .import:
      ("FILE", 1...1, "set what list --stored --json has printed; - reads standard input")
    case .reference: ("", 0...0, "print all settings as Markdown")
    case .schema: ("", 0...0, "print the JSON Schema of the stored values")
    case .completions: ("bash|zsh|fish", 1...1, "print the completions for a shell")
    }
  }

  /// The options, each with the name of its value if it takes one.
  var options: [(name: String, value: String?)] {
    switch self {
    case .list: [("--json", nil), ("--stored", nil), ("--origin", nil), Self.level]
    case .set: [("--dry-run", nil), Self.level]
    case .add, .remove: [Self.level]
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
  var summary: String { form.summary }

  /// Whether the values of the store and the environment are read before the command.
  var readsValues: Bool { ![.completions, .path, .reference].contains(self) }

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

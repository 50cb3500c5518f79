/// The sub-commands of a settings command, each the first word of a call.
enum Verb: String, CaseIterable {
  case list, get, set, unset, add, remove, describe, search, run, show, edit
  case check, path, `import`, reference, sample, schema, completions

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
    case .describe: ("[KEY]", 0...1, "print the details of a setting, or of all")
    case .search: ("TEXT", 1...Int.max, "print the rows of all pages that contain the words")
    case .run: ("KEY", 1...1, "run a row's action; --yes confirms it")
    case .show: ("", 0...0, "print the menu")
    case .edit: ("[KEY]", 0...1, "run the menu, at a setting if one is named")
    case .check: ("", 0...0, "print what is wrong with the values and the description")
    case .path: ("", 0...0, "print where the values are stored; --all: those of each level")
    case .import:
      ("FILE", 1...1, "set what list --stored --json has printed; - reads standard input")
    case .reference: ("", 0...0, "print all settings as Markdown")
    case .sample: ("", 0...0, "print a settings file in which every setting is commented out")
    case .schema:
      (
        "", 0...0,
        "print the JSON Schema of the stored values; --file: write it, and say how an editor finds it"
      )
    case .completions: ("bash|zsh|fish", 1...1, "print the completions for a shell")
    }
  }

  /// The options, each with the name of its value if it takes one.
  var options: [(name: String, value: String?)] {
    switch self {
    case .list: [Self.json, ("--stored", nil), ("--origin", nil), Self.level]
    case .set: [Self.json, ("--dry-run", nil), Self.level]
    case .add, .remove: [Self.json, Self.level]
    case .unset: [Self.json, ("--all", nil), Self.level]
    case .path: [Self.json, ("--all", nil)]
    case .run: [Self.json, ("--yes", nil)]
    case .get, .describe, .search, .check, .import: [Self.json]
    case .show:
      [Self.json, ("--width", "N"), ("--style", "STYLE"), ("--ascii", nil), ("--color", nil)]
    case .edit: [("--style", "STYLE"), ("--ascii", nil), ("--lines", nil)]
    case .schema: [("--file", "FILE")]
    case .reference, .sample, .completions: []
    }
  }

  /// The option for programs: standard output is one JSON value, in failure, too.
  private static let json = (name: "--json", value: String?.none)

  /// Whether the command has the option `--json`.
  var answersInJSON: Bool { options.contains { $0.name == Self.json.name } }

  /// The option that names a level.
  private static let level = (name: "--level", value: String?.some("LEVEL"))

  /// What the command does, in a phrase.
  var summary: String { form.summary }

  /// Whether the values of the store and the environment are read before the command.
  var readsValues: Bool { ![.completions, .path, .reference, .sample].contains(self) }

  /// Whether the command changes settings, and answers what it has changed where JSON is asked for.
  var changesSettings: Bool { [.set, .unset, .add, .remove, .import, .run].contains(self) }

  /// How many operands there may be.
  var operandCount: ClosedRange<Int> { form.count }

  /// The command with its operands and options, as written on the help page, which has `--json` once.
  var usage: String {
    let operands = form.operands.isEmpty ? [] : [form.operands]
    let options = options.filter { $0.name != Self.json.name }
      .map { name, value in "[\(name)\(value.map { " " + $0 } ?? "")]" }
    // What follows the key of `set` is a value.
    let words = self == .set ? options + operands : operands + options
    return ([rawValue] + words).joined(separator: " ")
  }
}

import SimpleTable

/// The sub-commands of a settings command, each the first word of a call.
enum Verb: String, CaseIterable {
  case list, get, set, unset, add, remove, describe, search, run, show, edit
  case check, path, `import`, reference, sample, schema, completions

  /// The operands as written on the help page, how many there may be, and what the command does.
  private var form: (operands: String, count: ClosedRange<Int>, summary: String) {
    switch self {
    case .list: ("", 0...0, "print all settings with their values, or what a level holds")
    case .get:
      ("KEY", 1...1, "print the value of a setting; --json tells a missing one from an empty text")
    case .set:
      (
        "KEY VALUE... | KEY=VALUE...", 1...Int.max,
        "set one setting, or several; - reads standard input"
      )
    case .unset:
      (
        "KEY... | --all", 0...Int.max,
        "remove stored values, so that the defaults apply; --all: of all settings"
      )
    case .add: ("KEY ENTRY...", 2...Int.max, "add entries to a list; to a map, NAME=VALUE")
    case .remove:
      (
        "KEY ENTRY...", 2...Int.max,
        "remove entries from a list, or names from a map; with a record, its settings"
      )
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

  /// The options.
  var options: [Option] {
    switch self {
    case .list: [.json, .stored, .origin, .level]
    case .set: [.json, .dryRun, .level]
    case .add, .remove: [.json, .level]
    case .unset: [.json, .all, .level]
    case .path: [.json, .all]
    case .run: [.json, .yes]
    case .get, .describe, .search, .check, .import: [.json]
    case .show: [.json, .width, .style, .ascii, .color]
    case .edit: [.style, .ascii, .lines]
    case .schema: [.file]
    case .reference, .sample, .completions: []
    }
  }

  /// Whether the command has the option `--json`.
  var answersInJSON: Bool { options.contains { $0.name == Option.json.name } }

  /// Whether the words behind the key are values, which may begin with a hyphen.
  var takesValues: Bool { [.set, .add, .remove].contains(self) }

  /// The effect of the command, as a phrase.
  var summary: String { form.summary }

  /// Whether the values of the store and the environment are read before the command.
  var readsValues: Bool { ![.completions, .path, .reference, .sample].contains(self) }

  /// Whether the command changes settings, and lists its changes with `--json`.
  var changesSettings: Bool { [.set, .unset, .add, .remove, .import, .run].contains(self) }

  /// How many operands there may be.
  var operandCount: ClosedRange<Int> { form.count }

  /// Returns the command with its operands and options, as written on the help page, which has `--json` once.
  ///
  /// - Parameter hasLevels: Whether there are several levels, of which an option names one.
  /// - Returns: The command.
  func usage(hasLevels: Bool) -> String {
    let operands = form.operands.isEmpty ? [] : [form.operands]
    // An option in place of operands is among those.
    let options = explainedOptions(hasLevels).filter { option in
      option.name != Option.json.name && !form.operands.words.contains(option.name)
    }
    return ([rawValue] + operands + options.map { "[\($0.form)]" }).joined(separator: " ")
  }

  /// Returns the message for too few or too many operands.
  func reason(ofWrongCount name: String, hasLevels: Bool) -> String {
    self == .unset
      ? "\(rawValue): name keys, or --all" : "usage: \(name) \(usage(hasLevels: hasLevels))"
  }

  /// Returns the options for the help page, with that of a level only if there are several.
  private func explainedOptions(_ hasLevels: Bool) -> [Option] {
    hasLevels ? options : options.filter { $0.name != Option.level.name }
  }

  /// Returns the help page of the command.
  func help(of name: String, hasLevels: Bool) -> String {
    let options = explainedOptions(hasLevels) + [.help]
    let width = options.map(\.form.count).max() ?? 0
    let lines = options.map { option in
      "  \(option.form)\(String(repeating: " ", count: width - option.form.count))  \(option.summary)\n"
    }
    return "Usage: \(name) \(usage(hasLevels: hasLevels))\n\n  \(summary)\n\n\(lines.joined())"
  }
}

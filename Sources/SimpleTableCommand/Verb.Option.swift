extension Verb {
  /// An option of a sub-command.
  struct Option: Sendable {
    /// The word, as in `--level`.
    let name: String

    /// The placeholder of the value in help; `nil` for an option without one.
    var value: String?

    /// The effect of the option, as a phrase.
    let summary: String

    /// The option as it is written.
    var form: String { value.map { "\(name) \($0)" } ?? name }
  }
}

extension Verb.Option {
  /// The option for programs: standard output is one JSON value, in failure, too.
  static let json = Self(name: "--json", summary: "print one JSON value, in failure, too")

  /// The option that names a level.
  static let level = Self(name: "--level", value: "LEVEL", summary: "read or change this level")

  static let all = Self(name: "--all", summary: "all of them")
  static let ascii = Self(name: "--ascii", summary: "draw with ASCII alone")
  static let color = Self(name: "--color", summary: "use colors")
  static let dryRun = Self(name: "--dry-run", summary: "check the values, and store nothing")
  static let file = Self(name: "--file", value: "FILE", summary: "write it to a file")
  static let help = Self(name: "--help", summary: "print this page")
  static let lines = Self(name: "--lines", summary: "print numbered lines, and read numbers")
  static let origin = Self(name: "--origin", summary: "with where each value comes from")
  static let stored = Self(name: "--stored", summary: "only what is stored at the edited level")
  static let style = Self(
    name: "--style", value: "STYLE", summary: "plain, grouped or inset")
  static let width = Self(name: "--width", value: "N", summary: "how many cells wide")
  static let yes = Self(name: "--yes", summary: "answer its question with yes")
}

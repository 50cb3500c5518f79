import SimpleTable

/// An option of the command line: what it is called, and what it does to the arguments.
struct CommandLineOption: Sendable {
  let name: String

  /// What stands for its value in the help, or nothing if it takes none.
  var placeholder: String?

  /// What it does, in a line.
  let summary: String

  /// Changes the arguments; the value is empty for an option that takes none.
  let apply: @Sendable (_ arguments: inout Arguments, _ value: String) throws(UsageError) -> Void

  /// The option as it is written.
  var usage: String { placeholder.map { "\(name) \($0)" } ?? name }
}

extension CommandLineOption {
  /// Every option, in the order in which the help lists them.
  static let all = [
    CommandLineOption(
      name: "--menu", placeholder: "NAME",
      summary: "show the menu NAME instead of \(DemoMenu.standard.name)"
    ) { arguments, value throws(UsageError) in
      arguments.namedMenu = try menu(value)
    },
    CommandLineOption(name: "--list", summary: "list the menus") { arguments, _ in
      arguments.action = .listMenus
    },
    CommandLineOption(
      name: "--rows", placeholder: "N",
      summary: "show the menu scroll with N rows, up to 10000000"
    ) { arguments, value throws(UsageError) in
      arguments.rowCount = try rowCount(value)
    },
    CommandLineOption(
      name: "--live", summary: "run the menu in the terminal, as without options"
    ) { arguments, _ in
      arguments.presentation = .live
    },
    CommandLineOption(
      name: "--accessible", summary: "run the menu as numbered lines with a prompt"
    ) { arguments, _ in
      arguments.presentation = .accessible
    },
    CommandLineOption(
      name: "--print", summary: "print the menu, as where there is no terminal"
    ) { arguments, _ in
      arguments.presentation = .printed
    },
    CommandLineOption(
      name: "--width", placeholder: "N",
      summary: "print N columns wide, from \(widths.lowerBound) to \(widths.upperBound)"
        + " (otherwise \(Arguments().width))"
    ) { arguments, value throws(UsageError) in
      arguments.width = try width(value)
    },
    CommandLineOption(
      name: "--style", placeholder: "STYLE",
      summary: "draw in the style plain, grouped or inset (otherwise grouped)"
    ) { arguments, value throws(UsageError) in
      arguments.style = try style(value)
    },
    CommandLineOption(name: "--ascii", summary: "draw with ASCII signs only") { arguments, _ in
      arguments.symbols = .ascii
    },
    CommandLineOption(name: "--color", summary: "print in colour") { arguments, _ in
      arguments.color = .ansi
    },
    CommandLineOption(
      name: "--script", placeholder: "SCRIPT",
      summary: "run the events of SCRIPT first and tell what changes"
    ) { arguments, value throws(UsageError) in
      arguments.script = try Script(parsing: value)
    },
    CommandLineOption(
      name: "--values", placeholder: "FILE",
      summary: "take the values from FILE before, and keep them there after"
    ) { arguments, value throws(UsageError) in
      guard !value.isEmpty else { throw UsageError("--values needs the name of a file") }
      arguments.valuesPath = value
    },
    CommandLineOption(name: "--help", summary: "show this help") { arguments, _ in
      arguments.action = .showHelp
    },
  ]

  private static func menu(_ name: String) throws(UsageError) -> DemoMenu {
    if let menu = DemoMenu.named(name) { return menu }
    throw UsageError(
      "there is no menu \(quoted(name))", word: name,
      names: DemoMenu.all.map(\.name), otherwise: "--list tells which there are")
  }

  private static func style(_ name: String) throws(UsageError) -> TextRenderer.Style {
    if let style = styles.first(where: { $0.name == name })?.style { return style }
    throw UsageError(
      "there is no style \(quoted(name))", word: name,
      names: styles.map(\.name), otherwise: "there are plain, grouped and inset")
  }

  private static func width(_ text: String) throws(UsageError) -> Int {
    if let width = Int(text), widths.contains(width) { return width }
    throw UsageError(
      "\(quoted(text)) is not a width; give a number of columns"
        + " from \(widths.lowerBound) to \(widths.upperBound)")
  }

  private static func rowCount(_ text: String) throws(UsageError) -> Int {
    if let count = Int(text), 0...10_000_000 ~= count { return count }
    throw UsageError("\(quoted(text)) is not a number of rows; give one from 0 to 10000000")
  }

  private static let widths = 20...1000

  private static let styles: [(name: String, style: TextRenderer.Style)] = [
    ("plain", .plain), ("grouped", .grouped), ("inset", .insetGrouped),
  ]
}

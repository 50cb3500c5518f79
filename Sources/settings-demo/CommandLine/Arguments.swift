import SimpleTable

/// What the command line asks for.
struct Arguments {
  /// What is to be done at all.
  enum Action: Equatable {
    case showMenu
    case listMenus
    case showHelp
  }

  /// Where the menu is shown.
  enum Presentation: Equatable {
    /// Run in a terminal, live where it can be moved in; else printed.
    case automatic
    case printed
    case live
    case accessible
  }

  var action = Action.showMenu
  var presentation = Presentation.automatic

  /// The menu that was asked for by its name.
  var namedMenu: DemoMenu?

  /// The number of rows that was asked for, of the menu that is there to be scrolled.
  var rowCount: Int?

  var script = Script()
  var valuesPath: String?
  var width = 60
  var style = TextRenderer.Style.grouped
  var symbols = TextRenderer.Symbols.unicode
  var color = TextRenderer.ColorMode.none

  /// Returns whether the menu runs, instead of being printed.
  func runs(isTerminal: Bool) -> Bool {
    switch presentation {
    case .automatic: isTerminal && script.steps.isEmpty
    case .printed: false
    case .live, .accessible: true
    }
  }

  /// The menu to be shown.
  var menu: DemoMenu { rowCount.map(DemoMenu.scroll) ?? namedMenu ?? .standard }

  /// The renderer that draws so.
  var renderer: TextRenderer {
    TextRenderer(width: width, style: style, symbols: symbols, color: color)
  }
}

extension Arguments {
  /// Reads the words that follow the program's name.
  ///
  /// Of an option given twice, the last counts. Nothing after `--help` or `--list` is read.
  init(parsing words: [String]) throws(UsageError) {
    var rest = words[...]
    while action == .showMenu, let word = rest.popFirst() {
      let (name, attached) = Self.split(word)
      let option = try Self.option(named: name, written: word)
      try option.apply(&self, try Self.value(of: option, attached: attached, rest: &rest))
    }
    if action == .showMenu, rowCount != nil, let namedMenu, namedMenu.name != menu.name {
      throw UsageError("--rows is for the menu \(menu.name), not for \(namedMenu.name)")
    }
  }

  /// Returns the name and the value of a word such as `--width=40`.
  private static func split(_ word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<sign]), String(word[word.index(after: sign)...]))
  }

  private static func option(
    named name: String, written word: String
  ) throws(UsageError) -> CommandLineOption {
    if let option = CommandLineOption.all.first(where: { $0.name == name }) { return option }
    guard name.hasPrefix("-") else { throw stray(word) }
    throw UsageError(
      "there is no option \(quoted(name))", word: name,
      names: CommandLineOption.all.map(\.name), otherwise: "--help tells which there are")
  }

  /// Returns the complaint about a word that no option asked for.
  private static func stray(_ word: String) -> UsageError {
    let menu = NearestName.of(word, among: DemoMenu.all.map(\.name))
    let hint = menu.map { "did you mean --menu \($0)?" } ?? "--help tells which there are"
    return UsageError("the argument \(quoted(word)) belongs to no option; \(hint)")
  }

  /// Returns the value of an option, from its own word or the next one; empty for a flag.
  private static func value(
    of option: CommandLineOption, attached: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let placeholder = option.placeholder else {
      if attached != nil { throw UsageError("\(option.name) takes no value") }
      return ""
    }
    if let attached { return attached }
    guard let next = rest.first, !next.hasPrefix("--") else {
      throw UsageError("\(option.name) needs a value: \(option.name) \(placeholder)")
    }
    return rest.removeFirst()
  }
}

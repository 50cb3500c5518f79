import SimpleTable

/// What the command line asks for.
struct Arguments {
  enum Action {
    case showMenu, listMenus, showHelp
  }

  private(set) var action = Action.showMenu
  private(set) var menu = DemoMenu.phone
  private(set) var width = 60
  private(set) var style = TextRenderer.Style.grouped
  private(set) var symbols = TextRenderer.Symbols.unicode

  /// Reads the words that follow the program's name.
  init(parsing words: [String]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--list": action = .listMenus
      case "--help": action = .showHelp
      case "--ascii": symbols = .ascii
      case "--menu": menu = try Self.value(of: word, from: &rest, Self.menu)
      case "--style": style = try Self.value(of: word, from: &rest) { Self.styles[$0] }
      case "--width":
        width = try Self.value(of: word, from: &rest) { text in
          Int(text).flatMap { 20...1_000 ~= $0 ? $0 : nil }
        }
      default: throw UsageError("\"\(word.harmless)\" is no option; --help lists them")
      }
    }
  }

  private static func value<Value>(
    of option: String, from rest: inout ArraySlice<String>, _ convert: (String) -> Value?
  ) throws(UsageError) -> Value {
    guard let text = rest.popFirst() else { throw UsageError("\(option) needs a value") }
    guard let value = convert(text) else {
      throw UsageError("\(option) does not take \"\(text.harmless)\"; --help lists what it takes")
    }
    return value
  }

  private static func menu(named name: String) -> DemoMenu? {
    DemoMenu.all.first { $0.name == name }
  }

  private static let styles: [String: TextRenderer.Style] = [
    "plain": .plain, "grouped": .grouped, "inset": .insetGrouped,
  ]
}

extension Arguments {
  /// What is printed where no menu runs.
  var text: String {
    switch action {
    case .showMenu:
      TextRenderer(width: width, style: style, symbols: symbols).render(TableAdapter(menu.table()))
    case .listMenus: DemoMenu.list
    case .showHelp:
      """
      Runs a settings menu in the terminal, or prints it where there is none.

      Usage: settings-demo [option …]

        --menu NAME    show the menu NAME (otherwise phone)
        --list         list the menus
        --width N      print N columns wide, from 20 to 1000 (otherwise 60)
        --style STYLE  draw in the style plain, grouped or inset (otherwise grouped)
        --ascii        draw with ASCII signs only

      \(DemoMenu.list)
      """
    }
  }
}

/// What is wrong with a command line.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

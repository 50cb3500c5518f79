import SimpleTable

/// A menu that the program can show.
struct DemoMenu: Sendable {
  /// The name on the command line.
  let name: String

  /// What the menu shows, in one line.
  let summary: String

  /// Returns the menu's table, with a new state at each call.
  let table: @Sendable () -> Table
}

extension DemoMenu {
  static let phone = DemoMenu(
    name: "phone", summary: "the settings of a phone, with pages behind its rows"
  ) { PhoneMenu(phone: Phone()).table }

  /// All menus, in the order in which they are listed.
  static let all = [
    phone,
    DemoMenu(name: "setup", summary: "inputs of every kind in sections that collapse") {
      SetupMenu(computer: Computer()).table
    },
    DemoMenu(name: "fruit", summary: "two rows that show their choices below them when selected") {
      FruitMenu(basket: FruitBasket()).table
    },
    DemoMenu(name: "scroll", summary: "25 rows, or a million, to scroll through") {
      ScrollMenu(list: ScrollList()).table
    },
  ]

  /// The names and summaries, one menu a line.
  static var list: String {
    all.map { menu in
      let space = String(repeating: " ", count: 8 - menu.name.count)
      return "\(menu.name)\(space)\(menu.summary)\n"
    }.joined()
  }
}

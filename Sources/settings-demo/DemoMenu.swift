import SimpleTable

/// A menu that the program can show.
struct DemoMenu: Sendable {
  /// What it is called on the command line.
  let name: String

  /// What it shows, in a line.
  let summary: String

  /// Creates the menu's table over a state of its own.
  let table: @Sendable () -> Table
}

extension DemoMenu {
  /// The menu that is shown unless another one is asked for.
  static let standard = DemoMenu(
    name: "phone",
    summary: "the settings of a phone, with controls and tables behind its rows"
  ) { PhoneMenu(phone: Phone()).table }

  /// Every menu, in the order in which they are listed.
  static let all = [
    standard,
    DemoMenu(
      name: "contact",
      summary: "a contact card that can be edited, with an address that draws itself"
    ) { ContactMenu(contact: Contact()).table },
    DemoMenu(
      name: "transit",
      summary: "the settings of a transit app, whose rows come and go with its state"
    ) { TransitMenu(settings: TransitSettings()).table },
    DemoMenu(
      name: "fruit",
      summary: "two rows that show their choices below them when selected"
    ) { FruitMenu(basket: FruitBasket()).table },
    DemoMenu(
      name: "inputs",
      summary: "inputs of every kind in categories that fold"
    ) { InputsMenu(form: SetupForm()).table },
    scroll(rows: 25),
    DemoMenu(
      name: "torture",
      summary: "titles that try to break the layout"
    ) { TortureMenu().table },
  ]

  /// Returns the menu that is there to be scrolled.
  ///
  /// - Parameter rows: How many rows it has.
  /// - Returns: The menu.
  static func scroll(rows: Int) -> DemoMenu {
    DemoMenu(
      name: "scroll", summary: "rows to scroll through, 25 or as many as --rows says"
    ) { ScrollMenu(rowCount: rows).table }
  }

  /// Returns the menu with a name.
  static func named(_ name: String) -> DemoMenu? {
    all.first { $0.name == name }
  }

  /// The names and summaries, one menu a line.
  static var list: String {
    Columns.text(all.map { ($0.name, $0.summary) })
  }
}

import SimpleTable

/// A word of the script language, and the event that it stands for.
struct Command: Sendable {
  let name: String

  /// What stands for its operand in the help, or nothing if it takes none.
  var placeholder: String?

  /// What it does, in a line.
  let summary: String

  /// Returns the event; the operand is empty for a command that takes none.
  let event: @Sendable (_ operand: String) throws(UsageError) -> Event

  /// The command as it is written.
  var usage: String { placeholder.map { "\(name) \($0)" } ?? name }
}

extension Command {
  /// Every command, in the order in which the help lists them.
  static let all = rows + values + tables + visibility

  /// Returns the command with a name that takes an operand, or that takes none.
  static func named(_ name: some StringProtocol, takesOperand: Bool) -> Command? {
    all.first { $0.name == name && ($0.placeholder != nil) == takesOperand }
  }

  private static let rows = [
    Command(name: "select", placeholder: "ID", summary: "select a row") { id in
      .select(RowID(id))
    },
    Command(name: "accessory", placeholder: "ID", summary: "tap the accessory of a row") { id in
      .tapAccessory(RowID(id))
    },
    Command(
      name: "toggle", placeholder: "ID", summary: "turn a switch, or else fold or unfold a section"
    ) { id in
      .toggle(id)
    },
  ]

  private static let values = [
    Command(
      name: "set", placeholder: "ID VALUE", summary: "put a value into a control", event: set),
    Command(name: "clear", placeholder: "ID", summary: "put an empty text into a control") { id in
      .set(RowID(id), "")
    },
    Command(
      name: "increment", placeholder: "ID [N]", summary: "step a value up, N times or once"
    ) { text throws(UsageError) in
      try steps(text, by: 1)
    },
    Command(
      name: "decrement", placeholder: "ID [N]", summary: "step a value down, N times or once"
    ) { text throws(UsageError) in
      try steps(text, by: -1)
    },
    Command(name: "reset", summary: "set all values of the table to their defaults") { _ in
      .reset
    },
    Command(name: "values", summary: "tell all values of the table") { _ in .tellValues },
  ]

  private static let tables = [
    Command(name: "push", placeholder: "ID", summary: "follow a row to its table") { id in
      .push(RowID(id))
    },
    Command(name: "pop", summary: "go back to the table before") { _ in .pop },
  ]

  private static let visibility = [
    Command(name: "collapse", placeholder: "SECTION", summary: "fold a section") { id in
      .collapse(SectionID(id))
    },
    Command(name: "expand", placeholder: "SECTION", summary: "unfold a section") { id in
      .expand(SectionID(id))
    },
    Command(name: "collapse all", summary: "fold every section that folds") { _ in .collapseAll },
    Command(name: "expand all", summary: "unfold every section") { _ in .expandAll },
    Command(name: "hide", placeholder: "ID", summary: "hide a row") { id in .hide(RowID(id)) },
    Command(name: "show", placeholder: "ID", summary: "show a hidden row") { id in
      .show(RowID(id))
    },
    Command(name: "filter", placeholder: "TEXT", summary: "show only what contains TEXT") { text in
      .filter(text)
    },
    Command(name: "filter", summary: "end the filter") { _ in .endFilter },
    Command(name: "reveal", placeholder: "ID", summary: "unfold what hides a row") { id in
      .reveal(RowID(id))
    },
    Command(name: "reload", summary: "evaluate the menu again") { _ in .reload },
  ]

  /// Reads a row's id and its new value.
  @Sendable private static func set(_ text: String) throws(UsageError) -> Event {
    let (id, value) = text.splitAfterWord
    guard !value.isEmpty else {
      throw UsageError("set needs a value: set \(id.harmless) VALUE, or clear \(id.harmless)")
    }
    return .set(RowID(id), value)
  }

  /// Reads a row's id and how many steps are to be taken, one unless it is said.
  private static func steps(_ text: String, by step: Int) throws(UsageError) -> Event {
    let (id, number) = text.splitAfterWord
    if number.isEmpty { return .step(RowID(id), step) }
    guard let count = Int(number), count > 0 else {
      throw UsageError("\(quoted(number)) is no number of steps; give one above 0")
    }
    return .step(RowID(id), step * count)
  }
}

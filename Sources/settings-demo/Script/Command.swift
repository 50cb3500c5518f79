import SimpleTable

/// A word of the script language, and the event that it stands for.
struct Command: Sendable {
  let name: String

  /// What stands for its operand in the help, or nothing if it takes none.
  var placeholder: String?

  /// What it does, in a line.
  let summary: String

  /// Returns the event; the operand is empty for a command that takes none.
  let event: @Sendable (_ operand: String) -> Event

  /// The command as it is written.
  var usage: String { placeholder.map { "\(name) \($0)" } ?? name }
}

extension Command {
  /// Every command, in the order in which the help lists them.
  static let all = [
    Command(name: "select", placeholder: "ID", summary: "select a row") { .select(RowID($0)) },
    Command(name: "accessory", placeholder: "ID", summary: "tap the accessory of a row") {
      .tapAccessory(RowID($0))
    },
    Command(name: "collapse", placeholder: "SECTION", summary: "fold a section") {
      .collapse(SectionID($0))
    },
    Command(name: "expand", placeholder: "SECTION", summary: "unfold a section") {
      .expand(SectionID($0))
    },
    Command(name: "toggle", placeholder: "SECTION", summary: "fold a section or unfold it") {
      .toggleFold(SectionID($0))
    },
    Command(name: "collapse all", summary: "fold every section that folds") { _ in .collapseAll },
    Command(name: "expand all", summary: "unfold every section") { _ in .expandAll },
    Command(name: "hide", placeholder: "ID", summary: "hide a row") { .hide(RowID($0)) },
    Command(name: "show", placeholder: "ID", summary: "show a hidden row") { .show(RowID($0)) },
    Command(name: "filter", placeholder: "TEXT", summary: "show only what contains TEXT") {
      .filter($0)
    },
    Command(name: "filter", summary: "end the filter") { _ in .endFilter },
    Command(name: "reveal", placeholder: "ID", summary: "unfold what hides a row") {
      .reveal(RowID($0))
    },
    Command(name: "reload", summary: "evaluate the menu again") { _ in .reload },
  ]
}

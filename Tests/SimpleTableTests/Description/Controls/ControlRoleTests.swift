import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `What a control is` {
  private struct Server: Identifiable {
    let id: String
    var host = "h"
  }

  /// What a row answers, by name, in the order of the roles' file.
  private static func answers(of row: Row) -> String {
    let role = row.role
    let prefix: String? =
      switch role?.keyPrefix {
      case .scope(let scope) where row.isLink: "keys begin with \(scope)"
      case .ofRecords: "keys begin with its names"
      default: nil
      }
    let answers: [(Bool, String)] = [
      (row.hasValue, "has a value"), (row.isPart, "is a part"),
      (row.isTextOfList, "is a text of a list"), (row.isEntry, "is an entry"),
      (row.isNewEntry, "is new"), (row.isLink, "leads to a page"),
      (role?.leadsToSettings == true, "of settings"),
      (row.storage.takesText, "takes a text"), (row.showsSetting, "shows a setting"),
    ]
    let texts = answers.filter(\.0).map(\.1)
    let option = role?.optionText.map { "is the option \($0)" }
    return (texts + [prefix, option].compactMap(\.self)).joined(separator: ", ")
  }

  private static func rows(_ row: Row) -> [Row] {
    let adapter = TableAdapter(Table { Section { row } })
    return adapter.model.declared.sections.flatMap(\.rows)
  }

  /// The rows of the page behind a row.
  private static func rowsBehind(_ row: Row) -> [Row] {
    let table = rows(row).first?.evaluateDestination() ?? Table()
    return TableAdapter(table).model.declared.sections.flatMap(\.rows)
  }

  private static func list(_ binding: Binding<[String]>) -> Row {
    ListRow("List", entries: binding).row
  }

  private static func records(_ binding: Binding<[Server]>) -> Row {
    ListRow("Records", records: binding, new: { Server(id: $0) }) { server in
      Section { TextFieldRow("Host", text: server.host) }
    }
    .id("servers")
  }

  private static func picker(_ style: PickerStyle, _ choice: String = "a") -> Row {
    PickerRow("P", selection: Variable(choice).binding, options: ["a"], style: style).row
  }

  static var roles: [(name: String, row: Row?, answers: String)] {
    let names = Variable(["x"]).binding
    let servers = Variable([Server(id: "alpha")]).binding
    return [
      ("none", rows(Row("R")).first, ""),
      (
        "value", rows(ToggleRow("R", isOn: .constant(true)).row).first,
        "has a value, takes a text, shows a setting"
      ),
      (
        "value of entries", rows(list(names)).first,
        "has a value, leads to a page, takes a text, shows a setting"
      ),
      (
        "value of records", rows(records(servers)).first,
        "has a value, leads to a page, of settings, takes a text, shows a setting, keys begin with its names"
      ),
      ("choice", rows(picker(.menu)).first, "has a value, takes a text, shows a setting"),
      (
        "choice in place", rows(picker(.inline)).first, "has a value, takes a text, shows a setting"
      ),
      (
        "choice behind", rows(picker(.navigationLink)).first,
        "has a value, leads to a page, takes a text, shows a setting"
      ),
      ("option", rows(picker(.menu)).last, "is a part, is the option a"),
      (
        "option in place", rows(picker(.inline)).last,
        "is a part, shows a setting, is the option a"
      ),
      ("other option in place", rows(picker(.inline, "b")).last, "is a part, is the option a"),
      ("option behind", rowsBehind(picker(.navigationLink)).last, "is a part, is the option a"),
      (
        "entry", rowsBehind(list(names)).first,
        "is a part, is a text of a list, is an entry, takes a text"
      ),
      ("constant entry", rowsBehind(list(.constant(["x"]))).first, "is a part"),
      (
        "new entry", rowsBehind(list(names)).last,
        "is a part, is a text of a list, is new, takes a text"
      ),
      (
        "record", rowsBehind(records(servers)).first,
        "is a part, is an entry, leads to a page, of settings, keys begin with alpha."
      ),
      (
        "constant record", rowsBehind(records(.constant([Server(id: "alpha")]))).first,
        "is a part, leads to a page, of settings, keys begin with alpha."
      ),
      (
        "new record", rowsBehind(records(servers)).last,
        "is a part, is a text of a list, is new, takes a text"
      ),
      ("action", rows(ButtonRow("R") {}.row).first, ""),
      (
        "link", rows(LinkRow("R", scope: "s") {}.row).first,
        "leads to a page, of settings, keys begin with s."
      ),
    ]
  }

  @Test(arguments: roles.indices)
  func `answers what a row is`(number: Int) {
    let (name, row, answers) = Self.roles[number]
    check(row.map(Self.answers), answers, "\(name)")
  }
}

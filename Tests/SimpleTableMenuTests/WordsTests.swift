import SimpleTableTesting
import TestTraits
import Testing

@testable import SimpleTable
@testable import SimpleTableMenu

@Suite struct `Words` {
  /// Each phrase as a marker with the values that go into it, as in `<outOfRange 0 10>`.
  private static let markers: TableWords = {
    var words = TableWords()
    for (name, english) in phrases {
      words[english: english] = english.contains("%") ? "<\(name) %1 %2 %3>" : "<\(name)>"
    }
    return words
  }()

  /// The names of all phrases and their English words.
  private static let phrases =
    TablePhrase.allCases.map { ("\($0)", $0.english) }
    + SettingPhrase.allCases.map { ("\($0)", $0.english) }

  @Test(arguments: [
    ("is % now", ["a%1"], "is a%1 now"), ("%2 to %1", ["0", "9"], "9 to 0"), ("100 %", [], "100 %"),
    ("%", ["x"], "x"), ("%1%3", ["x"], "x"), ("%一", ["x"], "x一"), ("%0", ["x"], ""),
    ("no place", ["x"], "no place"), ("%1%%", ["99"], "99%"), ("%% of %", ["x"], "% of x"),
    ("%%1 %%%2", ["x", "y"], "%1 %y"), ("100 %%", [], "100 %%"),
  ])
  func `names and numbers go where a phrase has room for them`(
    phrase: String, values: [String], text: String
  ) {
    var words = TableWords()
    words[.outOfRange] = phrase
    check(words.text(TablePhrase.outOfRange.english, values), text)
  }

  @Test func `no English is left once every phrase has other words`() throws {
    let state = State()
    let menu = Menu(state.table.words { Self.markers })
    let said = try state.said(by: menu)
    let phrases = said.flatMap { text in
      text.split(separator: "<", omittingEmptySubsequences: false).dropFirst().compactMap { part in
        part.split(whereSeparator: { " >".contains($0) }).first.map(String.init)
      }
    }
    check(Set(phrases), Set(Self.phrases.map(\.0)))
    let english = said.filter { text in
      var depth = 0
      return text.contains { character in
        depth += character == "<" ? 1 : character == ">" ? -1 : 0
        return depth == 0 && character.isLetter
      }
    }
    check(english, [])
  }

  @Test func `diagnostics stay in English`() {
    let table = Table { Section { StepperRow("1", value: .constant(11), in: 0...10) } }
    let adapter = TableAdapter(table.words { Self.markers })
    check(adapter.diagnostics.map(\.message), ["1: must be from 0 to 10"])
  }

  @Test func `a page has the words of the page above, unless it has its own`() {
    var other = TableWords()
    other[.on] = "päällä"
    func page() -> Table { Table { Section { ToggleRow("1", isOn: .constant(true)).id("1") } } }
    let menu = Menu(
      Table.page {
        LinkRow("1", destination: page()).id("a")
        LinkRow("2", destination: page().words { other }).id("b")
      }
      .words { Self.markers })
    func label() -> String? { menu.page.row(at: RowPath(section: 0, row: 0))?.control?.label }
    for (id, text) in [("a", "<on>"), ("b", "päällä")] as [(RowID, String)] {
      menu.page.select(row: id)
      check(label(), text)
      menu.reload()
      check(label(), text)
      menu.pop()
    }
    menu.push(page(), from: "a")
    check(label(), "<on>")
  }
}

/// A menu of titles without letters, in which every phrase can be said.
private final class State {
  var isOn = true
  var number = 99
  var (low, high) = (0, 0)
  var text = "9\n9"
  var choice = "1"
  var choices: Set<String> = []
  var names = [Server("1")]
  var none: Int?
  var path = ""
  var map = ["9": "9", "8": "8"]

  var table: Table {
    Table("0") {
      Section {
        ToggleRow("1", isOn: Binding(self, \.isOn)).id("1")
        StepperRow("2", value: Binding(self, \.number), in: 0...10, step: 5).id("2")
        SliderRow("3", value: .constant(0.5), in: 0...1, step: 0.5).id("3")
        TextFieldRow("4", text: Binding(self, \.text), rules: [.required]).id("4")
        TextFieldRow("5", text: .constant(""), rules: [.length(1...1)]).id("5")
        TextFieldRow("6", text: .constant(""), rules: [.length(2...2)]).id("6")
        TextFieldRow("7", text: .constant(""), rules: [.length(1...2)], validation: .onChange)
          .id("7")
        PickerRow("8", selection: Binding(self, \.choice), options: ["1", "2"]) { $0 }.id("8")
        PickerRow("9", selection: Binding(self, \.choice), options: [String]()) { $0 }.id("9")
        PickerRow("40", selection: Binding(self, \.choice), options: ["1", "2", "3"]) { option in
          Row(option).disabled(option != "1", reason: option == "2" ? "9" : nil)
        }.id("40")
        MultiPickerRow("10", selection: Binding(self, \.choices), options: ["1"]) { $0 }.id("10")
        TextFieldRow("11", text: .constant("0"), isSecure: true).id("11")
        ToggleRow("12", isOn: .constant(false)).id("12").disabled()
        Row("13").id("13").formerly("14")
        ToggleRow("14", isOn: .constant(false)).id("14").formerly("15")
        ToggleRow("20", isOn: Binding(self, \.isOn)).id("?").takesEffectAfterRestart()
        ListRow("22", entries: .constant(["1"]), limit: 1...1).id("22")
        ListRow("23", records: Binding(self, \.names), limit: 1...2, new: { Server($0) }) { _ in
          Section {}
        }.id("23")
        ListRow("24", entries: .constant([1])).id("24")
        DictionaryRow("41", entries: Binding(self, \.map), limit: 2...).id("41")
        DictionaryRow("42", entries: .constant(["9": true])).id("42")
        MultiPickerRow("43", selection: Binding(self, \.choices), options: ["1"], limit: ...1)
          .id("43")
        NumberFieldRow("44", value: Binding(self, \.none), unit: "9").id("44")
        NumberFieldRow("25", value: Binding(self, \.none)).id("25")
        TextAreaRow("26", text: .constant("9\n9")).id("26")
        TextAreaRow("27", text: .constant("9\t\n\n")).id("27")
        TextFieldRow(
          "28", text: Binding(self, \.path), content: .file,
          rules: [ValidationRule(ofEntered: .doesNotExist) { $0.isEmpty }]
        ).id("28")
        TextFieldRow(
          "29", text: Binding(self, \.path), content: .folder,
          rules: [ValidationRule(ofEntered: .isNoFolder) { $0.isEmpty }]
        ).id("29")
        DateRow("31", value: .constant(TimeOfDay.midnight)).id("31")
        DateRow("32", value: .constant(known("2026-12-31", as: CalendarDate.self))).id("32")
        DateRow("33", value: .constant(known("2026-12-31T23:59", as: DateAndTime.self))) { _ in "9"
        }.id("33")
        FieldRow("34", value: Binding<Character>.constant("9"), expects: "9").id("34")
        FieldRow("35", value: .constant(Half(9.5))).id("35")
        ListRow("36", entries: .constant([0.5]), limit: 1...).id("36")
        StepperRow("45", value: .constant(9), in: 9...9).id("45")
        ListRow("37", entries: .constant([Half(9.5)])).id("37")
        StepperRow("38", value: Binding(self, \.low), in: 0...(self.high == 0 ? 1 : 0)).id("38")
        StepperRow("39", value: Binding(self, \.high), in: 0...(self.low == 1 ? 1 : 0)).id("39")
        ToggleRow("21", isOn: Binding(self, \.isOn)).id("!")
      }
      Section {
        PickerRow("16", selection: Binding(self, \.choice), options: ["1"], style: .inline) { _ in
          Row("17").id("17")
        }
      }
    }
  }

  /// Returns what a menu of the table says, in refusals, locks, reports, labels and kinds.
  func said(by menu: Menu) throws -> [String] {
    var said = menu.settings.flatMap { setting in
      [setting.label, setting.kind.text(in: menu.words), setting.invalidReason ?? ""]
    }
    let texts = [
      "1": "?", "2": "3", "3": "2", "4": "", "5": "12", "6": "1", "7": "123", "8": "?", "10": "?",
      "11": "\n", "12": "1", "18": "1", "22": "1, 2", "23": "1, 1", "23.9.1": "1", "24": "?",
      "31": "?",
      "32": "?", "33": "?",
      "41": "9", "44": "?", "26": "\t", "28": "?", "29": "?", "34": "99", "35": "?", "25": "1,500",
      "36": "", "37": "?", "45": "8",
    ]
    said.append(menu.setValue("0", for: "?").reason(in: menu.words) ?? "")
    said += ["2", "3"].map { menu.setValue($0, for: "40").reason(in: menu.words) ?? "" }
    said += menu.setValues(["?": "1", "2": "3"]).compactMap { $0.outcome.reason(in: menu.words) }
    said.append(menu.setValue("2026-02-30", for: "32").reason(in: menu.words) ?? "")
    for (key, text) in texts {
      said += [menu.setValue(text, for: key).reason(in: menu.words) ?? ""]
    }
    said += [["?"], ["2", "3"]].map { menu.addEntries($0, to: "23").reason(in: menu.words) ?? "" }
    said += ["{", "{\"9\": []}", "=9", "9=9,9=9"].map {
      menu.setValue($0, for: "41").reason(in: menu.words) ?? ""
    }
    said.append(menu.removeEntries(["0"], from: "41").reason(in: menu.words) ?? "")
    menu.page.select(row: "41")
    said.append(menu.page.row(at: RowPath(section: 0, row: 2))?.question ?? "")
    menu.pop()
    // A list that is stored where a switch is.
    let other = Menu(
      Table { Section { ToggleRow("1", isOn: Binding(self, \.isOn)).id("1") } }
        .words { menu.words })
    try other.load(from: MemoryStore(["1": .texts(["1"])]))
    said.append(other.setValue("true", for: "1").reason(in: menu.words) ?? "")
    // A former key that two settings read.
    let former = Menu(
      Table.page {
        ToggleRow("1", isOn: Binding(self, \.isOn)).id("1").formerly("3")
        ToggleRow("2", isOn: Binding(self, \.isOn)).id("2").formerly("3")
      }
      .words { menu.words })
    try former.load(from: MemoryStore(["3": .bool(true)]))
    said.append(former.unset("1").reason(in: menu.words) ?? "")
    said.append(menu.removeEntries(["0"], from: "23").reason(in: menu.words) ?? "")
    menu.page.select(row: "23")
    said.append(TextRenderer(width: 60).render(menu.page))
    said.append(menu.page.row(at: RowPath(section: 0, row: 1))?.question ?? "")
    menu.pop()
    let page = menu.page
    let outcomes = [
      page.setValue("?", row: "2"), page.setValue("0.5", row: "2"),
      page.setValue("1,500", row: "3"), page.setValue("0", row: "13"),
      page.setValue("0", row: "18"), page.setValue("0", row: "17"), page.increment(row: "9"),
      page.setValue("10", row: "2"), page.increment(row: "2"), page.setValue("1", row: "14"),
    ]
    said += outcomes.map { $0.reason(in: menu.words) ?? "" }
    said.append(TextRenderer(width: 60).render(page))
    let values: [String: SettingValue] = [
      "1": .text("1"), "2": .bool(true), "4": .number("1"), "10": .bool(true), "11": .text("1"),
      "15": .bool(true), "19": .text("1"), "22": .bool(true), "38": .number("1"),
      "39": .number("1"),
    ]
    said.append(try menu.load(from: MemoryStore(values)).description)
    said += menu.invalidSettings.map(\.reason)
    said += [SettingValue.other("[]"), .other("{}")].map { $0.kindName(in: menu.words) }
    said += menu.apply(arguments: ["8": "2", "18": "1"]).map(\.reason)
    menu.apply(environment: ["1": "0"], prefix: "")
    said += menu.settings.compactMap(\.lockReason)
    menu.page.reload()
    said.append(TextRenderer(width: 60).render(page))
    // A variable of two settings, a key that is almost one of a setting, one of none, and a change
    // by another process.
    menu.apply(environment: ["_": "1"], prefix: "")
    said += menu.invalidSettings.map(\.reason)
    menu.apply(environment: [:], prefix: "")
    let store = MemoryStore(["99": .text("1"), "none": .text("1"), "2": .number("0")])
    said.append(try menu.load(from: store).description)
    said.append(menu.setValue("1", for: "none").reason(in: menu.words) ?? "")
    menu.setValue("5", for: "2")
    try menu.save()
    store.merge(set: ["2": .number("10")], unset: [])
    menu.reloadStores()
    said += menu.undo()?.map(\.reason) ?? []
    // Values that a project must not decide, that a policy decides, and one that it cannot.
    let placed = { (key: String, value: SettingValue) in
      let store = Scenario.Store([key: value])
      store.location = "9"
      return store
    }
    try menu.load(from: placed("1", .bool(true)), as: .project)
    said += menu.settings.compactMap(\.invalidReason)
    try menu.load(from: placed("1", .bool(true)), as: .policy)
    said += menu.settings.compactMap(\.lockReason)
    try menu.load(from: placed("1", .number("9")), as: .policy)
    said += menu.settings.compactMap(\.lockReason)
    // A value of another process while a change waits to be confirmed.
    let asking = Menu(
      Table {
        Section { ToggleRow("1", isOn: .constant(false)).id("1") }
        Section {
          TextFieldRow("2", text: Binding(self, \.path)).id("2").keptIfConfirmed(within: 9)
        }
      }
      .words { menu.words })
    let others = MemoryStore(["2": .text("0")])
    try asking.load(from: others)
    _ = asking.askingToConfirm { asking.setValue("1", for: "2") }
    others.merge(set: ["2": .text("3")], unset: [])
    asking.confirmPending()
    said.append(asking.pendingQuestion?.subject ?? "")
    // Rows that ask, wait, do nothing, are another's, and a page that was left.
    let rows = Menu(
      Table.page {
        Row("1") {}.confirm("2").id("1")
        Row("2") { await Task.yield() }.id("2")
        Row("3").id("3")
        ToggleRow("4", isOn: .constant(false)).id("4.4")
        LinkRow("5", scope: "4") { Section { ToggleRow("4", isOn: .constant(true)).id("4") } }
          .id("5")
      }
      .words { menu.words })
    said += ["1", "2", "2", "3", "5", "4"].map {
      rows.page.select(row: RowID($0)).reason(in: menu.words) ?? ""
    }
    let left = rows.page
    rows.pop()
    said.append(left.select(row: "4").reason(in: menu.words) ?? "")
    // An action that the program cannot wait for.
    let waiting = Menu(Table { Section { Row("1") { await Task.yield() } } }.words { menu.words })
    waiting.refuseActions(true)
    waiting.page.select(at: RowPath(section: 0, row: 0))
    said.append(TextRenderer(width: 60).render(waiting.page))
    return said
  }
}

/// A value whose text form does not lead back to it.
private struct Half: LosslessStringConvertible, Equatable {
  var exact: Double

  init(_ exact: Double) {
    self.exact = exact
  }

  init?(_ text: String) {
    guard let exact = Double(text) else { return nil }
    self.exact = exact
  }

  var description: String { "\(Int(exact))" }
}

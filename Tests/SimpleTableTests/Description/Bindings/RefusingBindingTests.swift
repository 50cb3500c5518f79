import TestTraits
import Testing

@testable import SimpleTable

/// A state may take only some values, as the id of a record does: no control says then that it has
/// changed it.
@Suite struct `Bindings that refuse` {
  private struct Item: Equatable, Identifiable {
    var id: String
    var isOn = false
    var tags: [String] = []
  }

  /// Returns a binding to a value that its state keeps, and counts attempts to change it.
  private static func kept<Value: Equatable>(_ value: Value) -> Binding<Value> {
    Binding(
      get: { value }, set: { #expect($0 == value, "set to \($0)") }, default: nil,
      isConstant: false, accepts: Shared { $0 == value })
  }

  private static let rows: [(String, present: String, row: @Sendable () -> any RowContent)] = [
    ("true", "false", { ToggleRow("A", isOn: kept(false)) }),
    ("2", "1", { StepperRow("A", value: kept(1), in: 0...9) }),
    ("b", "a", { TextFieldRow("A", text: kept("a")) }),
    ("b", "a", { PickerRow("A", selection: kept("a"), options: ["a", "b"]) }),
    ("b", "", { PickerRow("A", selection: kept(nil), options: ["a", "b"]) }),
    ("b", "a", { MultiPickerRow("A", selection: kept(Set(["a"])), options: ["a", "b"]) }),
    ("a, b", "a", { MultiPickerRow("A", selection: kept(["a"]), options: ["a", "b"]) }),
    ("a, b", "a", { ListRow("A", entries: kept(["a"])) }),
    (#"{"a": 2}"#, #"{"a": 1}"#, { DictionaryRow("A", entries: kept(["a": 1])) }),
    ("b", "a", { TextFieldRow("A", text: kept(["a"])[0]) }),
    ("b", "a", { TextFieldRow("A", text: kept([Item(id: "a")])[id: "a"].id) }),
    ("b", "a", { TextFieldRow("A", text: kept(["k": "a"])["k", default: ""]) }),
    (
      "b", "a",
      { ListRow("A", records: kept([Item(id: "a")]), new: { Item(id: $0) }, page: { _ in }) }
    ),
    ("b", "a", { PickerRow("A", selection: kept(Item(id: "a")).id, options: ["a", "b"]) }),
  ]

  @Test(arguments: rows.indices)
  func `another text is refused, and the present one is not`(number: Int) {
    let (text, present, row) = Self.rows[number]
    let bench = ControlBench { row().row.id("a") }
    check(bench.adapter.setValue(text, row: "a"), .refused("cannot be changed"))
    check(bench.adapter.setValue(present, row: "a"), .accepted)
    check(bench.state("a")?.value?.text, present)
  }

  @Test func `what a row, an option, a step or an entry changes is refused`() {
    let refused = ValueOutcome.refused("cannot be changed")
    let bench = ControlBench {
      ToggleRow("Switch", isOn: Self.kept(false)).id("switch")
      StepperRow("Number", value: Self.kept(1), in: 0...9).id("number")
      PickerRow("One", selection: Self.kept("a"), options: ["a", "b"], style: .inline).id("one")
      MultiPickerRow("Some", selection: Self.kept(["a"]), options: ["a", "c"], style: .inline) {
        Row($0).id($0 + "s")
      }
      .id("some")
    }
    check(bench.select("switch"), refused)
    check(bench.increment("number"), refused)
    check(bench.adapter.increment(row: "one"), refused)
    check(bench.select(row: 3), refused)
    check(bench.select("cs"), refused)
    check(bench.adapter.chooseAll(true, row: "as"), refused)

    let list = EntryList(
      title: "", binding: Self.kept(["a", "b"]), limit: EntryCount(0...), rules: [],
      listRules: [], placeholder: nil, records: nil, page: nil)
    for edit in [.replace("c"), .remove, .move(1)] as [EntryEdit] {
      let answer = list.perform(.entry(edit, text: "a", index: 0))
      check(ValueOutcome(answer, in: TableWords()), refused)
    }
    let map = EntryMap(
      title: "", binding: Self.kept(["a": 1]), limit: EntryCount(0...), rules: [], placeholder: nil)
    for edit in [.replace("2"), .remove] as [EntryEdit] {
      let answer = map.perform(.entry(edit, text: "a", index: 0))
      check(ValueOutcome(answer, in: TableWords()), refused)
    }
  }
}

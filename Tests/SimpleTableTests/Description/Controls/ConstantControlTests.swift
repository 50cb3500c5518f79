import SimpleTableMenu
import TestTraits
import Testing

@testable import SimpleTable

/// A control over a constant binding refuses every other value.
@Suite struct `Constant controls` {
  private final class Model { var flag = true }

  static var rows: [(row: Row, value: String, other: String)] {
    [
      (ToggleRow("R", isOn: .constant(true)).row, "true", "off"),
      (StepperRow("R", value: .constant(3), in: 1...5).row, "3", "4"),
      (TextFieldRow("R", text: .constant("a")).row, "a", "b"),
      (PickerRow("R", selection: .constant("a"), options: ["a", "b"]) { $0 }.row, "a", "b"),
      (
        MultiPickerRow("R", selection: .constant(Set(["a"])), options: ["a", "b"]) { $0 }.row, "a",
        "a, b"
      ),
      (
        MultiPickerRow("R", selection: .constant(["b", "a"]), options: ["a", "b"]).row, "b, a",
        "a, b"
      ),
    ]
  }

  @Test(arguments: 0..<6)
  func `refuse another value, and say why`(number: Int) {
    let (row, value, other) = Self.rows[number]
    let menu = Menu(Table { Section { row.id("r") } })
    check(menu.setValue(other, for: "r"), .refused("cannot be changed"))
    check(menu.setValue(value, for: "r"), .accepted)
    check(menu.page.setValue(other, row: "r"), .refused("cannot be changed"))
    check(menu.setting("r")?.value, value)
    checkEmpty(menu.invalidSettings)
    check(menu.diagnostics.map(\.message), ["R: the setting can never change: it is constant"])
    checkEmpty(TableAdapter(Table { Section { row } }).diagnostics)
  }

  @Test func `an option refuses to be chosen, and says why, with and without a menu`() {
    let table = Table {
      Section {
        PickerRow(
          "Theme", selection: .constant("light"), options: ["light", "dark"], style: .inline
        ) { Row($0).id("\($0)-row") }
        .id("theme")
      }
    }
    let menu = Menu(table)
    for page in [menu.page, TableAdapter(table)] {
      check(page.select(row: "dark-row"), .refused("cannot be changed"))
      check(page.row(at: RowPath(section: 0, row: 1))?.invalidReason, "cannot be changed")
      check(page.select(row: "light-row"), .handled)
    }
    check(menu.setValue("dark", for: "theme"), .refused("cannot be changed"))
    check(menu.diagnostics.count, 1)
  }

  @Test func `a switch that was selected says why it refused, with and without a menu`() {
    let table = Table { Section { ToggleRow("R", isOn: .constant(true)).id("r") } }
    for page in [Menu(table).page, TableAdapter(table)] {
      check(page.select(row: "r"), .refused("cannot be changed"))
      check(page.row(at: RowPath(section: 0, row: 0))?.invalidReason, "cannot be changed")
    }
  }

  @Test func `a part of a constant is constant, and a property of a constant object is not`() {
    let pair = Binding.constant((name: "a", count: 1))
    check(pair.name.isConstant)
    check(Binding.constant([1])[0].isConstant)
    check(Binding.constant(["a": 1])["a", default: 2].isConstant)
    let model = Model()
    check(!Binding.constant(model).flag.isConstant)
    check(!Binding(model, \.flag).isConstant)
    Binding.constant(model).flag.wrappedValue = false
    check(!model.flag)
  }
}

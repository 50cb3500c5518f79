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

  @Test func `a group of choices refuses another choice`() {
    let menu = Menu(
      Table {
        Section("Theme") {
          Row("Light").tag("light").id("light")
          Row("Dark").tag("dark").id("dark")
        }
        .id("theme")
        .selection(.single(.constant("light")))
      })
    check(menu.setValue("dark", for: "theme"), .refused("cannot be changed"))
    check(menu.page.setValue("on", row: "dark"), .refused("cannot be changed"))
    check(menu.page.setValue("on", row: "light"), .accepted)
    check(menu.diagnostics.count, 1)
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

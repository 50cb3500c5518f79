import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Field row` {
  /// A colour of the program's own.
  struct Colour: LosslessStringConvertible, Equatable {
    let name: String

    init?(_ text: String) {
      guard ["red", "green", "blue"].contains(text) else { return nil }
      name = text
    }

    var description: String { name }
  }

  let colour = Variable(known("red", as: Colour.self))

  @Test(
    arguments: [
      ("green", nil), (" blue ", nil), ("red", nil),
      ("pink", "\"pink\" is not a colour such as red"), ("", "\"\" is not a colour such as red"),
    ] as [(String, String?)])
  func `a text is taken where it stands for a value`(text: String, reason: String?) {
    let bench = ControlBench {
      FieldRow("Colour", value: colour.binding, expects: "a colour such as red").id("colour")
    }
    check(bench.adapter.setValue(text, row: "colour").reason, reason)
    check(colour.wrappedValue.name, reason == nil ? text.trimmed : "red")
    check(bench.adapter.values["colour"], colour.wrappedValue.name)
  }

  @Test func `its kind says what to type, and its label is the program's`() {
    let bench = ControlBench {
      FieldRow("Colour", value: colour.binding, expects: "a colour") { $0.name.uppercased() }
        .id("colour")
    }
    check(bench.row("colour")?.control?.kind?.description, "a colour")
    check(bench.row("colour")?.control?.label, "RED")
  }

  @Test func `rules judge the value, and a constant takes only its own`() {
    let bench = ControlBench {
      FieldRow(
        "Colour", value: colour.binding,
        rules: [ValidationRule("must be cold") { $0.name != "red" }]
      )
      .id("colour")
      FieldRow("Fixed", value: Binding.constant(known("green", as: Colour.self))).id("fixed")
    }
    check(bench.adapter.setValue("blue", row: "colour"), .accepted)
    check(bench.adapter.setValue("red", row: "colour").reason, "must be cold")
    check(bench.adapter.setValue(" green", row: "fixed"), .accepted)
    check(bench.adapter.setValue("red", row: "fixed").reason, "cannot be changed")
  }

  @Test func `types with rows of their own are a diagnostic`() {
    let adapter = TableAdapter(
      Table {
        Section {
          FieldRow("Number", value: .constant(1))
          FieldRow("Text", value: .constant("a"))
          FieldRow("Switch", value: .constant(true))
          FieldRow("Day", value: .constant(TimeOfDay.midnight))
          FieldRow("Colour", value: colour.binding)
        }
      })
    check(
      adapter.diagnostics.map(\.message),
      [
        "Number: a value of this type belongs into a NumberFieldRow",
        "Text: a value of this type belongs into a TextFieldRow",
        "Switch: a value of this type belongs into a ToggleRow",
        "Day: a value of this type belongs into a DateRow",
      ])
  }

  @Test func `a text form that does not lead back to the value is a diagnostic`() {
    struct Rounded: LosslessStringConvertible, Equatable {
      var exact: Double
      init?(_ text: String) {
        guard let exact = Double(text) else { return nil }
        self.exact = exact
      }
      var description: String { "\(Int(exact))" }
    }
    let bench = ControlBench {
      FieldRow("Rounded", value: .constant(known("1.5", as: Rounded.self)))
    }
    check(
      bench.adapter.diagnostics.map(\.message),
      ["Rounded: the text form \"1\" does not lead back to the value"])
  }
}

import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Field row` {
  @Test func `types with rows of their own are a diagnostic`() {
    let adapter = TableAdapter(
      Table.page {
        FieldRow("Number", value: .constant(1))
        FieldRow("Text", value: .constant("a"))
        FieldRow("Switch", value: .constant(true))
        FieldRow("Day", value: .constant(TimeOfDay.midnight))
        FieldRow("Letter", value: .constant("x" as Character))
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

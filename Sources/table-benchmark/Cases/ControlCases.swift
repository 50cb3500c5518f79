import SimpleTable

/// What it costs to describe and to evaluate a row of a control.
enum ControlCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "a row of a control, described and evaluated",
      cases: [
        describing("toggle") { ToggleRow("Wi-Fi", isOn: $1.$isOn).id($0) },
        describing("slider") {
          SliderRow("Volume", value: $1.$number, in: 0...100, step: 5).id($0)
        },
        describing("picker") {
          PickerRow("Fruit", selection: $1.$text, options: fruits, style: .page).id($0)
        },
      ])
  }

  private static func describing(
    _ name: String, _ row: @escaping (Int, State) -> Row
  ) -> BenchmarkCase {
    BenchmarkCase(name: "control.\(name)", bar: .value(1_500), baseline: "a row without a control")
    {
      let state = State()
      return .timed(operations: 1_000) {
        TableAdapter(Table { Section { for id in 0..<1_000 { Row("Wi-Fi").id(id) } } }).numberOfRows
      } _: {
        TableAdapter(Table { Section { for id in 0..<1_000 { row(id, state) } } }).numberOfRows
      }
    }
  }

  private static let fruits = ["Lemon", "Lime", "Orange", "Yuzu", "Pomelo"]

  private final class State {
    @Setting var number = 50
    @Setting var isOn = true
    @Setting var text = "Lemon"
  }
}

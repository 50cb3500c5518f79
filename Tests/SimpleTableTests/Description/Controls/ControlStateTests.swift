import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Control state` {
  private enum Theme: String, CaseIterable { case light, dark }

  let table = Table {
    Section {
      ToggleRow("Wi-Fi", isOn: Variable(true).binding)
      SliderRow("Volume", value: Variable(60).binding, in: 0...100, step: 5) { "\($0) %" }
      StepperRow("Scale", value: Variable(Float(0.3)).binding, in: 0...1, step: 0.1)
      PickerRow("Theme", selection: Variable(Theme.dark).binding, options: Theme.allCases) {
        $0.rawValue.uppercased()
      }
      MultiPickerRow("Days", selection: Variable(["Mon"]).binding, options: ["Mon", "Tue"]) { $0 }
      TextFieldRow("Name", text: .constant("Ada"), placeholder: "Anonymous")
      TextFieldRow("Password", text: .constant("otter"), isSecure: true)
      ButtonRow("Erase", role: .destructive) {}
      LinkRow("More") { Section { Row("x") } }
    }
  }

  private var states: [ControlState] {
    let adapter = TableAdapter(table)
    return (0..<adapter.numberOfRows).compactMap {
      adapter.row(at: RowPath(section: 0, row: $0))?.control
    }
  }

  @Test func `each control prints as what it is`() {
    check(
      states.map(\.description),
      [
        "toggle: On (on or off)",
        "slider: 60 % (whole number from 0 to 100 in steps of 5)",
        "stepper: 0.3 (number from 0 to 1 in steps of 0.1)",
        "picker: DARK (one of light, dark)",
        "picker: Mon (any of Mon, Tue)",
        "field: Ada (text)",
        "field: secret (text)",
        "button(destructive)",
        "link",
      ])
  }

  @Test func `options are listed`() {
    let picker = states[3]
    check(picker.kind?.options.map(\.description), ["light (LIGHT)", "dark (DARK)"])
    check(picker.steps, ControlState.Steps(canDecrement: true, canIncrement: false))
  }

  @Test func `states of equal declarations are equal`() {
    check(Set(states + states).count, states.count)
  }
}

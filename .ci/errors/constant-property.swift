import SimpleTable

final class Radio { let isOn = true }

func table(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      ToggleRow("On", isOn: Bindings(radio, defaults: Radio()).isOn)  // expect: cannot assign to property: 'isOn' is a 'let' constant
    }
  }
}
// write: `var isOn`

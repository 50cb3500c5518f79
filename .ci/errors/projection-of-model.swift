import SimpleTable

final class Radio { @Setting var isOn = true }

func table(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      ToggleRow("On", isOn: $radio.isOn)  // expect: cannot find '$radio' in scope
    }
  }
}
// write: `radio.$isOn`

// write: `Bindings(radio, defaults: Radio()).isOn`
import Observation
import SimpleTable

@Observable final class Radio { var isOn = true }

func table(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      ToggleRow("On", isOn: radio.$isOn)  // expect: value of type 'Radio' has no member '$isOn'
    }
  }
}

// write: `if radio.isOn { Row("On") } else { ToggleRow(…) }`
import SimpleTable

final class Radio { @Setting var isOn = true }

func table(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      radio.isOn ? Row("On") : ToggleRow("On", isOn: radio.$isOn)  // expect: result values in '? :' expression have mismatching types 'Row' and 'ToggleRow'
    }
  }
}

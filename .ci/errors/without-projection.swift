// write: `radio.$isOn`
import SimpleTable

final class Radio { @Setting var isOn = true }

func table(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ToggleRow("On", isOn: radio.isOn)  // expect: cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead
    }
  }
}

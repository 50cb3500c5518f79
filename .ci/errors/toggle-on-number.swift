// write: `StepperRow("Channel", value: radio.$channel, in: 1...9)`
import SimpleTable

final class Radio { @Setting var channel = 1 }

func table(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ToggleRow("Channel", isOn: radio.$channel)  // expect: 'init(_:isOn:)' is unavailable: a switch needs a Binding<Bool>; a number has StepperRow
    }
  }
}

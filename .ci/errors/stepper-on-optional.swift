// write: `NumberFieldRow("Channel", value: radio.$channel, in: 1...9)`
import SimpleTable

final class Radio { @Setting var channel: Int? = 1 }

func table(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      StepperRow("Channel", value: radio.$channel, in: 1...9)  // expect: 'init(_:value:in:)' is unavailable: a number that may be missing has NumberFieldRow(_:value:)
    }
  }
}

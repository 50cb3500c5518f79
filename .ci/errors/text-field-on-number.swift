// write: `NumberFieldRow("Channel", value: radio.$channel)`
import SimpleTable

final class Radio { @Setting var channel = 1 }

func table(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      TextFieldRow("Channel", text: radio.$channel)  // expect: 'init(_:text:)' is unavailable: a number has NumberFieldRow(_:value:), not a text field
    }
  }
}

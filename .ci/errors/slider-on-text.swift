// write: `TextFieldRow("Name", text: radio.$name)`
import SimpleTable

final class Radio { @Setting var name = "" }

func table(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      SliderRow("Name", value: radio.$name, in: 0...9)  // expect: 'init(_:value:in:)' is unavailable: only a number can be stepped; a text has TextFieldRow
    }
  }
}

// write: options of the type of the selection
import SimpleTable

final class Radio { @Setting var band = 1 }

func table(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      PickerRow("Band", selection: radio.$band, options: ["FM", "AM"])  // expect: 'init(_:selection:options:)' is unavailable: the options of a picker have the type of its selection
    }
  }
}

// write: `options: ["FM", "AM"]`
import SimpleTable

final class Radio { @Setting var band = "FM" }

func table(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      PickerRow("Band", selection: radio.$band)  // expect: 'init(_:selection:label:)' is unavailable: a picker of a type that is not CaseIterable needs options:
    }
  }
}

// write: `options: [1, 2]`
import SimpleTable

final class Radio { @Setting var band = 1 }

func table(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      PickerRow("Band", selection: radio.$band) { "Band \($0)" }  // expect: 'init(_:selection:label:)' is unavailable: a picker of a type that is not CaseIterable needs options:
    }
  }
}

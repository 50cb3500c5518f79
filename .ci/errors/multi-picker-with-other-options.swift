import SimpleTable

final class Radio { @Setting var bands: Set<Int> = [] }

func table(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      MultiPickerRow("Band", selection: radio.$bands, options: ["FM"])  // expect: 'init(_:selection:options:)' is unavailable: the options of a picker have the type of its selection
    }
  }
}
// write: options of the type of the selection

import SimpleTable

final class Radio { @Setting var bands: Set<String> = [] }

func table(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      MultiPickerRow("Band", selection: radio.$bands)  // expect: 'init(_:selection:)' is unavailable: a picker of a type that is not CaseIterable needs options:
    }
  }
}
// write: `options: ["FM", "AM"]`

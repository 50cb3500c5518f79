import SimpleTable

final class Radio { @Setting var name = "FM" }

func table(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      TextFieldRow("Name", text: radio.$name, validation: { $0.count < 9 })  // expect: 'init(_:text:validation:)' is unavailable: rules go in rules: [ValidationRule("reason") { … }]
    }
  }
}
// write: `rules: [ValidationRule("is too long") { $0.count < 9 }]`

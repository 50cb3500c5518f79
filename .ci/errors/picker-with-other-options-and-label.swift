import SimpleTable

final class Radio { @Setting var band = 1 }

func table(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      PickerRow("Band", selection: radio.$band, options: ["FM", "AM"]) { $0 }  // expect: cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<String?>'
    }
  }
}
// write: options of the type of the selection

import SimpleTable

let table = Table("Settings") {
  Section("Radio") {
    Row("Wi-Fi")
    Section("Bluetooth") { Row("Headphones") }  // expect: argument type 'Section' does not conform to expected type 'RowContent'
  }
}

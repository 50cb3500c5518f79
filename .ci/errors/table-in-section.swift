// write: `LinkRow("Bluetooth") { … }`
import SimpleTable

let table = Table("Settings") {
  Section("Radio") {
    Row("Wi-Fi")
    Table("Bluetooth") { Section { Row("Headphones") } }  // expect: conformance of 'Table' to 'RowContent' is unavailable: a table is no row: show it with LinkRow(_:destination:)
  }
}

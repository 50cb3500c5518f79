// write: `Row("Bluetooth")`
import SimpleTable

let table = Table("Settings") {
  Section("Radio") {
    Row("Wi-Fi")
    "Bluetooth"  // expect: argument type 'String' does not conform to expected type 'RowContent'
  }
}

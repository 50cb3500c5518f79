// write: `let _ = print("Bluetooth")`
import SimpleTable

let table = Table("Settings") {
  Section("Radio") {
    Row("Wi-Fi")
    print("Bluetooth")  // expect: argument type '()' does not conform to expected type 'RowContent'
  }
}

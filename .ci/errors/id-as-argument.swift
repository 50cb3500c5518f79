// write: `Row("Bluetooth").id("bluetooth")`
import SimpleTable

let table = Table("Settings") {
  Section("Radio") {
    Row("Wi-Fi")
    Row("Bluetooth", id: "bluetooth")  // expect: 'init(_:id:)' is unavailable: the id of a row is a modifier: Row(…).id(…)
  }
}

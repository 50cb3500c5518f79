// write: `Row("Bluetooth", subtitle: "below", detail: "on")`
import SimpleTable

let table = Table("Settings") {
  Section("Radio") {
    Row("Wi-Fi")
    Row("Bluetooth", detail: "on", subtitle: "below")  // expect: argument 'subtitle' must precede argument 'detail'
  }
}

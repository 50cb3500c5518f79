// write: a binding, such as `radio.$isOn`
import SimpleTable

let isOn = true
let table = Table("Settings") {
  Section("Radio") {
    Row("Bluetooth")
    ToggleRow("Wi-Fi", isOn: isOn)  // expect: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
  }
}

// write: `for name in names where !name.isEmpty`
import SimpleTable

let names = ["Keyboard", "Mouse"]
let table = Table("Settings") {
  Section("Radio") { Row("Wi-Fi") }
  Section("Devices") {
    for name in names {
      if name.isEmpty { continue }  // expect: closure containing control flow statement cannot be used with result builder 'RowBuilder'
      Row(name)
    }
  }
}

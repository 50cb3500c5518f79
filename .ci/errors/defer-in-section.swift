// write: the statement before or after the table
import SimpleTable

let table = Table("Settings") {
  Section("Radio") { Row("Wi-Fi") }
  Section("Devices") {
    defer { print("done") }  // expect: closure containing control flow statement cannot be used with result builder 'RowBuilder'
    Row("Mouse")
  }
}

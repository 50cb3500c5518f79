// write: `for number in 1...3 { Row("Mouse \(number)") }`
import SimpleTable

let table = Table("Settings") {
  Section("Radio") { Row("Wi-Fi") }
  Section("Devices") {
    while true { Row("Mouse") }  // expect: closure containing control flow statement cannot be used with result builder 'RowBuilder'
  }
}

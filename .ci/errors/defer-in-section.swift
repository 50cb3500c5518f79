import SimpleTable

let table = Table("Settings") {  // expect: trailing closure passed to parameter of type 'Section' that does not accept a closure
  Section("Radio") { Row("Wi-Fi") }
  Section("Devices") {
    defer { print("done") }
    Row("Mouse")
  }
}

import SimpleTable

let names = ["Keyboard", "Mouse"]
let table = Table("Settings") {  // expect: trailing closure passed to parameter of type 'Section' that does not accept a closure
  Section("Radio") { Row("Wi-Fi") }
  Section("Devices") {
    for name in names {
      if name.isEmpty { continue }
      Row(name)
    }
  }
}

import SimpleTable

let table = Table("Settings") {
  Section {
    LinkRow("Wi-Fi") {  // expect: add () to forward '@autoclosure' parameter
      Table("Wi-Fi") { Section { Row("Network") } }
    }
  }
}

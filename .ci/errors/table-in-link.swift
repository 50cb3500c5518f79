import SimpleTable

let table = Table("Settings") {
  Section {
    LinkRow("Wi-Fi") {
      Table("Wi-Fi") { Section { Row("Network") } }  // expect: 'buildExpression' is unavailable: sections stand here: write them alone, or pass destination: Table
    }
  }
}

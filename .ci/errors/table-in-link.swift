// write: its sections alone
import SimpleTable

let table = Table("Settings") {
  Section {
    LinkRow("Wi-Fi") {
      Table("Wi-Fi") { Section { Row("Network") } }  // expect: 'buildExpression' is unavailable: a table is no section: write its sections alone, or pass destination: Table
    }
  }
}

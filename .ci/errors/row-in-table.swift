// write: `Section { Row("Bluetooth") }`
import SimpleTable

let table = Table("Settings") {
  Section { Row("Wi-Fi") }
  Row("Bluetooth")  // expect: 'buildExpression' is unavailable: a row must be in a section: write Section { … } around it
}

import SimpleTable

let table = Table("Settings") {
  Section { Row("Wi-Fi") }
  Row("Bluetooth")  // expect: 'buildExpression' is unavailable: a row stands in a section: write Section { … } around it
}

import SimpleTable

let table = Table("Settings") {
  ToggleRow("Wi-Fi", isOn: .constant(true))  // expect: 'buildExpression' is unavailable: a row stands in a section: write Section { … } around it
}

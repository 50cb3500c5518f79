// write: `Section { ToggleRow(…) }`
import SimpleTable

let table = Table("Settings") {
  ToggleRow("Wi-Fi", isOn: .constant(true))  // expect: 'buildExpression' is unavailable: a row must be in a section: write Section { … } around it
}

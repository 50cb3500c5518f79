// write: `Row("Mouse")`
import SimpleTable

struct RadioRow: RowContent {
  var row: Row { ToggleRow("Wi-Fi", isOn: .constant(true)) }
}

struct DeviceRow: RowContent {
  var row: Row { "Mouse" }  // expect: argument type 'String' does not conform to expected type 'RowContent'
}

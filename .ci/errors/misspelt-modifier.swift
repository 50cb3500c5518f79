// write: `.detail("Otters")`; [all modifiers](RowsAndModifiers.md)
import SimpleTable

let table = Table("Settings") {
  Section("Radio") {
    Row("Wi-Fi").detial("Otters")  // expect: value of type 'Row' has no member 'detial'
    Row("Bluetooth")
  }
}

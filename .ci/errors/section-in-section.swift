// write: the section below the other one
import SimpleTable

let table = Table("Settings") {
  Section("Radio") {
    Row("Wi-Fi")
    Section("Bluetooth") { Row("Headphones") }  // expect: conformance of 'Section' to 'RowContent' is unavailable: a section belongs beside other sections, not among rows
  }
}

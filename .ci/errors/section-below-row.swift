// write: its rows alone
import SimpleTable

let table = Table("Settings") {
  Section {
    DisclosureRow("Fruit") {
      Section { Row("Lemon") }  // expect: conformance of 'Section' to 'RowContent' is unavailable: a section belongs beside other sections, not among rows
    }
  }
}

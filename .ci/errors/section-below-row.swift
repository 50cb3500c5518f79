import SimpleTable

let table = Table("Settings") {
  Section {
    DisclosureRow("Fruit") {
      Section { Row("Lemon") }  // expect: argument type 'Section' does not conform to expected type 'RowContent'
    }
  }
}

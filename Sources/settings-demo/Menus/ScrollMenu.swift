import SimpleTable

/// Rows that are all alike, to scroll through.
struct ScrollMenu {
  let rowCount: Int

  var table: Table {
    Table("Scroll") {
      Section {
        for number in 0..<rowCount {
          Row("Hola \(number)") {}.id("hola-\(number)")
        }
      }
    }
  }
}

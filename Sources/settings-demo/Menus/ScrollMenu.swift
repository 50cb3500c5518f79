import SimpleTable

/// The number of rows to scroll through.
final class ScrollList {
  @Setting var count = 25

  let counts = [25, 10_000, 1_000_000]
}

/// Rows that are all alike, to scroll through.
struct ScrollMenu {
  let list: ScrollList

  var table: Table {
    Table("Scroll") {
      Section {
        PickerRow("Rows", selection: list.$count, options: list.counts) { "\($0)" }.id("count")
      }
      .id("length")
      Section {
        for number in 0..<list.count {
          Row("Hola \(number)") {}.id("hola-\(number)")
        }
      }
      .id("rows")
    }
  }
}

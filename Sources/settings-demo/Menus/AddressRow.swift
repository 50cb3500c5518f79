import SimpleTable

/// A row of several lines, drawn by the row itself.
struct AddressRow: RowContent {
  let label: String
  let lines: [String]

  var row: Row {
    Row(label)
      .customLines { _ in [label] + lines.map { "  " + $0 } }
      .keywords(lines.joined(separator: " "))
  }
}

import SimpleTable

/// A row as a plain program would keep it, to be compared field by field.
final class PlainRow {
  let id: String
  let title: String
  let subtitle: String?
  let detail: String?
  let icon: String?
  let isDisabled: Bool

  /// Copies what a row shows.
  init(_ row: Row) {
    id = row.explicitID?.name ?? ""
    title = row.title
    subtitle = row.subtitle
    detail = row.detail
    icon = row.icon
    isDisabled = row.isDisabled
  }

  /// Returns whether two rows are the same and look the same.
  func isSame(as other: PlainRow) -> Bool {
    id == other.id && title == other.title && detail == other.detail
      && subtitle == other.subtitle && icon == other.icon && isDisabled == other.isDisabled
  }

  /// Returns how many rows of two lists differ, place by place.
  static func differences(_ left: [[PlainRow]], _ right: [[PlainRow]]) -> Int {
    var count = 0
    for section in 0..<min(left.count, right.count) {
      let left = left[section]
      let right = right[section]
      for row in 0..<min(left.count, right.count) where !left[row].isSame(as: right[row]) {
        count += 1
      }
    }
    return count
  }
}

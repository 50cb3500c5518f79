/// How one row is shown, beside what it says.
struct RowLook: Equatable {
  /// The columns that it has in common with its neighbours.
  let columns: SectionColumns

  /// The number of rows that it stands under.
  var depth = 0

  /// Whether it is the selected one.
  var isSelected = false

  /// Whether it is the first row of its section.
  var isFirst = false

  /// Whether it is the first item of its section, and something stands above that.
  var hasAir = false

  /// Whether it is the last row of its section.
  var isLast = false
}

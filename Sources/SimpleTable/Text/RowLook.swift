/// How one row is shown, beside what it says.
struct RowLook: Equatable {
  /// The columns that it has in common with its neighbours.
  let columns: SectionColumns

  /// Whether it is the selected one.
  let isSelected: Bool

  /// The number of rows that it is below of.
  var depth = 0

  /// Whether the rows below it are in view, or `nil` for a row without any.
  var isExpanded: Bool?

  /// Whether it is the first row of its section.
  var isFirst = false

  /// Whether it is the last row of its section.
  var isLast = false

  /// The frame of its spinner, or `nil` for a row that is not busy.
  var spinnerFrame: Int?

  /// Whether there is air above it.
  var hasAir = false

  init(columns: SectionColumns, isSelected: Bool = false) {
    self.columns = columns
    self.isSelected = isSelected
  }
}

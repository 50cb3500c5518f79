/// How one row is shown, beside what it says.
struct RowLook {
  /// The columns that it has in common with its neighbours.
  let columns: SectionColumns

  /// The number of rows that it stands under.
  private(set) var depth = 0

  /// Whether the rows below it are in view; nothing for a row that has none.
  private(set) var isExpanded: Bool?

  /// Whether it is the selected one.
  private(set) var isSelected = false

  /// Whether it is the first row of its section.
  private(set) var isFirst = false

  /// Whether it is the last row of its section.
  private(set) var isLast = false

  /// Whether there is air above the first row.
  let hasAir: Bool

  private let count: Int

  init(_ section: ShownSection) {
    columns = section.columns
    hasAir = section.hasAir && !section.hasHeader
    count = section.info.numberOfRows
  }

  /// Makes it the look of the row at a position in its section.
  ///
  /// - Parameters:
  ///   - row: The position among the shown rows.
  ///   - outline: How deep it stands, and whether the rows below it are in view.
  ///   - isSelected: Whether it is the selected one.
  mutating func stand(
    at row: Int, outline: (depth: Int, isExpanded: Bool?) = (0, nil), isSelected: Bool
  ) {
    (depth, isExpanded) = outline
    self.isSelected = isSelected
    isFirst = row == 0
    isLast = row == count - 1
  }
}

extension RowLook: Equatable {
  /// Returns whether rows that say the same are drawn in the same way.
  static func == (left: RowLook, right: RowLook) -> Bool {
    left.columns == right.columns && left.depth == right.depth
      && left.isExpanded == right.isExpanded
      && left.isSelected == right.isSelected && left.isFirst == right.isFirst
      && left.isLast == right.isLast && left.hasAir == right.hasAir
  }
}

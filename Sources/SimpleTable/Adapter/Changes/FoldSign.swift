/// The sign in the header of a section that folds, and the number of folded rows beside it.
struct FoldSign {
  private let isShown: Bool
  private let isFolded: Bool

  /// The number of rows that the header of a folded section tells.
  private let rowCount: Int?

  /// Tells how the sign of a section stands.
  ///
  /// - Parameters:
  ///   - isCollapsible: Whether the section can fold.
  ///   - isCollapsed: Whether it is folded.
  ///   - countsRows: Whether its header tells the number of folded rows.
  ///   - rowCount: The number of rows that it shows unfolded.
  init(isCollapsible: Bool, isCollapsed: Bool, countsRows: Bool, rowCount: Int) {
    isShown = isCollapsible && rowCount > 0
    isFolded = isCollapsed
    self.rowCount = isCollapsed && countsRows ? rowCount : nil
  }

  /// Returns whether both look the same, apart from what the rows that come or go imply.
  func reads(like other: FoldSign) -> Bool {
    isShown == other.isShown
      && (isFolded != other.isFolded || !isShown || rowCount == other.rowCount)
  }
}

extension RowMap {
  /// Returns the sign in the header of a declared section.
  func foldSign(ofDeclared section: Int, in declared: DeclaredTable) -> FoldSign {
    FoldSign(
      isCollapsible: declared.sections[section].canFold,
      isCollapsed: self[declared: section].isFolded,
      countsRows: declared.sections[section].section.showsCollapsedRowCount,
      rowCount: self[declared: section].unfoldedCount)
  }
}

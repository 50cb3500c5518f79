/// The texts of a section's rows in the form in which they are searched, each folded once.
///
/// - Complexity: O(*n*) memory in the length of the texts.
struct RowTexts {
  private var texts = SearchText()

  /// For each row where its texts end.
  private var ends: [Int] = []

  /// Folds the texts of rows.
  init(_ rows: [Row]) {
    ends.reserveCapacity(rows.count)
    for row in rows {
      OperationCounter.count(.rowFolding)
      texts.add(row)
      ends.append(texts.bytes.count)
    }
  }

  /// Returns whether a search finds a row, which must exist.
  func isFound(row: Int, by search: TextSearch) -> Bool {
    OperationCounter.count(.rowSearch)
    let start = row == 0 ? 0 : ends[row - 1]
    return search.matches(texts, in: start..<ends[row])
  }
}

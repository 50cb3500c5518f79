import SimpleTable

extension LineEditor {
  /// The part of a line that is seen.
  package struct Window: Hashable, Sendable {
    /// The characters that are seen.
    package let text: String

    /// The number of cells before the cursor.
    package let cursorColumn: Int

    /// Whether there is text before what is seen.
    package let isCutAtStart: Bool

    /// Whether there is text after what is seen.
    package let isCutAtEnd: Bool

    /// Whether there is more text than is seen.
    package var isCut: Bool { isCutAtStart || isCutAtEnd }
  }

  /// Returns the part of the line that is seen in some cells, the cursor in it.
  ///
  /// A line that is too long is seen from a multiple of half the cells on, so that it stands still
  /// while the cursor moves in one half. The cursor needs a cell of its own at the end.
  ///
  /// - Parameter cells: The number of cells; where it is none, nothing is seen.
  /// - Returns: The part.
  package func window(cells: Int) -> Window {
    let (before, after) = characters
    let columns = Self.columns(of: before + after)
    let atCursor = columns[before.count]
    let cursorCells = max(1, after.first.map(CellWidth.of) ?? 1)
    let half = max(1, cells / 2)
    let missing = atCursor + cursorCells - max(1, cells)
    let isWhole = columns[before.count + after.count] < cells
    let page = missing <= 0 || isWhole ? 0 : (missing + half - 1) / half

    var start = min(before.count, columns.firstIndex { $0 >= page * half } ?? before.count)
    var cursorColumn = CellWidth.of(String(before[start...]))
    // A character may be wider without those before it, which have joined it.
    while start < before.count, cursorColumn + cursorCells > cells {
      start += 1
      cursorColumn = CellWidth.of(String(before[start...]))
    }
    let rest = String(before[start...] + after)
    let (seen, _) = CellWidth.fitting(rest[...], within: cells)
    return Window(
      text: String(seen),
      cursorColumn: min(cursorColumn, max(0, cells - 1)),
      isCutAtStart: start > 0,
      isCutAtEnd: seen.endIndex < rest.endIndex)
  }

  /// Returns the column of each character and of the end.
  private static func columns(of characters: [Character]) -> [Int] {
    var counter = CellWidth.Counter()
    return [0]
      + characters.map { character in
        for scalar in character.unicodeScalars { counter.add(scalar) }
        return counter.cells
      }
  }
}

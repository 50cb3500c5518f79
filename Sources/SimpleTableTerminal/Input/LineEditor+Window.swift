import SimpleTable

extension LineEditor {
  /// The visible part of a line.
  package struct Window: Hashable, Sendable {
    /// The visible characters.
    package let text: String

    /// The number of cells before the cursor.
    package let cursorColumn: Int

    /// Whether there is text before the visible part.
    package let isCutAtStart: Bool

    /// Whether there is text after the visible part.
    package let isCutAtEnd: Bool

    /// Whether a part of the text is not visible.
    package var isCut: Bool { isCutAtStart || isCutAtEnd }
  }

  /// Returns the part of the line that is visible in some cells, with the cursor in it.
  ///
  /// A line that is too long is shown from a multiple of half the cells on, so that it does not
  /// move while the cursor moves in one half. The cursor needs a cell of its own at the end.
  ///
  /// - Parameter cells: The number of cells; where it is 0 or less, the part is empty.
  /// - Returns: The part.
  /// - Complexity: O(*n*) in the length of the line.
  package func window(cells: Int) -> Window {
    let atCursor = CellWidth.of(before)
    let cursorCells = max(1, after.first.map(CellWidth.of) ?? 1)
    let half = max(1, cells / 2)
    let missing = atCursor + cursorCells - max(1, cells)
    let isWhole = missing <= 0 || CellWidth.of(text) < cells
    var start = before.startIndex
    if !isWhole {
      let column = (missing + half - 1) / half * half
      let hidden = CellWidth.fitting(before[...], within: column)
      start = hidden.start.endIndex
      // A wide character in the way is hidden as a whole.
      if hidden.cells < column, start < before.endIndex { before.formIndex(after: &start) }
    }
    var cursorColumn = CellWidth.of(String(before[start...]))
    // A character may be wider on its own than joined to those before it.
    while start < before.endIndex, cursorColumn + cursorCells > cells {
      start = before.index(after: start)
      cursorColumn = CellWidth.of(String(before[start...]))
    }
    // Every character but a mark takes a cell, and a mark is part of another character.
    let rest = before[start...] + after.prefix(max(0, cells) + 1)
    let (seen, _) = CellWidth.fitting(rest[...], within: cells)
    return Window(
      text: String(seen),
      cursorColumn: min(cursorColumn, max(0, cells - 1)),
      isCutAtStart: start > before.startIndex,
      isCutAtEnd: seen.endIndex < rest.endIndex)
  }
}

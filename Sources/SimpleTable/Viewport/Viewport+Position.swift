extension Viewport {
  /// Returns the cells that the value of a row gets at most, however long it is; 0 for no row.
  package func roomForValue(of path: RowPath) -> Int {
    let section = VisibleSection(path.section, in: adapter, glyphs: renderer.glyphs)
    let shown = section?.row(path.row, isSelected: false, spinnerFrame: 0)
    return shown.map { renderer.roomForValue(of: $0.row, look: $0.look) } ?? 0
  }

  /// Returns the cells that the lines below the title of a row have; 0 for no row.
  package func roomForTexts(of path: RowPath) -> Int {
    let section = VisibleSection(path.section, in: adapter, glyphs: renderer.glyphs)
    let shown = section?.row(path.row, isSelected: false, spinnerFrame: 0)
    return shown.map { renderer.roomForTexts($0.look) } ?? 0
  }

  /// Returns the number of lines of an item, or 0 for one that the table does not show.
  package func lineCount(of item: TableItem) -> Int {
    adapter.itemIndex(of: item).flatMap { drawnItem($0) }?.lineCount ?? 0
  }

  /// The numbers of the items that can be seen, among all that the table shows.
  package var visibleItemIndices: Range<Int> {
    layOut()
    guard let first = visible.first, let last = visible.last else { return 0..<0 }
    return first.index..<(last.index + 1)
  }

  /// The place of the window among the rows of the table.
  public var position: Position {
    layOut()
    let rows = visible.compactMap { item -> Int? in
      guard case .row(let path) = item.item else { return nil }
      return adapter.rowNumber(at: path)
    }
    let range = rows.first.flatMap { first in rows.last.map { first..<($0 + 1) } }
    return Position(rows: range ?? 0..<0, rowCount: adapter.numberOfRows)
  }

  /// Whether a busy row can be seen.
  package var showsSpinner: Bool {
    layOut()
    return visible.contains {
      guard case .row(_, let look) = $0.content else { return false }
      return look.spinnerFrame != nil
    }
  }

  /// The lines of the window beside which a scroll thumb is drawn, or `nil` while everything is in
  /// view.
  public var scrollThumb: Range<Int>? {
    let hidden = hiddenLines
    guard reach > 0, let first = visible.first, let last = visible.last else { return nil }
    let top = Double(first.index) + Double(hidden.above) / Double(max(1, first.lineCount))
    let bottom = Double(last.index + 1) - Double(hidden.below) / Double(max(1, last.lineCount))
    // While a row draws itself, the window still shows what it showed before.
    let count = Double(max(adapter.items.count, last.index + 1))
    guard top > 0 || bottom < count else { return nil }
    let size = min(reach, max(1, Int(Double(reach) * (bottom - top) / count)))
    // Rounded by hand: `rounded()` would need the C library, which the core does not link.
    let start = Int(top / (count - bottom + top) * Double(reach - size) + 0.5)
    return start..<(start + size)
  }

  /// How many lines of the first visible item are above the window, and of the last one below it;
  /// of an item that is much higher than the window, about how many.
  package var hiddenLines: (above: Int, below: Int) {
    layOut()
    let below = visible.reduce(-linesAbove) { $0 + $1.lineCount } - reach
    return (linesAbove, max(0, below))
  }
}

extension Viewport {
  /// The place of a window among the rows of a table.
  public struct Position: Hashable, Sendable, CustomStringConvertible {
    /// The numbers of the rows in the window, from 0.
    public let rows: Range<Int>

    /// The number of visible rows of the table.
    public let rowCount: Int

    /// The numbers of the rows, counted from 1, and their total.
    ///
    /// For example, this is `41–60 of 1,000`.
    public var description: String { text(dash: "–", of: "of") }

    /// Returns the rows counted from 1, with a dash and a word in any language.
    package func text(dash: String, of word: String) -> String {
      let last = rows.upperBound.grouped
      let numbers = rows.count > 1 ? (rows.lowerBound + 1).grouped + dash + last : last
      return "\(rows.isEmpty ? "0" : numbers) \(word) \(rowCount.grouped)"
    }
  }
}

extension Int {
  /// The number with commas between thousands.
  fileprivate var grouped: String {
    let end = String(self % 1000)
    guard self >= 1000 else { return end }
    return (self / 1000).grouped + "," + String(repeating: "0", count: 3 - end.count) + end
  }
}

/// Which rows of a section are below which other rows.
///
/// The rows below a row follow it, so that they are a range.
struct Outline {
  /// For each row the number of its parent, or -1.
  private var parents: [Int32]

  /// For each row the number after the last row below it.
  private var ends: [Int32]

  /// For each row its depth, which is the number of its ancestors that have a line.
  private var depths: [Int32]

  /// Creates the outline of rows without parents.
  init(flatRows count: Int) {
    parents = Array(repeating: -1, count: count)
    ends = (0..<Int32(count)).map { $0 + 1 }
    depths = Array(repeating: 0, count: count)
  }

  /// Adds the next row, one level deeper than its parent unless it is in the place of that.
  mutating func append(under parent: Int?, isIndented: Bool = true) {
    parents.append(parent.map(Int32.init) ?? -1)
    ends.append(Int32(ends.count) + 1)
    depths.append(parent.map { depths[$0] + (isIndented ? 1 : 0) } ?? 0)
  }

  /// Notes that all rows added since are below a row.
  mutating func end(_ row: Int) {
    ends[row] = Int32(ends.count)
  }

  func parent(of row: Int) -> Int? {
    parents[row] < 0 ? nil : Int(parents[row])
  }

  /// Returns all rows below a row, at any depth.
  func rows(below row: Int) -> Range<Int> { (row + 1)..<Int(ends[row]) }

  /// Returns the number of ancestors of a row that have a line.
  func depth(of row: Int) -> Int { Int(depths[row]) }
}

/// How the rows of a section stand under one another.
///
/// The rows under a row follow it, so that all that stands below one is a range.
struct Outline {
  /// For each row the number of the row it stands under, or -1.
  private var parents: [Int32]

  /// For each row the number after the last row that stands below it.
  private var ends: [Int32]

  /// For each row the number of rows that it stands under.
  private var depths: [Int32]

  /// Creates the outline of rows that stand under none.
  init(flatRows count: Int) {
    parents = Array(repeating: -1, count: count)
    ends = (0..<Int32(count)).map { $0 + 1 }
    depths = Array(repeating: 0, count: count)
  }

  /// Adds the next row.
  mutating func append(under parent: Int?) {
    parents.append(parent.map(Int32.init) ?? -1)
    ends.append(Int32(ends.count) + 1)
    depths.append(parent.map { depths[$0] + 1 } ?? 0)
  }

  /// Notes that all rows added since stand below a row.
  mutating func close(_ row: Int) {
    ends[row] = Int32(ends.count)
  }

  /// Returns the row under which a row stands.
  func parent(of row: Int) -> Int? {
    parents[row] < 0 ? nil : Int(parents[row])
  }

  /// Returns all rows below a row, at any depth.
  func rows(below row: Int) -> Range<Int> { (row + 1)..<Int(ends[row]) }

  /// Returns how many rows a row stands under.
  func depth(of row: Int) -> Int { Int(depths[row]) }
}

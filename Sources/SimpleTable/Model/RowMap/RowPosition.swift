/// The position of a row among all that are declared, visible or not.
struct RowPosition: Hashable, Sendable {
  private let shortSection: Int32
  private let shortRow: Int32

  /// Creates a position.
  init(section: Int, row: Int) {
    shortSection = Int32(truncatingIfNeeded: section)
    shortRow = Int32(truncatingIfNeeded: row)
  }

  /// The number of the section, from 0.
  var section: Int { Int(shortSection) }

  /// The number of the row in its section, from 0; rows below a row follow it.
  var row: Int { Int(shortRow) }
}

/// The position of a row among all that are declared, visible or not.
package struct RowPosition: Hashable, Comparable, Sendable {
  private let shortSection: Int32
  private let shortRow: Int32

  package init(section: Int, row: Int) {
    shortSection = Int32(truncatingIfNeeded: section)
    shortRow = Int32(truncatingIfNeeded: row)
  }

  /// The number of the section, from 0.
  package var section: Int { Int(shortSection) }

  /// The number of the row in its section, from 0; rows below a row follow it.
  package var row: Int { Int(shortRow) }

  package static func < (one: RowPosition, other: RowPosition) -> Bool {
    (one.section, one.row) < (other.section, other.row)
  }
}

/// The position of a row as the user sees it: only visible sections and visible rows count.
public struct RowPath: Hashable, Sendable {
  /// The number of the section, from 0.
  public var section: Int

  /// The number of the row in its section, from 0.
  public var row: Int

  /// Creates a path, which may lead to no row.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

extension RowPath: Comparable {
  /// Returns whether one path is above another.
  public static func < (left: RowPath, right: RowPath) -> Bool {
    left.section == right.section ? left.row < right.row : left.section < right.section
  }
}

extension RowPath: CustomStringConvertible {
  /// The numbers of the section and the row, in brackets.
  public var description: String { "[\(section),\(row)]" }
}

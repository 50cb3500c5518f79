/// One thing that a reader meets from top to bottom of a table.
public enum TableItem: Hashable, Sendable {
  /// The header of a shown section.
  case header(section: Int)
  /// A shown row.
  case row(RowPath)
  /// The footer of a shown section.
  case footer(section: Int)

  /// The number of the shown section to which the item belongs.
  public var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let path): path.section
    }
  }
}

/// A section header, a row or a section footer of a table.
public enum TableItem: Hashable, Sendable {
  /// The header of a visible section.
  case header(section: Int)
  /// A visible row.
  case row(RowPath)
  /// The footer of a visible section.
  case footer(section: Int)

  /// The number of the item's section among the visible ones.
  public var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let path): path.section
    }
  }
}

/// The identity of an item, by which it is found after the table has changed.
package enum ItemID: Hashable {
  case header(SectionID)
  case row(RowID)
  case footer(SectionID)
}

extension TableAdapter {
  /// Returns the identity of an item, or `nil` if it is not visible.
  package func id(of item: TableItem) -> ItemID? {
    switch item {
    case .header(let section): self.section(at: section).map { .header($0.id) }
    case .row(let path): id(at: path).map { .row($0) }
    case .footer(let section): self.section(at: section).map { .footer($0.id) }
    }
  }

  /// Returns the number of the item with an identity, or `nil` while it is not visible.
  ///
  /// - Complexity: O(log *n*)
  package func itemIndex(of id: ItemID) -> Int? {
    switch id {
    case .header(let section):
      return sectionIndex(of: section).flatMap { itemIndex(of: .header(section: $0)) }
    case .row(let row):
      return path(of: row).flatMap { itemIndex(of: .row($0)) }
    case .footer(let section):
      return sectionIndex(of: section).flatMap { itemIndex(of: .footer(section: $0)) }
    }
  }
}

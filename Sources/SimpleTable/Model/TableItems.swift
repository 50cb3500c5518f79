/// The headers, rows and footers of a table, from top to bottom.
///
/// The collection is a snapshot: later changes of the adapter do not change it.
///
/// - Complexity: `count` is O(1); an item is found in O(log *s*) in the number of sections.
public struct TableItems: RandomAccessCollection {
  let map: RowMap
  let sections: [DeclaredSection]

  /// The position of the first item, 0.
  public var startIndex: Int { 0 }

  /// The number of items.
  public var endIndex: Int { map.itemCount }

  /// Accesses the item at a position.
  ///
  /// As with an array, a position that is not one of `indices` ends the process. The lookups of
  /// ``TableAdapter`` return `nil` instead.
  public subscript(index: Int) -> TableItem {
    precondition(indices.contains(index), "no item at \(index)")
    let section = map.section(ofItem: index)
    let declared = map.declaredSection(section) ?? 0
    let row = index - map.itemCount(above: section) - (sections[declared].hasHeader ? 1 : 0)
    if row < 0 { return .header(section: section) }
    if row < map[declared: declared].visibleCount {
      return .row(RowPath(section: section, row: row))
    }
    return .footer(section: section)
  }
}

/// A text that rows must contain to be shown.
///
/// A row is found by its title, subtitle, detail and keywords, and by its section's header. What
/// is found comes with the rows it stands under; below a row that is found stands what stood there
/// before. A section without hits is not shown.
struct Filter {
  /// The text as it was asked for.
  let text: String

  private let search: TextSearch

  /// Creates a filter, unless the text has no words.
  init?(_ text: String) {
    self.text = text
    search = TextSearch(text)
    guard !search.isEmpty else { return nil }
  }

  /// Leaves out of a section's map the rows that are missed, and opens what hides a hit.
  ///
  /// - Returns: Whether the section has a hit.
  /// - Complexity: O(*n*) in the length of the section's texts.
  func apply(
    to section: DeclaredSection, _ map: inout SectionMap, _ visibility: inout Visibility
  ) -> Bool {
    var search = search
    let isWhole = search.matches { texts in
      if let header = section.section.header { texts.add(header) }
      if let detail = section.section.headerDetail { texts.add(detail) }
    }
    var missed = Bits(size: section.rows.count, repeating: !isWhole)
    var hasHit = isWhole
    var opened: Set<Int> = []
    var foundEnd = 0
    var number = 0
    while number < section.rows.count {
      let end = section.outline?.rows(below: number).upperBound ?? number + 1
      if map.holds(.hidden, row: number) {
        number = end
        continue
      }
      if search.matches(section.rows[number]) {
        hasHit = true
        // Below a hit all was found with it, and above one all was opened with the first.
        if number >= foundEnd {
          for row in number..<end { missed[row] = false }
          foundEnd = end
        }
        var above = section.outline?.parent(of: number)
        while let row = above, opened.insert(row).inserted {
          missed[row] = false
          above = section.outline?.parent(of: row)
        }
      }
      number += 1
    }
    map.set(.missed, missed)
    let isFolded = visibility.isCollapsedWithoutFilter(section)
    let openedRows = opened.map { RowID(section.identity(ofRow: $0)) }
    visibility.open(hasHit && isFolded ? section.id : nil, rows: openedRows)
    return hasHit
  }
}

extension TextSearch {
  fileprivate mutating func matches(_ row: Row) -> Bool {
    matches { texts in
      texts.add(row.title)
      if let subtitle = row.subtitle { texts.add(subtitle) }
      if let detail = row.detail { texts.add(detail) }
      if let value = row.control?.visibleText { texts.add(value) }
      for keyword in row.keywords { texts.add(keyword) }
    }
  }
}

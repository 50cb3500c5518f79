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
    var missed = Bits(size: section.rows.count, repeating: true)
    var hasHit = isWhole
    var opened: [RowID] = []
    for (number, row) in section.rows.enumerated() where !map.holds(.hidden, row: number) {
      guard search.matches(row) else {
        if isWhole { missed[number] = false }
        continue
      }
      guard let path = section.visiblePath(to: number, map) else { continue }
      hasHit = true
      missed[number] = false
      for row in section.outline?.rows(below: number) ?? 0..<0 { missed[row] = false }
      for row in path {
        missed[row] = false
        opened.append(RowID(section.identity(ofRow: row)))
      }
    }
    map.set(.missed, missed)
    let isFolded = visibility.isCollapsedWithoutFilter(section)
    visibility.open(hasHit && isFolded ? section.id : nil, rows: opened)
    return hasHit
  }
}

extension DeclaredSection {
  /// Returns the rows under which a row stands, or nothing if one of them is hidden.
  fileprivate func visiblePath(to row: Int, _ map: SectionMap) -> [Int]? {
    guard let outline else { return [] }
    var path: [Int] = []
    var next = outline.parent(of: row)
    while let row = next {
      if map.holds(.hidden, row: row) { return nil }
      path.append(row)
      next = outline.parent(of: row)
    }
    return path
  }
}

extension TextSearch {
  fileprivate mutating func matches(_ row: Row) -> Bool {
    matches { texts in
      texts.add(row.title)
      if let subtitle = row.subtitle { texts.add(subtitle) }
      if let detail = row.detail { texts.add(detail) }
      if let value = row.control?.text { texts.add(value) }
      for keyword in row.keywords { texts.add(keyword) }
    }
  }
}

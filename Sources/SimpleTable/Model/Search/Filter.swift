/// A text that rows must contain to be visible.
///
/// A row is found by its title, subtitle, detail, value and keywords, and by its section's header
/// and header detail. The rows above a hit are visible too; the rows below a hit stay as they were.
/// A section without hits is not visible.
struct Filter {
  /// The text as it was given.
  let text: String

  private let search: TextSearch

  /// Creates a filter, unless the text has no words.
  init?(_ text: String) {
    self.text = text
    search = TextSearch(text)
    guard !search.isEmpty else { return nil }
  }

  /// Returns what the filter finds in a section.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - hidden: The rows that are hidden, which are not searched.
  /// - Returns: The rows that are found, and what must expand for them to be visible.
  /// - Complexity: O(*n*) in the length of the section's texts.
  func apply(to section: DeclaredSection, hidden: Bits?) -> Result {
    var search = search
    let isWhole = search.matches { texts in
      if let header = section.section.header { texts.add(header) }
      if let detail = section.section.headerDetail { texts.add(detail) }
    }
    var filteredOut = Bits(size: section.rows.count, repeating: !isWhole)
    var hasHit = isWhole
    var above: Set<Int> = []
    var foundEnd = 0
    var number = 0
    while number < section.rows.count {
      let end = section.outline?.rows(below: number).upperBound ?? number + 1
      if hidden?[number] == true {
        number = end
        continue
      }
      if search.matches(section.rows[number]) {
        hasHit = true
        // Rows below a hit were found with it, and rows above it with the first hit below them.
        if number >= foundEnd {
          for row in number..<end { filteredOut[row] = false }
          foundEnd = end
        }
        var parent = section.outline?.parent(of: number)
        while let row = parent, above.insert(row).inserted {
          filteredOut[row] = false
          parent = section.outline?.parent(of: row)
        }
      }
      number += 1
    }
    return Result(hasHit: hasHit, filteredOut: filteredOut, rowsAboveHits: above)
  }

  /// What a filter finds in a section.
  struct Result {
    /// Whether the header or any row matches.
    let hasHit: Bool

    /// The rows that are not found.
    let filteredOut: Bits

    /// The rows that must be expanded for all hits to be visible.
    let rowsAboveHits: Set<Int>
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

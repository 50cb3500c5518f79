/// A text that rows must contain to be visible.
///
/// A row is found by its title, subtitle, detail, value and keywords, and by its section's header
/// and header detail. The rows above a hit are visible too; the rows below a hit stay as they were.
/// A section without hits is not visible.
struct Filter {
  /// The text as it was given.
  let text: String

  private let search: TextSearch

  /// The rows that were tested and not found, by section, until another description is shown.
  private var misses: [SectionID: Bits] = [:]

  /// The memory for the texts of one row.
  private var texts = SearchText()

  /// Creates a filter, unless the text has no words.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - earlier: The filter before it. Where the text has all words of that, each longer or not,
  ///     only what that has found is tested.
  init?(_ text: String, after earlier: Filter?) {
    self.text = text
    search = TextSearch(text)
    guard !search.isEmpty else { return nil }
    if let earlier, search.narrows(earlier.search) { misses = earlier.misses }
  }

  /// Forgets which rows were not found, as they may look different now.
  mutating func forgetMisses() { misses = [:] }

  /// Returns what the filter finds in a section.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - hidden: The rows that are hidden, which are not searched.
  /// - Returns: The rows that are found, and what must expand for them to be visible.
  /// - Complexity: O(*n*) in the length of the section's texts.
  mutating func apply(to section: DeclaredSection, hidden: Bits?) -> Result {
    var missed = misses.removeValue(forKey: section.id) ?? Bits(size: section.rows.count)
    defer { misses[section.id] = missed }
    let isWhole = matches { texts in
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
      if !missed[number] {
        OperationCounter.note(.rowSearch)
        missed[number] = !matches { $0.add(section.rows[number]) }
      }
      if !missed[number] {
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

  private mutating func matches(_ gather: (inout SearchText) -> Void) -> Bool {
    texts.removeAll()
    gather(&texts)
    return search.matches(texts)
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

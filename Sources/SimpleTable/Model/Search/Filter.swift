/// A text that rows must contain to be visible.
///
/// A row is found by its title, subtitle, detail, value and keywords, and by its section's header
/// and header detail. The rows above a hit are visible too; the rows below a hit stay as they were.
/// A section without hits is not visible. If nothing is found, words may have one letter wrong.
struct Filter {
  /// The text as it was given.
  let text: String

  /// The search for the exact text, and the search in use, which may allow mistakes.
  private let exact: TextSearch
  private var search: TextSearch

  /// The searched rows of each section, until another description is shown.
  private var searched: [SectionID: Searched] = [:]

  /// The searched rows of a section.
  private struct Searched {
    let texts: RowTexts

    /// The rows that were tested and not found.
    var missed: [Bool]
  }

  /// Creates a filter, unless the text has no words.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - earlier: The filter before it, whose texts are used again. If the new text only makes its
  ///     words longer or adds some, only the rows found before are tested.
  init?(_ text: String, after earlier: Filter?) {
    self.text = text
    exact = TextSearch(text)
    search = exact
    guard !search.isEmpty else { return nil }
    guard let earlier else { return }
    searched = earlier.searched
    if !exact.narrows(earlier.exact) { forgetMissed() }
  }

  /// Forgets which rows were not found.
  private mutating func forgetMissed() {
    searched = searched.mapValues {
      Searched(texts: $0.texts, missed: Array(repeating: false, count: $0.missed.count))
    }
  }

  /// Allows one letter of each long word to be wrong, or no longer.
  ///
  /// - Returns: Whether other rows may be found now.
  mutating func allowMistakes(_ isAllowed: Bool) -> Bool {
    guard isAllowed != search.allowsMistakes, let other = isAllowed ? exact.withMistakes : exact
    else { return false }
    search = other
    forgetMissed()
    return true
  }

  /// Whether one letter of each long word may be wrong, because nothing was found without.
  var allowsMistakes: Bool { search.allowsMistakes }

  /// Forgets the texts of the rows, which may have changed.
  mutating func forgetTexts() { searched = [:] }

  /// Returns what the filter finds in a section.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - map: The map of its rows; hidden ones are not searched.
  /// - Returns: The rows that are found, and those that must expand to show them.
  /// - Complexity: O(*n*) in the length of the section's texts.
  mutating func apply(to section: DeclaredSection, _ map: SectionMap) -> Result {
    let (rows, outline) = (section.rows, section.outline)
    var searched =
      self.searched.removeValue(forKey: section.id)
      ?? Searched(texts: RowTexts(rows), missed: Array(repeating: false, count: rows.count))
    defer { self.searched[section.id] = searched }
    let isWhole = isFound(section)
    var filteredOut = [Bool](repeating: !isWhole, count: rows.count)
    var hasHit = isWhole
    var above: Set<Int> = []
    var foundEnd = 0
    var number = 0
    while number < rows.count {
      let end = outline?.rows(below: number).upperBound ?? number + 1
      if map.holds(.hidden, row: number) {
        number = end
        continue
      }
      // The options of an inline picker have its title among their keywords.
      if map.holds(.inline, row: number) {
        number += 1
        continue
      }
      if !searched.missed[number], !searched.texts.isFound(row: number, by: search) {
        searched.missed[number] = true
      }
      if !searched.missed[number] {
        hasHit = true
        // Rows below a hit were found with it, and rows above it with the first hit below them.
        if number >= foundEnd {
          for row in number..<end { filteredOut[row] = false }
          foundEnd = end
        }
        var parent = outline?.parent(of: number)
        while let row = parent, above.insert(row).inserted {
          filteredOut[row] = false
          parent = outline?.parent(of: row)
        }
      }
      number += 1
    }
    return Result(hasHit: hasHit, filteredOut: filteredOut, rowsAboveHits: above)
  }

  /// Returns whether the filter finds a section by its header.
  private func isFound(_ section: DeclaredSection) -> Bool {
    var texts = SearchText()
    if let header = section.header { texts.add(header) }
    if let detail = section.section.texts.headerDetail { texts.add(detail) }
    return search.matches(texts)
  }

  /// The result of a filter in a section.
  struct Result {
    /// Whether the header or any row matches.
    let hasHit: Bool

    /// The rows that are not found.
    let filteredOut: [Bool]

    /// The rows that must be expanded for all hits to be visible.
    let rowsAboveHits: Set<Int>
  }
}

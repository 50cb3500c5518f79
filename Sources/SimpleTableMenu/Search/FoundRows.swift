/// The rows that a search has found, grouped by page, the page in view first.
package struct FoundRows {
  /// The rows found on a page.
  package struct Group {
    /// The titles from the first page to this one.
    package let titles: [String]

    /// Whether it is the page in view.
    package let isInView: Bool

    package let hits: [SearchHit]
  }

  /// The most hits that are shown; a longer text finds fewer.
  static let longest = 1_000

  /// The groups to show.
  package private(set) var groups: [Group] = []

  /// The number of all rows that were found.
  package private(set) var count = 0

  /// The number of rows that are shown.
  package var shownCount: Int { groups.reduce(0) { $0 + $1.hits.count } }

  /// Adds the rows found on a page, with their number, which may be greater than the shown ones.
  mutating func add(_ group: Group, of count: Int) {
    if !group.hits.isEmpty { groups.append(group) }
    self.count += count
  }
}

/// What a search has found, from the page in view, page by page.
package struct FoundRows {
  /// What was found on a page.
  package struct Group {
    /// The titles from the first page to this one.
    package let titles: [String]

    /// Whether it is the page in view.
    package let isInView: Bool

    package let hits: [SearchHit]
  }

  /// The most hits that are shown; a longer text finds fewer.
  static let longest = 1_000

  /// What is shown of it.
  package private(set) var groups: [Group] = []

  /// The number of all rows that were found.
  package private(set) var count = 0

  /// The number of those that are shown.
  package var shownCount: Int { groups.reduce(0) { $0 + $1.hits.count } }

  /// Adds what was found on a page, with the number of all of its rows.
  mutating func add(_ group: Group, of count: Int) {
    if !group.hits.isEmpty { groups.append(group) }
    self.count += count
  }
}

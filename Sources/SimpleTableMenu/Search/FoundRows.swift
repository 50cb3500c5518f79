package import SimpleTable

/// The rows that a search has found, the best first.
package struct FoundRows {
  /// The rows found on a page.
  package struct Group {
    /// The titles from the first page to this one.
    package let titles: [String]

    package fileprivate(set) var hits: [SearchHit]
  }

  /// The most hits that are shown; a longer text finds fewer.
  static let longest = 1_000

  /// The rows to show.
  package var hits: [SearchHit] = []

  /// The number of all rows that were found.
  package var count = 0

  /// The number of rows among which they were found.
  package var total = 0

  /// What has found them, which allows mistakes where nothing was found without; `nil` where they were not
  /// searched for.
  package var search: TextSearch?

  /// The number of rows that are shown.
  package var shownCount: Int { hits.count }

  /// The rows to show by their pages, in the order of the first row of each.
  package var groups: [Group] {
    var numbers: [[RowID]: Int] = [:]
    var groups: [Group] = []
    for hit in hits {
      if let number = numbers[hit.links] {
        groups[number].hits.append(hit)
      } else {
        numbers[hit.links] = groups.count
        groups.append(Group(titles: hit.pages, hits: [hit]))
      }
    }
    return groups
  }
}

package import SimpleTable

/// The rows that a search has found, the best first.
package struct FoundRows {
  /// The rows found on a page, or the options found of one of its pickers.
  package struct Group {
    /// The titles that lead to the rows.
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

  /// The rows to show by what leads to them, in the order of the first row of each group.
  package var groups: [Group] {
    struct Place: Hashable {
      let links: [RowID]
      let picker: String?
    }
    var numbers: [Place: Int] = [:]
    var groups: [Group] = []
    for hit in hits {
      let place = Place(links: hit.links, picker: hit.picker)
      if let number = numbers[place] {
        groups[number].hits.append(hit)
      } else {
        numbers[place] = groups.count
        groups.append(Group(titles: hit.path, hits: [hit]))
      }
    }
    return groups
  }
}

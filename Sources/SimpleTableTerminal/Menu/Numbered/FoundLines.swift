import SimpleTableMenu

/// Rows of all pages that were found, as a page of its own, each below the titles of its page.
struct FoundLines {
  /// The page, in which each row has its number as the id.
  let page: TableAdapter

  /// What is said if there are none.
  let noRows: MenuWords.Phrase

  private let hits: [SearchHit]

  /// The page in view when they were found.
  private weak var origin: TableAdapter?

  /// Creates the page of rows, above the page in view of a menu.
  init(
    _ rows: FoundRows, orElse noRows: MenuWords.Phrase, in menu: Menu, _ words: MenuWords
  ) {
    self.noRows = noRows
    let groups = rows.groups
    hits = groups.flatMap(\.hits)
    origin = menu.page
    let rest = rows.count - rows.shownCount
    var number = 0
    var sections = groups.map { group in
      let rows = group.hits.map { hit in
        defer { number += 1 }
        return Row(hit.title, detail: hit.value)
          .disabled(hit.isDisabled, reason: hit.disabledReason).id("\(number)").row
      }
      let titles = group.titles.filter { !$0.isEmpty }
      return Section(titles.isEmpty ? nil : titles.joined(separator: " > ")) { rows }
    }
    if rest > 0 {
      sections.append(Section(footer: words(rest, one: .oneMore, many: .more)) {})
    }
    page = TableAdapter(Table { sections })
  }

  /// Returns whether the rows are above a page.
  func isAbove(_ page: TableAdapter) -> Bool { origin === page }

  /// Returns the row that a line stands for.
  func hit(_ id: ItemID) -> SearchHit? {
    guard case .row(let row) = id else { return nil }
    return row.name.flatMap { Int($0) }.map { hits[$0] }
  }
}

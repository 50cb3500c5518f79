/// A row that a search through all pages of a menu found.
public struct SearchHit: Hashable, Sendable {
  /// The title of the row.
  public let title: String

  /// The titles of the pages from the first one to that of the row.
  public let pages: [String]

  /// The key, if the row is a setting.
  public let key: String?

  /// The identity of the row on its page.
  public let row: RowID

  /// The rows that lead to the page.
  let links: [RowID]
}

extension Menu {
  /// Returns the rows of all pages that contain each word of a text.
  ///
  /// Titles, subtitles, details, labels of values, keywords, help and keys are searched. Case,
  /// accents, spaces and punctuation do not matter: `wifi` finds *Wi-Fi*. Rows that the user
  /// cannot reach are left out. The pages are evaluated for the first search and after each reload.
  ///
  /// - Parameter text: The words.
  /// - Returns: The rows, in the order of the pages and rows; `[]` if there are no words.
  /// - Complexity: O(*n*) in the length of all texts.
  public func search(_ text: String) -> [SearchHit] {
    let index = searchIndex ?? SearchIndex(walk())
    searchIndex = index
    return index.hits(for: text)
  }

  /// Shows the row that a search found, with the pages that lead to it below one another.
  ///
  /// The filter of its page is removed. If a row that leads to it has gone, the page of that row
  /// stays in view.
  ///
  /// - Returns: Whether the row is visible now.
  @discardableResult
  public func go(to hit: SearchHit) -> Bool {
    popToRoot()
    for link in hit.links {
      let above = page
      guard above.offers(link) else { return false }
      openLink(link, of: above)
      guard page !== above else { return false }
    }
    page.filter(nil)
    page.reveal(row: hit.row)
    page.selection = hit.row
    return page.path(of: hit.row) != nil
  }
}

/// The texts of all rows of a menu, for search.
struct SearchIndex {
  /// The rows, and the texts by which each is found.
  private var rows: [(hit: SearchHit, texts: SearchText)] = []

  /// Creates the index of all rows that the user can reach.
  init(_ walk: MenuWalk) {
    for page in walk.pages where page.isReachable {
      for section in page.declared.sections { add(section, of: page) }
    }
  }

  private mutating func add(_ section: DeclaredSection, of page: MenuWalk.Page) {
    for (number, row) in section.rows.enumerated() where !row.title.isEmpty {
      guard section.isVisible(row: number) else { continue }
      let id = RowID(section.identity(ofRow: number))
      let key = row.hasValue ? id.name.map { page.route.prefix + $0 } : nil
      var texts = SearchText()
      texts.add(row)
      for case let text? in [row.help, key] { texts.add(text) }
      let hit = SearchHit(
        title: row.title, pages: page.route.titles, key: key, row: id, links: page.route.links)
      rows.append((hit, texts))
    }
  }

  /// Returns the rows that contain each word of a text.
  func hits(for text: String) -> [SearchHit] {
    let search = TextSearch(text)
    return search.isEmpty ? [] : rows.filter { search.matches($0.texts) }.map(\.hit)
  }
}

extension DeclaredSection {
  /// Returns whether neither a row nor one of those that it is below is declared as hidden.
  fileprivate func isVisible(row: Int) -> Bool {
    sequence(first: row) { self.outline?.parent(of: $0) }.allSatisfy { !rows[$0].isHidden }
  }
}

public import SimpleTable

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
  package let links: [RowID]

  /// What the row shows as its value or detail, if anything.
  package let label: String?

  /// The key of the setting that the row shows, which for a group of choices the chosen one does.
  let settingKey: String?

  /// Whether the way to the row begins at the page that was in view when it was found.
  var beginsInView = false

  /// Returns whether another search has found the same row of the same page: the one with the same id, or
  /// without one the same title, as rows without ids differ by their places.
  package func isSameRow(as other: SearchHit) -> Bool {
    guard links == other.links, pages == other.pages else { return false }
    return row.name == nil ? title == other.title : row == other.row
  }
}

extension Menu {
  /// Returns the rows of all pages that contain each word of a text.
  ///
  /// Titles, subtitles, details, labels of values, keywords, help and keys are searched. Case,
  /// accents, spaces and punctuation do not matter: `wifi` finds *Wi-Fi*. Rows that the user
  /// cannot reach are left out. The pages are evaluated for the first search and after each reload.
  ///
  /// Hits in titles come first: the whole title, one that begins so, words that begin so. Those in keys
  /// follow, in keywords and other texts, and in help. Where nothing has the words, one letter of each
  /// word of five or more may be wrong: `netwrok` finds *Network*.
  ///
  /// - Parameter text: The words.
  /// - Returns: The rows, the best hits first, else in the order of the pages and rows; `[]` if there are
  ///   no words.
  /// - Complexity: O(*n*) in the length of all texts.
  public func search(_ text: String) -> [SearchHit] {
    if refusesUse() { return [] }
    prepareSearch()
    return TextSearch(text).found { search in
      SearchRank.sorted(searchIndex?.hits(for: search, where: isReachable) ?? [])
    }
  }

  /// Evaluates the pages out of view for the next search, unless they were since the last reload.
  private func prepareSearch() {
    guard searchIndex == nil, !isBusy else { return }
    let walk = evaluate()
    see(walk)
    searchIndex = SearchIndex(walk)
  }

  /// Returns whether the program has hidden no row that leads to a hit, as far as pages are in view.
  private func isReachable(_ hit: SearchHit) -> Bool {
    zip(pages, hit.links + [hit.row]).enumerated().allSatisfy { number, step in
      let (page, row) = step
      return !hit.links.starts(with: links.prefix(number)) || page.isHidden(row: row) != true
    }
  }

  /// Returns what a search finds on the page in view, the options of its pickers included, and on
  /// the other pages, the best hits first.
  ///
  /// From a page of options or entries, and from one that the program has pushed, no other page is
  /// searched.
  package func find(_ text: String) -> FoundRows {
    prepareSearch()
    if pageIndex?.isOf(page) != true {
      let prefix = route(of: page)?.prefix ?? ""
      pageIndex = SearchIndex(page, on: PageRoute(titles: titles, links: links, prefix: prefix))
    }
    let index = searchIndex.flatMap { index in
      index.links.contains(links) && route(of: page) != nil ? index : nil
    }
    let rows = TextSearch(text).found { search in
      let here = pageIndex?.hits(for: search) { $0.links != links || isReachable($0) } ?? []
      let elsewhere = index?.hits(for: search) { $0.links != links && isReachable($0) } ?? []
      return SearchRank.sorted(
        here.map { (hit: (hit: $0.hit, isHere: true), rank: $0.rank) }
          + elsewhere.map { (hit: (hit: $0.hit, isHere: false), rank: $0.rank) })
    }
    return FoundRows(rows: rows)
  }

  /// Returns the rows whose settings are stored, those of the page in view first.
  package func storedRows() -> FoundRows {
    prepareSearch()
    let keys = Set(
      known.settings.lazy.filter { [self] in sources.isStored($0, without: history.pending) }
        .map(\.key))
    let hits = searchIndex?.hits { $0.settingKey.map(keys.contains) == true } ?? []
    let (here, elsewhere) = (hits.filter { $0.links == links }, hits.filter { $0.links != links })
    return FoundRows(
      rows: here.map { (hit: $0, isHere: true) } + elsewhere.map { (hit: $0, isHere: false) })
  }

  /// Shows the row that a search found, with the pages that lead to it below one another.
  ///
  /// The filter of its page is removed. If a row that leads to it has gone, the page of that row
  /// stays in view.
  ///
  /// - Returns: Whether the row is visible now.
  @discardableResult
  public func go(to hit: SearchHit) -> Bool {
    go(to: hit.row, behind: hit.links, isInView: hit.beginsInView)
  }

  /// Shows a row, with the pages that lead to it below one another.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - links: The rows that lead to its page.
  ///   - isInView: Whether the way begins at the page in view.
  /// - Returns: Whether the row is visible now.
  @discardableResult
  package func go(to row: RowID, behind links: [RowID], isInView: Bool = false) -> Bool {
    guard go(along: links, isInView: isInView) else { return false }
    page.filter(nil)
    page.reveal(row: row)
    page.selection = row
    return page.path(of: row) != nil
  }

  /// Shows the page to which links lead, from the page in view where they begin as those to it do.
  ///
  /// - Returns: Whether it is in view now.
  private func go(along links: [RowID], isInView: Bool) -> Bool {
    let hasOwnTable = !isInView && steps.contains(where: \.hasOwnTable)
    if !links.starts(with: self.links) || hasOwnTable { popToRoot() }
    for link in links.dropFirst(steps.count) {
      let above = page
      guard above.offers(link) else { return false }
      openLink(link, of: above)
      guard page !== above else { return false }
    }
    return true
  }
}

/// What a search has found, from the page in view.
package struct FoundRows {
  /// The rows, each with whether it is of the page in view or an option of its pickers.
  package let rows: [(hit: SearchHit, isHere: Bool)]
}

/// The texts of rows, for search.
struct SearchIndex {
  /// The rows.
  private var rows: [SearchHit] = []

  /// The texts by which each of them is found.
  private var texts = RankedTexts()

  /// The rows that lead to each page that was searched.
  private(set) var links: Set<[RowID]> = []

  /// The page in view whose rows these are, and its state then; `nil` for the rows of all pages.
  private weak var page: TableAdapter?
  private var revision: Int?

  /// Creates the index of all rows that the user can reach.
  init(_ walk: MenuWalk) {
    for page in walk.pages where page.isReachable { add(page.declared, on: page.route) }
  }

  /// Creates the index of the page in view and of the options of its pickers, as they were evaluated last.
  init(_ page: TableAdapter, on route: PageRoute) {
    (self.page, revision) = (page, page.revision)
    let declared = page.declared
    add(declared, on: route)
    for section in declared.allSections {
      for (number, row) in section.controls where section.isReachable(row: number) {
        guard let control = row.ownControl, !control.leadsToSettings,
          let options = row.evaluateDestination()
        else { continue }
        add(
          TableCompiler.compile(options),
          on: PageRoute(
            titles: route.titles + [row.title],
            links: route.links + [section.id(ofRow: number)]))
      }
    }
  }

  /// Returns whether the index is of a page, as it is now.
  func isOf(_ page: TableAdapter) -> Bool { self.page === page && revision == page.revision }

  private mutating func add(_ page: DeclaredTable, on route: PageRoute) {
    links.insert(route.links)
    for section in page.allSections {
      for (number, row) in section.allRows.enumerated() where !row.title.isEmpty {
        guard section.isVisible(row: number) else { continue }
        // An option says whose it is.
        let picker = row.isPart ? section.parent(ofRow: number) : nil
        add(
          row, section.id(ofRow: number), below: picker.map { section.allRows[$0] },
          of: section, on: route)
      }
    }
  }

  private mutating func add(
    _ row: Row, _ id: RowID, below above: Row?, of section: DeclaredSection, on route: PageRoute
  ) {
    let key = row.hasValue ? id.name.map { route.prefix + $0 } : nil
    let group = row.showsSetting && key == nil ? section.id.name.map { route.prefix + $0 } : nil
    texts.add(row, key: key)
    rows.append(
      SearchHit(
        title: row.title, pages: route.titles, key: key, row: id, links: route.links,
        label: above?.title ?? row.detail ?? row.control?.shownLabel, settingKey: key ?? group,
        beginsInView: revision != nil))
  }

  /// Returns the rows that contain each word of a search and for which a condition holds, in their order.
  func hits(
    for search: TextSearch, where condition: (SearchHit) -> Bool
  ) -> [(hit: SearchHit, rank: SearchRank)] {
    texts.rows(foundBy: search).compactMap { row, rank in
      condition(rows[row]) ? (rows[row], rank) : nil
    }
  }

  /// Returns the rows for which a condition holds.
  func hits(where condition: (SearchHit) -> Bool) -> [SearchHit] {
    rows.filter(condition)
  }
}

extension ControlState {
  /// The value as a list of results shows it; none of a secret.
  fileprivate var shownLabel: String? { label.isEmpty || style == .choice ? nil : label }
}

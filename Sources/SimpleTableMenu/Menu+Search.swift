package import SimpleTable

extension Menu {
  /// Returns the rows of all pages that contain each word of a text.
  ///
  /// Titles, subtitles, details, labels of values, keywords, help and keys are searched. Case,
  /// accents, spaces and punctuation do not matter: `wifi` finds *Wi-Fi*. Rows that the user
  /// cannot reach are left out. The pages are evaluated for the first search after a reload.
  ///
  /// Hits in titles come first: whole titles, then titles that begin with the words, then titles
  /// with words that begin with them. Hits in keys follow, then those in keywords and other texts,
  /// then those in help. If nothing is found, one letter may be wrong in each word of five or more
  /// letters: `netwrok` finds *Network*.
  ///
  /// - Parameter text: The words, separated by white space.
  /// - Returns: The rows, the best hits first, and equally good ones in the order of the pages and
  ///   rows; `[]` for a text without words.
  /// - Complexity: O(*n*) in the length of all texts.
  public func search(_ text: String) -> [SearchHit] {
    if root.useGuard.refusesUse() { return [] }
    prepareSearch()
    return TextSearch(text).found { search in
      SearchRank.sorted(
        searched.flatMap { page in
          rows(of: page, foundBy: search).map { (hit: hit($0.row, of: page), rank: $0.rank) }
        })
    }
  }

  /// Evaluates the pages out of view for the next search, unless they were since the last reload.
  private func prepareSearch() {
    guard searched.isEmpty, !root.useGuard.isBusy else { return }
    let walk = engine.reevaluate(
      after: steps.isEmpty ? engine.pages?.walk.page([])?.declared : nil)
    searched = walk.pages.filter(\.isReachable).map { SearchedPage($0.declared, on: $0.route) }
  }

  /// Returns the rows of a page that a search finds, in their order.
  ///
  /// On pages in view, rows that the program has hidden are left out.
  private func rows(of page: SearchedPage, foundBy search: TextSearch) -> [SearchedPage.Found] {
    let way = page.route.links
    let isHidden = zip(pages, way).enumerated().contains { number, step in
      way.starts(with: links.prefix(number)) && step.0.isHidden(row: step.1) == true
    }
    if isHidden { return [] }
    let found = page.rows(foundBy: search)
    guard way.count <= links.count, links.starts(with: way) else { return found }
    let shown = pages[way.count]
    return found.filter { shown.isHidden(row: page.id(of: $0.row)) != true }
  }

  private func hit(_ row: RowPosition, of page: SearchedPage) -> SearchHit {
    page.hit(row) { key in
      known[key].flatMap { lockReason(of: key, $0.row, in: $0.words) }
    }
  }

  /// Returns what a search finds on the page in view, the options of its pickers included, and on
  /// the other pages, those with the best hits first, and on each page the best hits first.
  ///
  /// From a page of options or entries, and from one that the program has pushed, no other page is
  /// searched. Where a picker is found, its options are not.
  package func find(_ text: String) -> FoundRows {
    prepareSearch()
    if searchedInView?.isOf(page) != true {
      let prefix = route(of: page)?.prefix ?? ""
      searchedInView = SearchedView(
        page, on: PageRoute(titles: titles, links: links, prefix: prefix))
    }
    let inView = searchedInView?.pages ?? []
    let isOfMenu = route(of: page) != nil && searched.contains { $0.route.links == links }
    let others = isOfMenu ? searched.filter { $0.route.links != links } : []
    let found = TextSearch(text).found { search in
      let all = (inView + others).map { page in
        (page: page, rows: page.withoutOptions(rows(of: page, foundBy: search)))
      }
      let owners = inView.count > 1 ? Set(all[0].rows.lazy.map(\.row)) : []
      return all.filter { !$0.rows.isEmpty && $0.page.owner.map(owners.contains) != true }
    }
    let sorted = SearchRank.sorted(
      found.map { (hit: $0, rank: $0.rows.lazy.map(\.rank).min() ?? .help) })
    return foundRows(
      sorted.map { page, rows in
        (page, SearchRank.sorted(rows.map { (hit: $0.row, rank: $0.rank) }), page === inView.first)
      })
  }

  /// Returns the rows whose settings are stored, those of the page in view first.
  package func storedRows() -> FoundRows {
    prepareSearch()
    let keys = Set(
      known.settings.lazy.filter { [self] in sources.isStored($0, without: engine.history.pending) }
        .map(\.key))
    let stored = searched.map { page in
      let rows = page.rows.filter { page.settingKey(of: $0).map(keys.contains) == true }
      return (page: page, rows: rows, isInView: page.route.links == links)
    }
    return foundRows(stored.filter(\.isInView) + stored.filter { !$0.isInView })
  }

  /// Returns rows as hits, as many as are shown.
  private func foundRows(
    _ found: [(page: SearchedPage, rows: [RowPosition], isInView: Bool)]
  ) -> FoundRows {
    var rows = FoundRows()
    for (page, positions, isInView) in found {
      let shown = positions.prefix(FoundRows.longest - rows.shownCount)
      rows.add(
        FoundRows.Group(
          titles: page.route.titles, isInView: isInView, hits: shown.map { hit($0, of: page) }),
        of: positions.count)
    }
    return rows
  }

  /// Shows a row that a search has found, and the pages that lead to it.
  ///
  /// The filter of the row's page is removed. If a link on the way has disappeared, the page of
  /// that link stays in view.
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
    let row = page.rowInPlace(of: row)
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

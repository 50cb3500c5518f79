package import SimpleTable

extension Menu {
  /// Returns the rows of all pages that contain each word of a text.
  ///
  /// Titles, subtitles, details, labels of values, keywords, help and keys are searched. Case,
  /// accents, spaces and punctuation do not matter: `wifi` finds *Wi-Fi*. Rows that the user
  /// cannot reach are left out. The pages are evaluated for the first search after a reload.
  ///
  /// Hits in titles come first: the whole title, one that begins so, words that begin so. Those in keys
  /// follow, in keywords and other texts, and in help. Of equal hits, options and entries come after
  /// settings. Where nothing has the words, one letter of each
  /// word of five or more may be wrong: `netwrok` finds *Network*.
  ///
  /// - Parameter text: The words, separated by white space.
  /// - Returns: The rows, the best hits first, and equally good ones in the order of the pages and
  ///   rows; `[]` for a text without words.
  /// - Complexity: O(*n*) in the length of all texts.
  public func search(_ text: String) -> [SearchHit] {
    let words = TextSearch(text)
    if root.useGuard.refusesUse() || words.isEmpty { return [] }
    prepareSearch()
    return words.found { search in
      SearchRank.sorted(
        searched.flatMap { page in
          rows(of: page, foundBy: search).map {
            (hit: hit($0.row, of: page), rank: $0.rank, isPart: $0.isPart)
          }
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
      known[key].flatMap { lockReason(of: $0.row, engine.verdict(on: key)) }
    }
  }

  /// Returns what a search finds on the page in view, the options of its pickers included, and on
  /// the other pages, the best hits first.
  ///
  /// From a page of options or entries, and from one that the program has pushed, no other page is
  /// searched. Where a picker is found, its options are not. No page is evaluated for a text without words.
  package func find(_ text: String) -> FoundRows {
    var found = FoundRows()
    let words = TextSearch(text)
    found.search = words
    if words.isEmpty { return found }
    let (inView, others) = (searchedPagesInView, otherSearchedPages)
    typealias Hit = (hit: (page: SearchedPage, row: RowPosition), rank: SearchRank, isPart: Bool)
    let hits = words.found { search -> [Hit] in
      found.search = search
      let pages = (inView + others).map { page in
        (page: page, rows: page.withoutOptions(self.rows(of: page, foundBy: search)))
      }
      let owners = inView.count > 1 ? Set(pages[0].rows.lazy.map(\.row)) : []
      return pages.flatMap { page, rows in
        page.owner.map(owners.contains) == true
          ? [] : rows.map { (hit: (page: page, row: $0.row), rank: $0.rank, isPart: $0.isPart) }
      }
    }
    found.total = (inView + others).reduce(0) { $0 + $1.rows.count }
    found.add(SearchRank.sorted(hits), in: self)
    return found
  }

  /// Returns the rows whose settings are stored, those of the page in view first.
  package func storedRows() -> FoundRows {
    prepareSearch()
    let keys = Set(
      known.settings.lazy.filter { [self] in sources.isStored($0, without: engine.history.pending) }
        .map(\.key))
    let stored = searched.map { page in
      page.rows.filter { page.settingKey(of: $0).map(keys.contains) == true }
        .map { (page: page, row: $0) }
    }
    let isInView = searched.map { $0.route.links == links }
    var found = FoundRows()
    for inView in [true, false] {
      for (rows, isShown) in zip(stored, isInView) where isShown == inView {
        found.add(rows, in: self)
      }
    }
    return found
  }

  /// The page in view as it is searched, and the options of its pickers.
  private var searchedPagesInView: [SearchedPage] {
    if searchedInView?.isOf(page) != true {
      let prefix = route(of: page)?.prefix ?? ""
      searchedInView = SearchedView(
        page, on: PageRoute(titles: titles, links: links, prefix: prefix))
    }
    return searchedInView?.pages ?? []
  }

  /// The other pages that are searched from the page in view.
  private var otherSearchedPages: [SearchedPage] {
    prepareSearch()
    let isOfMenu = route(of: page) != nil && searched.contains { $0.route.links == links }
    return isOfMenu ? searched.filter { $0.route.links != links } : []
  }

  /// Returns a row of a page as a hit.
  fileprivate func hit(_ found: (page: SearchedPage, row: RowPosition)) -> SearchHit {
    hit(found.row, of: found.page)
  }
}

// MARK: - What was found

extension Menu {
  /// Returns the text by which a search has found a row, where neither its title nor its value has all
  /// words; `nil` where they have.
  package func evidence(of hit: SearchHit, for search: TextSearch) -> String? {
    searchedPage(of: hit)?.evidence(of: hit.row, for: search)
  }

  /// Changes the setting of a row that was found, as its page would; that is not shown.
  ///
  /// - Parameters:
  ///   - hit: The row.
  ///   - steps: By how many steps; above 0, a switch is switched on, and below, off. `nil` to switch it,
  ///     or to choose the option.
  /// - Returns: Whether the value was taken, and if not, why.
  package func change(_ hit: SearchHit, by steps: Int? = nil) -> ValueOutcome {
    guard let change = hit.change, let (row, key) = searchedPage(of: hit)?.changed(by: hit.row)
    else { return .ignored(.unavailable) }
    switch (change, steps) {
    case (.stepped, let steps?): return self.change(key, as: .steps(steps), of: row)
    case (.switched, let steps?) where row.control?.isOn == (steps > 0): return .ignored(.atEnd)
    case (.switched, _), (.chosen, nil): return self.change(key, as: .activation, of: row)
    case (.stepped, nil), (.chosen, _): return .ignored(.hasNoValue)
    }
  }

  private func searchedPage(of hit: SearchHit) -> SearchedPage? {
    prepareSearch()
    return searchedPagesInView.first { $0.route.links == hit.links }
      ?? searched.first { $0.route.links == hit.links }
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
  @discardableResult
  package func go(along links: [RowID], isInView: Bool = false) -> Bool {
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

extension FoundRows {
  /// Adds rows that were found on pages, as many as are shown.
  fileprivate mutating func add(_ rows: [(page: SearchedPage, row: RowPosition)], in menu: Menu) {
    count += rows.count
    hits += rows.prefix(Self.longest - hits.count).map(menu.hit)
  }
}

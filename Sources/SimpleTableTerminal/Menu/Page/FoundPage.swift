import SimpleTableMenu

/// Rows of all pages among which the user chooses one to go to, as a page with a line for each.
struct FoundPage {
  /// The words that the rows contain, as they are typed; `nil` for the settings that are stored.
  var line: LineEditor?

  /// Whether the user has moved among the rows since the words were typed.
  var isMoved = false

  /// What has found the rows.
  let search: TextSearch?

  /// The page; `nil` where no rows are found.
  let page: MenuPage?

  /// The number of all rows that were found, and of those among which they were.
  let count: Int
  let total: Int

  /// The rows that are shown, of which each has the number as its id.
  private let hits: [SearchHit]

  /// The way to each page on which rows were found, and the number of cells that are kept for it.
  private let paths: FoundPaths

  /// The page above which the rows are shown, and the number of its changes before.
  private(set) weak var origin: TableAdapter?
  private let revision: Int

  /// Creates the page of rows, above the page in view of a menu.
  init(_ rows: FoundRows, for line: LineEditor?, in menu: Menu, on screen: MenuScreen) {
    self.line = line
    (search, count, total, hits) = (rows.search, rows.count, rows.total, rows.hits)
    origin = menu.page
    revision = menu.page.revision
    paths = FoundPaths(of: hits, on: screen)
    guard !hits.isEmpty else {
      page = nil
      return
    }
    let rows = hits.enumerated().map { number, hit in
      Row(hit.title, detail: hit.value).disabled(hit.isDisabled)
        .id("\(number)").row
    }
    let table = Table { Section { rows } }
    page = MenuPage(TableAdapter(table), on: screen.keeping(cells: paths.cells))
  }
}

extension FoundPage {
  /// The row that has the focus.
  var focused: SearchHit? { page?.focused.flatMap(hit) }

  /// Returns the row that an item of the page shows.
  private func hit(_ item: TableItem) -> SearchHit? {
    guard case .row(let path) = item else { return nil }
    return page?.adapter.id(at: path)?.name.flatMap { Int($0) }.map { hits[$0] }
  }

  /// Whether a space acts on the focused row, and is not one of the words.
  var takesSpace: Bool { line == nil || isMoved }

  /// Returns whether a key changes the focused row where it is, in place of what it does otherwise.
  func changes(by key: Key) -> Bool {
    switch focused?.change {
    case .stepped: key == .left || key == .right
    case .switched: key == .left || key == .right || key == .space && takesSpace
    case .chosen: key == .space && takesSpace
    case nil: false
    }
  }

  /// Whether words were typed.
  var isOfWords: Bool { search?.isEmpty == false }

  /// Whether the page below has changed since the rows were found.
  func isOutdated(on page: TableAdapter) -> Bool { revision != page.revision }

  /// Focuses the row that had the focus before; if it is found no more, the one in its place.
  func focus(as before: FoundPage) {
    guard let page else { return }
    if let window = before.page?.viewport {
      page.viewport.height = window.height
      page.viewport.scroll(by: window.hiddenLines.above)
    }
    if let chosen = before.focused, let number = hits.firstIndex(where: chosen.isSameRow),
      let path = page.adapter.path(of: RowID("\(number)"))
    {
      page.focus(on: .row(path))
    } else if let item = before.page?.focused {
      page.focus(on: item)
    }
  }

  /// Returns the line with the pages that lead to the focused row, on a screen that has no room for them beside
  /// the rows; `nil` on any other.
  func path(on screen: MenuScreen) -> StyledLine? {
    guard paths.cells == 0, let path = focused.map({ FoundPaths.path(to: $0, on: screen) }),
      !path.isEmpty
    else { return nil }
    return StyledLine(" " + path, as: screen.theme[.footer])
  }

  /// Returns the lines of the rows in view: titles with their values, what was found beside these, and at
  /// the right edge the pages.
  func lines(of menu: Menu, on screen: MenuScreen) -> [StyledLine] {
    guard let page else { return [] }
    let items = page.viewport.lineItems
    return zip(items, page.viewport.styledLines).map { item, line in
      guard let hit = hit(item) else { return line }
      var shown = line
      if let search {
        if let text = menu.evidence(of: hit, for: search) {
          shown = shown.with(text, foundBy: search, on: screen)
        }
        shown = shown.drawing(
          search.places(in: shown.text), as: screen.theme[.match])
      }
      let path = paths.text(of: hit)
      guard !path.isEmpty else { return shown }
      let start = screen.barWidth - path.cellWidth
      return shown.padded(to: start) + StyledLine(path, as: screen.theme[.footer])
    }
  }
}

extension StyledLine {
  /// The fewest cells in which a text is shown that was found beside a title.
  private static let fewestCells = 6

  /// Returns the line of a row with a text after its title, as much of that as has room.
  fileprivate func with(
    _ text: String, foundBy search: TextSearch, on screen: MenuScreen
  ) -> StyledLine {
    let text = text.sanitized
    let end = valueColumns?.lowerBound ?? screen.barWidth
    let title = CellWidth.fitting(self.text[...], within: end).start
    let start = title.cellWidth - title.reversed().prefix { $0 == " " }.count + 3
    let room = end - 3 - start
    guard room >= Self.fewestCells else { return self }
    let first = search.places(in: text).first ?? 0..<0
    let part = screen.excerpt(of: text, around: first, cells: room).isolated
    let rest = droppingFirst(cells: start + part.cellWidth)
    return padded(to: start) + StyledLine(part, as: screen.theme[.footer]) + rest
  }
}

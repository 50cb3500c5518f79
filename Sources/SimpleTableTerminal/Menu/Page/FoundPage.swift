import SimpleTableMenu

/// Rows of all pages among which the user chooses one to go to, as a page.
struct FoundPage {
  /// The words that the rows contain, as they are typed; `nil` for the settings that are stored.
  var line: LineEditor?

  /// The search for the words, which may be long.
  let search: TextSearch?

  /// The page; `nil` where no rows are found.
  let page: MenuPage?

  /// The rows that are shown, of which each has the number as its id.
  private let hits: [SearchHit]

  /// The number of all rows that were found.
  private let count: Int

  /// The page above which the rows are shown, and the number of its changes before.
  private(set) weak var origin: TableAdapter?
  private let revision: Int

  /// Creates the page of rows, above the page in view of a menu.
  init(_ rows: FoundRows, for line: LineEditor?, in menu: Menu, on screen: MenuScreen) {
    self.line = line
    search = line.map { TextSearch($0.text) }
    hits = rows.groups.flatMap(\.hits)
    count = rows.count
    origin = menu.page
    revision = menu.page.revision
    page = hits.isEmpty ? nil : MenuPage(TableAdapter(Self.table(rows, menu, screen)), on: screen)
  }

  /// Returns rows as a table, each under the path of its page; those of the page in view have none
  /// where they come first.
  private static func table(_ rows: FoundRows, _ menu: Menu, _ screen: MenuScreen) -> Table {
    var number = 0
    let sections = rows.groups.enumerated().map { place, group in
      let rows = group.hits.map { hit in
        defer { number += 1 }
        return Row(hit.title, detail: hit.label).disabled(hit.isDisabled).id("\(number)").row
      }
      return Section(place == 0 && group.isInView ? nil : screen.path(of: group.titles)) { rows }
    }
    // With the title of the page, rows begin on the same line as there.
    return Table(menu.titles.last ?? "") { sections }
  }
}

extension FoundPage {
  /// The row that has the focus.
  var focused: SearchHit? { focusedNumber.map { hits[$0] } }

  /// The number of the row that has the focus, from 0.
  private var focusedNumber: Int? {
    guard let page, case .row(let path)? = page.focused else { return nil }
    return page.adapter.id(at: path)?.name.flatMap { Int($0) }
  }

  /// Whether the page below has changed since the rows were found.
  func isOutdated(on page: TableAdapter) -> Bool { revision != page.revision }

  /// Focuses the row that had the focus before; if it is found no more, the one in its place.
  func focus(as before: FoundPage) {
    guard let page else { return }
    if let chosen = before.focused, let number = hits.firstIndex(where: chosen.isSameRow),
      let path = page.adapter.path(of: RowID("\(number)"))
    {
      page.focus(on: .row(path))
    } else if let item = before.page?.focused {
      page.focus(on: item)
    }
  }

  /// Whether there are more rows than can be seen.
  var isCut: Bool { page?.viewport.scrollThumb != nil || count > hits.count }

  /// Returns the number of the chosen row and that of all found.
  func position(_ of: String) -> String {
    focusedNumber.map { "\($0 + 1) \(of) \(count)" } ?? "\(count)"
  }
}

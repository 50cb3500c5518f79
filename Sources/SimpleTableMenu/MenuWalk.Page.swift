import SimpleTable

extension MenuWalk {
  /// A page that a walk through a menu reached.
  struct Page {
    /// The table that was evaluated, and what it has declared.
    let table: Table
    var declared: DeclaredTable
    let route: PageRoute

    /// Whether the user can reach the page.
    let isReachable: Bool

    /// The tables from the first page to the one above this one.
    private let tablesAbove: [DeclaredTable]

    /// Creates the first page.
    init(_ table: Table, _ declared: DeclaredTable) {
      (self.table, self.declared) = (table, declared)
      route = PageRoute(titles: [declared.title ?? ""])
      isReachable = true
      tablesAbove = []
    }

    /// Evaluates the page behind a link.
    init(behind link: Link, of above: Page) {
      table = link.row.evaluateDestination() ?? Table()
      declared = TableCompiler.compile(table)
      route = above.route.following(
        link.id, link.control, title: declared.title ?? link.row.title)
      isReachable = above.isReachable && link.isReachable
      tablesAbove = above.tablesAbove + [above.declared]
    }

    /// Whether the page repeats one above it, as where two tables lead to each other.
    var repeatsPageAbove: Bool { tablesAbove.contains(where: declared.isSameTable) }

    /// A row that leads to another page.
    typealias Link = (id: RowID, row: Row, control: any Control, isReachable: Bool)

    /// The rows that lead to other pages, without those whose pages have only options or entries.
    var pageLinks: [Link] {
      declared.allSections.flatMap { section in
        section.controls.compactMap { number, row in
          guard let control = row.ownControl, control.role.leadsToSettings else { return nil }
          let id = section.id(ofRow: number)
          return (id, row, control, section.isReachable(row: number))
        }
      }
    }

    /// Returns whether a key is that of a row of the page.
    func declares(_ key: String) -> Bool {
      guard key.utf8.starts(with: route.prefix.utf8) else { return false }
      let id = String(key.utf8.dropFirst(route.prefix.utf8.count)) ?? key
      return declared.position(of: RowID(id)) != nil
    }
  }
}

extension DeclaredTable {
  /// Returns the settings of the page, in the order of its rows.
  func settings(on route: PageRoute) -> [DeclaredSetting] {
    allSections.flatMap { section in
      section.controls.lazy.compactMap { DeclaredSetting(section, row: $0.number, on: route) }
    }
  }
}

extension DeclaredTable {
  /// Returns whether two pages are the same table: by title, ids and sites of declaration.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  func isSameTable(as other: DeclaredTable) -> Bool {
    title == other.title
      && allSections.elementsEqual(other.allSections) { one, other in
        one.id.name == other.id.name && one.section.site == other.section.site
          && one.allRows.elementsEqual(other.allRows) {
            $0.declaredID == $1.declaredID && $0.site == $1.site
          }
      }
  }
}

/// The way from the first page of a menu to a page, and the prefix of the keys there.
///
/// All settings of the page share it.
final class PageRoute {
  /// The titles from the first page to this one.
  let titles: [String]

  /// The rows that lead to the page, one on each page above it.
  let links: [RowID]

  /// The prefix of the page's keys, with a full stop at its end.
  let prefix: String

  /// Whether the page belongs to a record, whose settings have no environment variables.
  let isOfRecord: Bool

  init(titles: [String], links: [RowID] = [], prefix: String = "", isOfRecord: Bool = false) {
    (self.titles, self.links) = (titles, links)
    (self.prefix, self.isOfRecord) = (prefix, isOfRecord)
  }

  /// Returns the way to the page behind a link.
  func following(_ link: RowID, _ control: any Control, title: String) -> PageRoute {
    let part =
      if case .scope(let scope) = control.role.keyPrefix { scope } else { "\(link)." }
    return PageRoute(
      titles: titles + [title], links: links + [link], prefix: prefix + part,
      isOfRecord: isOfRecord || control.role == .value(.records))
  }
}

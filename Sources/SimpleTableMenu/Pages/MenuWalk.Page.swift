import SimpleTable

extension MenuWalk {
  /// A page that a walk through a menu reached.
  struct Page {
    /// The table that was evaluated, and what it has declared.
    let table: Table
    var declared: DeclaredTable
    let route: PageRoute

    /// Whether the user can reach the page, and the rows that lead there.
    private(set) var isReachable: Bool
    private(set) var way: [RowID]

    /// The rows that lead to the page by the way that was followed; `nil` for that way itself.
    var first: [RowID]?

    /// Creates the first page.
    init(_ table: Table, _ declared: DeclaredTable) {
      self.init(table, declared, on: PageRoute(titles: [declared.title ?? ""]), isReachable: true)
    }

    /// Creates a page that was evaluated.
    init(_ table: Table, _ declared: DeclaredTable, on route: PageRoute, isReachable: Bool) {
      (self.table, self.declared, self.route) = (table, declared, route)
      (self.isReachable, way) = (isReachable, route.links)
    }

    /// Evaluates the page behind a link.
    init(
      behind link: Link, of above: Page, after earlier: MenuWalk?, inView links: [RowID],
      by useGuard: UseGuard
    ) {
      let way = above.route.links + [link.id]
      let isObserved = links.starts(with: way)
      let table =
        useGuard.evaluate(destinationOf: link.row, isObserved: isObserved) ?? Table()
      let before = earlier?.page(way)?.declared
      let declared = useGuard.evaluate(table, after: before, isObserved: isObserved)
      self.init(
        table, declared,
        on: above.route.following(
          link.id, link.control, title: declared.title ?? link.row.title),
        isReachable: above.isReachable && link.isReachable)
    }

    /// Records the rows that lead to the page; `nil` where the user cannot reach it.
    mutating func reach(by way: [RowID]?) {
      isReachable = way != nil
      if let way { self.way = way }
    }

    /// A row that leads to another page.
    typealias Link = (id: RowID, row: Row, control: any Control, isReachable: Bool)

    /// The rows that lead to other pages, without those whose pages have only options or entries.
    var pageLinks: [Link] {
      declared.allSections.flatMap { section in
        section.controls.compactMap { number, row in
          guard let control = row.declaredControl, control.role.leadsToSettings else { return nil }
          let id = section.id(ofRow: number)
          return (id, row, control, section.isReachable(row: number))
        }
      }
    }

    /// The keys of all rows with an id.
    var keysOfRows: [String] {
      declared.allSections.flatMap { section in
        section.allRows.indices.compactMap { row in
          section.id(ofRow: row).name.map { route.prefix + $0 }
        }
      }
    }

    /// Returns whether a key is that of a row of the page.
    func declares(_ key: String) -> Bool {
      OperationCounter.count(.settingVisit)
      return route.id(of: key).map { declared.position(of: $0) != nil } ?? false
    }
  }
}

// MARK: - Which pages are the same

extension MenuWalk.Page {
  /// What pages that are the same have in common, and few others.
  struct Look: Hashable {
    let prefix: String
    let title: String?
    let rowCount: Int
    let firstTitle: String?
  }

  var look: Look {
    Look(
      prefix: route.prefix, title: declared.title,
      rowCount: declared.allSections.reduce(0) { $0 + $1.allRows.count },
      firstTitle: declared.allSections.first?.allRows.first?.title)
  }

  /// Returns whether two pages are the same: by the prefix of their keys, their titles, and the
  /// places, ids, titles and kinds of their rows, and where these lead.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  func isLike(_ other: Self) -> Bool {
    route.prefix == other.route.prefix && route.isOfRecord == other.route.isOfRecord
      && declared.title == other.declared.title
      && declared.allSections.elementsEqual(other.declared.allSections) { one, other in
        one.id.name == other.id.name && one.site == other.site
          && one.allRows.elementsEqual(other.allRows) { $0.isDeclared(like: $1) }
      }
  }
}

extension Row {
  fileprivate func isDeclared(like other: Row) -> Bool {
    site == other.site && declaredID == other.declaredID && title == other.title
      && lastState?.kind == other.lastState?.kind && role?.keyPrefix == other.role?.keyPrefix
  }
}

extension DeclaredTable {
  /// Returns the settings of the page, in the order of its rows.
  func settings(on route: PageRoute) -> [DeclaredSetting] {
    var settings: [DeclaredSetting] = []
    for section in allSections {
      for (number, _) in section.controls {
        if let setting = DeclaredSetting(section, row: number, on: route) {
          settings.append(setting)
        }
      }
    }
    return settings
  }
}

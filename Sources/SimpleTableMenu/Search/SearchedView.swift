import SimpleTable

/// The page in view as it is searched, and the options of its pickers.
struct SearchedView {
  /// The page, and those of the options.
  let pages: [SearchedPage]

  /// The page, and its revision when the view was created.
  private weak var page: TableAdapter?
  private let revision: Int

  /// Creates the view of a page as it was last evaluated.
  init(_ page: TableAdapter, on route: PageRoute) {
    (self.page, revision) = (page, page.revision)
    let declared = page.declared
    let options = declared.allSections.enumerated().flatMap { number, section in
      section.controls.compactMap { row, control -> SearchedPage? in
        guard section.isReachable(row: row), control.role?.leadsToSettings == false,
          let options = page.useGuard.evaluate(destinationOf: control)
        else { return nil }
        return SearchedPage(
          page.useGuard.evaluate(options),
          on: PageRoute(
            titles: route.titles + [control.title], links: route.links + [section.id(ofRow: row)]),
          beginsInView: true, owner: RowPosition(section: number, row: row))
      }
    }
    pages = [SearchedPage(declared, on: route, beginsInView: true)] + options
  }

  /// Returns whether it shows the present state of a page.
  func isOf(_ page: TableAdapter) -> Bool { self.page === page && revision == page.revision }
}

import SimpleTable

/// The page in view as it is searched, and the options of its pickers.
struct SearchedView {
  /// The page, and those of the options.
  let pages: [SearchedPage]

  /// The page, and its state then.
  private weak var page: TableAdapter?
  private let revision: Int

  /// Creates it of a page as it was evaluated last.
  init(_ page: TableAdapter, on route: PageRoute) {
    (self.page, revision) = (page, page.revision)
    let declared = page.declared
    let options = declared.sections.enumerated().flatMap { number, section in
      section.controls.compactMap { row, control -> SearchedPage? in
        guard section.isReachable(row: row), control.ownControl?.leadsToSettings == false,
          let options = control.evaluateDestination()
        else { return nil }
        return SearchedPage(
          TableCompiler.compile(options),
          on: PageRoute(
            titles: route.titles + [control.title], links: route.links + [section.id(ofRow: row)]),
          beginsInView: true, owner: RowPosition(section: number, row: row))
      }
    }
    pages = [SearchedPage(declared, on: route, beginsInView: true)] + options
  }

  /// Returns whether it is of a page, as it is now.
  func isOf(_ page: TableAdapter) -> Bool { self.page === page && revision == page.revision }
}

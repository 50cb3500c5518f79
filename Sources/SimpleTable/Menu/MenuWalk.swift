/// All pages of a menu, each evaluated once, and the settings on them.
///
/// Pages come before the pages that their links lead to, in the order of the links. All count,
/// whether their links, sections or rows are visible or not.
struct MenuWalk {
  private(set) var pages: [MenuPage] = []
  private(set) var settings: [Setting] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The controls that are no settings, because they have no id.
  private(set) var unstoredControls: [Diagnostic] = []

  private var index: [String: Int] = [:]

  /// How many pages may lie above one another.
  private static let mostLevels = 32

  /// Walks through all pages.
  ///
  /// - Parameters:
  ///   - root: The first page.
  ///   - known: Returns the description of a page that need not be evaluated, given the links to it.
  /// - Complexity: O(*n*) in the number of rows of all pages.
  init(_ root: Table, known: ([RowID]) -> DeclaredTable? = { _ in nil }) {
    var rest = [MenuPage(root: known([]) ?? TableCompiler.compile(root))]
    while let page = rest.popLast() {
      guard !page.repeatsPageAbove else { continue }
      add(page)
      rest += pagesBelow(page, known: known).reversed()
    }
  }

  /// Accesses the setting with a key.
  subscript(key: String) -> Setting? { index[key].map { settings[$0] } }

  private mutating func pagesBelow(
    _ page: MenuPage, known: ([RowID]) -> DeclaredTable?
  ) -> [MenuPage] {
    let links = page.pageLinks
    guard let first = links.first, page.links.count >= Self.mostLevels else {
      return links.map { page.page(behind: $0, known: known) }
    }
    let message = "more than \(Self.mostLevels) pages lie above one another"
    diagnostics.append(Diagnostic(message: message, sites: [first.row.site]))
    return []
  }

  private mutating func add(_ page: MenuPage) {
    pages.append(page)
    diagnostics += page.declared.diagnostics
    for section in page.declared.sections { add(section, on: page) }
  }

  private mutating func add(_ section: DeclaredSection, on page: MenuPage) {
    let number = pages.count - 1
    for row in section.controlRows {
      if let setting = Setting(section, row: row, prefix: page.prefix, page: number) {
        add(setting)
      } else if section.isUnstored(row: row) {
        noteUnstored(section.rows[row].title, section.rows[row].site)
      }
    }
    if let setting = Setting(section, prefix: page.prefix, page: number) {
      add(setting)
    } else if section.groupControl != nil {
      noteUnstored(section.section.header ?? "", section.section.site)
    }
  }

  private mutating func add(_ setting: Setting) {
    if let first = index[setting.key] {
      let message = "two settings have the key \"\(setting.key)\"; the later one is not stored"
      diagnostics.append(
        Diagnostic(message: message, sites: [settings[first].site, setting.site]))
    } else {
      index[setting.key] = settings.count
      settings.append(setting)
    }
  }

  private mutating func noteUnstored(_ title: String, _ site: DeclarationSite) {
    let message = "\(title.isEmpty ? "a control" : title): has no id, so that it is not stored"
    unstoredControls.append(Diagnostic(message: message, sites: [site]))
  }
}

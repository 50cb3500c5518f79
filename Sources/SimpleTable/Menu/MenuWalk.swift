/// All pages of a menu, each evaluated once, and the settings on them.
///
/// Pages come before the pages that their links lead to, in the order of the links. Pages and
/// settings count whether they are visible or not.
struct MenuWalk {
  private(set) var pages: [MenuPage] = []
  private(set) var settings: [Setting] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The controls that are not settings because they have no id.
  private(set) var unstoredControls: [Diagnostic] = []

  /// The places where a key is declared again; these are not in ``settings``.
  private(set) var duplicates: Set<SettingPlace> = []

  /// The position of each setting, by key.
  private var index: [String: Int] = [:]

  /// The messages about limits that were reached, so that each is reported once.
  private var limits: Set<String> = []

  /// How many pages may lie above one another, and how many there may be.
  private static let mostLevels = 32
  private static let mostPages = 10_000

  /// Creates a walk that has reached no page.
  init() {}

  /// Walks through all pages.
  ///
  /// - Parameters:
  ///   - root: The first page.
  ///   - known: Returns the description of a page that need not be evaluated, by the links to it.
  /// - Complexity: O(*n*) in the number of rows of all pages.
  init(_ root: Table, known: ([RowID]) -> DeclaredTable?) {
    var rest = [MenuPage(root: known([]) ?? TableCompiler.compile(root))]
    while let page = rest.popLast() {
      guard !page.repeatsPageAbove else { continue }
      add(page)
      let links = page.pageLinks
      guard let first = links.first else { continue }
      if page.links.count + 1 >= Self.mostLevels {
        diagnoseOnce("more than \(Self.mostLevels) pages lie above one another", at: first.row.site)
      } else if pages.count + rest.count + links.count > Self.mostPages {
        diagnoseOnce("there are more than \(Self.mostPages) pages", at: first.row.site)
      } else {
        rest += links.map { page.page(behind: $0, known: known) }.reversed()
      }
    }
  }

  /// Accesses the setting with a key, or `nil` if none has it.
  subscript(key: String) -> Setting? { index[key].map { settings[$0] } }

  /// Adds what is wrong with the menu.
  mutating func diagnose(_ message: String, at sites: DeclarationSite...) {
    diagnostics.append(Diagnostic(message: message, sites: sites))
  }

  private mutating func diagnoseOnce(_ message: String, at site: DeclarationSite) {
    if limits.insert(message).inserted { diagnose(message, at: site) }
  }

  private mutating func add(_ page: MenuPage) {
    pages.append(page)
    diagnostics += page.declared.diagnostics
    for setting in page.settings { add(setting) }
    for section in page.declared.sections {
      for row in section.controlRows where section.isUnstored(row: row) {
        noteUnstored(section.rows[row].title, section.rows[row].site)
      }
      if section.groupControl != nil, section.id.name == nil {
        noteUnstored(section.section.header ?? "", section.section.site)
      }
    }
  }

  private mutating func add(_ setting: Setting) {
    if let first = index[setting.key] {
      diagnose(
        "two settings have the key \"\(setting.key)\"; the later one is not stored",
        at: settings[first].site, setting.site)
      duplicates.insert(setting.place)
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

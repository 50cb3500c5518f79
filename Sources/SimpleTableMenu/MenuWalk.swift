import SimpleTable

/// All pages of a menu, each evaluated once, and the settings on them.
///
/// Pages come before the pages that their links lead to, in the order of the links. Pages and
/// settings count whether they are visible or not.
struct MenuWalk {
  private(set) var pages: [Page] = []
  private(set) var settings: [DeclaredSetting] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The controls that are not settings because they have no id.
  private(set) var unstoredControls: [Diagnostic] = []

  /// The places where a key is declared again; these are not in ``settings``.
  private(set) var duplicates: Set<DeclaredSetting.Place> = []

  /// The position of each setting, by key.
  private var index: [String: Int] = [:]

  /// The numbers of the pages, by the links that lead to them.
  private var numbers: [[RowID]: Int] = [:]

  /// The settings that are read from each former key.
  private var readers: [String: [Int]] = [:]

  /// The greatest depth of pages, and the greatest number of pages besides those of records.
  ///
  /// Pages that lead to several others recursively would never end.
  private static let mostLevels = 32
  private static let mostPages = 10_000

  /// Creates a walk that has reached no page.
  init() {}

  /// Walks through all pages.
  ///
  /// - Parameters:
  ///   - root: The first page.
  ///   - declared: What it has declared, where that is known.
  /// - Complexity: O(*n*) in the number of rows of all pages.
  init(_ root: Table, _ declared: DeclaredTable? = nil) {
    var rest = [Page(root, declared ?? TableCompiler.compile(root))]
    var count = 1
    while let page = rest.popLast() {
      guard !page.repeatsPageAbove else { continue }
      add(page)
      let links = page.pageLinks
      guard let first = links.first else { continue }
      if page.route.links.count + 1 >= Self.mostLevels {
        diagnoseOnce("more than \(Self.mostLevels) pages lie above one another", at: first.row.site)
      } else if count > Self.mostPages, !links.allSatisfy(\.control.role.isPart) {
        diagnoseOnce("there are more than \(Self.mostPages) pages", at: first.row.site)
      } else {
        count += links.lazy.filter { !$0.control.role.isPart }.count
        rest += links.map { Page(behind: $0, of: page) }.reversed()
      }
    }
    ignoreDeclaredFormerKeys()
    diagnoseRules()
  }

  /// Returns the page to which links lead, or `nil` if none does.
  func page(_ links: [RowID]) -> Page? { numbers[links].map { pages[$0] } }

  /// The keys of all settings.
  var keys: Dictionary<String, Int>.Keys { index.keys }

  /// Accesses the setting with a key, or `nil` if none has it.
  subscript(key: String) -> DeclaredSetting? { index[key].map { settings[$0] } }

  /// Returns whether a key is that of a row that is on its page now, also where the page was evaluated
  /// since.
  func declares(_ key: String) -> Bool {
    if let setting = self[key], let page = page(setting.route.links) {
      return page.declares(key)
    }
    return pages.contains { $0.declares(key) }
  }

  /// Returns keys in the order of the pages, and those that no setting has at the end; a setting that is on
  /// other pages alone comes where it is there.
  func order(of keys: some Collection<String>, _ other: MenuWalk) -> [String] {
    func place(_ key: String) -> (Int, Int, String) {
      (index[key] ?? .max, index[key] == nil ? other.index[key] ?? .max : 0, key)
    }
    return keys.count < 2 ? Array(keys) : keys.map(place).sorted(by: <).map(\.2)
  }

  /// Returns the settings that are read from a former key.
  func readers(ofFormer key: String) -> [DeclaredSetting] {
    readers[key]?.map { settings[$0] } ?? []
  }

  /// Replaces a page by what was evaluated since; the settings stay as they are known.
  mutating func replace(_ table: DeclaredTable, on route: PageRoute) {
    if let number = numbers[route.links] { pages[number].declared = table }
  }

  /// The settings that contradict each other by the rules of the pages, in order.
  ///
  /// A rule reports its rows, or the title of the page if it names none. While one of the rows is
  /// missing, it is not checked.
  var contradictions: [RefusedValue] {
    brokenRules.flatMap { page, rule in
      (rule.keys.isEmpty ? [page.route.titles.last ?? ""] : rule.keys)
        .map { RefusedValue(key: $0, reason: rule.message) }
    }
  }

  /// Why rows contradict others, by their keys; of several rules, the first one counts.
  var contradictionReasons: [String: String] {
    brokenRules.reduce(into: [:]) { reasons, broken in
      for key in broken.rule.keys where reasons[key] == nil { reasons[key] = broken.rule.message }
    }
  }

  private var brokenRules: [(page: Page, rule: SettingRule)] {
    pages.flatMap { page in
      page.declared.brokenRules.map { (page, $0.scoped(page.route.prefix)) }
        .filter { $0.1.keys.allSatisfy(declares) }
    }
  }

  /// Adds a diagnostic of the menu.
  mutating func diagnose(_ message: String, at sites: DeclarationSite...) {
    diagnostics.append(Diagnostic(message: message, sites: sites))
  }

  private mutating func diagnoseOnce(_ message: String, at site: DeclarationSite) {
    if !diagnostics.contains(where: { $0.message == message }) { diagnose(message, at: site) }
  }

  private mutating func add(_ page: Page) {
    if numbers[page.route.links] == nil { numbers[page.route.links] = pages.count }
    pages.append(page)
    diagnostics += page.declared.ownDiagnostics
    for setting in page.declared.settings(on: page.route) { add(setting) }
    for section in page.declared.allSections {
      diagnoseAttributes(of: section, isSelected: page.declared.hasSelectHandler)
      for (number, row) in section.controls
      where row.hasValue && section.id(ofRow: number).name == nil && !row.setting.isNotStored {
        diagnoseUnstored(row)
      }
    }
  }

  /// Diagnoses a control that is no setting: it has no id, or lost it to an earlier row.
  private mutating func diagnoseUnstored(_ row: Row) {
    let name = row.title.isEmpty ? "a control" : row.title
    let reason =
      row.declaredID.map { "its id \"\($0)\" is another row's" } ?? "has no id"
    unstoredControls.append(
      Diagnostic(message: "\(name): \(reason), so it is not stored", sites: [row.site]))
  }

  /// Diagnoses declarations for settings that have no effect.
  private mutating func diagnoseAttributes(of section: DeclaredSection, isSelected: Bool) {
    for row in section.attachedRows {
      for problem in row.setting.problems(of: row, acts: isSelected || row.acts) {
        diagnose("\(row.title): \(problem)", at: row.site)
      }
    }
  }

  private mutating func add(_ setting: DeclaredSetting) {
    if let first = index[setting.key] {
      diagnose(
        "two settings have the key \"\(setting.key)\"; the later one is not stored",
        at: settings[first].row.site, setting.row.site)
      duplicates.insert(setting.place)
    } else {
      index[setting.key] = settings.count
      settings.append(setting)
    }
  }

  /// Leaves out former keys that a setting has now, as the value there is that setting's.
  private mutating func ignoreDeclaredFormerKeys() {
    for (number, setting) in settings.enumerated() {
      for key in setting.formerKeys {
        guard let owner = self[key] else {
          readers[key, default: []].append(number)
          continue
        }
        settings[number].former.removeAll { $0.key == key }
        guard owner.key != setting.key else { continue }
        diagnose(
          "\"\(setting.key)\" cannot formerly be \"\(key)\", which is another setting's key",
          at: setting.row.site, owner.row.site)
      }
    }
  }

  private mutating func diagnoseRules() {
    // A missing setting may appear later. But a key with one wrong letter, or written with its scope, is a
    // mistake.
    for page in pages {
      for rule in page.declared.allRules.map({ $0.scoped(page.route.prefix) }) {
        let keys = rule.keys
        for (key, written) in zip(keys, rule.writtenKeys) where self[key] == nil {
          let others = settings.map(\.key).filter { !keys.contains($0) }
          let meant = self[written] == nil ? others.misspelt(as: key) : written
          guard let near = meant?.dropping(prefix: rule.scope) else { continue }
          diagnose(
            "a rule is about \"\(key)\", which is no setting; did you mean \"\(near)\"?",
            at: rule.site)
        }
      }
    }
  }
}

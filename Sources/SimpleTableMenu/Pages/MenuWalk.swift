import SimpleTable

/// All pages of a menu, each evaluated once, and the settings on them.
///
/// Pages come before the pages that their links lead to, in the order of the links. Pages and
/// settings count whether they are visible or not. A page to which several ways lead is followed
/// once.
struct MenuWalk {
  /// The pages, each once.
  private(set) var pages: [Page] = []
  private(set) var settings: [DeclaredSetting] = []

  /// Further ways to pages, as they were evaluated there.
  private(set) var repeated: [[RowID]: Page] = [:]

  /// The settings whose keys others have already, each with the number of the first one.
  private(set) var duplicates: [(setting: DeclaredSetting, first: Int)] = []
  private var duplicatePlaces: Set<DeclaredSetting.Place> = []

  /// The former keys that are left out because a setting has them now, by the number of the
  /// setting.
  private(set) var takenFormerKeys: [(number: Int, key: String)] = []

  /// What went wrong with the walk itself.
  private(set) var problems: [Diagnostic] = []

  /// The position of each setting, by key.
  private var index: [String: Int] = [:]

  /// The settings of the earlier walk as long as this one finds the same keys, so that both share the index.
  private var expected: [DeclaredSetting]?

  /// The numbers of the pages, by the links that lead to them.
  private var numbers: [[RowID]: Int] = [:]

  /// The numbers of pages that look alike.
  private var alike: [Page.Look: [Int]] = [:]

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
  ///   - earlier: The pages as they were evaluated before, if they were.
  ///   - links: The rows that lead to the page in view; what the pages there read from observable
  ///     objects is tracked, which takes longer than to evaluate a small page.
  ///   - useGuard: What evaluates the pages.
  /// - Complexity: O(*n*) in the number of rows of all pages, and of the pages behind each link.
  init(
    _ root: Table, _ declared: DeclaredTable?, after earlier: MenuWalk?, inView links: [RowID],
    by useGuard: UseGuard
  ) {
    let first = declared ?? useGuard.evaluate(root, after: earlier?.page([])?.declared)
    if let earlier { (index, expected) = (earlier.index, earlier.settings) }
    settings.reserveCapacity(earlier?.settings.count ?? 0)
    pages.reserveCapacity(earlier?.pages.count ?? 0)
    numbers.reserveCapacity(earlier?.pages.count ?? 0)
    alike.reserveCapacity(earlier?.pages.count ?? 0)
    var rest = [Page(root, first)]
    var count = 1
    while let page = rest.popLast() {
      if let number = self.number(ofPageLike: page) {
        addWay(to: number, page)
        continue
      }
      add(page)
      let pageLinks = page.pageLinks
      guard let first = pageLinks.first else { continue }
      if page.route.links.count + 1 >= Self.mostLevels {
        diagnoseOnce("more than \(Self.mostLevels) pages lie above one another", at: first.row.site)
      } else if count > Self.mostPages, !pageLinks.allSatisfy(\.control.role.isPart) {
        diagnoseOnce("there are more than \(Self.mostPages) pages", at: first.row.site)
      } else {
        count += pageLinks.lazy.filter { !$0.control.role.isPart }.count
        let below = pageLinks.map { link in
          Page(behind: link, of: page, after: earlier, inView: links, by: useGuard)
        }
        rest += below.reversed()
      }
    }
    if expected?.count != settings.count { indexAnew() }
    expected = nil
    if !repeated.isEmpty { findReachablePages() }
    leaveOutTakenFormerKeys()
  }

  /// Returns the page to which links lead, or `nil` if none does.
  func page(_ links: [RowID]) -> Page? { numbers[links].map { pages[$0] } ?? repeated[links] }

  /// Accesses the setting with a key, or `nil` if none has it.
  subscript(key: String) -> DeclaredSetting? { index[key].map { settings[$0] } }

  /// Returns the number of the setting with a key, which is looked for first where it was before.
  func number(of key: String, near number: Int) -> Int? {
    number < settings.count && settings[number].key == key ? number : index[key]
  }

  /// Returns whether a key that no setting has is below that of a map, as an entry is in a file.
  func isEntryOfMap(_ key: String) -> Bool {
    self[key] == nil && key.allCuts(at: ".").contains { self[$0.before]?.isMap == true }
  }

  /// Returns whether a key is that of a setting that is on its page now, also where the page was
  /// evaluated since.
  func declares(_ key: String) -> Bool {
    self[key].flatMap { page($0.route.links) }?.declares(key) == true
  }

  /// Returns keys in the order of the pages, and those that no setting has at the end; a setting
  /// that is on other pages alone comes where it is there.
  func order(of keys: some Collection<String>, _ other: MenuWalk) -> [String] {
    func place(_ key: String) -> (Int, Int, String) {
      (index[key] ?? .max, index[key] == nil ? other.index[key] ?? .max : 0, key)
    }
    return keys.count < 2 ? Array(keys) : keys.map(place).sorted(by: <).map(\.2)
  }

  /// Returns the numbers of the settings whose key is a key, or was.
  func numbers(ofReadersOf key: String) -> [Int] {
    index[key].map { [$0] } ?? readers[key] ?? []
  }

  /// Returns the settings that are read from a former key.
  func readers(ofFormer key: String) -> [DeclaredSetting] {
    readers[key]?.map { settings[$0] } ?? []
  }

  /// Replaces a page by what was evaluated since; the settings stay as they are known.
  mutating func replace(_ table: DeclaredTable, on route: PageRoute) {
    if let number = numbers[route.links] {
      pages[number].declared = table
    } else {
      repeated[route.links]?.declared = table
    }
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
    let broken = pages.flatMap { page in
      page.declared.brokenRules.map { (page, $0.scoped(page.route.prefix)) }
    }
    // A rule may be about rows that are no settings, and about none that is there.
    let isOfOthers = broken.contains { _, rule in !rule.keys.allSatisfy { self[$0] != nil } }
    let others = isOfOthers ? Set(pages.lazy.flatMap(\.keysOfRows)) : []
    return broken.filter { _, rule in
      rule.keys.allSatisfy { self[$0].map { declares($0.key) } ?? others.contains($0) }
    }
  }

  /// Records that the description has used the menu.
  mutating func diagnoseUse() {
    problems.append(
      Diagnostic(
        message: "a description uses the menu while it is evaluated; that was ignored", sites: []))
  }

  private mutating func diagnoseOnce(_ message: String, at site: DeclarationSite) {
    if problems.contains(where: { $0.message == message }) { return }
    problems.append(Diagnostic(message: message, sites: [site]))
  }
}

// MARK: - Which row a key belongs to

extension MenuWalk {
  /// Returns the setting with the key of a row in view, if that row is not the one that declares it.
  ///
  /// A page to which several ways lead is the page that was followed: its rows are the same settings
  /// unless they read otherwise. Below a further way no links were followed, so what a row there is
  /// the second of is known from the pages below the first way.
  ///
  /// - Parameters:
  ///   - shown: The row, as a page in view has declared it.
  ///   - useGuard: What reads values.
  /// - Returns: The setting; `nil` where the row declares it, or no walk has found its key.
  func owner(insteadOf shown: DeclaredSetting, by useGuard: UseGuard) -> DeclaredSetting? {
    if duplicates.isEmpty, repeated.isEmpty { return nil }
    guard let owner = self[shown.key], owner.place != shown.place else { return nil }
    if duplicatePlaces.contains(shown.place) { return owner }
    let links = linksFollowed(insteadOf: shown.route.links)
    if links == shown.route.links { return nil }
    if owner.route.links != links { return owner }
    // Rows of the page itself that read otherwise were found when the page was reached.
    if repeated[shown.route.links] != nil { return nil }
    let isSame =
      owner.row.site == shown.row.site
      && useGuard.assigning { owner.read().value == shown.read().value }
    return isSame ? nil : owner
  }

  /// Returns the setting of a row in view as it is known from all pages, if that row declares it;
  /// `nil` where the page has declared it since.
  func setting(declaredBy shown: DeclaredSetting) -> DeclaredSetting? {
    guard let known = self[shown.key] else { return nil }
    let links = shown.route.links
    let isKnown = known.place == shown.place || linksFollowed(insteadOf: links) != links
    return isKnown ? known.shown(by: shown.row) : nil
  }

  /// Returns the rows that lead to a page by the ways that were followed.
  private func linksFollowed(insteadOf links: [RowID]) -> [RowID] {
    if repeated.isEmpty { return links }
    return links.reduce(into: []) { followed, link in
      followed.append(link)
      if let first = repeated[followed]?.first { followed = first }
    }
  }
}

// MARK: - Adding pages

extension MenuWalk {
  private func number(ofPageLike page: Page) -> Int? {
    alike[page.look]?.first { pages[$0].isLike(page) }
  }

  private mutating func add(_ page: Page) {
    numbers[page.route.links] = pages.count
    alike[page.look, default: []].append(pages.count)
    pages.append(page)
    for setting in page.declared.settings(on: page.route) { add(setting) }
  }

  private mutating func add(_ setting: DeclaredSetting) {
    if let expected {
      if settings.count < expected.count, expected[settings.count].key == setting.key {
        return settings.append(setting)
      }
      indexAnew()
    }
    if let first = index[setting.key] {
      addDuplicate(setting, first: first)
    } else {
      index[setting.key] = settings.count
      settings.append(setting)
    }
  }

  /// Indexes the settings so far, as they are others than in the earlier walk.
  private mutating func indexAnew() {
    if expected == nil { return }
    expected = nil
    index = Dictionary(uniqueKeysWithValues: settings.enumerated().map { ($1.key, $0) })
  }

  /// Adds a further way to a page; what its rows read there otherwise are second settings.
  private mutating func addWay(to number: Int, _ page: Page) {
    indexAnew()
    var page = page
    page.first = pages[number].route.links
    repeated[page.route.links] = page
    for setting in page.declared.settings(on: page.route) {
      guard let first = index[setting.key], settings[first].value != setting.value else { continue }
      addDuplicate(setting, first: first)
    }
  }

  private mutating func addDuplicate(_ setting: DeclaredSetting, first: Int) {
    duplicates.append((setting, first))
    duplicatePlaces.insert(setting.place)
  }

  /// Leaves out former keys that a setting has now, as the value there is that setting's.
  private mutating func leaveOutTakenFormerKeys() {
    for number in settings.indices where !settings[number].former.isEmpty {
      for key in settings[number].formerKeys {
        if let owner = index[key] {
          settings[number].former.removeAll { $0.key == key }
          if owner != number { takenFormerKeys.append((number, key)) }
        } else {
          readers[key, default: []].append(number)
        }
      }
    }
  }

  /// Finds the pages that the user can reach by any way, and a way to each.
  private mutating func findReachablePages() {
    var ways: [[RowID]?] = pages.map { $0.route.links.isEmpty ? [] : nil }
    var rest = pages.isEmpty ? [] : [0]
    while let number = rest.popLast() {
      let page = pages[number]
      for link in page.pageLinks where link.isReachable {
        let links = page.route.links + [link.id]
        guard let next = numbers[links] ?? repeated[links].flatMap({ numbers[$0.first ?? []] }),
          ways[next] == nil
        else { continue }
        ways[next] = (ways[number] ?? []) + [link.id]
        rest.append(next)
      }
    }
    for (number, way) in ways.enumerated() { pages[number].reach(by: way) }
  }
}

import TestFixtures
import Testing

@testable import SimpleTable

/// A menu against a plain model of keys, sources and stored values, after every one of many random
/// steps.
@Suite struct `Menu and its plain model` {
  @Test(arguments: 0..<60)
  func `agree on every setting, whatever is done`(walk: Int) {
    follow(SeededGenerator().seed)
  }

  /// Seeds that led to faults while this was written.
  @Test(arguments: [772_103] + Array(0..<60) as [UInt64])
  func `agree for seeds that once failed`(seed: UInt64) { follow(seed) }

  private func follow(_ seed: UInt64) {
    var walk = SettingsWalk(seed)
    for _ in 0..<80 {
      let faults = walk.step()
      guard faults.isEmpty else {
        let steps = walk.steps.suffix(8).joined(separator: "\n")
        Issue.record("seed \(seed)\n\(steps)\n\(faults.joined(separator: "\n"))")
        return
      }
    }
  }
}

/// Random steps on a menu and its model.
private struct SettingsWalk {
  private(set) var steps: [String] = []
  private var random: SeededGenerator
  private let declared: DeclaredMenu
  private let menu: Menu
  private var model: PlainSettings
  private let store = MemoryStore()

  private static let texts = ["true", "off", "3", "11", "x", "Y", "", "word", "a-x", "b-y"]
  private static let storedValues: [SettingValue] = [
    .bool(true), .bool(false), .number("4"), .number("99"), .text("y"), .text("Z"), .text(""),
    .text("word"), .text("c-z"), .texts(["x"]),
  ]

  init(_ seed: UInt64) {
    random = SeededGenerator(seed: seed)
    declared = DeclaredMenu(using: &random)
    model = PlainSettings(declared)
    menu = Menu(declared.table())
    _ = menu.settings  // The values that are read first are those that the model starts with.
  }

  private mutating func any<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &random)]
  }

  private mutating func key() -> String {
    let keys =
      model.settings().map(\.key) + Array(model.stored.keys).sorted() + ["odd", "s.a", "b"]
    return any(keys)
  }

  private mutating func texts() -> [String: String] {
    var texts: [String: String] = [:]
    for _ in 0..<Int.random(in: 0...3, using: &random) { texts[key()] = any(Self.texts) }
    return texts
  }

  /// Does something, and returns what differs afterwards.
  mutating func step() -> [String] {
    switch Int.random(in: 0..<20, using: &random) {
    case 0...1: setValues([key(): any(Self.texts)])
    case 2: setValues(texts())
    case 3:
      let key = key()
      steps.append("unset \(key)")
      menu.unset(key)
      model.unset(key)
    case 4:
      steps.append("reset all")
      menu.resetAll()
      model.resetAll()
    case 5...6:
      steps.append("undo")
      let couldUndo = menu.undo()
      if couldUndo == model.history.isEmpty { return ["undo returned \(couldUndo)"] }
      if let edits = model.history.popLast() { model.takeBack(edits) }
    case 7: revert()
    case 8: changeByProgram()
    case 9:
      steps.append("reload")
      menu.reload()
    case 10: save()
    case 11: load()
    case 12: applyEnvironment()
    case 13:
      let arguments = texts()
      steps.append("arguments \(arguments)")
      menu.apply(arguments: arguments)
      model.arguments = arguments
      let gone = model.locks.filter { $0.value.source == .argument }.keys
      model.settled.subtract(Array(arguments.keys) + gone)
      model.settle()
    case 14...15: navigate()
    default: useRow()
    }
    return faults()
  }

  private mutating func setValues(_ texts: [String: String]) {
    steps.append("set \(texts)")
    menu.setValues(texts)
    model.setValues(texts)
  }

  private mutating func revert() {
    steps.append("revert")
    menu.revert()
    var keys: Set<String> = []
    let edits = model.history.flatMap { $0 }.filter { keys.insert($0.keys[0]).inserted }
    model.history = []
    model.takeBack(edits)
  }

  private mutating func changeByProgram() {
    let slot = Int.random(in: 0..<declared.values.count, using: &random)
    guard let item = declared.pages.joined().first(where: { $0.slot == slot }) else { return }
    let value = any(DeclaredMenu.texts(item.kind))
    steps.append("program sets slot \(slot) to \(value)")
    declared.values[slot] = value
    model.values[slot] = value
    menu.reload()
    model.settle()
  }

  private mutating func save() {
    steps.append("save")
    try? menu.save(to: store)
    model.saved = store.values
    model.unsaved = []
  }

  private mutating func load() {
    var others: [String: SettingValue] = [:]
    var gone: Set<String> = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let key = Bool.random(using: &random) ? key() : "old\(any(Array(0..<8)))"
      if Int.random(in: 0..<4, using: &random) == 0 {
        gone.insert(key)
      } else {
        others[key] = any(Self.storedValues)
      }
    }
    store.merge(set: others, unset: gone)
    steps.append("load \(store.values)")
    _ = try? menu.load(from: store)
    model.keepUnsaved()
    model.load(store.values)
  }

  private mutating func applyEnvironment() {
    var variables: [String: String] = [:]
    for (key, text) in texts() {
      variables["E_" + key.uppercased().replacing(".", with: "_")] = text
    }
    steps.append("environment \(variables)")
    menu.apply(environment: variables, prefix: "E_")
    model.environment = variables
    let affected = model.settled.filter {
      model.locks[$0]?.source == .environment
        || variables["E_" + $0.uppercased().replacing(".", with: "_")] != nil
    }
    model.settled.subtract(affected)
    model.settle()
  }

  // MARK: - The page in view

  private mutating func navigate() {
    let page = page()
    let links = declared.items(page).filter { $0.slot < 0 && !$0.isDisabled }
    if links.isEmpty || menu.adapters.count > 4 || Int.random(in: 0..<3, using: &random) == 0 {
      steps.append("pop")
      menu.pop()
    } else {
      let link = any(links)
      steps.append("follow \(link.id ?? "") of \(page)")
      menu.page.select(row: RowID(link.id ?? ""))
    }
  }

  private func page() -> Int { Int(menu.titles.last?.dropFirst() ?? "") ?? 0 }

  /// The links to the page in view, or to the first of the same page above it, and its prefix.
  private func place() -> (links: [String], prefix: String) {
    let pages = menu.titles.compactMap { Int($0.dropFirst()) }
    var links: [String] = []
    var prefix = ""
    var places: [([String], String)] = []
    for (number, page) in pages.enumerated() {
      if number > 0 {
        let link = menu.links[number - 1].name ?? ""
        let item = declared.pages[pages[number - 1]].first { $0.id == link }
        if case .link(_, let scope?)? = item?.kind { prefix += scope + "." }
        links.append(link)
      }
      if let same = pages[..<number].firstIndex(of: page) { (links, prefix) = places[same] }
      places.append((links, prefix))
    }
    return (links, prefix)
  }

  private mutating func useRow() {
    let number = page()
    let items = declared.items(number).filter { $0.slot >= 0 && $0.id != nil }
    guard !items.isEmpty else { return }
    let item = any(items)
    let id = item.id ?? ""
    let place = place()
    let setting = PlainSettings.Declared(key: place.prefix + id, item: item, links: place.links)
    let option = Int.random(in: 0..<3, using: &random)
    let text = any(Self.texts)
    let usesText = Bool.random(using: &random) && item.kind != .group
    steps.append("use \(id) of \(number): \(usesText ? text : "option \(option)")")
    var value: String?
    if usesText {
      value = model.taken(text, setting)
      menu.page.setValue(text, row: RowID(id))
    } else {
      value = use(item, option)
    }
    guard let value, model.locks[setting.key] == nil, !item.isDisabled else { return }
    let owner = model.settings().first { $0.key == setting.key }
    if owner?.links == setting.links, owner?.item.id == id {
      let edit = model.change(setting, isStored: true, to: value)
      model.record([edit])
    } else {
      model.values[item.slot] = value
    }
    model.settle()
  }

  /// Uses a row as a reader does, and returns the value that it is to have then.
  private func use(_ item: DeclaredMenu.Item, _ option: Int) -> String? {
    let id = RowID(item.id ?? "")
    let text = declared.values[item.slot]
    switch item.kind {
    case .toggle:
      menu.page.select(row: id)
      return text == "true" ? "false" : "true"
    case .number:
      menu.page.increment(row: id, by: option + 1)
      let number = Int(text) ?? 0
      return number == 10 ? nil : "\(min(10, number + option + 1))"
    case .group:
      menu.page.select(row: RowID("\(item.id ?? "")-\(DeclaredMenu.options[option])"))
      return DeclaredMenu.options[option]
    case .picker:
      menu.page.setExpanded(true, row: id)
      if let path = menu.page.path(of: id) {
        menu.page.select(RowPath(section: path.section, row: path.row + 1 + option))
      }
      return DeclaredMenu.options[option]
    case .pagePicker:
      let above = menu.page
      menu.page.select(row: id)
      guard menu.page !== above else { return nil }
      menu.page.select(RowPath(section: 0, row: option))
      if menu.titles.last == "Row" { menu.pop() }
      return DeclaredMenu.options[option]
    default: return nil
    }
  }

  // MARK: - Comparing

  private mutating func faults() -> [String] {
    var faults: [String] = []
    let real = menu.settings.map {
      "\($0.key)=\($0.value) \($0.source) \($0.isStored) \($0.isLocked) \($0.invalidReason != nil)"
    }
    let plain = model.settings().map { setting in
      let key = setting.key
      let value = model.storedForm(setting).text
      let source = model.sources[key] ?? .default
      let isStored = model.storedKey(setting) != nil
      return "\(key)=\(value) \(source) \(isStored) \(model.locks[key] != nil) "
        + "\(model.bad.contains(key))"
    }
    model.noteFirstValues()
    if real != plain { faults.append("settings: \(real)\nnot \(plain)") }
    if declared.values != model.values {
      faults.append("values: \(declared.values)\nnot \(model.values)")
    }
    if menu.hasUnsavedChanges != !model.unsaved.isEmpty {
      faults.append("unsaved: \(menu.hasUnsavedChanges) not \(model.unsaved)")
    }
    if menu.differs != model.differs { faults.append("differs: \(menu.differs)") }
    if menu.sources.store.values != model.stored {
      faults.append("stored: \(menu.sources.store.values)\nnot \(model.stored)")
    }
    return faults
  }
}

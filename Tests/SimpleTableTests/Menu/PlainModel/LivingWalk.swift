import TestFixtures

@testable import SimpleTable

/// Random steps on a living system of settings, beside the plain model of it.
struct LivingWalk {
  private(set) var steps: [String] = []
  private var random: SeededGenerator
  private let system: LivingSystem
  private let menu: Menu
  private var model: PlainSettings
  private let stores: [SettingLevel: WalkStore]

  /// The levels that were loaded, into which `save` writes.
  private var loaded: Set<SettingLevel> = []

  /// Whether the program changes values behind the menu, which no new process would know of.
  private let hasOwnChanges: Bool

  private static let texts = [
    "true", "off", "0", "3", "5", "8", "10", "11", "x", "Y", "z", "", "word", "a-x", "b-z",
  ]
  private static let storedValues: [SettingValue] = [
    .bool(true), .bool(false), .number("2"), .number("6"), .number("9"), .number("99"),
    .text("y"), .text("z"), .text(""), .text("word"), .text("a-z"), .texts(["x"]),
  ]

  /// What may be right for a setting of a kind, as what is wrong for it teaches little.
  private static func fitting(_ kind: LivingSystem.Kind) -> [SettingValue] {
    switch kind {
    case .toggle: [.bool(true), .bool(false)]
    case .number: (0...10).map { .number("\($0)") }
    case .text: [.text("word"), .text("x"), .text("")]
    case .picker, .group: [.text("x"), .text("y"), .text("z")]
    }
  }

  /// Creates a walk.
  ///
  /// - Parameters:
  ///   - seed: Where everything comes from.
  ///   - hasOwnChanges: Whether the program changes values itself.
  ///   - levels: The levels that have stores.
  ///   - edited: The level that is edited.
  init(
    _ seed: UInt64, hasOwnChanges: Bool = false, levels: [SettingLevel] = [.user],
    edited: SettingLevel = .user
  ) {
    random = SeededGenerator(seed: seed)
    self.hasOwnChanges = hasOwnChanges
    system = LivingSystem(using: &random, hasDuplicates: hasOwnChanges)
    model = PlainSettings(system, edited: edited)
    stores = Dictionary(uniqueKeysWithValues: levels.map { ($0, WalkStore()) })
    menu = Menu(system.table)
    menu.editedLevel = edited
  }

  private mutating func any<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &random)]
  }

  private mutating func key() -> String {
    let keys =
      model.settings(model.values).map { system.items[$0].key }
      + model.held.values.flatMap(\.stored.keys).sorted()
    return any(keys + keys + ["odd", "old0", "old1"] + system.items.map(\.key))
  }

  /// Returns a text for a key, mostly of its kind.
  ///
  /// Where the program changes values itself, any text: with more values that fit, settings that bound
  /// each other get into states in which it is not fixed what becomes of such a change.
  private mutating func text(for key: String) -> String {
    guard !hasOwnChanges, let item = system.items.first(where: { $0.key == key }),
      any([true, true, true, false])
    else { return any(Self.texts) }
    return any(Self.fitting(item.kind)).text
  }

  private mutating func texts(atLeast count: Int = 0) -> [String: String] {
    var texts: [String: String] = [:]
    for _ in 0..<Int.random(in: count...3, using: &random) {
      let key = key()
      texts[key] = text(for: key)
    }
    return texts
  }

  /// Returns what another process may store for a key, mostly of its kind.
  private mutating func stored(for key: String) -> SettingValue {
    let item = system.items.first { $0.key == key || $0.former == key }
    guard !hasOwnChanges, let item, any([true, true, true, false]) else {
      return any(Self.storedValues)
    }
    return any(Self.fitting(item.kind))
  }

  /// Does something, and returns what differs afterwards.
  mutating func step() -> [String] {
    switch Int.random(in: 0..<22, using: &random) {
    case 0...2:
      let key = key()
      change([key: text(for: key)])
    case 3...4: change(texts(atLeast: 1))
    case 5: change(texts(atLeast: 1), at: level())
    case 6: unset([key()], at: any([nil, level()]))
    case 7: unset([key(), key(), key()])
    case 8...9: undo()
    case 10: redo()
    // What the program changed of a value that nothing decides may be kept or not.
    case 11 where !hasOwnChanges: revert()
    case 12: save()
    case 13...14: load()
    case 15: applyEnvironment()
    case 16: applyArguments()
    case 17 where hasOwnChanges: changeByProgram()
    default: useRow()
    }
    let faults = faults()
    guard faults.isEmpty, !hasOwnChanges, steps.count.isMultiple(of: 5) else { return faults }
    return faultsOfRestart()
  }

  // MARK: - Steps

  private mutating func level() -> SettingLevel { any(stores.keys.sorted()) }

  private mutating func change(_ texts: [String: String], at level: SettingLevel? = nil) {
    steps.append("set \(texts.sorted { $0.key < $1.key }) at \(level?.rawValue ?? "-")")
    check(
      menu.setValues(texts, at: level),
      isAccepted: model.change(texts.mapValues { $0 }, at: level))
  }

  private mutating func unset(_ keys: Set<String>, at level: SettingLevel? = nil) {
    steps.append("unset \(keys.sorted()) at \(level?.rawValue ?? "-")")
    let texts: [String: String?] = Dictionary(uniqueKeysWithValues: keys.map { ($0, nil) })
    check(menu.unset(keys, at: level), isAccepted: model.change(texts, at: level))
  }

  private mutating func check(_ outcomes: [String: ValueOutcome], isAccepted: Bool) {
    if outcomes.values.allSatisfy({ $0 == .accepted }) != isAccepted {
      mismatch = "\(outcomes) instead of \(isAccepted ? "accepted" : "refused")"
    }
    model.decide()
  }

  /// What was returned and should not have been.
  private var mismatch: String?

  private mutating func undo() {
    steps.append("undo")
    menu.undo()
    if let edits = model.history.popLast() {
      let undone = model.move(edits.reversed().map(PlainSettings.reversed))
      if !undone.isEmpty {
        model.undone.append(undone.reversed().map(PlainSettings.reversed))
      }
    }
    model.decide()
  }

  private mutating func redo() {
    steps.append("redo")
    menu.redo()
    if let edits = model.undone.popLast() {
      let moved = model.move(edits)
      if !moved.isEmpty { model.history.append(moved) }
    }
    model.decide()
  }

  private mutating func revert() {
    steps.append("revert")
    menu.revert()
    var merged: [PlainSettings.Edit] = []
    for edit in model.history.joined() {
      if let place = merged.firstIndex(where: { $0.key == edit.key && $0.number == edit.number }) {
        merged[place] = PlainSettings.Edit(
          key: edit.key, number: edit.number, keys: merged[place].keys.union(edit.keys),
          old: merged[place].old, new: edit.new)
      } else {
        merged.append(edit)
      }
    }
    if !model.history.isEmpty {
      model.history = []
      let undone = model.move(merged.reversed().map(PlainSettings.reversed))
      if !undone.isEmpty {
        model.undone.append(undone.reversed().map(PlainSettings.reversed))
      }
    }
    model.decide()
  }

  /// Writes the changes, of which those at a level stay whose store is read-only.
  private mutating func save() {
    if let store = stores[model.edited], any([true, false]) {
      store.isReadOnly = any([true, false, false])
      steps.append("save to the edited level\(store.isReadOnly ? ", in vain" : "")")
      let isDone = (try? menu.save(to: store)) != nil
      // With nothing to be saved, nothing is written.
      let expected = !store.isReadOnly || model[model.edited].unsaved.isEmpty
      if isDone != expected { mismatch = "saved: \(isDone)" }
      if isDone { model.save(model.edited) }
      return
    }
    for level in stores.keys.sorted() {
      stores[level]?.isReadOnly = any([true, false, false, false])
    }
    let readOnly = stores.filter(\.value.isReadOnly).keys.sorted()
    steps.append("save all but \(readOnly)")
    try? menu.save()
    // A store that fails keeps no other from being written.
    for level in loaded where !readOnly.contains(level) && !model[level].unsaved.isEmpty {
      model.save(level)
    }
  }

  /// Another process changes the store, and the menu reads it again.
  private mutating func load() {
    let level = level()
    guard let store = stores[level] else { return }
    var others: [String: SettingValue] = [:]
    var gone: Set<String> = []
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let key = any([key(), "old0", "old1"])
      if Int.random(in: 0..<3, using: &random) == 0 {
        gone.insert(key)
      } else {
        others[key] = stored(for: key)
      }
    }
    // Or somebody removes the file.
    if Int.random(in: 0..<10, using: &random) == 0 { gone = Set(store.values.keys) }
    store.memory.merge(set: others, unset: gone)
    store.isDamaged = any([true, false, false, false, false])
    steps.append(
      "load \(level)\(store.isDamaged ? ", damaged" : "") "
        + "\(store.values.sorted { $0.key < $1.key })")
    let isLoaded = (try? menu.load(from: store, as: level)) != nil
    if isLoaded == store.isDamaged { mismatch = "loaded: \(isLoaded)" }
    loaded.insert(level)
    if isLoaded { model.load(store.values, as: level) }
    model.decide()
  }

  private mutating func applyEnvironment() {
    var variables: [String: String] = [:]
    for (key, text) in texts() { variables[model.name(key)] = text }
    steps.append("environment \(variables)")
    menu.apply(environment: variables, prefix: "E_")
    model.environment = variables
    model.decide()
  }

  private mutating func applyArguments() {
    let arguments = texts()
    steps.append("arguments \(arguments)")
    menu.apply(arguments: arguments)
    model.arguments = arguments
    model.decide()
  }

  private mutating func changeByProgram() {
    let number = Int.random(in: 0..<system.items.count, using: &random)
    let text = text(for: system.items[number].key)
    guard let value = system.value(text, number, system.values) else { return }
    steps.append("program sets \(number) to \(value)")
    system.values[number] = value
    model.values[number] = value
    menu.reload()
    model.decide()
  }

  /// Uses a row of the page in view, or shows the other page.
  private mutating func useRow() {
    let isOnPage = menu.titles.count > 1
    let rows = system.declared(system.values).filter { system.items[$0].isOnPage == isOnPage }
    guard let number = rows.randomElement(using: &random), !Bool.random(using: &random) else {
      steps.append(isOnPage ? "pop" : "follow")
      if isOnPage { menu.pop() } else { menu.page.select(row: "link") }
      return model.decide()
    }
    let item = system.items[number]
    let owner = model.setting(item.key, model.values)
    // Of two rows with one id, the later one has none.
    guard owner == number else { return }
    let text = text(for: item.key)
    steps.append("use row \(number) (\(item.key)): \(text)")
    switch item.kind {
    case .toggle:
      guard menu.page.select(row: RowID(item.id)) == .handled else { return }
      model.change(number, to: model.values[number] == "true" ? "false" : "true")
    case .group:
      let option = any(["x", "y", "z"])
      guard menu.page.select(row: RowID("\(item.id)-\(option)")) == .handled else { return }
      model.change(number, to: option)
    default:
      let outcome = menu.page.setValue(text, row: RowID(item.id))
      var together = model
      let isAccepted = together.change([item.key: text])
      // What follows on the page that is not in view is found out later.
      if (outcome == .accepted) != isAccepted, system.items.allSatisfy({ $0.isOnPage == isOnPage })
      {
        mismatch = "\(outcome) of row \(number)"
      }
      if isAccepted, outcome == .accepted {
        model = together
      } else if outcome == .accepted, let value = system.value(text, number, model.values) {
        model.change(number, to: value)
      }
    }
    model.decide()
  }

  // MARK: - Comparing

  private mutating func faults() -> [String] {
    var faults = [mismatch].compactMap { $0 }
    let real = Self.report(menu)
    let plain = model.settings(model.values).map { number in
      let key = system.items[number].key
      let value = system.stored(number, model.values).text
      return "\(key)=\(value) \(model.source(key)) "
        + "stored:\(model.storedKey(number, model.values) != nil) locked:\(model.isLocked(key)) "
        + "refused:\(model.refusedSources(number).sorted())"
    }
    if real != plain { faults.append("settings: \(real)\nnot       \(plain)") }
    let declared = model.settings(model.values)
    if declared.contains(where: { system.values[$0] != model.values[$0] }) {
      faults.append("values: \(system.values)\nnot \(model.values)")
    }
    for level in SettingLevel.allCases {
      let held = menu.sources[level]
      let stored = held.keys.reduce(into: [:]) { $0[$1] = held[$1] }
      if stored != model[level].stored {
        faults.append("\(level): \(stored)\nnot \(model[level].stored)")
      }
      if held.hasUnsavedChanges != !model[level].unsaved.isEmpty {
        faults.append("\(level) unsaved: \(held.hasUnsavedChanges), not \(model[level].unsaved)")
      }
    }
    return faults
  }

  /// Compares the menu with a new one that has the same sources.
  private func faultsOfRestart() -> [String] {
    let fresh = LivingSystem(fresh: system)
    let other = Menu(fresh.table)
    other.editedLevel = model.edited
    for level in stores.keys.shuffled() {
      _ = try? other.load(from: MemoryStore(model[level].stored), as: level)
    }
    other.apply(environment: model.environment, prefix: "E_")
    other.apply(arguments: model.arguments)
    let (now, then) = (Self.report(menu), Self.report(other))
    return now == then ? [] : ["after a restart: \(then)\nnot            \(now)"]
  }

  private static func report(_ menu: Menu) -> [String] {
    menu.settings.map { setting in
      let refused = Set(setting.sources.filter { $0.givenUpReason != nil }.map(\.source)).sorted()
      return "\(setting.key)=\(setting.value) \(setting.source) stored:\(setting.isStored) "
        + "locked:\(setting.isLocked) refused:\(refused)"
    }
  }
}

/// A store in memory that can be damaged or read-only for a time.
final class WalkStore: SettingsStore {
  struct Failure: Error {}

  let memory = MemoryStore()
  var isDamaged = false
  var isReadOnly = false

  var values: [String: SettingValue] { memory.values }

  func load() throws -> [String: SettingValue] {
    if isDamaged { throw Failure() }
    return memory.load()
  }

  func merge(set values: [String: SettingValue], unset keys: Set<String>) throws {
    if isReadOnly { throw Failure() }
    memory.merge(set: values, unset: keys)
  }
}

import SimpleTable
import SimpleTableTesting
import TestTraits

@testable import SimpleTableTerminal

/// What the lines of a scenario are done to: a program, its menu, its stores.
final class Scene {
  struct Fault: Error, CustomStringConvertible { let description: String }

  let subject: Subject
  let menu: Menu
  let store: Scenario.Store?
  private var systemStore: Scenario.Store?

  /// What others store next, and when.
  private var others: [Moment: [String: SettingValue]] = [:]

  /// What was done with the stores since the last line.
  private var storeEvents: [String] = []
  private var reports: [String] = []
  private var state: [String] = []

  /// Is called when the menu reports a change.
  var settingHasChanged: (() -> Void)?

  init(_ lines: [String]) throws {
    subject = try Subject(lines)
    menu = Menu(subject.program.table)
    store = subject.store
    if subject.options.contains(.failingStore) { store?.failure = "the disk is full" }
    (program.menu, program.store) = (menu, store)
    if let store { watch(store) }
    if !subject.sources.isEmpty || options.contains(.keepsSecrets) { start() }
    menu.onSettingChange = { [unowned self] change in
      reports.append(
        "reports \(change.key): \(change.oldValue) -> \(change.newValue) \(change.source)")
      settingHasChanged?()
    }
    forgetEvents()
    state = shownState
  }

  private func start() {
    var stores: [SettingLevel: any SettingsStore] = [:]
    if !options.contains(.unreadStore) { stores[.user] = store }
    if let values = subject.sources["system"] {
      let store = Scenario.Store(values.storedValues)
      watch(store, named: "the system’s store")
      systemStore = store
      stores[.system] = store
    }
    if let values = subject.sources["policy"] {
      stores[.policy] = MemoryStore(values.storedValues)
    }
    let environment = subject.sources["environment"]?.values ?? [:]
    menu.start(
      stores: stores, secrets: options.contains(.keepsSecrets) ? store : nil,
      environment: environment, prefix: environment.isEmpty ? nil : "TOOL_",
      arguments: subject.sources["arguments"]?.values ?? [:])
  }
}

extension Scene {
  /// When others store something.
  private enum Moment { case beforeSaving, afterSaving, afterReading }

  /// Notes what is done with a store; others write the store without a name meanwhile.
  private func watch(_ store: Scenario.Store, named name: String? = nil) {
    store.willAccess = { [unowned self, unowned store] access in
      let fails = store.failure != nil
      switch access {
      case .load: storeEvents.append("reads \(name ?? "the store")")
      case .merge(let values, let keys):
        if name == nil { othersWrite(.beforeSaving, to: store) }
        let texts =
          values.map { "\($0)=\($1.text.isEmpty ? "\"\"" : $1.text)" }.sorted()
          + keys.subtracting(values.keys).sorted().map { "-\($0)" }
        storeEvents.append(
          (fails ? "cannot store " : "stores ") + texts.joined(separator: " ")
            + (name.map { " in \($0)" } ?? ""))
      case .setSecret(let key):
        storeEvents.append((fails ? "cannot keep " : "keeps ") + "the secret \(key)")
      case .secret, .secretKeys: break
      }
    }
    guard name == nil else { return }
    store.didAccess = { [unowned self, unowned store] access in
      switch access {
      case .load: othersWrite(.afterReading, to: store)
      case .merge: othersWrite(.afterSaving, to: store)
      case .secret, .setSecret, .secretKeys: break
      }
    }
  }

  /// Stores what others store at a moment.
  private func othersWrite(_ moment: Moment, to store: Scenario.Store) {
    if let values = others.removeValue(forKey: moment) { store.write(values) }
  }
}

extension Scene {
  var program: SceneProgram { subject.program }

  var options: Set<Subject.Option> { subject.options }

  /// The store that the menu writes.
  var autosave: Scenario.Store? { subject.sources["loaded"] == nil ? store : nil }

  var leaving: TerminalMenu.Leaving { options.contains(.asksOnLeaving) ? .asking : .immediately }

  var style: TextRenderer.Style {
    options.contains(.plain) ? .plain : options.contains(.boxes) ? .insetGrouped : .grouped
  }

  /// What the program holds, and of its settings where the scenario asks for it.
  private var shownState: [String] {
    let settings =
      !options.contains(.settings)
      ? []
      : menu.settings.map { setting in
        let notes = [setting.isStored ? "stored" : nil, setting.lockReason, setting.invalidReason]
        let value = setting.isSecret ? "hidden" : setting.value
        return "setting \(setting.key)=\(value) "
          + (["\(setting.source)"] + notes.compactMap(\.self)).joined(separator: ", ")
      } + [menu.hasUnsavedChanges ? "unsaved changes" : "nothing unsaved"]
    return program.state.map { "program \($0.name)=\($0.value)" } + settings
  }

  /// Returns lines in which the marks that isolate text can be seen.
  ///
  /// - Throws: Where a line would control a terminal.
  static func shown(_ lines: [String]) throws -> [String] {
    try lines.map { line in
      let text = String(line.map { $0 == "\u{2068}" ? "⟦" : $0 == "\u{2069}" ? "⟧" : $0 })
      guard text.unicodeScalars.allSatisfy({ $0.hazard == .none }) else {
        throw Fault(description: "A terminal would obey \(line.debugDescription).")
      }
      return text
    }
  }

  /// Returns what has changed in the program, in its settings and in its store since the last time.
  func changes() -> [String] {
    let (old, new) = (state, shownState)
    state = new
    defer { forgetEvents() }
    return (options.contains(.settings) ? reports : []) + new.filter { !old.contains($0) }
      + storeEvents
  }

  private func forgetEvents() {
    reports = []
    storeEvents = []
  }

  /// Returns why a store fails, as a direction says it; `nil` where it works.
  private func failure(_ text: String) -> String? {
    text == "works" ? nil : text.replacing("fails: ", with: "")
  }

  /// Follows a direction that is not about the screen or the lines.
  ///
  /// - `program NAME=VALUE …`: the program sets what it holds.
  /// - `others KEY=VALUE … -KEY …`: another program stores and removes values; `beforeSaving`,
  ///   `afterSaving` and `afterReading` do so at that moment, and `system` in the store of that level.
  /// - `store fails: REASON`, `store works`; `system` alike.
  /// - What the program does with the menu: `set KEY=VALUE …`, `at LEVEL KEY=VALUE`, `unset KEY`, `undo`,
  ///   `redo`, `save`, `load`, `reload`, `reloadStores`, `push TITLE LINK`, `pop`, `filter TEXT`,
  ///   `find TEXT`.
  ///
  /// - Returns: What it says, if anything.
  func direct(_ text: String) throws -> [String] {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    let arguments = ScenarioWord.words(of: rest)
    switch words.first {
    case "program":
      try program.set(arguments)
    case "others":
      store?.write(
        arguments.filter { $0.pair.value != nil }.storedValues,
        unset: Set(arguments.filter { $0.pair.value == nil }.map { String($0.text.dropFirst()) }))
    case "beforeSaving": others[.beforeSaving] = arguments.storedValues
    case "afterSaving": others[.afterSaving] = arguments.storedValues
    case "afterReading": others[.afterReading] = arguments.storedValues
    case "store": store?.failure = failure(rest)
    case "system" where rest == "works" || rest.hasPrefix("fails: "):
      systemStore?.failure = failure(rest)
    case "system": systemStore?.write(arguments.storedValues)
    case "at":
      guard let level = SettingLevel(rawValue: arguments.first?.text ?? "") else {
        return ["no level"]
      }
      for (key, value) in arguments.dropFirst().map(\.pair) {
        let outcome = menu.setValue(value ?? "", for: key, at: level)
        if outcome != .accepted { return ["\(key): \(outcome)"] }
      }
    case "reload": menu.reload()
    case "set":
      return menu.setValues(arguments.values).filter { $0.outcome != .accepted }
        .map { "\($0): \($1)" }.sorted()
    case "unset": return [menu.unset(rest)].filter { $0 != .accepted }.map { "\($0)" }
    case "undo": return menu.undo() != nil ? [] : ["nothing to undo"]
    case "redo": return menu.redo() != nil ? [] : ["nothing to redo"]
    case "save": do { try menu.save() } catch { return ["\(error)"] }
    case "load": if store != nil { menu.reloadStores(always: true) }
    case "reloadStores": menu.reloadStores()
    case "push":
      let (title, link) = (arguments[0].text, arguments[1].text)
      menu.push(Table(title) { Section { Row("Row of \(title)") } }, from: RowID(link))
    case "pop": menu.pop()
    case "filter": menu.page.filter(rest)
    case "find":
      guard let hit = menu.search(rest).first, menu.go(to: hit) else { return ["nothing is found"] }
    default: throw Fault(description: "There is no direction (\(text)).")
    }
    return []
  }
}

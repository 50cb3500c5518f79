import Foundation
import SimpleTableTesting
import TestTraits
import Testing

@testable import SimpleTable
@testable import SimpleTableMenu

/// A menu that is used line by line, where each line says what it has changed.
///
/// After a line everything is printed that differs from before: outcomes, reports, settings with their
/// sources, messages of rows, stores, unknown keys, diagnostics, the page. What does not differ is not.
/// A row in view shows what its setting says, which is checked after each line: only where it shows
/// something else is it printed.
actor MenuScenario {
  private let makeTable: (ScenarioProgram) -> Table
  private var program = ScenarioProgram()
  private var menu: Menu
  private var stores: [String: Scenario.Store] = [:]

  /// The store of each level that was read.
  private var loaded: [SettingLevel: Scenario.Store] = [:]
  private var isStarted = false

  /// The stores that keep secrets apart from the values.
  private var vaults: Set<ObjectIdentifier> = []
  private var environment: (prefix: String?, values: [String: String]) = (nil, [:])
  private var arguments: [String: String] = [:]

  private var before: [(name: String, text: String)] = []
  private var said: [String] = []
  private var hits: [SearchHit] = []

  /// A page that was remembered, to be used once the menu has left it.
  private var rememberedPage: TableAdapter?

  /// What closures of rows and the handler of changes do.
  private var scripts: [String: [String]] = [:]

  /// The actions that wait, by their rows.
  private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]
  private var tasks: [Task<Void, Never>] = []

  /// Whether each value that a setter is given is printed.
  private let printsSetters: Bool

  /// Whether the description depends on what the program holds besides its settings.
  private let dependsOnProgram: Bool

  /// Creates a menu over a new program.
  ///
  /// - Parameter subject: The lines below the name of the scenario: the name of the menu, `setters` to
  ///   print what setters are given, and `depends on the program` where a restart need not be the same.
  /// - Throws: An error where there is no such menu.
  init(_ subject: [String]) async throws {
    let name = subject.first ?? ""
    makeTable = try #require(ScenarioMenus.all[name], "There is no menu “\(name)”.")
    printsSetters = subject.contains("setters")
    dependsOnProgram = subject.contains("depends on the program")
    menu = Menu(makeTable(program).words { Self.words })
    follow()
    before = state
  }

  /// Performs a line, and returns what it says and changes.
  func perform(line: String) async throws -> [String] {
    said = []
    if line.hasPrefix("on "), let colon = line.range(of: ": ") {
      scripts[String(line[..<colon.lowerBound].dropFirst(3))] = Self.commands(
        in: String(line[colon.upperBound...]))
    } else {
      // `repeat 20 set volume=1 ; undo` is the rest of the line, twenty times.
      let words = line.split(separator: " ", maxSplits: 2)
      let isRepeated = words.count == 3 && words[0] == "repeat"
      let commands = Self.commands(in: isRepeated ? String(words[2]) : line)
      let count = isRepeated ? Int(words[1]) ?? 1 : 1
      for command in Array(repeating: commands, count: count).joined() {
        switch command.split(separator: " ").first {
        case "begin": await begin()
        case "finish": await finish(Self.words(in: command)[1])
        default: try perform(command)
        }
      }
    }
    let now = state
    let old = Dictionary(before.map { ($0.name, $0.text) }) { first, _ in first }
    if said.count > 20 {
      said.replaceSubrange(3..<(said.count - 3), with: ["… \(said.count - 6) more"])
    }
    let changed = now.filter { old[$0.name] != $0.text }.map { $0.name + $0.text }
    let names = Set(now.map(\.name))
    let gone = before.map(\.name).filter { !names.contains($0) && !$0.hasPrefix("program ") }
    before = now
    return said + changed + gone.map { "no \($0)" }
  }

  /// Lets all actions end.
  func end() async {
    for row in waiting.keys { await finish(row) }
    for task in tasks { await task.value }
  }

  /// Checks that a new process with the same sources has the same settings, where nothing else decides them.
  func checkRestart() {
    let walk = menu.decidePages()
    guard !dependsOnProgram, menu.diagnostics(of: walk).isEmpty,
      !menu.infos(walk).contains(where: \.isSetByProgram)
    else { return }
    let used = program
    program = ScenarioProgram()
    expectRestart(of: menu) { Menu(makeTable(program).words { Self.words }) }
    withExtendedLifetime(used) {}
  }

  /// Lets the menu report to the scenario, and its closures run the scripts.
  private func follow() {
    menu.onSettingChange = { [unowned self] change in
      let (old, new) = (change.oldValue, change.newValue)
      said.append("reports \(change.key): \(old) -> \(new) \(change.source.rawValue)")
      runScript("change \(change.key)")
    }
    menu.onNavigate = { [unowned self] in said.append("shows \($0.title ?? "")") }
    program.run = { [unowned self] in
      said.append("runs \($0)")
      runScript($0)
    }
    program.work = { [unowned self] row in try await work(row) }
    program.onSet = { [unowned self] in if printsSetters { said.append("sets \($0)=\($1)") } }
  }
}

// MARK: - Commands

extension MenuScenario {
  private func perform(_ command: String) throws {
    var words = Self.words(in: command)
    let verb = words.isEmpty ? "" : words.removeFirst()
    let level = takeLevel(&words)
    let first = words.first ?? ""
    switch verb {
    // Settings by their keys
    case "set" where words.count == 1:
      let pair = Self.pair(first)
      say(pair.name, menu.setValue(pair.value, for: pair.name, at: level))
    case "set": say(menu.setValues(Self.pairs(words), at: level))
    case "unset" where words == ["all"]: say("keeps", menu.unsetAll(at: level))
    case "unset" where words.count == 1: say(first, menu.unset(first, at: level))
    case "unset": say(menu.unset(words, at: level))
    case "add": say(first, menu.addEntries(Array(words.dropFirst()), to: first, at: level))
    case "remove": say(first, menu.removeEntries(Array(words.dropFirst()), from: first, at: level))
    case "run" where words.last == "yes": say(first, menu.confirm(key: first))
    case "run": say(first, menu.select(key: first))
    case "undo": say(menu.undo(), "nothing to undo")
    case "redo": say(menu.redo(), "nothing to redo")
    case "discard": menu.restoreSaved()
    // The page in view
    case "row", "step", "select", "answer", "tap", "option", "remove-entry", "move-entry", "hide",
      "show", "filter", "collapse", "expand", "text", "push", "remember":
      performOnPage(verb, words)
    case "left":
      guard let page = rememberedPage else { return said.append("no page is remembered") }
      performOnPage(first, Array(words.dropFirst()), page)
    case "watch":
      for page in menu.pages {
        let title = page.title ?? ""
        page.onChange = { [unowned self] _ in
          said.append("changes \(title)")
          runScript("page \(title)")
        }
      }
    case "pop": if !menu.pop() { said.append("nothing above") }
    case "root": menu.popToRoot()
    case "reload" where first == "stores": say(menu.reloadStores())
    case "reload": menu.reload()
    // Sources
    case "load": load(first.isEmpty ? "user" : first, as: words.last)
    case "save": save(to: words.last)
    case "start": start(words)
    case "restart": restart()
    case "edit": menu.editedLevel = SettingLevel(rawValue: first) ?? .user
    case "environment":
      environment = (
        first == "prefix" ? words[1] : "", Self.pairs(words.filter { $0.contains("=") })
      )
      say("refuses", menu.apply(environment: environment.values, prefix: environment.prefix ?? ""))
    case "arguments":
      arguments = Self.pairs(words)
      say("refuses", menu.apply(arguments: arguments))
    case "others": others(words)
    case "store": for word in words.dropFirst() { mark(store(first), as: word) }
    case "program":
      for word in words where !program.set(Self.pair(word)) { said.append("no variable \(word)") }
    // What is known
    case "stored":
      let rows = menu.storedRows()
      said += rows.groups.flatMap(\.hits).map { "stored: \($0.title)" }
      if said.isEmpty { said.append("nothing is stored") }
    case "holds": said += program.values.filter { $0.name == first }.map { "holds \($0.value)" }
    case "look":
      said += state.map { $0.name + $0.text }
      said += menu.unstoredControls.map { "diagnostic: \($0.message)" }
    case "list": for setting in menu.settings { said.append(Self.line(of: setting)) }
    case "describe": describe(first)
    case "variables": say(menu.variableNames(prefix: first))
    case "search": search(words.joined(separator: " "))
    case "go":
      let hit = Int(first).flatMap { hits.indices.contains($0 - 1) ? hits[$0 - 1] : nil }
      if hit.map(menu.go) != true { said.append("is not shown") }
    case "dump": dumpAll(looking: first)
    // Previews and confirmations
    case "try" where !first.contains("="):
      say(first, menu.askingToConfirm { menu.select(key: first) })
    case "try":
      let pair = Self.pair(first)
      say(pair.name, menu.askingToConfirm { menu.setValue(pair.value, for: pair.name) })
    case "keep": menu.confirmPending()
    case "refuse": menu.takeBackPending()
    case "preview": menu.preview(menu.page.path(of: RowID(first)) ?? Self.path(first))
    case "end": menu.endPreview()
    case "drop": menu.cancelActions()
    default: said.append("unknown command \(verb)")
    }
  }

  /// Uses a page by the ids, titles and paths of its rows.
  private func performOnPage(_ verb: String, _ words: [String], _ other: TableAdapter? = nil) {
    let page = other ?? menu.page
    let (id, value) = Self.pair(words.first ?? "")
    let row = RowID(id)
    let path = Self.path(id)
    let count = words.count > 1 ? Int(words[1]) : nil
    switch verb {
    case "row": say(id, page.setValue(value, row: path.flatMap(page.id) ?? row))
    case "step":
      say(
        id,
        page.increment(row: path.flatMap(page.id) ?? row, by: count ?? 1))
    case "select": say(id, path.map(page.select(at:)) ?? page.select(row: row))
    case "option": say(id, rowTitled(id).map(page.select(at:)) ?? .ignored(.unknownRow))
    case "answer": say(id, page.confirm(row: row))
    case "tap": say(id, path.map(page.tapAccessory(at:)) ?? page.tapAccessory(row: row))
    case "remove-entry": say(id, page.removeEntry(row: path.flatMap(page.id) ?? row))
    case "move-entry":
      say(
        id,
        page.moveEntry(row: path.flatMap(page.id) ?? row, by: count ?? 1))
    case "hide", "show": page.setHidden(verb == "hide", row: row)
    case "filter": page.filter(words.joined(separator: " "))
    case "collapse", "expand": page.setCollapsed(verb == "collapse", section: SectionID(id))
    case "push": menu.push(ScenarioMenus.pushed(program), from: row)
    case "remember": rememberedPage = page
    case "reload": page.reload()
    case "text":
      said += TextRenderer(width: 40).render(page).split(separator: "\n").map { "| \($0)" }
    default: said.append("unknown command \(verb)")
    }
  }

  /// Returns where the page in view has a row with a title.
  private func rowTitled(_ title: String) -> RowPath? {
    for case .row(let path) in menu.page.items where menu.page.row(at: path)?.title == title {
      return path
    }
    return nil
  }

  private func search(_ text: String) {
    hits = menu.search(text)
    said += hits.enumerated().map { number, hit in
      "\(number + 1). \(hit.pages.joined(separator: " > ")): \(hit.title)"
        + (hit.key.map { " (\($0))" } ?? "")
    }
    if hits.isEmpty { said.append("nothing found") }
  }

  private func describe(_ key: String) {
    guard let setting = menu.setting(key) else { return said.append("no setting") }
    said.append("\(setting.title), on \(setting.pageTitles.joined(separator: " > "))")
    said.append("label \(setting.label), default \(setting.defaultValue ?? "unknown")")
    let notes = [
      setting.help.map { "help \($0)" }, setting.deprecation.map { "deprecated: \($0)" },
      setting.needsRestart ? "needs a restart" : nil, setting.flag.map { "flag \($0)" },
    ]
    said += notes.compactMap(\.self)
  }

  /// Says whether a text is in what a debugger or a log would show.
  private func dumpAll(looking text: String) {
    var shown = ""
    dump(menu, to: &shown)
    for page in menu.pages { dump(page, to: &shown) }
    dump(menu.settings, to: &shown)
    dump(menu.invalidSettings, to: &shown)
    dump(menu.unknownKeys, to: &shown)
    for case .row(let path) in menu.page.items {
      dump(menu.page.row(at: path)?.control, to: &shown)
    }
    said.append(shown.contains(text) ? "is in a dump" : "is in no dump")
  }
}

// MARK: - Sources

extension MenuScenario {
  private func store(_ name: String) -> Scenario.Store {
    if let store = stores[name] { return store }
    let store = Scenario.Store()
    store.willAccess = { [unowned self] access in
      switch access {
      case .merge, .setSecret: if stores[name]?.writeFailure == nil { runScript("write") }
      case .load, .secret, .secretKeys: break
      }
    }
    stores[name] = store
    return store
  }

  private func keepsSecrets(_ store: Scenario.Store) -> Bool {
    vaults.contains(ObjectIdentifier(store))
  }

  /// Changes what a store is: `secrets`, `link`, `damaged`, `read-only`, a path, or `mended`.
  private func mark(_ store: Scenario.Store, as word: String) {
    switch word {
    case "secrets": vaults.insert(ObjectIdentifier(store))
    case "link": store.isLink = true
    case "damaged":
      (store.failure, store.writeFailure) = (
        "The store is damaged.", "The store cannot be written."
      )
    case "read-only": store.writeFailure = "The store cannot be written."
    case "mended": (store.failure, store.writeFailure) = (nil, nil)
    default: store.location = word
    }
  }

  /// Returns the values of a store in the order of their keys.
  private static func text(of store: Scenario.Store) -> String {
    let texts =
      store.values.mapValues(text).map { ($0, $1) } + store.secrets.map { ("secret \($0)", $1) }
    return texts.isEmpty
      ? "empty" : texts.sorted { $0.0 < $1.0 }.map { "\($0)=\($1)" }.joined(separator: " ")
  }

  private static func text(_ value: SettingValue) -> String {
    switch value {
    case .texts(let texts):
      "[\(texts.map { Double($0) == nil ? $0 : "'\($0)'" }.joined(separator: ","))]"
    case .numbers(let numbers): "[\(numbers.joined(separator: ","))]"
    case .text(let text) where SettingValue(scenarioText: text) != value || text.isEmpty:
      "'\(text)'"
    default: value.text
    }
  }

  /// What other processes store: `others limit=50`, `others -limit`, `others in system limit=50`.
  private func others(_ words: [String]) {
    let isNamed = words.first == "in" && words.count > 1
    let rest = isNamed ? Array(words.dropFirst(2)) : words
    let values = rest.filter { !$0.hasPrefix("-") }.map { Self.pair($0) }
    store(isNamed ? words[1] : "user").write(
      Dictionary(values.map { ($0.name, SettingValue(scenarioText: $0.value)) }) { $1 },
      unset: Set(rest.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }))
  }

  private func load(_ name: String, as last: String?) {
    let level = last.flatMap(SettingLevel.init) ?? .user
    let store = store(name)
    loaded[level] = store
    if keepsSecrets(store) { menu.keepSecrets(in: store) }
    do { say(try menu.load(from: store, as: level)) } catch { said.append("fails: \(error)") }
  }

  private func save(to name: String?) {
    do {
      if let name {
        if keepsSecrets(store(name)) { menu.keepSecrets(in: store(name)) }
        try menu.save(to: store(name))
      } else {
        try menu.save()
      }
    } catch { said.append("fails: \(error)") }
  }

  /// Starts from stores, variables and arguments:
  /// `start system user editing system prefix P_ env P_NAME=x arg name=y`.
  private func start(_ words: [String]) {
    (loaded, environment, arguments, isStarted) = ([:], (nil, [:]), [:], true)
    var (mode, edited) = ("", SettingLevel.user)
    for word in words {
      switch (mode, word) {
      case (_, "editing"), (_, "prefix"), (_, "env"), (_, "arg"): mode = word
      case ("editing", _): edited = SettingLevel(rawValue: word) ?? .user
      case ("prefix", _): environment.prefix = word
      case ("env", _): environment.values.merge(Self.pairs([word])) { $1 }
      case ("arg", _): arguments.merge(Self.pairs([word])) { $1 }
      default: if let level = SettingLevel(rawValue: word) { loaded[level] = store(word) }
      }
    }
    say(startMenu(editing: edited))
  }

  private func startMenu(editing level: SettingLevel) -> StartReport {
    menu.start(
      stores: loaded, secrets: loaded.values.first(where: keepsSecrets), editing: level,
      environment: environment.values,
      prefix: environment.prefix, arguments: arguments)
  }

  /// Saves, and goes on in a new process with the same sources: the stores that were started with, or
  /// those that were loaded and those with the names of levels.
  private func restart() {
    let held = menu.settings.map(Self.line)
    for level in SettingLevel.allCases where loaded[level] == nil && !isStarted {
      let isToBeSaved = !menu.sources[level].changes.isEmpty
      loaded[level] = isToBeSaved ? store(level.rawValue) : stores[level.rawValue]
    }
    do {
      for (level, store) in loaded.sorted(by: { $0.key < $1.key }) {
        menu.use(store, at: level)
        try menu.save(at: level)
      }
    } catch { said.append("fails: \(error)") }
    let level = menu.editedLevel
    (program, rememberedPage, hits) = (ScenarioProgram(), nil, [])
    menu = Menu(makeTable(program).words { Self.words })
    _ = startMenu(editing: level)
    follow()
    if held == menu.settings.map(Self.line) { said.append("the same settings") }
  }
}

// MARK: - Actions

extension MenuScenario {
  /// Runs the commands of a closure.
  private func runScript(_ name: String) {
    for command in scripts[name] ?? [] {
      do { try perform(command) } catch { said.append("fails: \(error)") }
    }
  }

  /// Runs the commands of an action that takes time, which waits at `wait` for `finish`.
  private func work(_ row: String) async throws {
    said.append("begins \(row)")
    for command in scripts[row] ?? [] {
      switch command {
      case "wait": await withCheckedContinuation { waiting[row, default: []].append($0) }
      case "fail": throw Scenario.Store.Failure("It has failed.")
      default: try perform(command)
      }
    }
  }

  /// Starts the actions of the rows that were selected.
  private func begin() async {
    tasks.append(Task { await menu.finishActions() })
    await turn()
  }

  /// Lets an action end, which waits.
  private func finish(_ row: String) async {
    for action in waiting.removeValue(forKey: row) ?? [] { action.resume() }
    await turn()
  }

  private func turn() async { for _ in 0..<40 { await Task.yield() } }
}

// MARK: - What is said

extension MenuScenario {
  private func say(_ name: String, _ outcome: ValueOutcome) {
    let text: String? =
      switch outcome {
      case .accepted, .handled: nil
      case .needsConfirmation(let question): "asks \(question)"
      case .refused(let reason): "refused, \(reason)"
      case .ignored(.locked(let reason)): "locked, \(reason)"
      case .ignored(.missingRecord(let record)): "no record, \(record)"
      case .ignored(let reason): "ignored, \(reason)"
      }
    if let text { said.append("\(name): \(text)") }
  }

  private func say(_ outcomes: [(key: String, outcome: ValueOutcome)]) {
    for (key, outcome) in outcomes { say(key, outcome) }
  }

  private func say(_ verb: String, _ refused: [RefusedValue]) {
    said += refused.map { "\(verb) \($0)" }
  }

  private func say(_ report: StartReport) {
    said += report.description.split(separator: "\n").map { "refuses \($0)" }
    said += report.changedKeys.sorted().map { "changed elsewhere: \($0)" }
    said += report.formerKeys.sorted { $0.key < $1.key }.map { "reads \($0.key) from \($0.value)" }
  }

  private func say(_ names: VariableNames) {
    for setting in menu.settings {
      said.append("\(setting.key): \(names[setting.key] ?? "no variable")")
    }
  }

  /// Says that undo or redo did nothing, or what it has left out.
  private func say(_ leftOut: [RefusedValue]?, _ nothing: String) {
    if let leftOut { say("left out", leftOut) } else { said.append(nothing) }
  }
}

// MARK: - What can be seen

extension MenuScenario {
  /// All that can be seen, each line with the name under which it is compared.
  private var state: [(name: String, text: String)] {
    let walk = menu.decidePages()
    let settings = menu.infos(walk)
    var lines = Self.lines(of: settings)
    lines += programLines(settings) + rowLines
    lines += stores.sorted { $0.key < $1.key }.map { ("\($0):", " \(Self.text(of: $1))") }
    lines += invalidLines(settings, menu.invalidSettings(in: walk))
    if menu.hasUnsavedChanges { lines.append(("unsaved", "")) }
    let titles = menu.titles
    lines.append(
      (
        "page:",
        " " + titles.suffix(4).joined(separator: " > ")
          + (titles.count > 4 ? ", \(titles.count) deep" : "")
      ))
    if menu.editedLevel != .user { lines.append(("edits", " \(menu.editedLevel)")) }
    if let question = menu.pendingQuestion {
      lines.append(("asks to keep", " \(question.subject)"))
    }
    lines += menu.startReport().unreadableStores.map { ("unreadable: \($0)", "") }
    let unknown = menu.sources.unknownKeys(at: menu.editedLevel, among: walk.settings)
    lines += unknown.map { ("unknown \($0)", "") }
    lines += menu.diagnostics(of: walk).map { ("diagnostic: \($0.message)", "") }
    return lines
  }

  private static func lines(of settings: [SettingInfo]) -> [(name: String, text: String)] {
    settings.map { ($0.key, String(line(of: $0).dropFirst($0.key.count))) }
  }

  /// Returns a setting with all that is known of its value.
  private static func line(of setting: SettingInfo) -> String {
    var sources = setting.sources
    let winner = setting.source
    var text = "\(setting.key)=\(setting.value) \(winner)"
    if sources.first?.source == winner {
      let first = sources.removeFirst()
      text += (first.origin.map { " (\($0))" } ?? "") + (first.refusal.map { ": \($0)" } ?? "")
    }
    let notes = [
      setting.isSetByProgram ? "set by program" : nil, setting.isStored ? "stored" : nil,
      setting.lockReason.map { "locked: \($0)" },
      setting.disabledReason.map { "disabled: \($0)" } ?? (setting.isDisabled ? "disabled" : nil),
      setting.invalidReason.map { "invalid: \($0)" },
    ]
    text += notes.compactMap { $0.map { ", \($0)" } }.joined()
    for source in sources where source.source != .default || source.refusal != nil {
      text += ", \(source.source)" + (source.origin.map { " (\($0))" } ?? "")
      text += " has \(source.value)" + (source.refusal.map { ": \($0)" } ?? "")
    }
    return text
  }

  /// The variables of the program whose values no setting shows.
  private func programLines(_ settings: [SettingInfo]) -> [(name: String, text: String)] {
    program.values.compactMap { name, value in
      let isShown = settings.contains { setting in
        (setting.key == name || setting.key.hasSuffix(".\(name)")) && setting.value == value
          && !setting.isSecret
      }
      return isShown ? nil : ("program \(name)", "=\(value)")
    }
  }

  /// What rows in view say that their settings do not.
  private var rowLines: [(name: String, text: String)] {
    let page = menu.page
    return page.items.compactMap { item in
      guard case .row(let path) = item, let row = page.row(at: path) else { return nil }
      let setting = row.isPart ? nil : menu.setting(of: path, on: page)
      let id = page.id(at: path)?.name ?? row.title
      let isOwn = setting.map { $0.key == id || $0.key.hasSuffix(".\(id)") } == true
      var notes: [String] = []
      if isOwn, let setting, !setting.isSecret, row.valueText != setting.label {
        notes.append("shows \(row.valueText)")
      }
      let disabled = setting.flatMap { $0.lockReason ?? $0.disabledReason }
      if row.disabledReason != disabled { notes.append("disabled: \(row.disabledReason ?? "no")") }
      if row.invalidReason != setting?.invalidReason, isOwn || row.invalidReason != nil {
        notes.append("invalid: \(row.invalidReason ?? "no")")
      }
      if let status = row.status { notes.append(status.text) }
      if row.isBusy { notes.append("busy") }
      return notes.isEmpty ? nil : ("row \(id)", " " + notes.joined(separator: ", "))
    }
  }

  /// What a check reports that no setting says of itself, and the other way round.
  private func invalidLines(
    _ settings: [SettingInfo], _ reported: [RefusedValue]
  ) -> [(name: String, text: String)] {
    let known = settings.compactMap { setting in
      setting.invalidReason.map { RefusedValue(key: setting.key, reason: $0) }
    }
    return reported.filter { !known.contains($0) }.map { ("invalid \($0)", "") }
      + known.filter { !reported.contains($0) }.map { ("unreported \($0)", "") }
  }

  /// The words of the menu: each phrase is its name, with what goes into it.
  private static let words: TableWords = {
    var words = TableWords()
    let table = TablePhrase.allCases.filter { ![.on, .off, .none, .addEntry].contains($0) }
    let phrases =
      table.map { ("\($0)", $0.english) }
      + SettingPhrase.allCases.map { ("\($0)", $0.english) }
    for (name, english) in phrases {
      let places = english.contains("%2") ? "(%1, %2)" : english.contains("%") ? "(%)" : ""
      words[english: english] = name + (english.contains("%3") ? "(%1, %2, %3)" : places)
    }
    return words
  }()
}

// MARK: - Reading a line

extension MenuScenario {
  /// Returns the commands of a line, which stand between semicolons.
  private static func commands(in line: String) -> [String] { line.components(separatedBy: " ; ") }

  /// Returns the words of a command.
  private static func words(in command: String) -> [String] {
    ScenarioWord.words(of: command).map(\.text)
  }

  /// Takes `at system` from the end of a command.
  private func takeLevel(_ words: inout [String]) -> SettingLevel? {
    guard words.count > 1, words[words.count - 2] == "at" else { return nil }
    let level = SettingLevel(rawValue: words[words.count - 1])
    words.removeLast(2)
    return level
  }

  private static func pair(_ word: String) -> (name: String, value: String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }

  private static func pairs(_ words: [String]) -> [String: String] {
    Dictionary(words.map { pair($0) }.map { ($0.name, $0.value) }) { $1 }
  }

  /// Returns the path that a word such as `0.2` stands for.
  private static func path(_ word: String) -> RowPath? {
    let numbers = word.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let section = numbers[0], let row = numbers[1] else { return nil }
    return RowPath(section: section, row: row)
  }
}

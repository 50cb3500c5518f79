import SimpleTable
import SimpleTableTesting
import TestTraits

@testable import SimpleTableTerminal

/// What the lines of a scenario are done to: a program, its menu, its store.
///
/// The first line of the subject names the program, and the size of the screen; without a size, the
/// menu is shown as numbered lines. Further lines say what differs, each with words of its own:
///
/// - `program NAME=VALUE …`: what the program holds at first.
/// - `store KEY=VALUE …`: the store that was loaded, and is written at each change.
/// - `loaded KEY=VALUE …`: one that was loaded, and is not written by the menu itself.
/// - `unread store`: one that is written at each change, and was not loaded.
/// - `system`, `policy`, `environment`, `arguments KEY=VALUE …`: the other sources.
/// - `key NAME ACTION`: what a key does.
/// - Options, which are ``Option``.
final class Scene {
  enum Option: String, CaseIterable {
    case lastLine = "last line"
    case roles, settings, plain, boxes, ascii
    case keepsSecrets = "keeps secrets"
    case unreadStore = "unread store"
    case asksOnLeaving = "asks on leaving"
    case failingStore = "the store fails"
    case noOtherKeys = "no other keys"
  }

  struct Fault: Error, CustomStringConvertible { let description: String }

  let program: SceneProgram
  let menu: Menu
  let size: TerminalSize?
  let options: Set<Option>
  let store: SceneStore?
  private var systemStore: SceneStore?

  /// Whether the menu writes the store.
  private let isSaved: Bool
  private let keyMap: KeyMap
  private var reports: [String] = []
  private var state: [String] = []

  init(_ subject: [String]) throws {
    let first = (subject.first ?? "").split(separator: " ").map(String.init)
    let name = (first.first ?? "").split(separator: ":").map(String.init)
    guard let make = Self.programs[name.first ?? ""] else {
      throw Fault(description: "There is no program “\(subject.first ?? "")”.")
    }
    let program = make.init(name.count > 1 ? name[1] : "")
    size = first.count > 1 ? try Self.size(first[1]) : nil
    var options: Set<Option> = []
    var keyMap = subject.contains(Option.noOtherKeys.rawValue) ? KeyMap() : .standard
    var sources: [String: SceneText] = [:]
    for line in subject.dropFirst() {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      let rest = SceneText(words.count > 1 ? words[1] : "")
      switch words[0] {
      case "program":
        for (name, value) in rest.pairs where !program.set(name, to: value ?? "") {
          throw Fault(description: "The program has no setting \(name).")
        }
      case "store", "loaded", "system", "policy", "environment", "arguments":
        sources[words[0]] = rest
      case "key":
        guard let key = Key(named: rest.tokens[0].text),
          let action = MenuAction.allCases.first(where: { "\($0)" == rest.tokens[1].text })
        else { throw Fault(description: "“\(line)” binds nothing.") }
        keyMap.bind(key, to: action)
      default:
        guard let option = Option(rawValue: line) else {
          throw Fault(description: "“\(line)” is no line of a subject.")
        }
        options.insert(option)
      }
    }
    (self.program, self.options, self.keyMap) = (program, options, keyMap)
    menu = Menu(program.table)
    program.menu = menu
    isSaved = sources["store"] != nil || options.contains(.unreadStore)
    let held = sources["store"] ?? sources["loaded"]
    store =
      held != nil || options.contains(.unreadStore)
      ? SceneStore(
        held?.storedValues ?? [:], keepsSecrets: options.contains(.keepsSecrets)) : nil
    if options.contains(.failingStore) { store?.fail("the disk is full") }
    program.store = store
    if held != nil || !sources.isEmpty { start(sources, hasRead: held != nil) }
    menu.onSettingChange = { [unowned self] change in
      reports.append(
        "reports \(change.key): \(change.oldValue) -> \(change.newValue) \(change.source)")
      settingHasChanged?()
    }
    forgetEvents()
    state = shownState
  }

  /// Is called when the menu reports a change.
  var settingHasChanged: (() -> Void)?

  private func start(_ sources: [String: SceneText], hasRead: Bool) {
    var stores: [SettingLevel: any SettingsStore] = [:]
    if hasRead { stores[.user] = store }
    if let values = sources["system"] {
      systemStore = SceneStore(values.storedValues, name: "the system’s store")
      stores[.system] = systemStore
    }
    if let values = sources["policy"] { stores[.policy] = MemoryStore(values.storedValues) }
    let environment = sources["environment"]?.values ?? [:]
    menu.start(
      stores: stores, environment: environment, prefix: environment.isEmpty ? nil : "TOOL_",
      arguments: sources["arguments"]?.values ?? [:])
  }

  static func size(_ text: String) throws -> TerminalSize {
    let numbers = text.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2 else { throw Fault(description: "“\(text)” is no size.") }
    return TerminalSize(columns: numbers[0], rows: numbers[1])
  }
}

extension Scene {
  /// The store that the menu writes.
  var autosave: SceneStore? { isSaved ? store : nil }

  var leaving: TerminalMenu.Leaving { options.contains(.asksOnLeaving) ? .asking : .immediately }

  var keys: KeyMap { keyMap }

  var style: TextRenderer.Style {
    options.contains(.plain) ? .plain : options.contains(.boxes) ? .insetGrouped : .grouped
  }

  /// What the program holds, and of its settings where the scenario asks for it.
  private var shownState: [String] {
    let settings = !options.contains(.settings) ? [] : menu.settings.map { setting in
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
      + (store?.events ?? []) + (systemStore?.events ?? [])
  }

  private func forgetEvents() {
    reports = []
    store?.events = []
    systemStore?.events = []
  }

  /// Does what stands between parentheses, beside the user.
  ///
  /// - Returns: Whether there is such a direction, or what it says.
  func direct(_ text: String) throws -> [String] {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    let arguments = SceneText(rest)
    switch words.first {
    case "program":
      for (name, value) in arguments.pairs where !program.set(name, to: value ?? "") {
        throw Fault(description: "The program has no setting \(name).")
      }
    case "others":
      store?.write(
        SceneText(rest.split(separator: " ").filter { $0.contains("=") }.joined(separator: " "))
          .storedValues,
        unset: Set(arguments.pairs.filter { $0.value == nil }.map { String($0.name.dropFirst()) }))
    case "beforeSaving", "afterSaving", "afterReading":
      store?.others[SceneStore.Moment(rawValue: words[0])!] = arguments.storedValues
    case "store": store?.fail(rest == "works" ? nil : rest.replacing("fails: ", with: ""))
    case "system": systemStore?.write(arguments.storedValues)
    case "at":
      guard let level = SettingLevel(rawValue: arguments.tokens[0].text) else { return ["no level"] }
      for (key, value) in arguments.pairs.dropFirst() {
        let outcome = menu.setValue(value ?? "", for: key, at: level)
        if outcome != .accepted { return ["\(key): \(outcome)"] }
      }
    case "reload": menu.reload()
    case "set":
      return menu.setValues(arguments.values).filter { $1 != .accepted }
        .map { "\($0): \($1)" }.sorted()
    case "unset": return [menu.unset(rest)].filter { $0 != .accepted }.map { "\($0)" }
    case "undo": return menu.undo() ? [] : ["nothing to undo"]
    case "redo": return menu.redo() ? [] : ["nothing to redo"]
    case "save": do { try menu.save() } catch { return ["\(error)"] }
    case "load": if let store { do { try menu.load(from: store) } catch { return ["\(error)"] } }
    case "reloadStores": menu.reloadStores()
    case "push":
      let (title, link) = (arguments.tokens[0].text, arguments.tokens[1].text)
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

import TestFixtures
import TestTraits

@testable import SimpleTable
@testable import SimpleTableMenu

extension SettingLaws {
  /// A menu with its stores and other sources, and what it has reported.
  class Session {
    let menu: Menu
    let stores: [SettingLevel: Store]
    private(set) var environment: [String: String] = [:]
    private(set) var arguments: [String: String] = [:]
    private var reports: [SettingChange] = []

    init(_ table: Table, _ start: Start) {
      menu = Menu(table)
      stores = Dictionary(uniqueKeysWithValues: start.levels.map { ($0, Store()) })
      menu.editedLevel = start.edited
      menu.onSettingChange = { [weak self] change in self?.reports.append(change) }
    }

    /// Returns what was reported since the last time.
    func takeReports() -> [SettingChange] {
      defer { reports = [] }
      return reports
    }

    /// The values that the program has, of settings and of rows that are not declared now.
    var values: [String] { [] }

    /// The values of settings that are available.
    var availableValues: [String] { [] }

    /// Has the menu decide about what the program has changed without its knowing.
    func settle(after step: Step) {
      if case .program = step { menu.reload() }
    }

    /// Takes a step.
    ///
    /// - Returns: What came of each change, by its key; nothing for a step that changes no setting.
    @discardableResult
    func take(_ step: Step) -> [String: ValueOutcome] {
      switch step {
      case .set(let texts, let level): return Self.byKey(menu.setValues(texts, at: level))
      case .unset(let keys, let level): return Self.byKey(menu.unset(keys, at: level))
      case .unsetAll(let level): menu.unsetAll(at: level)
      case .add(let entry, let key): return [key: menu.addEntries([entry], to: key)]
      case .undo: menu.undo()
      case .redo: menu.redo()
      case .save(let onlyEdited, let failing): save(onlyEdited, failing)
      case .load(let level, let others, let isDamaged): load(level, others, isDamaged)
      case .environment(let texts):
        environment = Dictionary(
          texts.sorted { $0.key < $1.key }.map { (LivingSystem.variable($0.key), $0.value) }
        ) { $1 }
        menu.apply(environment: environment, prefix: "E_")
      case .arguments(let texts):
        arguments = texts
        menu.apply(arguments: texts)
      case .program(_, let reloads): if reloads { menu.reload() }
      case .turnPage, .use, .action, .preview: break
      }
      return [:]
    }

    private static func byKey(
      _ outcomes: [(key: String, outcome: ValueOutcome)]
    ) -> [String: ValueOutcome] {
      Dictionary(uniqueKeysWithValues: outcomes.map { ($0.key, $0.outcome) })
    }

    private func save(_ onlyEdited: Bool, _ failing: Set<SettingLevel>) {
      for (level, store) in stores { store.isReadOnly = failing.contains(level) }
      if onlyEdited, let store = stores[menu.editedLevel] {
        try? menu.save(to: store)
      } else {
        try? menu.save()
      }
    }

    /// Loads a store that another process has changed.
    private func load(
      _ level: SettingLevel, _ others: [String: SettingValue?], _ isDamaged: Bool
    ) {
      guard let store = stores[level] else { return }
      let gone = others.filter { $0.value == nil }
      store.memory.merge(set: others.compactMapValues { $0 }, unset: Set(gone.keys))
      store.isDamaged = isDamaged
      _ = try? menu.load(from: store, as: level)
    }
  }

  /// A store in memory that can be damaged or read-only for a time.
  final class Store: SettingsStore {
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
}

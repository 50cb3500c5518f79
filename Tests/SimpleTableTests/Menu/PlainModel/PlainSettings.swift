@testable import SimpleTable

/// What is decided of settings, in arrays and loops, over the same values as a menu.
struct PlainSettings {
  typealias Item = DeclaredMenu.Item

  /// A setting that is declared now: its key, its row, and how the row is reached.
  struct Declared {
    let key: String
    let item: Item
    let links: [String]
    var keys: [String] { [key] + (item.formerKey.map { [$0] } ?? []) }
  }

  struct Lock: Equatable {
    let source: SettingSource
    let text: String
  }

  struct Edit {
    let keys: [String]
    let slot: Int?
    let old: (value: String, stored: [String: SettingValue], source: SettingSource, isBad: Bool)
    let new: (value: String, stored: [String: SettingValue])
    var changesNothing: Bool { old.value == new.value && old.stored == new.stored }
  }

  let menu: DeclaredMenu
  var values: [String]
  var stored: [String: SettingValue] = [:]
  var saved: [String: SettingValue] = [:]
  var unsaved: Set<String> = []
  var environment: [String: String] = [:]
  var arguments: [String: String] = [:]
  var locks: [String: Lock] = [:]
  var sources: [String: SettingSource] = [:]
  var settled: Set<String> = []
  var bad: Set<String> = []
  var history: [[Edit]] = []
  var first: [String: String] = [:]

  init(_ menu: DeclaredMenu) {
    self.menu = menu
    values = menu.values
    noteFirstValues()
  }

  // MARK: - Declared now

  func items(_ page: Int) -> [Item] {
    menu.pages[page].filter { $0.condition.map { values[$0] == "true" } ?? true }
  }

  /// The settings of all pages, also those whose key belongs to an earlier one.
  func allSettings() -> [Declared] {
    var all: [Declared] = []
    func visit(_ page: Int, above: [Int], prefix: String, links: [String]) {
      guard !above.contains(page) else { return }
      let items = items(page)
      for item in items where item.slot >= 0 {
        if let id = item.id { all.append(Declared(key: prefix + id, item: item, links: links)) }
      }
      for item in items {
        guard case .link(let next, let scope) = item.kind else { continue }
        let prefix = prefix + (scope.map { $0 + "." } ?? "")
        visit(next, above: above + [page], prefix: prefix, links: links + [item.id ?? ""])
      }
    }
    visit(0, above: [], prefix: "", links: [])
    return all
  }

  func settings() -> [Declared] {
    var keys: Set<String> = []
    return allSettings().filter { keys.insert($0.key).inserted }
  }

  func storedKey(_ setting: Declared) -> String? { setting.keys.first { stored[$0] != nil } }

  /// What a text becomes, or `nil` if it is refused.
  static func taken(_ text: String, _ kind: DeclaredMenu.Kind) -> String? {
    switch kind {
    case .toggle: ["true": "true", "off": "false", "false": "false", "on": "true"][text]
    case .number: Int(text).flatMap { 0...10 ~= $0 ? text : nil }
    case .text: text.isEmpty ? nil : text
    default: DeclaredMenu.options.first { $0 == text || $0.uppercased() == text }
    }
  }

  /// What a stored value becomes, or `nil` if it is refused or of another kind.
  func taken(_ value: SettingValue, _ setting: Declared) -> String? {
    switch (setting.item.kind, value) {
    case (.toggle, .bool), (.number, .number), (.text, .text): taken(value.text, setting)
    case (.toggle, _), (.number, _), (.text, _), (_, .texts): nil
    default: taken(value.text, setting)
    }
  }

  func storedForm(_ setting: Declared) -> SettingValue {
    let text = values[setting.item.slot]
    return switch setting.item.kind {
    case .toggle: .bool(text == "true")
    case .number: .number(text)
    case .group: .text("\(setting.item.id ?? "")-\(text)")
    default: .text(text)
    }
  }

  // MARK: - Sources

  mutating func noteFirstValues() {
    for setting in settings() where menu.defaults[setting.item.slot] == nil {
      let place = setting.links.joined(separator: "/") + "|" + (setting.item.id ?? "")
      if first[place] == nil { first[place] = values[setting.item.slot] }
    }
  }

  func defaultValue(_ setting: Declared) -> String {
    let place = setting.links.joined(separator: "/") + "|" + (setting.item.id ?? "")
    return menu.defaults[setting.item.slot] ?? first[place] ?? values[setting.item.slot]
  }

  private func candidates(_ setting: Declared) -> [(lock: Lock?, value: String?)] {
    var list: [(Lock?, String?)] = []
    let take = { (text: String) in taken(text, setting) }
    if let text = arguments[setting.key] {
      list.append((Lock(source: .argument, text: text), take(text)))
    }
    let name = "E_" + setting.key.uppercased().replacing(".", with: "_")
    if let text = environment[name] {
      list.append((Lock(source: .environment, text: text), take(text)))
    }
    if let value = storedKey(setting).flatMap({ stored[$0] }) {
      list.append((nil, taken(value, setting)))
    }
    return list
  }

  /// What a text becomes for a setting; the values of a group are the ids of its rows.
  func taken(_ text: String, _ setting: Declared) -> String? {
    guard setting.item.kind == .group else { return Self.taken(text, setting.item.kind) }
    return DeclaredMenu.options.first {
      "\(setting.item.id ?? "")-\($0)" == text || $0.uppercased() == text || $0 == text.lowercased()
    }
  }

  /// What locks a setting, or will as soon as it is settled.
  func lock(_ setting: Declared) -> Lock? {
    guard !settled.contains(setting.key) else { return locks[setting.key] }
    return candidates(setting).first { $0.value != nil }?.lock
  }

  mutating func settle(removed: Set<String> = []) {
    var rejected: [String: Int] = [:]
    while true {
      noteFirstValues()
      var refused: [Declared] = []
      var advances = false
      for setting in settings() where !settled.contains(setting.key) {
        let all = candidates(setting)
        if rejected[setting.key] == nil { bad.remove(setting.key) }
        let next = all.dropFirst(rejected[setting.key] ?? 0).first
        if let next, next.value == nil {
          refused.append(setting)
        } else if next != nil || locks[setting.key] != nil || removed.contains(setting.key) {
          advances = true
          settled.insert(setting.key)
          let lock = locks[setting.key]
          locks[setting.key] = next?.lock
          sources[setting.key] = next.map { $0.lock?.source ?? .store }
          if let lock, lock == next?.lock { continue }
          values[setting.item.slot] = next?.value ?? defaultValue(setting)
        } else if !all.isEmpty {
          settled.insert(setting.key)
        }
      }
      if advances { continue }
      if refused.isEmpty { return }
      for setting in refused {
        let number = rejected[setting.key] ?? 0
        if candidates(setting)[number].lock == nil { bad.insert(setting.key) }
        rejected[setting.key] = number + 1
      }
    }
  }

  mutating func load(_ store: [String: SettingValue]) {
    let before = Set(stored.keys)
    saved = store
    stored = store
    for key in unsaved { stored[key] = kept[key] }
    settled = []
    settle(removed: before.subtracting(stored.keys))
  }

  /// What is to be saved, kept apart while the store is read again.
  private var kept: [String: SettingValue] = [:]

  mutating func keepUnsaved() { kept = stored.filter { unsaved.contains($0.key) } }

  // MARK: - Changes

  mutating func write(_ new: [String: SettingValue], _ keys: [String]) {
    for key in keys where stored[key] != nil || new[key] != nil {
      stored[key] = new[key]
      unsaved.insert(key)
    }
    bad.remove(keys[0])
    sources[keys[0]] = new.isEmpty ? nil : .store
    if !new.isEmpty { settled.insert(keys[0]) }
  }

  /// Changes a setting, and returns what has changed.
  mutating func change(_ setting: Declared, isStored: Bool, to value: String) -> Edit {
    let old = values[setting.item.slot]
    values[setting.item.slot] = value
    let before = stored.filter { setting.keys.contains($0.key) }
    return Edit(
      keys: setting.keys, slot: setting.item.slot,
      old: (old, before, sources[setting.key] ?? .default, bad.contains(setting.key)),
      new: (value, isStored ? [setting.key: storedForm(setting)] : [:]))
  }

  mutating func record(_ edits: [Edit]) {
    for edit in edits { write(edit.new.stored, edit.keys) }
    let kept = edits.filter { !$0.changesNothing }
    if !kept.isEmpty { history.append(kept) }
  }

  mutating func takeBack(_ edits: [Edit]) {
    for edit in edits.reversed() {
      let source = sources[edit.keys[0]]
      write(edit.old.stored, edit.keys)
      for key in edit.keys where stored[key] == saved[key] { unsaved.remove(key) }
      if edit.old.isBad { bad.insert(edit.keys[0]) } else { bad.remove(edit.keys[0]) }
      let isLocked = locks[edit.keys[0]] != nil
      sources[edit.keys[0]] = isLocked ? source : edit.old.source
      if !isLocked, let slot = edit.slot { values[slot] = edit.old.value }
    }
    settle()
  }

  var differs: Bool {
    let edits = history.flatMap { $0 }
    return Set(edits.map { $0.keys[0] }).contains { key in
      let own = edits.filter { $0.keys[0] == key }
      guard let first = own.first, let last = own.last else { return false }
      return first.old.value != last.new.value || first.old.stored != last.new.stored
    }
  }

  /// Sets values together, as `Menu.setValues` does.
  mutating func setValues(_ texts: [String: String]) {
    let before = self
    var edits: [Edit] = []
    var done: Set<String> = []
    while true {
      let count = done.count
      for setting in settings() where !done.contains(setting.key) {
        guard let text = texts[setting.key], lock(setting) == nil, !setting.item.isDisabled,
          let value = taken(text, setting)
        else { continue }
        edits.append(change(setting, isStored: true, to: value))
        done.insert(setting.key)
      }
      if done.count == count { break }
    }
    if done.count == texts.count {
      record(edits)
    } else {
      values = before.values
    }
    settle()
  }

  mutating func unset(_ key: String) {
    let all = settings()
    if let setting = all.first(where: { $0.key == key })
      ?? all.first(where: { storedKey($0) == key })
    {
      guard lock(setting) == nil, !setting.item.isDisabled else { return }
      record([change(setting, isStored: false, to: defaultValue(setting))])
    } else if let value = stored[key] {
      record([
        Edit(
          keys: [key], slot: nil, old: (value.text, [key: value], .store, false),
          new: (value.text, [:]))
      ])
    }
    settle()
  }

  mutating func resetAll() {
    var edits: [Edit] = []
    var done: Set<String> = []
    while true {
      let count = done.count
      let read = values
      for setting in settings() where !done.contains(setting.key) {
        guard lock(setting) == nil, !setting.item.isDisabled,
          storedKey(setting) != nil
            || menu.defaults[setting.item.slot] != read[setting.item.slot]
        else { continue }
        edits.append(change(setting, isStored: false, to: defaultValue(setting)))
        done.insert(setting.key)
      }
      if done.count == count { break }
    }
    record(edits)
    settle()
  }
}

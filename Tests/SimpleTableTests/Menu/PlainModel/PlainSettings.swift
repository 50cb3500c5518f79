import SimpleTable

/// What is decided of settings, in arrays and loops over the same system as a menu.
///
/// It is written from what is promised of settings, and knows nothing of how a menu does it.
struct PlainSettings {
  struct Decision: Equatable {
    var source = SettingSource.default
    var value: SettingValue?
  }

  struct Candidate {
    let source: SettingSource
    let value: SettingValue

    /// Whether it is a text that was typed, which has no kind.
    let isText: Bool
    var decision: Decision { Decision(source: source, value: value) }
  }

  /// A change of one setting, with the state before and after it.
  struct Edit {
    let key: String
    let number: Int?
    let keys: Set<String>
    var old: (value: String, stored: [String: SettingValue], decision: Decision)
    var new: (value: String, stored: [String: SettingValue], decision: Decision)
    var changesNothing: Bool { old.value == new.value && old.stored == new.stored }
  }

  let system: LivingSystem
  var values: [String]
  var stored: [String: SettingValue] = [:]
  var saved: [String: SettingValue] = [:]
  var unsaved: Set<String> = []
  var environment: [String: String] = [:]
  var arguments: [String: String] = [:]
  var history: [[Edit]] = []
  var undone: [[Edit]] = []

  /// What decides each setting, and the row to which that was applied; what was given up.
  private(set) var decisions: [String: (number: Int, decision: Decision)] = [:]
  private(set) var givenUp: [String: Set<SettingSource>] = [:]

  /// The texts that are being tried, by key.
  private var entered: [String: String] = [:]

  init(_ system: LivingSystem) {
    self.system = system
    values = system.values
  }

  // MARK: - What is declared

  /// The rows that own their keys, in order.
  func settings(_ values: [String]) -> [Int] {
    var keys: Set<String> = []
    return system.declared(values).filter { keys.insert(system.items[$0].key).inserted }
  }

  func setting(_ key: String, _ values: [String]) -> Int? {
    settings(values).first { system.items[$0].key == key }
  }

  /// The keys under which a setting may be stored.
  func keys(_ number: Int, _ values: [String]) -> [String] {
    let item = system.items[number]
    return [item.key]
      + [item.former].compactMap { $0 }.filter { setting($0, values) == nil }
  }

  func storedKey(_ number: Int, _ values: [String]) -> String? {
    keys(number, values).first { stored[$0] != nil }
  }

  func name(_ key: String) -> String {
    "E_" + String(key.uppercased().map { $0.isLetter ? $0 : "_" })
  }

  func source(_ key: String) -> SettingSource { decisions[key]?.decision.source ?? .default }

  func isLocked(_ key: String) -> Bool { source(key) > .store }

  // MARK: - Deciding

  func candidates(_ number: Int, _ values: [String]) -> [Candidate] {
    let key = system.items[number].key
    var candidates: [Candidate] = []
    if let text = arguments[key] {
      candidates.append(Candidate(source: .argument, value: .text(text), isText: true))
    }
    if let text = environment[name(key)] {
      candidates.append(Candidate(source: .environment, value: .text(text), isText: true))
    }
    if let place = storedKey(number, values), let value = stored[place] {
      candidates.append(Candidate(source: .store, value: value, isText: entered[place] != nil))
    }
    return candidates
  }

  func isRefused(_ candidate: Candidate, _ number: Int, _ values: [String]) -> Bool {
    let name = name(system.items[number].key)
    if candidate.source == .environment,
      settings(values).filter({ self.name(system.items[$0].key) == name }).count > 1
    {
      return true
    }
    if !candidate.isText, !system.isOfKind(candidate.value, number) { return true }
    return !system.accepts(candidate.value.text, number, values)
  }

  /// Decides about all settings, as they are promised to be.
  ///
  /// - Parameter forced: The keys of settings that get what decides them even if it did before.
  mutating func decide(forced: Set<String> = []) {
    var run = Run(model: self, forced: forced, values: values)
    run.settle()
    run.offerAll()
    values = run.values
    for (number, applied) in run.applied.sorted(by: { $0.value.order < $1.value.order }) {
      decisions[system.items[number].key] = (number, applied.decision)
    }
    givenUp = run.givenUp
  }

  private struct Run {
    let model: PlainSettings
    let forced: Set<String>
    var values: [String]
    var applied: [Int: (decision: Decision, isSet: Bool, order: Int)] = [:]
    var givenUp: [String: Set<SettingSource>] = [:]
    var kept: [String: Set<SettingSource>] = [:]

    func key(_ number: Int) -> String { model.system.items[number].key }

    func highest(_ number: Int) -> Candidate? {
      model.candidates(number, values).first {
        givenUp[key(number)]?.contains($0.source) != true
      }
    }

    /// (a) and (b): highest candidates for all, then what is refused is given up together.
    mutating func settle() {
      while true {
        if assignAll() { continue }
        let refused = refused()
        if refused.isEmpty { return }
        for (key, source) in refused { givenUp[key, default: []].insert(source) }
      }
    }

    func refused() -> [(String, SettingSource)] {
      model.settings(values).compactMap { number in
        guard let candidate = highest(number), applied[number]?.decision == candidate.decision,
          model.isRefused(candidate, number, values)
        else { return nil }
        return (key(number), candidate.source)
      }
    }

    mutating func assignAll() -> Bool {
      // The description is that of the values before this round.
      let before = values
      return model.settings(before).reduce(false) { assign($1, before) || $0 }
    }

    mutating func assign(_ number: Int, _ before: [String]) -> Bool {
      let candidate = model.candidates(number, before).first {
        givenUp[key(number)]?.contains($0.source) != true
      }
      let decision = candidate?.decision ?? Decision()
      if let last = applied[number], last.decision == decision {
        guard !last.isSet, let candidate,
          let value = model.system.value(candidate.value.text, number, before),
          model.system.accepts(candidate.value.text, number, before)
        else { return false }
        values[number] = value
        applied[number]?.isSet = true
        return true
      }
      let isTouched = applied[number] != nil
      let old = model.decisions[key(number)]
      let order = applied.values.map(\.order).max() ?? 0
      applied[number] = (decision, true, order + 1)
      let wasSo =
        !forced.contains(key(number)) && (old?.decision ?? Decision()) == decision
        && (decision.source == .default || old?.number == number)
      if wasSo {
        values[number] = model.values[number]
        return isTouched
      }
      guard let candidate else {
        values[number] = model.system.defaults[number]
        return true
      }
      let value = model.system.value(candidate.value.text, number, before)
      applied[number]?.isSet = value != nil
      values[number] = value ?? model.system.defaults[number]
      return true
    }

    /// (c): what was given up is offered again, one at a time.
    mutating func offerAll() {
      var isKept = true
      while isKept {
        isKept = false
        let offers = model.settings(values).flatMap { number in
          (givenUp[key(number)] ?? []).sorted(by: >).map { (key(number), $0) }
        }
        for (key, source) in offers where offer(key, source) { isKept = true }
      }
    }

    mutating func offer(_ key: String, _ source: SettingSource) -> Bool {
      guard givenUp[key]?.contains(source) == true, kept[key]?.contains(source) != true,
        let number = model.setting(key, values), let now = applied[number],
        now.decision.source < source,
        let candidate = model.candidates(number, values).first(where: { $0.source == source }),
        !model.isRefused(candidate, number, values)
      else { return false }
      let before = self
      givenUp[key]?.remove(source)
      _ = assign(number, values)
      guard applied[number]?.isSet == true, refused().isEmpty else {
        self = before
        return false
      }
      kept[key, default: []].insert(source)
      settle()
      return true
    }
  }

  // MARK: - Changes

  /// Notes what is stored for a setting; other settings that read its former key keep the value.
  ///
  /// Settings that are changed themselves at the same time do not count.
  mutating func store(
    _ value: SettingValue?, _ number: Int, _ values: [String], changing keys: Set<String> = []
  ) -> [Int] {
    var moved: [Int] = []
    for former in self.keys(number, values).dropFirst() where stored[former] != nil {
      for other in settings(values)
      where other != number && !keys.contains(system.items[other].key)
        && storedKey(other, values) == former
      {
        write(stored[former], system.items[other].key)
        moved.append(other)
      }
      write(nil, former)
    }
    write(value, system.items[number].key)
    return moved
  }

  private mutating func write(_ value: SettingValue?, _ key: String) {
    guard value != nil || stored[key] != nil else { return }
    stored[key] = value
    unsaved.insert(key)
  }

  func state(_ number: Int) -> (value: String, stored: [String: SettingValue], decision: Decision) {
    let keys = Set(keys(number, values))
    return (
      values[number], stored.filter { keys.contains($0.key) },
      decisions[system.items[number].key]?.decision ?? Decision()
    )
  }

  mutating func record(_ edits: [Edit]) {
    let kept = edits.filter { !$0.changesNothing }
    guard !kept.isEmpty else { return }
    history.append(kept)
    undone = []
  }

  /// Changes one setting that accepts the value as it is declared now.
  mutating func change(_ number: Int, to value: String?) {
    let before = self
    let key = system.items[number].key
    values[number] = value ?? system.defaults[number]
    let stored = value.map { _ in system.stored(number, values) }
    let moved = store(stored, number, before.values)
    decisions[key] = (number, stored.map { Decision(source: .store, value: $0) } ?? Decision())
    record(edits(moved + [number], since: before, at: before.values))
  }

  private func edits(_ numbers: [Int], since before: PlainSettings, at read: [String]) -> [Edit] {
    numbers.map { number in
      let keys = Set(keys(number, read))
      let state = { (model: PlainSettings) in
        (
          model.values[number], model.stored.filter { keys.contains($0.key) },
          model.decisions[system.items[number].key]?.decision ?? Decision()
        )
      }
      return Edit(
        key: system.items[number].key, number: number, keys: keys, old: state(before),
        new: state(self))
    }
  }

  /// Sets or unsets settings together.
  ///
  /// - Parameter texts: The texts by key; `nil` unsets.
  /// - Returns: Whether all were accepted.
  mutating func change(_ texts: [String: String?]) -> Bool {
    let before = self
    let start = settings(values)
    if texts.count == 1, let (key, text) = texts.first, givenUpNow.isEmpty,
      let number = setting(key, values)
    {
      guard !isLocked(key), !system.isDisabled(number, values),
        text.map({ system.accepts($0, number, values) }) ?? true
      else { return false }
    }
    var owners: [String: Int] = [:]
    for key in texts.keys {
      owners[key] = setting(key, values)
      if owners[key] == nil, texts[key] == .some(nil) {
        owners[key] = start.first { storedKey($0, values) == key }
      }
    }
    var moved: [Int] = []
    let changing = Set(texts.keys)
    for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
      if let text { entered[key] = text }
      if let owner = owners[key] {
        moved += store(text.map(SettingValue.text), owner, before.values, changing: changing)
        if let text { stored[key] = .text(text) }
      } else {
        write(text.map(SettingValue.text), key)
      }
    }
    let names = texts.keys.map { owners[$0].map { system.items[$0].key } ?? $0 }
    decide(forced: Set(names))
    var edits: [Edit] = []
    for (key, text) in texts {
      let name = owners[key].map { system.items[$0].key } ?? key
      let number = setting(name, values) ?? owners[key]
      guard let number else {
        guard text == nil, let value = before.stored[key] else { return restore(before) }
        edits.append(
          Edit(
            key: key, number: nil, keys: [key], old: (value.text, [key: value], Decision()),
            new: (value.text, [:], Decision())))
        continue
      }
      let wasDisabled = before.setting(name, before.values).map {
        system.isDisabled($0, before.values)
      }
      let isDisabled = setting(name, values).map { system.isDisabled($0, values) }
      if [wasDisabled, isDisabled].compactMap({ $0 }).allSatisfy({ $0 }) { return restore(before) }
      if givenUp[name]?.contains(.store) == true || isLocked(name) { return restore(before) }
      if text != nil {
        let value = system.stored(number, values)
        moved += store(value, number, values, changing: changing)
        decisions[name] = (number, Decision(source: .store, value: value))
      }
      let keys = Set(self.keys(number, before.values))
      edits.append(
        Edit(
          key: name, number: number, keys: keys,
          old: (
            before.values[number], before.stored.filter { keys.contains($0.key) },
            before.decisions[name]?.decision ?? Decision()
          ),
          new: (
            values[number], stored.filter { keys.contains($0.key) },
            decisions[name]?.decision ?? Decision()
          )))
    }
    entered = [:]
    record(
      self.edits(
        moved.filter { texts[system.items[$0].key] == nil }, since: before,
        at: before.values) + edits)
    return true
  }

  private mutating func restore(_ before: PlainSettings) -> Bool {
    self = before
    return false
  }

  /// The settings of which something is given up.
  var givenUpNow: [Int] {
    settings(values).filter { givenUp[system.items[$0].key]?.isEmpty == false }
  }

  /// Makes changes that were made or undone before, and returns those that were not left out.
  mutating func move(_ edits: [Edit]) -> [Edit] {
    let now = settings(values)
    let moved = edits.filter { edit in
      (edit.number.map { now.contains($0) } ?? true)
        && stored[edit.key] == edit.old.stored[edit.key]
    }
    for edit in moved {
      for key in edit.keys {
        stored[key] = edit.new.stored[key]
        if stored[key] == saved[key] { unsaved.remove(key) } else { unsaved.insert(key) }
      }
      guard !isLocked(edit.key), let number = edit.number else { continue }
      values[number] = edit.new.value
      decisions[edit.key] = (number, edit.new.decision)
    }
    return moved
  }

  static func reversed(_ edit: Edit) -> Edit {
    Edit(key: edit.key, number: edit.number, keys: edit.keys, old: edit.new, new: edit.old)
  }

  mutating func load(_ store: [String: SettingValue]) {
    let changes = stored.filter { unsaved.contains($0.key) }
    saved = store
    stored = store.filter { !unsaved.contains($0.key) }.merging(changes) { $1 }
  }
}

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

  /// The level that is edited, and what each holds.
  let edited: SettingLevel
  var held: [SettingLevel: Held] = [:]

  /// What a level holds, and what of it is not saved.
  struct Held {
    var stored: [String: SettingValue] = [:]
    var saved: [String: SettingValue] = [:]
    var unsaved: Set<String> = []
  }

  /// What the edited level holds.
  var stored: [String: SettingValue] { self[edited].stored }

  subscript(level: SettingLevel) -> Held {
    get { held[level] ?? Held() }
    set { held[level] = newValue }
  }
  var environment: [String: String] = [:]
  var arguments: [String: String] = [:]
  var history: [[Edit]] = []
  var undone: [[Edit]] = []

  /// What decides each setting, and the row to which that was applied; what was given up.
  private(set) var decisions: [String: (number: Int, decision: Decision)] = [:]
  private(set) var givenUp: [String: Set<SettingSource>] = [:]

  /// The keys of texts that are being tried, and the level at which they are.
  private var entered: Set<String> = []
  private var enteredLevel = SettingLevel.user

  init(_ system: LivingSystem, edited: SettingLevel) {
    self.system = system
    self.edited = edited
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

  func storedKey(_ number: Int, _ values: [String], at level: SettingLevel? = nil) -> String? {
    keys(number, values).first { self[level ?? edited].stored[$0] != nil }
  }

  func name(_ key: String) -> String {
    "E_" + String(key.uppercased().map { $0.isLetter ? $0 : "_" })
  }

  func source(_ key: String) -> SettingSource { decisions[key]?.decision.source ?? .default }

  /// Whether something locks a setting whose value is to be set, or else to be removed.
  func isLocked(_ key: String, isSet: Bool = true) -> Bool {
    let isAllowed = setting(key, values).map { system.items[$0].isAllowedInProject } ?? true
    return source(key) > edited.source
      || givenUp[key]?.contains(.policy) == true && edited != .policy
      || edited == .project && !isAllowed && isSet
  }

  /// The sources of values that do not apply although no higher one has a valid one.
  func refusedSources(_ number: Int) -> Set<SettingSource> {
    let refused = givenUp[system.items[number].key] ?? []
    guard refused.contains(.policy) else { return refused }
    return Set(candidates(number, values).map(\.source))
  }

  // MARK: - Deciding

  func candidates(_ number: Int, _ values: [String]) -> [Candidate] {
    let key = system.items[number].key
    var candidates: [Candidate] = []
    func add(_ level: SettingLevel) {
      guard let place = storedKey(number, values, at: level),
        let value = self[level].stored[place]
      else { return }
      candidates.append(
        Candidate(
          source: level.source, value: value,
          isText: level == enteredLevel && entered.contains(place)))
    }
    add(.policy)
    if let text = arguments[key] {
      candidates.append(Candidate(source: .argument, value: .text(text), isText: true))
    }
    if let text = environment[name(key)] {
      candidates.append(Candidate(source: .environment, value: .text(text), isText: true))
    }
    add(.project)
    add(.user)
    add(.system)
    return candidates
  }

  func isRefused(_ candidate: Candidate, _ number: Int, _ values: [String]) -> Bool {
    let name = name(system.items[number].key)
    if candidate.source == .environment,
      settings(values).filter({ self.name(system.items[$0].key) == name }).count > 1
    {
      return true
    }
    if isBarred(candidate, number) { return true }
    if !candidate.isText, !system.isOfKind(candidate.value, number) { return true }
    return !system.accepts(candidate.value.text, number, values)
  }

  /// Whether a setting takes nothing from the source of a candidate.
  func isBarred(_ candidate: Candidate, _ number: Int) -> Bool {
    candidate.source == .project && !system.items[number].isAllowedInProject
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

    func highest(_ number: Int) -> Candidate? { highest(number, values) }

    func highest(_ number: Int, _ values: [String]) -> Candidate? {
      let candidates = model.candidates(number, values)
      let refused = givenUp[key(number)] ?? []
      if refused.contains(.policy), candidates.contains(where: { $0.source == .policy }) {
        return nil
      }
      return candidates.first { !refused.contains($0.source) }
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
      for candidate in model.candidates(number, before) where model.isBarred(candidate, number) {
        givenUp[key(number), default: []].insert(candidate.source)
      }
      let candidate = highest(number, before)
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
        source == .policy || givenUp[key]?.contains(.policy) != true,
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
    _ value: SettingValue?, _ number: Int, _ values: [String], changing keys: Set<String> = [],
    at level: SettingLevel
  ) -> [Int] {
    var moved: [Int] = []
    for former in self.keys(number, values).dropFirst() where self[level].stored[former] != nil {
      for other in settings(values)
      where other != number && !keys.contains(system.items[other].key)
        && storedKey(other, values, at: level) == former
      {
        write(self[level].stored[former], system.items[other].key, at: level)
        moved.append(other)
      }
      write(nil, former, at: level)
    }
    write(value, system.items[number].key, at: level)
    return moved
  }

  private mutating func write(_ value: SettingValue?, _ key: String, at level: SettingLevel) {
    guard value != nil || self[level].stored[key] != nil else { return }
    self[level].stored[key] = value
    self[level].unsaved.insert(key)
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
    let moved = store(stored, number, before.values, at: edited)
    let source = edited.source
    decisions[key] = (number, stored.map { Decision(source: source, value: $0) } ?? Decision())
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
  /// - Parameters:
  ///   - texts: The texts by key; `nil` unsets.
  ///   - named: The level that is named; `nil` for the edited one, where locked settings stay.
  /// - Returns: Whether all were accepted.
  mutating func change(_ texts: [String: String?], at named: SettingLevel? = nil) -> Bool {
    let before = self
    let start = settings(values)
    let level = named ?? edited
    if named == nil, texts.count == 1, let (key, text) = texts.first, givenUpNow.isEmpty,
      let number = setting(key, values)
    {
      guard !isLocked(key, isSet: text != nil), !system.isDisabled(number, values),
        text.map({ system.accepts($0, number, values) }) ?? true
      else { return false }
    }
    var owners: [String: Int] = [:]
    for key in texts.keys {
      owners[key] = setting(key, values)
      if owners[key] == nil, texts[key] == .some(nil) {
        owners[key] = start.first { storedKey($0, values, at: level) == key }
      }
    }
    var moved: [Int] = []
    let changing = Set(texts.keys)
    for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
      if text != nil { entered.insert(key) }
      enteredLevel = level
      if let owner = owners[key] {
        moved += store(
          text.map(SettingValue.text), owner, before.values, changing: changing, at: level)
        if let text { self[level].stored[key] = .text(text) }
      } else {
        write(text.map(SettingValue.text), key, at: level)
      }
    }
    let names = texts.keys.map { owners[$0].map { system.items[$0].key } ?? $0 }
    decide(forced: Set(names))
    var edits: [Edit] = []
    for (key, text) in texts {
      let name = owners[key].map { system.items[$0].key } ?? key
      let number = setting(name, values) ?? owners[key]
      guard let number else {
        guard text == nil, let value = before[level].stored[key] else { return restore(before) }
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
      if givenUp[name]?.contains(level.source) == true
        || named == nil && isLocked(name, isSet: text != nil)
      {
        return restore(before)
      }
      let applies = source(name) == level.source
      let overridden = candidates(number, values).first { $0.source == level.source }
      if !applies, let overridden, isRefused(overridden, number, values) { return restore(before) }
      if let text {
        var read = values
        if !applies { read[number] = system.value(text, number, values) ?? text }
        let value = system.stored(number, read)
        moved += store(value, number, values, changing: changing, at: level)
        if applies { decisions[name] = (number, Decision(source: level.source, value: value)) }
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
    entered = []
    guard level == edited else { return true }
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
  ///
  /// Those of settings that others bring back follow once these are decided about.
  mutating func move(_ edits: [Edit]) -> [Edit] {
    var moved: [Edit] = []
    var rest = edits.filter { stored[$0.key] == $0.old.stored[$0.key] }
    while true {
      let now = settings(values)
      let next = rest.filter { $0.number.map(now.contains) ?? true }
      rest = rest.filter { $0.number.map { !now.contains($0) } ?? false }
      for edit in next { restore(edit) }
      moved += next
      if next.isEmpty || rest.isEmpty { return moved }
      decide()
    }
  }

  private mutating func restore(_ edit: Edit) {
    for key in edit.keys {
      self[edited].stored[key] = edit.new.stored[key]
      if stored[key] == self[edited].saved[key] {
        self[edited].unsaved.remove(key)
      } else {
        self[edited].unsaved.insert(key)
      }
    }
    guard !isLocked(edit.key), let number = edit.number else { return }
    values[number] = edit.new.value
    decisions[edit.key] = (number, edit.new.decision)
  }

  static func reversed(_ edit: Edit) -> Edit {
    Edit(key: edit.key, number: edit.number, keys: edit.keys, old: edit.new, new: edit.old)
  }

  mutating func load(_ store: [String: SettingValue], as level: SettingLevel) {
    let held = self[level]
    let changes = held.stored.filter { held.unsaved.contains($0.key) }
    self[level].saved = store
    self[level].stored = store.filter { !held.unsaved.contains($0.key) }.merging(changes) { $1 }
  }

  mutating func save(_ level: SettingLevel) {
    self[level].saved = self[level].stored
    self[level].unsaved = []
  }
}

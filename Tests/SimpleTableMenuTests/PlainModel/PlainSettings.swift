import SimpleTableMenu
import TestFixtures

/// What is promised of settings, in arrays and loops over the same system as a menu.
///
/// It is as the design says it, with nothing that makes it fast: each part names the sentence it is.
struct PlainSettings {
  /// A value that a source has for a setting.
  struct Choice: Equatable {
    let source: SettingSource
    let value: SettingValue
    var isBarred = false
    static func == (a: Self, b: Self) -> Bool { a.source == b.source && a.value == b.value }
  }

  /// What decides a setting, and what was read then.
  struct State {
    var choice: Choice?
    var read: SettingValue
    var isThere = false
    var wasSet = false
    var excluded: Set<SettingSource> = []
  }

  /// What a level holds.
  typealias Map = [String: SettingValue]

  let system: LivingSystem
  let edited: SettingLevel
  var values: [String]
  var held: [SettingLevel: Map] = [:]
  var environment: [String: String] = [:]
  var arguments: [String: String] = [:]
  private var input: (level: SettingLevel, texts: [String: String]) = (.user, [:])
  private var states: [State]
  private var (done, undone): ([(Map, Map)], [(Map, Map)]) = ([], [])

  init(_ system: LivingSystem, edited: SettingLevel) {
    (self.system, self.edited, values) = (system, edited, system.defaults)
    states = system.items.indices.map { State(read: system.stored($0, system.defaults)) }
  }

  /// What is available, what decides it, and which sources are refused, a line each.
  var lines: [String] {
    rows.map { number in
      let (state, value) = (states[number], system.stored(number, values))
      return "\(key(number))=\(value.text) \(state.choice?.source ?? .default)"
        + (state.read == value ? "" : " set by the program") + " \(refused(number).sorted())"
    }
  }

  private var rows: [Int] { system.declared(values) }
  private func key(_ number: Int) -> String { system.items[number].key }
  private func row(_ key: String) -> Int? { rows.first { self.key($0) == key } }

  /// The entries to which one is added: those that the edited level holds, or else those that apply; `nil` where
  /// no list has the key.
  func entries(of key: String) -> [String]? {
    guard let number = row(key), [.list, .severalPicker].contains(system.items[number].kind) else {
      return nil
    }
    if let stored = storedKey(number, at: edited), case .texts(let texts)? = held[edited]?[stored] {
      return texts
    }
    return LivingSystem.entries(values[number])
  }

  // MARK: - Sentence 1: what sources have

  private func storedKey(_ number: Int, at level: SettingLevel) -> String? {
    let former = system.items[number].former.flatMap { row($0) == nil ? $0 : nil }
    return [key(number), former].compactMap(\.self).first { held[level]?[$0] != nil }
  }

  private func choices(_ number: Int) -> [Choice] {
    let item = system.items[number]
    return SettingSource.allCases.reversed().compactMap { source in
      let level = SettingLevel(rawValue: source.rawValue)
      let text =
        switch source {
        case .argument: arguments[item.key]
        case .environment: environment[item.variable].flatMap(item.kind.read(variable:))
        default: level == input.level ? input.texts[item.key] : nil
        }
      let stored = level.flatMap { held[$0]?[storedKey(number, at: $0) ?? ""] }
      guard let value = text.map(SettingValue.text) ?? stored else { return nil }
      let isShared = rows.count { system.items[$0].variable == item.variable } > 1
      let isBarred =
        text == nil && !system.isOfKind(value, number) || source == .environment && isShared
        || source == .project && !item.isAllowedInProject
      return Choice(source: source, value: value, isBarred: isBarred)
    }
  }

  private func eligible(_ number: Int) -> [Choice] {
    let all = choices(number)
    return all.filter { !$0.isBarred && ($0 == all[0] || all[0].source != .policy) }
  }

  private func best(_ number: Int) -> Choice? {
    eligible(number).first {
      !states[number].excluded.contains($0.source) && system.accepts($0.value.text, number, values)
    }
  }

  private func refused(_ number: Int) -> Set<SettingSource> {
    let excluded = choices(number).map(\.source).filter(states[number].excluded.contains)
    return refusedAbove(number).union(choices(number).filter(\.isBarred).map(\.source))
      .union(excluded)
  }

  private func refusedAbove(_ number: Int) -> Set<SettingSource> {
    let (all, choice) = (choices(number), states[number].choice)
    let isPolicyRefused = all.first?.source == .policy && all.first != choice
    let above = isPolicyRefused ? all[...] : all.prefix { $0.isBarred || $0 != choice }
    return Set(above.map(\.source))
  }

  // MARK: - Sentences 2 to 4: deciding

  /// Decides in rounds.
  ///
  /// - Parameters:
  ///   - changed: The keys that the user has just changed.
  ///   - triesAgain: Whether a source has changed, so that excluded values are tried again.
  mutating func decide(changed: Set<String> = [], triesAgain: Bool = true) {
    if triesAgain { for number in states.indices { states[number].excluded = [] } }
    var demanded = Set(
      rows.filter {
        changed.contains(key($0)) && states[$0].isThere
          && (states[$0].choice?.source ?? .default) <= input.level.source
      })
    var timesLeft: [String: Int] = [:]
    func moves() -> [(number: Int, choice: Choice?)] {
      for number in states.indices where !rows.contains(number) { states[number].isThere = false }
      return rows.compactMap { number in
        let (state, best) = (states[number], best(number))
        let isDone =
          state.isThere
          ? state.choice == best && !demanded.contains(number)
          : best == nil && !states.indices.contains { states[$0].wasSet && key($0) == key(number) }
        if isDone { states[number].isThere = true }
        return isDone ? nil : (number, best)
      }
    }
    func assign(_ moves: [(number: Int, choice: Choice?)]) {
      let base = values
      for (number, choice) in moves {
        let value = choice.flatMap { system.value($0.value.text, number, base) }
        values[number] = value ?? system.defaults[number]
        (states[number].choice, states[number].isThere) = (choice, true)
        states[number].read = system.stored(number, values)
        if choice != nil { states[number].wasSet = true }
        demanded.remove(number)
      }
    }
    func leave(_ moves: [(number: Int, choice: Choice?)], _ before: [State]) {
      for (number, choice) in moves {
        guard let old = before[number].choice, old != choice, choices(number).contains(old)
        else { continue }
        timesLeft["\(number) \(old.source)", default: 0] += 1
        if timesLeft["\(number) \(old.source)"] == 3 {
          states[number].excluded.insert(old.source)
        }
      }
    }
    while case let all = moves(), !all.isEmpty {
      let (before, held, asked) = (states, values, demanded)
      assign(all)
      let isRefused = all.contains { number, choice in
        choice.map {
          rows.contains(number) && !system.accepts($0.value.text, number, values)
        } == true
      }
      if isRefused, all.count > 1 {
        (states, values, demanded) = (before, held, asked)
        assign([all[0]])
        leave([all[0]], before)
      } else {
        leave(all, before)
      }
    }
  }

  // MARK: - Sentence 5: a change of the user

  /// Changes settings, all or none; `nil` unsets one.
  mutating func change(_ texts: [String: String?], at named: SettingLevel? = nil) -> Bool {
    let (before, level, keys) = (self, named ?? edited, Set(texts.keys))
    input = (level, [:])
    if texts.count == 1, let (key, text) = texts.first, let number = row(key) {
      let isRefused = text.map { system.accepts($0, number, values) } == false
      if isRefused || isBarred(number, named, isUnset: text == nil) { return false }
    }
    for (key, text) in texts where text == nil { store(nil, key, row(key), at: level, keys) }
    input.texts = texts.compactMapValues(\.self)
    decide(changed: keys)
    guard texts.allSatisfy({ accepts($1, $0, named, since: before) }) else {
      self = before
      return false
    }
    input.texts = [:]
    for case (let key, let text?) in texts {
      guard let number = row(key) ?? before.row(key) else { continue }
      let applies = row(key) != nil && states[number].choice?.source == level.source
      var other = values
      let judging = row(key) == nil ? before.values : values
      other[number] = system.value(text, number, judging) ?? text
      let value = applies ? states[number].read : system.stored(number, other)
      store(value, key, number, at: level, keys)
      if applies { states[number].choice = Choice(source: level.source, value: value) }
    }
    if level == edited { record(since: before) }
    return true
  }

  /// Whether a level holds something else for a setting than a value that may be replaced.
  private func isProtected(_ number: Int, at level: SettingLevel) -> Bool {
    let (key, kind) = (storedKey(number, at: level), system.items[number].kind)
    switch key.flatMap({ held[level]?[$0] }) {
    case .texts: return kind != .list && kind != .severalPicker
    case .map: return kind != .map
    case .numbers: return true
    case .other(let text): return text.first == "[" || text.first == "{"
    case .bool, .number, .text, nil: return false
    }
  }

  /// Whether a setting is locked or disabled.
  private func isBarred(_ number: Int, _ named: SettingLevel?, isUnset: Bool) -> Bool {
    if !isUnset, isProtected(number, at: named ?? edited) { return true }
    let isLocked =
      states[number].choice.map { $0.source > edited.source } == true
      || edited != .policy && refused(number).contains(.policy)
      || edited == .project && !system.items[number].isAllowedInProject && !isUnset
    return system.isDisabled(number, values) || named == nil && isLocked
  }

  private func accepts(
    _ text: String?, _ key: String, _ named: SettingLevel?, since before: Self
  ) -> Bool {
    let (old, new) = (before.row(key), row(key))
    if old == nil, new == nil { return text == nil && before.held[input.level]?[key] != nil }
    let isOldBarred = old.map { before.isBarred($0, named, isUnset: text == nil) } ?? true
    let isNewBarred = new.map { isBarred($0, named, isUnset: text == nil) } ?? true
    if isOldBarred, isNewBarred { return false }
    guard let text else { return old.map { !before.isKept($0, at: input.level, held) } ?? true }
    guard let new else { return old.map { system.value(text, $0, before.values) != nil } ?? false }
    let (all, choice) = (choices(new), states[new].choice)
    let own = all.first { $0.source == input.level.source }
    let isAbove =
      (choice?.source ?? .default) < input.level.source && all.first?.source != .policy
    return choice == own
      || !isAbove && own?.isBarred == false && !states[new].excluded.contains(input.level.source)
        && system.accepts(text, new, values)
  }

  /// Whether a level still holds the former key of a setting later, as another one reads it.
  private func isKept(
    _ number: Int, at level: SettingLevel, _ laterHeld: [SettingLevel: Map]
  ) -> Bool {
    var later = self
    later.held = laterHeld
    guard let former = storedKey(number, at: level), former == later.storedKey(number, at: level)
    else { return false }
    return rows.contains { key($0) != key(number) && system.items[$0].former == former }
  }

  private mutating func store(
    _ value: SettingValue?, _ key: String, _ number: Int?, at level: SettingLevel,
    _ keys: Set<String>
  ) {
    held[level, default: [:]][key] = value
    guard let former = number.flatMap({ system.items[$0].former }), row(former) == nil,
      !rows.contains(where: {
        !keys.contains(self.key($0)) && storedKey($0, at: level) == former
      })
    else { return }
    held[level]?[former] = nil
  }

  mutating func unsetAll(at named: SettingLevel?) {
    let (before, level) = (self, named ?? edited)
    input = (level, [:])
    var keys: Set<String> = []
    func next() -> [String] {
      rows.filter { number in
        let isStored = storedKey(number, at: level) != nil
        return !keys.contains(key(number)) && !isBarred(number, named, isUnset: true)
          && (isStored || named == nil && values[number] != system.defaults[number])
      }
      .map(key)
    }
    while case let next = next(), !next.isEmpty {
      keys.formUnion(next)
      for key in next { store(nil, key, row(key), at: level, keys) }
      decide(changed: Set(next))
    }
    if level == edited { record(since: before) }
  }

  // MARK: - Sentence 6: a reload

  mutating func settle() {
    let (gone, come) = (
      states.indices.filter { states[$0].isThere && !rows.contains($0) },
      rows.filter { !states[$0].isThere }
    )
    decide(triesAgain: !gone.isEmpty || !come.isEmpty)
  }

  // MARK: - Sentence 7: events

  private mutating func record(since before: Self) {
    let (old, new) = (before.held[edited] ?? [:], held[edited] ?? [:])
    if old != new { (done, undone) = (done + [(old, new)], []) }
  }

  mutating func undo() {
    guard let event = done.popLast() else { return }
    undone.append(event)
    lead(from: event.1, to: event.0)
  }

  mutating func redo() {
    guard let event = undone.popLast() else { return }
    done.append(event)
    lead(from: event.0, to: event.1)
  }

  private mutating func lead(from old: Map, to new: Map) {
    let keys = Set(old.keys).union(new.keys).filter {
      old[$0] != new[$0] && held[edited]?[$0] == old[$0]
    }
    for key in keys { held[edited, default: [:]][key] = new[key] }
    input = (edited, [:])
    decide(changed: keys)
  }
}

extension LivingSystem.Kind {
  /// Returns the text of a variable, unless it is empty and only texts and lists can be.
  fileprivate func read(variable text: String) -> String? {
    text.isEmpty && ![.text, .area, .severalPicker, .list, .map].contains(self) ? nil : text
  }
}

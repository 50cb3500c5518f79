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
    var isTaken = true
    var stuck: Set<SettingSource> = []
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
      !states[number].stuck.contains($0.source) && system.accepts($0.value.text, number, values)
    }
  }

  private func refused(_ number: Int) -> Set<SettingSource> {
    refusedAbove(number).union(choices(number).filter(\.isBarred).map(\.source))
  }

  private func refusedAbove(_ number: Int) -> Set<SettingSource> {
    let (all, choice) = (choices(number), states[number].choice)
    let isPolicyRefused = all.first?.source == .policy && all.first != choice
    let above = isPolicyRefused ? all[...] : all.prefix { $0.isBarred || $0 != choice }
    return Set(above.map(\.source))
  }

  // MARK: - Sentences 2 to 4: deciding

  mutating func decide(forced: Set<String> = []) {
    let (before, start) = (states, values)
    var (seen, assigned, counts) = (Set<Int>(), Set<Int>(), [String: Int]())
    func moves() -> [(number: Int, choice: Choice?)] {
      for number in states.indices where !rows.contains(number) { states[number].isThere = false }
      return rows.compactMap { number in
        guard seen.contains(number) else { return (number, eligible(number).first) }
        let (state, best) = (states[number], best(number))
        let isDone = state.isThere && state.choice == best && (state.isTaken || best == nil)
        return isDone ? nil : (number, best)
      }
    }
    func take(_ moves: [(number: Int, choice: Choice?)]) -> Bool {
      let (base, count) = (values, assigned.count)
      for (number, choice) in moves {
        if seen.insert(number).inserted { states[number].stuck = [] }
        let state = states[number]
        let isForced =
          forced.contains(key(number)) && !assigned.contains(number)
          && (choice?.source ?? .default) <= input.level.source
        let isNew =
          state.isThere
          ? state.choice != choice || !state.isTaken : choice != nil || state.choice != nil
        (states[number].choice, states[number].isThere) = (choice, true)
        guard isNew || isForced else { continue }
        assigned.insert(number)
        let value = choice.flatMap { system.value($0.value.text, number, base) }
        states[number].isTaken = value != nil || choice == nil
        values[number] = value ?? system.defaults[number]
        states[number].read = system.stored(number, values)
      }
      return assigned.count > count
    }
    while take(moves().filter { !seen.contains($0.number) }) {}
    var round = 0
    while round < 3, case let all = moves(), !all.isEmpty { (_, round) = (take(all), round + 1) }
    while round == 3, let move = moves().first {
      let state = states[move.number]
      if state.isThere, let old = state.choice, (move.choice?.source ?? .default) < old.source {
        counts["\(move.number) \(old.source)", default: 0] += 1
        if counts["\(move.number) \(old.source)"] == 3 {
          states[move.number].stuck.insert(old.source)
        }
      }
      _ = take([move])
    }
    for number in rows where assigned.contains(number) && before[number].isThere {
      guard !forced.contains(key(number)), states[number].choice == before[number].choice
      else { continue }
      (values[number], states[number].read) = (start[number], before[number].read)
    }
    for number in states.indices where !rows.contains(number) { states[number].isThere = false }
  }

  // MARK: - Sentence 5: a change of the user

  /// Changes settings, all or none; `nil` unsets one.
  mutating func change(_ texts: [String: String?], at named: SettingLevel? = nil) -> Bool {
    let (before, level, keys) = (self, named ?? edited, Set(texts.keys))
    input = (level, [:])
    if texts.count == 1, let (key, text) = texts.first, let number = row(key) {
      let isCalm = named == nil && rows.allSatisfy { refusedAbove($0).isEmpty }
      let isRefused = isCalm && text.map { system.accepts($0, number, values) } == false
      if isRefused || isBarred(number, named, isUnset: text == nil) { return false }
    }
    for (key, text) in texts where text == nil { store(nil, key, row(key), at: level, keys) }
    input.texts = texts.compactMapValues(\.self)
    decide(forced: keys)
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

  /// Whether a setting is locked or disabled.
  private func isBarred(_ number: Int, _ named: SettingLevel?, isUnset: Bool) -> Bool {
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
    guard let text else { return true }
    guard let new else { return old.map { system.value(text, $0, before.values) != nil } ?? false }
    let (all, choice) = (choices(new), states[new].choice)
    let own = all.first { $0.source == input.level.source }
    let isAbove =
      (choice?.source ?? .default) < input.level.source && all.first?.source != .policy
    return choice == own
      || !isAbove && own?.isBarred == false && !states[new].stuck.contains(input.level.source)
        && system.accepts(text, new, values)
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
      decide(forced: Set(next))
    }
    if level == edited { record(since: before) }
  }

  // MARK: - Sentence 6: a reload

  mutating func settle() {
    let isSettled = rows.allSatisfy { number in
      let state = states[number]
      if !state.isThere { return eligible(number).isEmpty && state.choice == nil }
      return state.choice == best(number) && state.isTaken
    }
    if !isSettled { return decide() }
    for number in rows { states[number].isThere = true }
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
    decide(forced: keys)
  }
}

extension LivingSystem.Kind {
  /// Returns the text of a variable, unless it is empty and only texts and lists can be.
  fileprivate func read(variable text: String) -> String? {
    text.isEmpty && ![.text, .area, .severalPicker, .list].contains(self) ? nil : text
  }
}

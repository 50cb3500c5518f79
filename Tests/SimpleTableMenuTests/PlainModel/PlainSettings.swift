import SimpleTableMenu
import TestFixtures

/// What is promised of settings, in arrays and loops over the same system as a menu.
struct PlainSettings {
  struct Choice: Equatable {
    let source: SettingSource
    let value: SettingValue
    var isText = false
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

  let system: LivingSystem
  let edited: SettingLevel
  var values: [String]
  var held: [SettingLevel: [String: SettingValue]] = [:]
  var environment: [String: String] = [:]
  var arguments: [String: String] = [:]
  private var input: (level: SettingLevel, texts: [String: String]) = (.user, [:])
  private var states: [State]
  private var done: [[String: (old: SettingValue?, new: SettingValue?)]] = []
  private var undone: [[String: (old: SettingValue?, new: SettingValue?)]] = []

  init(_ system: LivingSystem, edited: SettingLevel) {
    (self.system, self.edited, values) = (system, edited, system.defaults)
    states = system.items.indices.map { State(read: system.stored($0, system.defaults)) }
  }

  /// What is available, what decides it, and which sources are refused, a line each.
  var lines: [String] {
    rows(values).map { number in
      let (state, value) = (states[number], system.stored(number, values))
      return "\(system.items[number].key)=\(value.text) \(state.choice?.source ?? .default)"
        + (state.read == value ? "" : " set by the program") + " \(refused(number).sorted())"
    }
  }

  // MARK: - What is declared, and what sources have (sentences 1 and 9)

  private func rows(_ values: [String]) -> [Int] { system.declared(values) }

  private func row(_ key: String, _ values: [String]) -> Int? {
    rows(values).first { system.items[$0].key == key }
  }

  private func storedKey(_ number: Int, at level: SettingLevel) -> String? {
    let former = [system.items[number].former].compactMap { $0 }.filter { row($0, values) == nil }
    return ([system.items[number].key] + former).first { held[level]?[$0] != nil }
  }

  private func variable(_ number: Int) -> String {
    "E_" + String(system.items[number].key.uppercased().map { $0.isLetter ? $0 : "_" })
  }

  private func choices(_ number: Int) -> [Choice] {
    let key = system.items[number].key
    return SettingSource.allCases.reversed().compactMap { source in
      let level = SettingLevel(rawValue: source.rawValue)
      let text =
        switch source {
        case .argument: arguments[key]
        case .environment: environment[variable(number)]
        default: level == input.level ? input.texts[key] : nil
        }
      if let text { return Choice(source: source, value: .text(text), isText: true) }
      return level.flatMap { level in storedKey(number, at: level).flatMap { held[level]?[$0] } }
        .map { Choice(source: source, value: $0) }
    }
  }

  private func isBarred(_ choice: Choice, _ number: Int) -> Bool {
    switch choice.source {
    case .environment: rows(values).filter { variable($0) == variable(number) }.count > 1
    case .project where !system.items[number].isAllowedInProject: true
    default: !choice.isText && !system.isOfKind(choice.value, number)
    }
  }

  private func eligible(_ number: Int) -> [Choice] {
    let all = choices(number)
    return (all.first?.source == .policy ? [all[0]] : all).filter { !isBarred($0, number) }
  }

  private func best(_ number: Int, _ values: [String]) -> Choice? {
    eligible(number).first {
      !states[number].stuck.contains($0.source) && system.accepts($0.value.text, number, values)
    }
  }

  private func refused(_ number: Int) -> Set<SettingSource> {
    let (all, choice) = (choices(number), states[number].choice)
    if let first = all.first, first.source == .policy, first != choice {
      return Set(all.map(\.source))
    }
    let above = all.prefix { isBarred($0, number) || $0 != choice }
    return Set((above + all.filter { isBarred($0, number) }).map(\.source))
  }

  private func isLocked(_ number: Int, isUnset: Bool) -> Bool {
    states[number].choice.map { $0.source > edited.source } == true
      || edited != .policy && refused(number).contains(.policy)
      || edited == .project && !system.items[number].isAllowedInProject && !isUnset
  }

  // MARK: - Deciding (sentences 2 to 4 and 6)

  /// Decides where a setting has appeared or another value is the highest that its row accepts.
  mutating func settle() {
    let isSettled = rows(values).allSatisfy { number in
      let state = states[number]
      if !state.isThere { return eligible(number).isEmpty && state.choice == nil }
      return state.choice == best(number, values) && state.isTaken
    }
    if !isSettled { return decide() }
    for number in rows(values) { states[number].isThere = true }
  }

  mutating func decide(forced: Set<String> = []) {
    let (before, start) = (states, values)
    var (seen, assigned, counts) = (Set<Int>(), Set<Int>(), [String: Int]())
    var (round, isMoving) = (-1, true)
    while isMoving {
      let base = values
      for number in states.indices where !rows(base).contains(number) {
        states[number].isThere = false
      }
      var moves: [(Int, Choice?)] = rows(base).compactMap { number in
        if seen.insert(number).inserted {
          states[number].stuck = []
          return (number, eligible(number).first)
        }
        let (state, best) = (states[number], best(number, base))
        let isDone = state.isThere && state.choice == best && (state.isTaken || best == nil)
        // At first, settings get their values only as they appear.
        return round < 0 || isDone ? nil : (number, best)
      }
      if round >= 3, moves.count > 1 {
        for (number, _) in moves.dropFirst() where !states[number].isThere { seen.remove(number) }
        moves = [moves[0]]
      }
      for (number, choice) in moves {
        let state = states[number]
        if round >= 3, state.isThere, let old = state.choice,
          (choice?.source ?? .default) < old.source
        {
          counts["\(number) \(old.source)", default: 0] += 1
          if counts["\(number) \(old.source)"] == 3 { states[number].stuck.insert(old.source) }
        }
        let isForced =
          forced.contains(system.items[number].key) && !assigned.contains(number)
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
      if round >= 0 { isMoving = !moves.isEmpty }
      if round >= 0 || base == values { round += 1 }
    }
    for number in rows(values) where assigned.contains(number) && before[number].isThere {
      guard !forced.contains(system.items[number].key),
        states[number].choice == before[number].choice
      else { continue }
      (values[number], states[number].read) = (start[number], before[number].read)
    }
    for number in states.indices where !rows(values).contains(number) {
      states[number].isThere = false
    }
  }

  // MARK: - Changes of the user (sentences 5 and 7)

  /// Changes settings, all or none; `nil` unsets one.
  mutating func change(_ texts: [String: String?], at named: SettingLevel? = nil) -> Bool {
    let (before, level) = (self, named ?? edited)
    input = (level, [:])
    if texts.count == 1, let (key, text) = texts.first, let number = row(key, values) {
      let isCalm = rows(values).allSatisfy { refused($0).isEmpty }
      let isRefused = text.map { !system.accepts($0, number, values) } ?? false
      if isBarred(number, named, isUnset: text == nil) || isRefused && isCalm && named == nil {
        return false
      }
    }
    for (key, text) in texts where text == nil { store(nil, key, at: level, Set(texts.keys)) }
    input.texts = texts.compactMapValues { $0 }
    decide(forced: Set(texts.keys))
    guard texts.allSatisfy({ accepts($1, $0, named, since: before) }) else {
      self = before
      return false
    }
    input.texts = [:]
    for case (let key, let text?) in texts {
      guard let number = row(key, values) ?? before.row(key, before.values) else { continue }
      let applies = row(key, values) != nil && states[number].choice?.source == level.source
      var other = values
      other[number] = system.value(text, number, values) ?? text
      let value = applies ? states[number].read : system.stored(number, other)
      store(value, key, at: level, Set(texts.keys))
      if applies { states[number].choice = Choice(source: level.source, value: value) }
    }
    if level == edited { record(since: before) }
    return true
  }

  /// Whether a setting cannot be changed to any value.
  private func isBarred(_ number: Int, _ named: SettingLevel?, isUnset: Bool) -> Bool {
    system.isDisabled(number, values) || named == nil && isLocked(number, isUnset: isUnset)
  }

  private func accepts(
    _ text: String?, _ key: String, _ named: SettingLevel?, since before: Self
  ) -> Bool {
    let (old, new) = (before.row(key, before.values), row(key, values))
    if old == nil, new == nil { return text == nil && before.held[input.level]?[key] != nil }
    let isOldBarred = old.map { before.isBarred($0, named, isUnset: text == nil) } ?? true
    let isNewBarred = new.map { isBarred($0, named, isUnset: text == nil) } ?? true
    if isOldBarred, isNewBarred { return false }
    guard let text else { return true }
    guard let new else { return old.map { system.value(text, $0, values) != nil } ?? false }
    let own = Choice(source: input.level.source, value: .text(text), isText: true)
    return states[new].choice == own
      || !isBarred(own, new) && system.accepts(text, new, values)
        && !states[new].stuck.contains(own.source)
  }

  private mutating func store(
    _ value: SettingValue?, _ key: String, at level: SettingLevel, _ keys: Set<String>
  ) {
    if let number = row(key, values), let former = system.items[number].former,
      row(former, values) == nil
    {
      let isRead = rows(values).contains {
        !keys.contains(system.items[$0].key) && storedKey($0, at: level) == former
      }
      if !isRead { held[level]?[former] = nil }
    }
    held[level, default: [:]][key] = value
  }

  private mutating func record(since before: Self) {
    let (old, new) = (before.held[edited] ?? [:], held[edited] ?? [:])
    let keys = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    if keys.isEmpty { return }
    done.append(Dictionary(uniqueKeysWithValues: keys.map { ($0, (old[$0], new[$0])) }))
    undone = []
  }

  mutating func unsetAll(at named: SettingLevel?) {
    let (before, level) = (self, named ?? edited)
    input = (level, [:])
    var keys: Set<String> = []
    while true {
      let next = rows(values).filter { number in
        !keys.contains(system.items[number].key) && !isBarred(number, named, isUnset: true)
          && (storedKey(number, at: level) != nil
            || named == nil && values[number] != system.defaults[number])
      }
      .map { system.items[$0].key }
      if next.isEmpty { break }
      keys.formUnion(next)
      for key in next { store(nil, key, at: level, keys) }
      decide(forced: Set(next))
    }
    if level == edited { record(since: before) }
  }

  mutating func undo() {
    guard let event = done.popLast() else { return }
    undone.append(event)
    put(event.mapValues { ($0.new, $0.old) })
  }

  mutating func redo() {
    guard let event = undone.popLast() else { return }
    done.append(event)
    put(event)
  }

  private mutating func put(_ event: [String: (old: SettingValue?, new: SettingValue?)]) {
    let keys = event.filter { held[edited]?[$0.key] == $0.value.old }
    for (key, change) in keys { held[edited, default: [:]][key] = change.new }
    input = (edited, [:])
    decide(forced: Set(keys.keys))
  }
}

extension PlainSettings {
  /// Returns the text to which a use of a row leads; `nil` where it leads nowhere.
  func text(after use: SettingLaws.Use, of number: Int) -> String? {
    let (item, value) = (system.items[number], values[number])
    switch use {
    case .select: return value == "true" ? "false" : "true"
    case .option(let option):
      if item.kind == .group { return "\(item.id)-\(option)" }
      if item.kind == .severalPicker {
        let chosen = Set(LivingSystem.entries(value)).symmetricDifference([option])
        return chosen.sorted().joined(separator: ", ")
      }
      return system.options(number, values).contains(option) ? option : nil
    case .steps(let count):
      let (range, now) = (system.range(number, values), Int(value) ?? 0)
      let next = range.contains(now) ? now + count : now
      return "\(min(max(next, range.lowerBound), range.upperBound))"
    case .text(let text): return text
    }
  }

  /// Returns the text of a list with one more entry; `nil` where no list has the key.
  func text(adding entry: String, to key: String) -> String? {
    let number = system.declared(values).first { system.items[$0].key == key }
    guard let number, [.list, .severalPicker].contains(system.items[number].kind) else {
      return nil
    }
    return (LivingSystem.entries(values[number]) + [entry]).joined(separator: ", ")
  }
}

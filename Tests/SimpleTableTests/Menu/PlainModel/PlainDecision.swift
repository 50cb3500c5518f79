import SimpleTable
import TestFixtures

/// What is decided of settings in a new process, in arrays and loops over the same system as a menu.
///
/// It is written from what is promised of settings, and knows nothing of how a menu does it.
struct PlainDecision {
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

  let system: LivingSystem

  /// What each level holds, and the other sources.
  let held: [SettingLevel: [String: SettingValue]]
  let environment: [String: String]
  let arguments: [String: String]

  /// What decides each setting, and what was given up.
  private var sources: [String: SettingSource] = [:]
  private(set) var givenUp: [String: Set<SettingSource>] = [:]
  private(set) var values: [String]

  /// Decides about all settings of a system, beginning with their defaults.
  init(
    _ system: LivingSystem, held: [SettingLevel: [String: SettingValue]],
    environment: [String: String], arguments: [String: String]
  ) {
    self.system = system
    self.held = held
    self.environment = environment
    self.arguments = arguments
    values = system.defaults
    decide()
  }

  /// What is available, its value and source, and what was given up, a line each.
  var lines: [String] {
    settings(values).map { number in
      let key = system.items[number].key
      let value = system.stored(number, values).text
      return "\(key)=\(value) \(sources[key] ?? .default) \(refusedSources(number).sorted())"
    }
  }

  // MARK: - What is declared

  /// The rows that own their keys, in order.
  private func settings(_ values: [String]) -> [Int] {
    var keys: Set<String> = []
    return system.declared(values).filter { keys.insert(system.items[$0].key).inserted }
  }

  private func setting(_ key: String, _ values: [String]) -> Int? {
    settings(values).first { system.items[$0].key == key }
  }

  /// The key under which a level has a setting.
  private func storedKey(_ number: Int, _ values: [String], at level: SettingLevel) -> String? {
    let item = system.items[number]
    let former = [item.former].compactMap { $0 }.filter { setting($0, values) == nil }
    return ([item.key] + former).first { held[level]?[$0] != nil }
  }

  private func name(_ key: String) -> String {
    "E_" + String(key.uppercased().map { $0.isLetter ? $0 : "_" })
  }

  /// The sources of values that do not apply although no higher one has a valid one.
  private func refusedSources(_ number: Int) -> Set<SettingSource> {
    let refused = givenUp[system.items[number].key] ?? []
    guard refused.contains(.policy) else { return refused }
    return Set(candidates(number, values).map(\.source))
  }

  // MARK: - Deciding

  private func candidates(_ number: Int, _ values: [String]) -> [Candidate] {
    let key = system.items[number].key
    var candidates: [Candidate] = []
    func add(_ level: SettingLevel) {
      guard let place = storedKey(number, values, at: level), let value = held[level]?[place]
      else { return }
      candidates.append(Candidate(source: level.source, value: value, isText: false))
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

  private func isRefused(_ candidate: Candidate, _ number: Int, _ values: [String]) -> Bool {
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
  private func isBarred(_ candidate: Candidate, _ number: Int) -> Bool {
    candidate.source == .project && !system.items[number].isAllowedInProject
  }

  private mutating func decide() {
    var run = Run(model: self, values: values)
    run.settle()
    run.offerAll()
    values = run.values
    for (number, applied) in run.applied {
      // Of two rows with one key, the one that is there counts.
      let key = system.items[number].key
      if setting(key, values) == number { sources[key] = applied.decision.source }
    }
    givenUp = run.givenUp
  }

  private struct Run {
    let model: PlainDecision
    var values: [String]
    var applied: [Int: (decision: Decision, isSet: Bool)] = [:]
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
      applied[number] = (decision, true)
      if !isTouched, candidate == nil { return false }
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
}

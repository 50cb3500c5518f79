/// The declaration of a map: how its names and values are read, judged and changed.
struct EntryMap<Value: LosslessStringConvertible> {
  let title: String
  let binding: Binding<[String: Value]>

  /// How many entries there may be.
  let limit: EntryCount

  let rules: [ValidationRule<Value>]

  /// What is shown while there are no entries.
  let placeholder: String?

  let form = EntryForm<Value>()

  var kind: SettingKind { .map(of: form.kind, limit.range) }
}

extension EntryMap: Control {
  var role: ControlRole { .value(.values) }

  func read(in words: TableWords) -> ControlReading {
    let map = binding.wrappedValue
    var state = ControlState(.list, kind: kind, value: stored(map))
    let names = map.keys.sorted()
    state.label = EntryForm<Value>.label(of: names) { name in
      let isOn = map[name] as? Bool
      return "\(name)=\(isOn.map { words($0 ? .on : .off) } ?? map[name].map(form.text) ?? "")"
    }
    state.placeholder = placeholder
    let original = binding.defaultValue
    state.defaultValue = original.map(stored)
    let findings = ControlReading.Findings(
      problems: limit.problems,
      defaultProblem: original.flatMap { problem(of: $0) },
      valueProblems: problem(of: map).map { [$0] } ?? [])
    return ControlReading(state, in: words, findings: findings, original: map)
  }

  func input(_ text: String) -> SettingValue {
    (try? MapText.map(text)).map(SettingValue.map) ?? .text(text)
  }

  func refusal(of input: SettingValue, isNew: Bool) -> Message? {
    do throws(Message) {
      let new = try map(of: input)
      let isPresent = stored(new) == stored(binding.wrappedValue)
      if !isNew, isPresent { return nil }
      return problem(of: new) ?? (isPresent ? nil : refusal(ofChanging: new))
    } catch {
      return error
    }
  }

  func refusal(ofEntered input: SettingValue) -> Message? {
    guard rules.contains(where: \.concernsOnlyEntered), let entered = try? map(of: input) else {
      return nil
    }
    return entered.sorted { $0.key < $1.key }.lazy.compactMap { name, value in
      rules.firstRefusal(value, ofEntered: true).map { Message(.entryRefused, name, last: $0) }
    }.first
  }

  func assign(_ input: SettingValue) -> Bool {
    guard let new = try? map(of: input) else { return false }
    guard binding.canBe(new) else { return stored(new) == stored(binding.wrappedValue) }
    binding.wrappedValue = new
    return true
  }

  func restore(_ original: Any) -> Bool {
    guard let map = original as? [String: Value] else { return false }
    binding.wrappedValue = map
    return true
  }

  func answer(to change: ControlChange) -> ControlAnswer {
    switch change {
    case .text(let text): return answer(toText: text)
    case .entry(let edit, let name, let index) where !isConstant:
      return answer(to: edit, name, isNew: index == nil)
    default: return .none
    }
  }

  func value(of input: SettingValue) -> SettingValue? { (try? map(of: input)).map(stored) }

  func value(_ new: SettingValue, over held: SettingValue) -> SettingValue {
    guard let entries = new.map, let old = held.map else { return new }
    let kept = entries.compactMap { name, value in
      old[name].flatMap { old in
        (try? self.value(ofScalar: old)).map(stored) == value ? (name, old) : nil
      }
    }
    return .map(entries.merging(kept) { $1 })
  }

  var hasRules: Bool { !rules.isEmpty }
  var isConstant: Bool { binding.isConstant }
  var hasDefault: Bool { binding.defaultValue != nil }
  func assignDefault() { binding.assignDefault() }

  func conditions(in words: TableWords) -> [ValueCondition] {
    rules.conditions(in: words).map(ValueCondition.entry)
  }
}

// MARK: - Reading and judging

extension EntryMap {
  /// Returns a map as a store keeps it.
  private func stored(_ map: [String: Value]) -> SettingValue { .map(map.mapValues(stored)) }

  private func stored(_ value: Value) -> SettingValue {
    if let isOn = value as? Bool { return .bool(isOn) }
    return form.areNumbers ? .number(form.text(of: value)) : .text(form.text(of: value))
  }

  /// Returns the map that what is put in stands for, or throws why it stands for none.
  private func map(of input: SettingValue) throws(Message) -> [String: Value] {
    var map: [String: Value] = [:]
    for (name, value) in try entries(of: input).sorted(by: { $0.key < $1.key }) {
      do throws(Message) { map[name] = try self.value(ofScalar: value) } catch {
        throw Message(.entryRefused, name, last: error)
      }
    }
    return map
  }

  private func entries(of input: SettingValue) throws(Message) -> [String: SettingValue] {
    guard let map = input.map else { return try MapText.map(input.text) }
    return map
  }

  /// Returns the value that a scalar stands for, whatever its type.
  private func value(ofScalar scalar: SettingValue) throws(Message) -> Value {
    guard scalar.isScalar else { throw Message(.notAScalar) }
    let text = form.areNumbers ? scalar.exactText : scalar.text
    if let isOn = Bool(switch: text) as? Value { return isOn }
    guard let value = form.entry(of: text) else { throw form.refusal(ofNoEntry: text) }
    return value
  }

  /// Returns why the state does not take a map in place of the present one, or `nil` if it does.
  private func refusal(ofChanging map: [String: Value]) -> Message? {
    binding.canBe(map) ? nil : Message(.cannotChange)
  }

  /// Returns why a map cannot be the value, or `nil` if it can.
  private func problem(of map: [String: Value]) -> Message? {
    for (name, value) in map.sorted(by: { $0.key < $1.key }) {
      if let problem = problem(ofName: name) ?? problem(of: value) {
        return Message(.entryRefused, name, last: problem)
      }
    }
    return limit.refusal(of: map.count)
  }

  private func problem(of value: Value) -> Message? {
    form.text(of: value).isOneLine ? rules.firstRefusal(value) : Message(.notOneLine)
  }

  /// Returns why a name cannot be that of an entry, or `nil` if it can.
  func problem(ofName name: String) -> Message? {
    !name.isEmpty && name.isOneLine ? nil : Message(.notAnEntryName)
  }
}

// MARK: - The page of the entries

extension EntryMap {
  /// Returns the page of the entries in the order of their names, each identified by its name.
  func destination(in words: TableWords) -> Table? {
    let map = binding.wrappedValue
    var rows = map.sorted { $0.key < $1.key }.map { name, value in
      Row(name).controlled(by: MemberField(owner: self, name: name, value: stored(value))).id(
        RowID(name))
    }
    if !binding.isConstant { rows.append(rowThatAdds(words, to: map)) }
    return Table(title) { Section { Row(group: rows) } }
  }

  private func rowThatAdds(_ words: TableWords, to map: [String: Value]) -> Row {
    let refusal = limit.refusal(ofOneMoreThan: map.count)
    var id = "+"
    while map[id] != nil { id += "+" }
    return Row(words[.addEntry]).controlled(
      by: MemberField(owner: self, name: nil, value: .text(""))
    )
    .disabled(refusal != nil, reason: refusal?.text(in: words)).id(RowID(id))
  }

  /// Returns what a change of an entry leads to, if that is still there.
  private func answer(to edit: EntryEdit, _ name: String, isNew: Bool) -> ControlAnswer {
    var map = binding.wrappedValue
    if !isNew, map[name] == nil { return .refused(Message(.noSuchRow)) }
    var entered: SettingValue?
    switch edit {
    case .replace(let text):
      do throws(Message) {
        let value = try value(ofScalar: .text(text))
        if let problem = problem(ofName: name) ?? problem(of: value)
          ?? rules.firstRefusal(value, ofEntered: true)
        {
          return .refused(problem)
        }
        map[name] = value
        entered = .map([name: .text(text)])
      } catch {
        return .refused(error)
      }
    case .remove: map[name] = nil
    case .move: return .none
    }
    if let refusal = limit.refusal(of: map.count) ?? refusal(ofChanging: map) {
      return .refused(refusal)
    }
    return .value(stored(map), entered: entered)
  }
}

/// The control of a row with the value of an entry, or of the row that adds one.
private struct MemberField<Value: LosslessStringConvertible>: PartControl {
  let owner: EntryMap<Value>

  /// The name of the entry; `nil` for the row that adds one.
  let name: String?

  /// The value as a store keeps it.
  let value: SettingValue

  var role: ControlRole { name == nil ? .newMember : .member }

  func read(in words: TableWords) -> ControlReading {
    if name == nil {
      return ControlReading(ControlState(.field(nil), kind: .text, value: value), in: words)
    }
    if case .bool(let isOn) = value {
      var state = ControlState(.toggle, kind: .toggle, value: value)
      state.label = words(isOn ? .on : .off)
      return ControlReading(state, in: words)
    }
    let kind = owner.form.areNumbers ? SettingKind.number(owner.form.numbers) : .text
    var state = ControlState(.field(nil), kind: kind, value: value)
    state.label = value.text
    return ControlReading(state, in: words)
  }

  func question(in words: TableWords) -> String? { name ?? words[.entryName] }

  func problem(ofName name: String) -> Message? { owner.problem(ofName: name) }

  func refusal(of input: SettingValue, isNew: Bool) -> Message? {
    if case .refused(let reason) = answer(to: .text(input.text)) { reason } else { nil }
  }

  var isActivated: Bool { if case .bool = value { name != nil } else { false } }

  func changeOfOwner(_ change: ControlChange) -> ControlChange? {
    switch (change, name) {
    case (.text(let text), let name?): return .entry(.replace(text), text: name, index: 0)
    case (.text(let text), nil):
      // A text without a value must not be taken for that of the whole map.
      guard let (name, value) = text.cut(at: "=") else { return nil }
      return .entry(.replace(value), text: name, index: nil)
    case (.activation, let name?) where isActivated:
      return .entry(.replace(value == .bool(true) ? "false" : "true"), text: name, index: 0)
    case (.edit(let edit), let name?): return .entry(edit, text: name, index: 0)
    default: return nil
    }
  }

  func answer(to change: ControlChange) -> ControlAnswer {
    if name == nil, case .text(let text) = change, !text.has("=") {
      return .refused(owner.problem(ofName: text) ?? Message(.notAnAssignment, text))
    }
    return changeOfOwner(change).map(owner.answer) ?? .none
  }
}

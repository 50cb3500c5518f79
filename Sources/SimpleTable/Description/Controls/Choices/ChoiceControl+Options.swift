extension ChoiceControl {
  /// Returns what a picker shows of chosen values.
  func reading(of chosen: [AnyHashable], in words: TableWords) -> ControlReading {
    let (places, others) = places(of: chosen)
    let shown = shown(chosen, at: places, others)
    let style = ControlState.Style.picker(selection.isSingle ? steps(from: places.first) : nil)
    var state = ControlState(style, kind: kind, value: value(of: shown))
    state.label = shown.map(\.label).joined(separator: ", ")
    if state.label.isEmpty, chosen.isEmpty || state.value == .text("") {
      state.label = words[.none]
    }
    state.defaultValue = selection.defaultChosen.map(value)
    let findings = ControlReading.Findings(
      problems: problems + limit.problems + rowProblems,
      defaultProblem: selection.defaultChosen.flatMap { limit.refusal(of: $0.count) },
      valueProblems: options.isEmpty
        ? []
        : others.map { refusal(of: $0.label) }
          + [limit.refusal(of: chosen.count)].compactMap(\.self),
      storageProblem: storageProblem)
    return ControlReading(state, in: words, findings: findings, original: chosen)
  }

  /// Returns chosen values as they are stored.
  func value(of chosen: [AnyHashable]) -> SettingValue {
    let (places, others) = places(of: chosen)
    return value(of: shown(chosen, at: places, others))
  }

  /// Returns how chosen values are shown and stored: in their order, where they have one; otherwise
  /// options in the order in which they are declared, then others by their stored form.
  private func shown(
    _ chosen: [AnyHashable], at places: [Int], _ others: [SettingOption]
  ) -> [SettingOption] {
    guard selection.isOrdered else { return places.map { options[$0] } + others }
    let places = Dictionary(zip(values, values.indices)) { first, _ in first }
    return chosen.map { value in places[value].map { options[$0] } ?? other(value) }
  }

  private var kind: SettingKind {
    selection.isSingle ? .choice(options) : .choices(options, limit.range)
  }

  private func value(of chosen: [SettingOption]) -> SettingValue {
    // A value of the program that is no option may be any text.
    let areNumbers = options.areWholeNumbers && chosen.areWholeNumbers
    guard selection.isSingle else {
      let values = chosen.map(\.value)
      return areNumbers ? .numbers(values) : .texts(values)
    }
    let text = chosen.first?.value ?? ""
    return areNumbers ? .number(text) : .text(text)
  }

  /// Returns the positions of the chosen values, each once, and those that are no options.
  private func places(of chosen: [AnyHashable]) -> (places: [Int], others: [SettingOption]) {
    if chosen.count == 1, let place = values.firstIndex(of: chosen[0]) { return ([place], []) }
    var rest = Set(chosen)
    let places = values.indices.filter { rest.remove(values[$0]) != nil }
    return (places, rest.map(other).sorted { $0.value < $1.value })
  }

  /// What is wrong with the options themselves.
  private var problems: [String] {
    guard !values.isEmpty else { return ["there are no options"] }
    if let (first, later) = values.firstDuplicate {
      let (first, later) = (options[first].label, options[later].label)
      return [
        first == later
          ? "the option \"\(first)\" is declared twice"
          : "the options \"\(first)\" and \"\(later)\" have the same value"
      ]
    }
    if let (_, later) = options.map(\.label).firstDuplicate {
      return ["two options are called \"\(options[later].label)\""]
    }
    if let (_, later) = options.map(\.value).firstDuplicate {
      return ["two options are stored as \"\(options[later].value)\""]
    }
    guard selection.isSingle, selection.mayBeEmpty else { return [] }
    let empty = options.first { $0.value.isEmpty }
    return empty.map { ["the option \"\($0.label)\" is stored as no choice is"] } ?? []
  }
}

extension ChoiceControl {
  /// Returns the values that are named by what is put in, and why that cannot be taken if one is
  /// unknown.
  ///
  /// Chosen values that are not among the options stay chosen where there may be several, unless
  /// what is put in is judged as a new value.
  func chosen(named input: SettingValue, isNew: Bool) -> ([AnyHashable], refusal: Message?) {
    var names = Names(options)
    let known = Set(values)
    let others = isNew ? [] : selection.chosen().filter { !known.contains($0) }
    guard !selection.isSingle else {
      let text = input.text
      if let value = value(named: text, in: &names, or: others) { return ([value], nil) }
      return ([], text.isEmpty && selection.mayBeEmpty ? nil : refusal(of: text))
    }
    var chosen: [AnyHashable] = []
    for name in input.entries {
      guard let value = value(named: name, in: &names, or: others) else {
        return ([], refusal(of: name))
      }
      chosen.append(value)
    }
    return ((chosen + others).withoutRepeats, nil)
  }

  private func refusal(of text: String) -> Message { options.refusal(of: text) }

  /// Returns the option, or the other chosen value, that a text names.
  ///
  /// The stored form comes first. An option is also found by its label, or regardless of case and
  /// white space at the ends, if only one matches.
  private func value(
    named text: String, in names: inout Names, or others: [AnyHashable]
  ) -> AnyHashable? {
    if let index = names.index(ofValue: text) { return values[index] }
    if let value = others.first(where: { other($0).value == text }) { return value }
    if let index = names.index(ofLabel: text) { return values[index] }
    // As for a stepper, 4.0 is 4 where all options are whole numbers.
    guard selection.isSingle, kind.type == .number, let number = DecimalText(text)
    else { return nil }
    return number.whole(Int.self).flatMap { names.index(ofValue: "\($0)") }.map { values[$0] }
  }
}

// MARK: - Disabled options

extension ChoiceControl {
  /// The values of the options that are disabled.
  var disabledValues: Set<AnyHashable> {
    Set(zip(values, options).lazy.filter { $1.isDisabled }.map(\.0))
  }

  /// Returns why values are refused that have an option that is disabled; `nil` if none has.
  func refusal(ofDisabledIn chosen: [AnyHashable]) -> Message? {
    guard options.contains(where: \.isDisabled) else { return nil }
    let chosen = Set(chosen)
    return zip(values, options).first { $1.isDisabled && chosen.contains($0) }?.1.refusal
  }
}

// MARK: - Steps

extension ChoiceControl {
  /// Returns in which directions there are options to choose from a position, or from none.
  private func steps(from place: Int?) -> ControlState.Steps {
    let (before, after) = (options[..<(place ?? 0)], options[(place.map { $0 + 1 } ?? 0)...])
    let canBegin = place == nil && after.contains { !$0.isDisabled }
    return ControlState.Steps(
      canDecrement: canBegin || before.contains { !$0.isDisabled },
      canIncrement: after.contains { !$0.isDisabled })
  }

  /// Returns the option some positions further, or the last one in that direction, without those
  /// that are disabled.
  ///
  /// If no option is chosen, that is the first one.
  func answer(toSteps count: Int) -> ControlAnswer {
    let enabled = options.indices.filter { !options[$0].isDisabled }
    guard let first = enabled.first else { return .refused(Message(.noOptions)) }
    var next = first
    if let place = places(of: selection.chosen()).places.first {
      let way = count > 0 ? enabled.filter { $0 > place } : enabled.reversed().filter { $0 < place }
      guard let last = way.indices.last, count != 0 else { return .atEnd }
      next = way[min(last, Int(clamping: count.magnitude) - 1)]
    }
    guard selection.canBe([values[next]]) else { return .refused(Message(.cannotChange)) }
    return .value(.text(options[next].value), entered: nil)
  }
}

extension Array where Element: Hashable {
  /// The positions of the first element that equals an earlier one, and of that earlier one.
  fileprivate var firstDuplicate: (first: Int, later: Int)? {
    var places: [Element: Int] = [:]
    for (place, element) in enumerated() {
      if let first = places.updateValue(place, forKey: element) { return (first, place) }
    }
    return nil
  }
}

extension SettingOption {
  /// Creates an option from a value: its own form is stored where no other is given.
  init(of value: Any, stored: String? = nil, label: String? = nil, disablement: String? = nil) {
    let stored = stored ?? String(stored: value)
    self.init(
      value: stored ?? "\(value)", label: label ?? Self.label(of: value, stored: stored),
      disablement: disablement)
  }
}

extension String {
  /// Creates the form in which a value is stored, or `nil` for a value without one.
  ///
  /// It is the raw value, or a description from which the value can be made again.
  init?(stored value: Any) {
    // Whether a text conforms to a protocol takes longer to find out, and most values are texts.
    if let text = value as? String {
      self = text
      return
    }
    let raw = (value as? any RawRepresentable).map { $0.rawValue as Any } ?? value
    if let number = raw as? any BinaryFloatingPoint {
      self.init(decimal: number)
    } else if let text = (raw as? any LosslessStringConvertible)?.description {
      self = text
    } else {
      return nil
    }
  }
}

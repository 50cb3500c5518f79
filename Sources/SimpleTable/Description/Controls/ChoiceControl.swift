/// The control of a picker, or of a whole group of choices, that sets all chosen values at once.
struct ChoiceControl: Control {
  let options: ChoiceOptions

  /// Where the options are shown; `nil` for a group of choices.
  var style: PickerStyle?

  /// The title of the page of the options.
  var title = ""

  /// Where the picker is declared.
  var site: DeclarationSite?

  private var selection: SelectionGroup { options.selection }

  func read() -> ControlReading {
    let chosen = selection.chosen()
    var reading = options.reading(of: chosen)
    if style == .inline { reading.rowsBelow = rows(chosen: chosen) }
    return reading
  }

  private func rows(chosen: [AnyHashable]) -> Row? {
    site.map { options.rows(chosen: chosen, site: $0) }
  }

  var takesText: Bool { true }

  func input(_ text: String) -> SettingValue {
    selection.isSingle ? .text(text) : .texts(TextList(joined: text).texts)
  }

  func refusal(of input: SettingValue, isNew: Bool) -> Message? {
    let (chosen, refusal) = options.chosen(named: input, isNew: isNew)
    guard isConstant, refusal == nil else { return refusal }
    return isPresent(chosen) ? nil : Message(.cannotChange)
  }

  func take(_ input: SettingValue) -> Bool {
    let (chosen, refusal) = options.chosen(named: input, isNew: false)
    guard refusal == nil else { return false }
    guard !isConstant else { return isPresent(chosen) }
    selection.choose(chosen)
    return true
  }

  /// Returns whether values are those that are chosen now.
  private func isPresent(_ chosen: [AnyHashable]) -> Bool {
    let present = selection.chosen()
    return selection.isOrdered ? chosen == present : Set(chosen) == Set(present)
  }

  var isConstant: Bool { selection.isConstant }
  var isStepped: Bool { selection.isSingle }

  func answer(to change: ControlChange) -> ControlAnswer {
    switch change {
    case .text(let text): return answer(toText: text)
    case .option(let value, let isWanted):
      let chosen = selection.chosen(value, isWanted)
      if isConstant, !isPresent(chosen) { return .refused(Message(.cannotChange)) }
      let value = options.reading(of: chosen).state.value
      return value.map { .value($0, entered: nil) } ?? .none
    case .steps(let count) where isStepped: return options.answer(toSteps: count)
    default: return .none
    }
  }

  func value(of input: SettingValue) -> SettingValue? {
    let (chosen, refusal) = options.chosen(named: input, isNew: false)
    return refusal == nil ? options.reading(of: chosen).state.value : nil
  }

  var hasDefault: Bool { selection.defaultChosen != nil }
  func assignDefault() { selection.assignDefault() }
  var isLink: Bool { style == .page }

  func destination(in words: TableWords) -> Table? {
    Table(title) { Section { if let rows = rows(chosen: selection.chosen()) { rows } } }
  }

  func conditions(in words: TableWords) -> [ValueCondition] {
    selection.isSingle && selection.mayBeEmpty ? [.mayBeEmpty] : []
  }
}

/// The control of one option of a picker, or of one row of a group of choices.
struct OptionControl: Control {
  let group: SelectionGroup
  let value: AnyHashable
  let isChosen: Bool

  /// The option as it is stored, if it is one of a picker, which has the value.
  var optionText: String?

  var isPart: Bool { optionText != nil }
  func read() -> ControlReading {
    ControlReading(state: .choice(isChosen, isExclusive: group.isSingle))
  }
  var isActivated: Bool { true }

  func changeOfOwner(_ change: ControlChange) -> ControlChange? {
    switch change {
    case .activation: return .option(value, isWanted: nil)
    case .text(let text) where takesText && group.refusal(of: text, for: value) == nil:
      return .option(value, isWanted: Bool(switch: text))
    default: return nil
    }
  }

  func answer(to change: ControlChange) -> ControlAnswer {
    switch change {
    case .text(let text): answer(toText: text)
    case .activation: .value(.bool(true), entered: nil)
    default: .none
    }
  }

  func perform(_ change: ControlChange) -> ControlAnswer {
    let answer = answer(to: change)
    switch (change, answer) {
    case (.activation, _): group.set(value, nil)
    case (_, .value(let value, _)): _ = take(value)
    default: break
    }
    return answer
  }

  var takesText: Bool { !isPart }
  func refusal(of input: SettingValue, isNew: Bool) -> Message? {
    group.refusal(of: input.text, for: value)
  }

  func take(_ input: SettingValue) -> Bool {
    Bool(switch: input.text).map { group.set(value, $0) } != nil
  }

  var hasDefault: Bool { !isPart && group.defaultChosen != nil }
  func assignDefault() { group.assignDefault() }
}

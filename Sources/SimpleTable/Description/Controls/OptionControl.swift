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

/// A control of one value that has a text form: a switch, a text, a number, a date.
struct ValueControl<Values: ValueForm>: Control {
  let form: Values
  let binding: Binding<Values.Value>
  let look: ValueLook
  var placeholder: String?
  var rules: [ValidationRule<Values.Judged>] = []
  var moment = ValidationMoment.onCommit

  /// Returns how a value is shown, if not in the form's own way.
  var label: ((Values.Judged) -> String)?

  // A control is read for each row at each evaluation, where generic code would spend most of its
  // time looking up types.
  @_specialize(where Values == SwitchForm)
  @_specialize(where Values == TextForm)
  @_specialize(where Values == NumberForm<WholeNumber<Int>>)
  @_specialize(where Values == NumberForm<DecimalNumber<Double>>)
  func read(in words: TableWords, after earlier: Row?) -> ControlReading {
    let value = binding.wrappedValue
    let judged = form.judged(value)
    var state = ControlState(style(of: value), kind: form.kind, value: form.stored(value))
    let isSecure = look == .secureField
    // Only a text may be long, and that of an area has a label that takes as long to make.
    let earlier = form.readsWholeValue ? earlier?.storage.reading : nil
    var same = earlier
    if same?.value.isOf(state, in: words) == false { same = nil }
    if !isSecure, let judged {
      state.label =
        label?(judged) ?? (look == .textArea ? same?.value.state.label : nil)
        ?? form.label(of: value, in: words)
    }
    state.placeholder = placeholder
    let original = binding.defaultValue
    let defaultValue = original.map(form.stored)
    if !isSecure { state.defaultValue = defaultValue }
    let problems = form.problems
    var reading = ControlReading(
      state, in: words, findings: .init(problems: problems), original: value)
    if moment == .onChange, let judged, let refusal = rules.firstRefusal(judged) {
      reading.findings.message = refusal
      reading.findings.isMissing = state.isEmpty && defaultValue == state.value
    }
    if let same {
      if same.value.hasFindings {
        reading.findings.valueProblems = same.value.findings.valueProblems
      }
    } else if let problem = form.refusal(of: value, isPresent: true) {
      reading.findings.valueProblems = [problem]
    }
    // A default that is empty is still to be filled in.
    if problems.isEmpty, let original, defaultValue != .text(""),
      let refusal = earlier?.value.hasAccepted(default: state) == true
        ? rulesRefusal(of: original) : refusal(of: original)
    {
      reading.findings.defaultProblem = refusal
    }
    return reading
  }

  func read(in words: TableWords) -> ControlReading { read(in: words, after: nil) }

  var role: ControlRole { .value(nil) }

  /// Returns the look of the control, with what it has besides while it holds a value.
  private func style(of value: Values.Value) -> ControlState.Style {
    switch look {
    case .toggle: .toggle
    case .textArea: .textArea
    case .secureField: .secureField
    case .field: .field(form.steps(from: value))
    case .stepper: .stepper(form.steps(from: value) ?? .none)
    case .slider: .slider(form.steps(from: value) ?? .none, fraction: form.fraction(of: value))
    }
  }

  func refusal(of input: SettingValue, isNew: Bool) -> Message? {
    let (text, present) = (input.exactText, binding.wrappedValue)
    if !isNew, text == form.stored(present).text {
      return rulesRefusal(of: present)
    }
    do throws(Message) {
      let value = try form.value(of: text)
      let isPossible = value == present || binding.canBe(value)
      return refusal(of: value) ?? (isPossible ? nil : Message(.cannotChange))
    } catch {
      return error
    }
  }

  func refusal(ofEntered input: SettingValue) -> Message? {
    guard rules.contains(where: \.concernsOnlyEntered),
      let value = try? form.value(of: input.exactText)
    else { return nil }
    return form.judged(value).flatMap { rules.firstRefusal($0, ofEntered: true) }
  }

  private func refusal(of value: Values.Value) -> Message? {
    form.refusal(of: value, isPresent: false) ?? rulesRefusal(of: value)
  }

  private func rulesRefusal(of value: Values.Value) -> Message? {
    form.judged(value).flatMap { rules.firstRefusal($0) }
  }

  func assign(_ input: SettingValue) -> Bool {
    guard let value = try? form.value(of: input.exactText) else { return false }
    guard binding.canBe(value) else { return value == binding.wrappedValue }
    binding.wrappedValue = value
    return true
  }

  func restore(_ original: Any) -> Bool {
    guard let value = original as? Values.Value else { return false }
    binding.wrappedValue = value
    return true
  }

  var checksEachChange: Bool { moment == .onChange }
  var isConstant: Bool { binding.isConstant }

  var isActivated: Bool { form.isActivated }

  func answer(to change: ControlChange) -> ControlAnswer {
    switch change {
    case .text(let text): return answer(toText: text)
    case .activation where form.isActivated:
      return answer(with: form.activated(binding.wrappedValue))
    case .steps(let count):
      let value = binding.wrappedValue
      guard form.steps(from: value) != nil else { return .none }
      let next = form.stepped(value, by: count)
      guard next != value else { return .atEnd }
      if let refusal = form.judged(next).flatMap({ rules.firstRefusal($0) }) {
        return .refused(refusal)
      }
      return answer(with: next)
    default: return .none
    }
  }

  private func answer(with value: Values.Value) -> ControlAnswer {
    guard binding.canBe(value) else { return .refused(Message(.cannotChange)) }
    let new = form.stored(value)
    return .value(new, entered: new)
  }

  func value(of input: SettingValue) -> SettingValue? {
    (try? form.value(of: input.exactText)).map(form.stored)
  }

  var hasRules: Bool {
    @_specialize(where Values == SwitchForm)
    @_specialize(where Values == TextForm)
    @_specialize(where Values == NumberForm<WholeNumber<Int>>)
    @_specialize(where Values == NumberForm<DecimalNumber<Double>>)
    get { !rules.isEmpty }
  }

  var hasDefault: Bool { binding.defaultValue != nil }
  var storedDefault: SettingValue? { binding.defaultValue.map(form.stored) }

  func assignDefault() { binding.assignDefault() }

  func conditions(in words: TableWords) -> [ValueCondition] {
    (form.mayBeEmptyText ? [.mayBeEmpty] : []) + rules.conditions(in: words)
  }
}

/// How the control of one value looks.
enum ValueLook {
  case toggle, stepper, slider, field, secureField, textArea
}

extension ControlState.Steps {
  /// No direction.
  fileprivate static var none: Self { Self(canDecrement: false, canIncrement: false) }
}

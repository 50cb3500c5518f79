/// What makes a row a control: how its value is read, shown and changed.
///
/// What a control cannot do stays as it is declared here. A value that can never change is refused
/// by the control, unless it is the present one.
package protocol Control {
  var role: ControlRole { get }

  /// Reads the value, and labels it in the words of the table; called once at each evaluation.
  func read(in words: TableWords) -> ControlReading

  /// Reads the value where a row was before, of whose value what was found out stays true as long
  /// as it is the same.
  func read(in words: TableWords, after earlier: Row?) -> ControlReading

  /// Returns the value that a text stands for, as far as it can be read, so that it is parsed once.
  func input(_ text: String) -> SettingValue

  /// Returns why what is put in would be refused, or `nil` if it would be accepted.
  ///
  /// The present value may be entered again even if it is not valid, unless it is judged as a new
  /// value.
  func refusal(of input: SettingValue, isNew: Bool) -> Message?

  /// Returns why what a user enters is refused that a store or the environment may hold.
  func refusal(ofEntered input: SettingValue) -> Message?

  /// Assigns an input without validating it.
  ///
  /// - Returns: `false` if it stands for no value; the value stays then.
  func assign(_ input: SettingValue) -> Bool

  /// Sets the value again that this control has read, or another one in its place.
  ///
  /// - Parameter original: The value as the state had it.
  /// - Returns: `false` if it is of another type; the value stays then.
  func restore(_ original: Any) -> Bool

  /// Whether a text is also checked at each change while it is being edited.
  var checksEachChange: Bool { get }

  /// Whether the value can never change.
  var isConstant: Bool { get }

  /// Whether selecting the row changes the value.
  var isActivated: Bool { get }

  /// Returns what a change makes of the present value, without changing anything.
  func answer(to change: ControlChange) -> ControlAnswer

  /// Returns a change of the row as one of the setting that it is a part of, or `nil` if it is
  /// refused.
  func changeOfOwner(_ change: ControlChange) -> ControlChange?

  /// Changes the value.
  ///
  /// - Returns: What became of it.
  func perform(_ change: ControlChange) -> ControlAnswer

  /// Returns what is put in as a store keeps it; `nil` if it stands for no value.
  func value(of input: SettingValue) -> SettingValue?

  /// Returns a value as a store keeps it over one that it holds: what means the same as before keeps
  /// its form.
  func value(_ new: SettingValue, over held: SettingValue) -> SettingValue

  /// Whether there are rules, which may refuse the present value later.
  var hasRules: Bool { get }

  /// Whether a default is declared.
  var hasDefault: Bool { get }

  /// The declared default as a store keeps it, where reading the control leaves it out as a secret.
  var storedDefault: SettingValue? { get }

  /// Sets the value to its declared default.
  func assignDefault()

  /// Returns the table to which the row leads, which says something in the words of this one.
  func destination(in words: TableWords) -> Table?

  /// Returns what is asked where the row's text is put in; `nil` for its title.
  func question(in words: TableWords) -> String?

  /// Returns why a name cannot be that of an entry which the row adds to a map, or `nil` if it can.
  func problem(ofName name: String) -> Message?

  /// Returns what the rules of the control demand of every value.
  func conditions(in words: TableWords) -> [ValueCondition]
}

extension Control {
  package func read(in words: TableWords, after earlier: Row?) -> ControlReading {
    read(in: words)
  }
  package func input(_ text: String) -> SettingValue { .text(text) }
  package func refusal(of input: SettingValue, isNew: Bool) -> Message? { nil }
  package func refusal(ofEntered input: SettingValue) -> Message? { nil }
  package func assign(_ input: SettingValue) -> Bool { false }
  package func restore(_ original: Any) -> Bool { false }
  package var checksEachChange: Bool { false }
  package var isConstant: Bool { false }
  package var isActivated: Bool { false }
  package func answer(to change: ControlChange) -> ControlAnswer { .none }
  package func changeOfOwner(_ change: ControlChange) -> ControlChange? { change }
  package func value(of input: SettingValue) -> SettingValue? { nil }
  package func value(_ new: SettingValue, over held: SettingValue) -> SettingValue { new }
  package var hasRules: Bool { false }
  package var hasDefault: Bool { false }
  package var storedDefault: SettingValue? { nil }
  package func assignDefault() {}
  package func destination(in words: TableWords) -> Table? { nil }
  package func question(in words: TableWords) -> String? { nil }
  package func problem(ofName name: String) -> Message? { nil }
  package func conditions(in words: TableWords) -> [ValueCondition] { [] }
}

extension Control {
  package func perform(_ change: ControlChange) -> ControlAnswer {
    let answer = answer(to: change)
    if case .value(let value, _) = answer { _ = assign(value) }
    return answer
  }

  /// Returns what setting the value from a text makes of it.
  package func answer(toText text: String) -> ControlAnswer {
    guard takesText else { return .none }
    let value = input(text)
    return refusal(ofInput: value).map(ControlAnswer.refused) ?? .value(value, entered: value)
  }
}

extension Control {
  /// Returns why what a user enters is refused, or `nil` if it would be accepted.
  package func refusal(ofInput input: SettingValue) -> Message? {
    refusal(of: input, isNew: false) ?? refusal(ofEntered: input)
  }
}

/// The control of a row that has none.
package struct NoControl: Control {
  package init() {}

  package var role: ControlRole { .action }
  package func read(in words: TableWords) -> ControlReading {
    ControlReading(ControlState(.link), in: words)
  }
}

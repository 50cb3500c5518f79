/// How the values of one type are written, read, judged and stepped: what distinguishes one kind of
/// ``ValueControl`` from another.
protocol ValueForm {
  /// What the control holds.
  associatedtype Value: Equatable

  /// What rules and labels are about, where a value may be missing.
  associatedtype Judged = Value

  /// What values are possible.
  var kind: SettingKind { get }

  /// What is wrong with the declaration.
  var problems: [String] { get }

  /// Returns what a text stands for, or throws why it stands for nothing.
  func value(of text: String) throws(Message) -> Value

  /// Returns a value as a store keeps it.
  func stored(_ value: Value) -> SettingValue

  /// Returns what rules and labels are about; `nil` for a missing value.
  func judged(_ value: Value) -> Judged?

  /// Returns a value as the user sees it, where it has no label of its own.
  func label(of value: Value, in words: TableWords) -> String

  /// Whether finding out how a value is shown, and what is wrong with it, takes as long as it is.
  var readsWholeValue: Bool { get }

  /// Returns why a value is refused, whatever the rules say, or what is wrong with the present one.
  func refusal(of value: Value, isPresent: Bool) -> Message?

  /// Returns the value some steps further, or the last one in that direction.
  func stepped(_ value: Value, by count: Int) -> Value

  /// Returns in which directions a value can be stepped; `nil` where values do not go in steps.
  func steps(from value: Value) -> ControlState.Steps?

  /// Returns how far along its range a value is, from 0 to 1.
  func fraction(of value: Value) -> Double

  /// Whether selecting the row changes the value.
  var isActivated: Bool { get }

  /// Returns the value that selecting the row leads to.
  func activated(_ value: Value) -> Value
}

extension ValueForm {
  var problems: [String] { [] }
  func label(of value: Value, in words: TableWords) -> String { stored(value).text }
  var readsWholeValue: Bool { false }
  func refusal(of value: Value, isPresent: Bool) -> Message? { nil }
  func stepped(_ value: Value, by count: Int) -> Value { value }
  func steps(from value: Value) -> ControlState.Steps? { nil }
  func fraction(of value: Value) -> Double { 0 }
  var isActivated: Bool { false }
  func activated(_ value: Value) -> Value { value }
}

extension ValueForm where Judged == Value {
  func judged(_ value: Value) -> Value? { value }
}

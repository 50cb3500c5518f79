/// A row in which the user types a value of your own type, such as a colour or a host with its
/// port.
///
/// ```swift
/// FieldRow("Separator", value: editor.$separator, expects: "one character")
/// ```
///
/// A value is shown, set and stored as its description, so your type's initializer must make an
/// equal value from it. A text from which it makes no value is refused.
public struct FieldRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a row for a value of any type with a lossless text form.
  ///
  /// Texts, numbers, dates and switches have rows of their own; here they add a diagnostic.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - value: The value.
  ///   - form: The form that a text must have, as in `a colour such as #ff8000`.
  ///   - placeholder: What is shown while the text form is empty.
  ///   - rules: Further rules that a value must satisfy.
  ///   - moment: When the rules are checked.
  ///   - label: Returns the text that the user sees for a value; without it, that is the text form.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: LosslessStringConvertible & Equatable>(
    _ title: String,
    value: Binding<Value>,
    expects form: String? = nil,
    placeholder: String? = nil,
    rules: [ValidationRule<Value>] = [],
    validation moment: ValidationMoment = .onCommit,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    let control = ValueControl(
      form: LosslessForm<Value>(form: form), binding: value, look: .field,
      placeholder: placeholder, rules: rules, moment: moment, label: label)
    row = Row(title, fileID: fileID, line: line).controlled(by: control)
  }
}

/// The form of a value that has a description from which it can be made again.
private struct LosslessForm<Value: LosslessStringConvertible & Equatable>: ValueForm {
  /// What a text must be; `nil` if that was not declared.
  let form: String?

  var kind: SettingKind { form.map(SettingKind.text) ?? .text }

  var problems: [String] {
    let own =
      switch Value.self {
      case is String.Type: "TextFieldRow"
      case is Bool.Type: "ToggleRow"
      case is any DateValue.Type: "DateRow"
      case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: "NumberFieldRow"
      default: nil as String?
      }
    return own.map { ["a value of this type belongs into a \($0)"] } ?? []
  }

  func value(of text: String) throws(Message) -> Value {
    if let value = made(of: text) ?? made(of: text.trimmed) { return value }
    throw form.map { Message(.notOfForm, text, $0) } ?? Message(.notAValue, text)
  }

  private func made(of text: String) -> Value? {
    // A character is the one type of the standard library whose initializer traps.
    Value.self is Character.Type && text.count != 1 ? nil : Value(text)
  }

  func stored(_ value: Value) -> SettingValue { .text(value.description) }

  func refusal(of value: Value, isPresent: Bool) -> Message? {
    let text = value.description
    guard text.isOneLine else { return Message(.notOneLine) }
    return !isPresent || made(of: text) == value ? nil : Message(.isNotLossless, text)
  }
}

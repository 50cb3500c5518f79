/// A row that chooses one of several options.
///
/// ```swift
/// PickerRow("Theme", selection: phone.$theme)
/// PickerRow("Seats", selection: $seats, options: [2, 4]) { "\($0) seats" }
/// ```
///
/// An option is stored and set by its value, and shown by its label. The value of a
/// `RawRepresentable` is its raw value, and that of a `LosslessStringConvertible` its description.
/// Any other type needs `value:`. Without a label, an option is shown as it is stored. A text is taken
/// if it is a value, or the label of one option only.
public struct PickerRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - selection: The chosen value. One that is not among the options is shown, and no option is
  ///     checked.
  ///   - options: The values to choose from, each once.
  ///   - style: Where the options are shown.
  ///   - value: The property of an option that is stored; without it, the option's own form.
  ///   - label: Returns how an option is shown; without it, it is shown as it is stored.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: Hashable>(
    _ title: String,
    selection: Binding<Value>,
    options: some Sequence<Value>,
    style: PickerStyle = .inline,
    value: KeyPath<Value, String>? = nil,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(.single(selection), options, style, value: value, label: label)
  }

  /// Creates a picker in which no option is chosen while the value is missing.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - selection: The chosen value, or `nil` for none, whose text form is empty.
  ///   - options: The values to choose from, each once.
  ///   - style: Where the options are shown.
  ///   - value: The property of an option that is stored; without it, the option's own form.
  ///   - label: Returns how an option is shown; without it, it is shown as it is stored.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: Hashable>(
    _ title: String,
    selection: Binding<Value?>,
    options: some Sequence<Value>,
    style: PickerStyle = .inline,
    value: KeyPath<Value, String>? = nil,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(.single(selection), options, style, value: value, label: label)
  }

  /// Creates a picker of all cases of a type.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - selection: The chosen value.
  ///   - style: Where the options are shown.
  ///   - value: The property of an option that is stored; without it, the option's own form.
  ///   - label: Returns how an option is shown; without it, it is shown as it is stored.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: Hashable & CaseIterable>(
    _ title: String,
    selection: Binding<Value>,
    style: PickerStyle = .inline,
    value: KeyPath<Value, String>? = nil,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(.single(selection), Value.allCases, style, value: value, label: label)
  }

  /// Creates a picker of all cases of a type that chooses none while the value is missing.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - selection: The chosen value, or `nil` for none, whose text form is empty.
  ///   - style: Where the options are shown.
  ///   - value: The property of an option that is stored; without it, the option's own form.
  ///   - label: Returns how an option is shown; without it, it is shown as it is stored.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: Hashable & CaseIterable>(
    _ title: String,
    selection: Binding<Value?>,
    style: PickerStyle = .inline,
    value: KeyPath<Value, String>? = nil,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(.single(selection), Value.allCases, style, value: value, label: label)
  }
}

extension Row {
  /// Returns the row as a picker.
  consuming func choosing<Value: Hashable>(
    _ selection: SelectionGroup, _ options: some Sequence<Value>, _ style: PickerStyle,
    value: KeyPath<Value, String>?, label: ((Value) -> String)?
  ) -> Row {
    let control = ChoiceControl(
      selection, options, style, of: self, value: value, label: label)
    let row = controlled(by: control)
    return style == .page ? row.accessory(.disclosureIndicator) : row
  }
}

/// Where a picker shows its options.
public enum PickerStyle: Hashable, Sendable {
  /// Below the row while it is expanded.
  case inline
  /// In a table of their own.
  case page
}

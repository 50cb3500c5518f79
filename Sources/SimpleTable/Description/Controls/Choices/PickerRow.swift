/// A row that chooses one of several options.
///
/// ```swift
/// PickerRow("Theme", selection: phone.$theme)
/// PickerRow("Seats", selection: $seats, options: [2, 4]) { "\($0) seats" }
/// PickerRow("Network", selection: phone.$network, options: ["Otters", "Herons"], style: .inline) {
///   Row($0).subtitle("4G").disabled($0 == "Herons", reason: "no coverage here")
/// }
/// ```
///
/// An option is stored and set by its value, and shown by its label or as a row of your own. The value
/// of a `RawRepresentable` is its raw value, and that of a `LosslessStringConvertible` its description.
/// Any other type needs `value:`. A text is taken if it is a value, or the label of one option only.
///
/// The title of an option's row is its label. Its closure runs after the choice, and its id names it for
/// acts. A value with a disabled option is refused, wherever it comes from; the default, and what the
/// program sets, may have one.
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
  ///   - group: The property that is shown above neighbours that have the same.
  ///   - value: The property of an option that is stored; without it, the option's own form.
  ///   - label: Returns how an option is shown; without it, a text shows itself and a case of an enum its
  ///     name in words.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: Hashable>(
    _ title: String,
    selection: Binding<Value>,
    options: some Sequence<Value>,
    style: PickerStyle = .menu,
    group: KeyPath<Value, String>? = nil,
    value: KeyPath<Value, String>? = nil,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(
        .single(selection), options, style, OptionForm(group: group, value: value, label: label))
  }

  /// Creates a picker in which no option is chosen, and the text form is empty, while the value is
  /// missing.
  public init<Value: Hashable>(
    _ title: String,
    selection: Binding<Value?>,
    options: some Sequence<Value>,
    style: PickerStyle = .menu,
    group: KeyPath<Value, String>? = nil,
    value: KeyPath<Value, String>? = nil,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(
        .single(selection), options, style, OptionForm(group: group, value: value, label: label))
  }

  /// Creates a picker of all cases of a type.
  public init<Value: Hashable & CaseIterable>(
    _ title: String,
    selection: Binding<Value>,
    style: PickerStyle = .menu,
    group: KeyPath<Value, String>? = nil,
    value: KeyPath<Value, String>? = nil,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(
        .single(selection), Value.allCases, style,
        OptionForm(group: group, value: value, label: label))
  }

  /// Creates a picker of all cases of a type that chooses none while the value is missing.
  public init<Value: Hashable & CaseIterable>(
    _ title: String,
    selection: Binding<Value?>,
    style: PickerStyle = .menu,
    group: KeyPath<Value, String>? = nil,
    value: KeyPath<Value, String>? = nil,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(
        .single(selection), Value.allCases, style,
        OptionForm(group: group, value: value, label: label))
  }

  /// Creates a picker whose options are rows.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ title: String,
    selection: Binding<Value>,
    options: some Sequence<Value>,
    style: PickerStyle = .menu,
    group: KeyPath<Value, String>? = nil,
    value: KeyPath<Value, String>? = nil,
    row option: @escaping (_ value: Value) -> Row,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(
        .single(selection), options, style, OptionForm(group: group, value: value, row: option))
  }

  /// Creates a picker whose options are rows in which no option is chosen while the value is
  /// missing.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ title: String,
    selection: Binding<Value?>,
    options: some Sequence<Value>,
    style: PickerStyle = .menu,
    group: KeyPath<Value, String>? = nil,
    value: KeyPath<Value, String>? = nil,
    row option: @escaping (_ value: Value) -> Row,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(
        .single(selection), options, style, OptionForm(group: group, value: value, row: option))
  }

  /// Creates a picker of all cases of a type, each with a row.
  @_disfavoredOverload
  public init<Value: Hashable & CaseIterable>(
    _ title: String,
    selection: Binding<Value>,
    style: PickerStyle = .menu,
    group: KeyPath<Value, String>? = nil,
    value: KeyPath<Value, String>? = nil,
    row option: @escaping (_ value: Value) -> Row,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(
        .single(selection), Value.allCases, style,
        OptionForm(group: group, value: value, row: option))
  }

  /// Creates a picker of all cases, each with a row, that chooses none while the value is missing.
  @_disfavoredOverload
  public init<Value: Hashable & CaseIterable>(
    _ title: String,
    selection: Binding<Value?>,
    style: PickerStyle = .menu,
    group: KeyPath<Value, String>? = nil,
    value: KeyPath<Value, String>? = nil,
    row option: @escaping (_ value: Value) -> Row,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(
        .single(selection), Value.allCases, style,
        OptionForm(group: group, value: value, row: option))
  }
}

extension Row {
  /// Returns the row as a picker.
  consuming func choosing<Value: Hashable>(
    _ selection: Selection, _ options: some Sequence<Value>, limit: EntryCount = EntryCount(0...),
    _ style: PickerStyle, _ form: OptionForm<Value>
  ) -> Row {
    let row = controlled(by: ChoiceControl(selection, options, limit, style, of: self, form))
    return style == .navigationLink ? row.accessory(.disclosureIndicator) : row
  }
}

/// Where a picker shows its options.
public enum PickerStyle: Hashable, Sendable {
  /// Below the row while it is expanded.
  case menu
  /// As rows of the section, in the place of the picker, which has no row of its own.
  ///
  /// Its title is the header of a section that has none. What is said of the picker, such as why it
  /// cannot be changed, stands below its last option.
  case inline
  /// In a table of their own.
  case navigationLink
}

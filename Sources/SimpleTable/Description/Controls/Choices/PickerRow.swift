/// A row in which the user chooses one of several options.
///
/// ```swift
/// PickerRow("Theme", selection: phone.$theme)
/// PickerRow("Seats", selection: $seats, options: [2, 4]) { "\($0) seats" }
/// PickerRow("Network", selection: phone.$network, options: ["Otters", "Herons"], style: .inline) {
///   Row($0).subtitle("4G").disabled($0 == "Herons", reason: "no coverage here")
/// }
/// ```
///
/// An option is stored and set by its value, and shown by its label or as a row of your own. The
/// value of a `RawRepresentable` is its raw value, and that of a `LosslessStringConvertible` its
/// description. Any other type needs `value:`. A text is accepted if it is a value, or the label of
/// one option only.
///
/// The title of an option's row is its label. The closure of the row runs after the option was
/// chosen, and its id finds the row, as in ``TableAdapter/select(row:)``. The value of a disabled
/// option is refused from every source. The default and values that the program sets itself may be
/// disabled options.
public struct PickerRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a picker of one value.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - selection: The chosen value. One that is not among the options is shown, and no option is
  ///     checked.
  ///   - options: The values to choose from, each once.
  ///   - style: Where the options are shown.
  ///   - group: The property by which neighbouring options are grouped; its text is shown above
  ///     each group, and an empty one leaves a blank line.
  ///   - value: The property of an option that is stored; without it, its raw value or its
  ///     description.
  ///   - label: Returns the text that the user sees for an option; without it, that is the text
  ///     itself, or the name of an enum's case in words.
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

  /// Creates a picker for an optional value; a missing value has an empty text form.
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

  /// Creates a picker with all cases of a type as the options.
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

  /// Creates a picker for an optional value, with all cases of its type as the options.
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

  /// Creates a picker whose options are shown as rows of your own.
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

  /// Creates a picker for an optional value, whose options are shown as rows of your own.
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

  /// Creates a picker with a row of your own for each case of a type.
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

  /// Creates a picker for an optional value, with a row of your own for each case of its type.
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

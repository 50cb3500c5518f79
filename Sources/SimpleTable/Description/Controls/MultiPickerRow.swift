/// A row that chooses any number of several options.
///
/// ```swift
/// MultiPickerRow("Repeat", selection: alarm.$days, label: \.name)
/// ```
///
/// Options are stored and shown as those of a ``PickerRow``. The text form is the values of the
/// chosen options with commas between them, see ``SettingValue/text``: in the order of the options,
/// or in the order of choosing where the selection is an array.
public struct MultiPickerRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - selection: The chosen values. Those that are not among the options are shown and kept.
  ///   - options: The values to choose from, each once.
  ///   - style: Where the options are shown.
  ///   - value: The property of an option that is stored; without it, the option's own form.
  ///   - label: Returns how an option is shown; without it, it is shown as it is stored.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: Hashable>(
    _ title: String,
    selection: Binding<Set<Value>>,
    options: some Sequence<Value>,
    style: PickerStyle = .inline,
    value: KeyPath<Value, String>? = nil,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(.multiple(selection), options, style, value: value, label: label)
  }

  /// Creates a picker that keeps the order in which options are chosen.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - selection: The chosen values, each once. Those that are not among the options are shown and
  ///     kept.
  ///   - options: The values to choose from, each once.
  ///   - style: Where the options are shown.
  ///   - value: The property of an option that is stored; without it, the option's own form.
  ///   - label: Returns how an option is shown; without it, it is shown as it is stored.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: Hashable>(
    _ title: String,
    selection: Binding<[Value]>,
    options: some Sequence<Value>,
    style: PickerStyle = .inline,
    value: KeyPath<Value, String>? = nil,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(.multiple(selection), options, style, value: value, label: label)
  }

  /// Creates a picker of all cases of a type.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - selection: The chosen values.
  ///   - style: Where the options are shown.
  ///   - value: The property of an option that is stored; without it, the option's own form.
  ///   - label: Returns how an option is shown; without it, it is shown as it is stored.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: Hashable & CaseIterable>(
    _ title: String,
    selection: Binding<Set<Value>>,
    style: PickerStyle = .inline,
    value: KeyPath<Value, String>? = nil,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(.multiple(selection), Value.allCases, style, value: value, label: label)
  }

  /// Creates a picker of all cases of a type that keeps the order in which they are chosen.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - selection: The chosen values, each once.
  ///   - style: Where the options are shown.
  ///   - value: The property of an option that is stored; without it, the option's own form.
  ///   - label: Returns how an option is shown; without it, it is shown as it is stored.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: Hashable & CaseIterable>(
    _ title: String,
    selection: Binding<[Value]>,
    style: PickerStyle = .inline,
    value: KeyPath<Value, String>? = nil,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(.multiple(selection), Value.allCases, style, value: value, label: label)
  }
}

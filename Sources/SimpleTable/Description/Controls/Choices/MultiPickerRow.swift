/// A row in which the user chooses any number of several options.
///
/// ```swift
/// MultiPickerRow("Repeat", selection: alarm.$days, label: \.name)
/// ```
///
/// Options are stored, shown and disabled as those of a ``PickerRow``. The text form is the values
/// of the chosen options with commas between them, see ``SettingValue/text``. They are in the order
/// of the options, or, if the selection is an array, in the order in which they were chosen. A
/// disabled option that is chosen can only be deselected. A choice of too few or too many options
/// is refused.
public struct MultiPickerRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a picker for a set of values.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - selection: The chosen values. Those that are not among the options are shown and kept.
  ///   - options: The values to choose from, each once.
  ///   - count: How many options may be chosen.
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
    selection: Binding<Set<Value>>,
    options: some Sequence<Value>,
    limit count: some RangeExpression<Int> = 0...,
    style: PickerStyle = .menu,
    group: KeyPath<Value, String>? = nil,
    value: KeyPath<Value, String>? = nil,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(
        .multiple(selection), options, limit: EntryCount(count), style,
        OptionForm(group: group, value: value, label: label))
  }

  /// Creates a picker for an array of values, which keeps the order in which they are chosen.
  public init<Value: Hashable>(
    _ title: String,
    selection: Binding<[Value]>,
    options: some Sequence<Value>,
    limit count: some RangeExpression<Int> = 0...,
    style: PickerStyle = .menu,
    group: KeyPath<Value, String>? = nil,
    value: KeyPath<Value, String>? = nil,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(
        .multiple(selection), options, limit: EntryCount(count), style,
        OptionForm(group: group, value: value, label: label))
  }

  /// Creates a picker for a set of values, with all cases of their type as the options.
  public init<Value: Hashable & CaseIterable>(
    _ title: String,
    selection: Binding<Set<Value>>,
    limit count: some RangeExpression<Int> = 0...,
    style: PickerStyle = .menu,
    group: KeyPath<Value, String>? = nil,
    value: KeyPath<Value, String>? = nil,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(
        .multiple(selection), Value.allCases, limit: EntryCount(count), style,
        OptionForm(group: group, value: value, label: label))
  }

  /// Creates a picker for an array of values, with all cases of their type as the options.
  public init<Value: Hashable & CaseIterable>(
    _ title: String,
    selection: Binding<[Value]>,
    limit count: some RangeExpression<Int> = 0...,
    style: PickerStyle = .menu,
    group: KeyPath<Value, String>? = nil,
    value: KeyPath<Value, String>? = nil,
    label: ((_ value: Value) -> String)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(
        .multiple(selection), Value.allCases, limit: EntryCount(count), style,
        OptionForm(group: group, value: value, label: label))
  }

  /// Creates a picker for a set of values, each of which is shown as a row of your own.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ title: String,
    selection: Binding<Set<Value>>,
    options: some Sequence<Value>,
    limit count: some RangeExpression<Int> = 0...,
    style: PickerStyle = .menu,
    group: KeyPath<Value, String>? = nil,
    value: KeyPath<Value, String>? = nil,
    row option: @escaping (_ value: Value) -> Row,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(
        .multiple(selection), options, limit: EntryCount(count), style,
        OptionForm(group: group, value: value, row: option))
  }

  /// Creates a picker for an array of values, each of which is shown as a row of your own.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ title: String,
    selection: Binding<[Value]>,
    options: some Sequence<Value>,
    limit count: some RangeExpression<Int> = 0...,
    style: PickerStyle = .menu,
    group: KeyPath<Value, String>? = nil,
    value: KeyPath<Value, String>? = nil,
    row option: @escaping (_ value: Value) -> Row,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(
        .multiple(selection), options, limit: EntryCount(count), style,
        OptionForm(group: group, value: value, row: option))
  }

  /// Creates a picker for a set of values, with a row of your own for each case of their type.
  @_disfavoredOverload
  public init<Value: Hashable & CaseIterable>(
    _ title: String,
    selection: Binding<Set<Value>>,
    limit count: some RangeExpression<Int> = 0...,
    style: PickerStyle = .menu,
    group: KeyPath<Value, String>? = nil,
    value: KeyPath<Value, String>? = nil,
    row option: @escaping (_ value: Value) -> Row,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(
        .multiple(selection), Value.allCases, limit: EntryCount(count), style,
        OptionForm(group: group, value: value, row: option))
  }

  /// Creates a picker for an array of values, with a row of your own for each case of their type.
  @_disfavoredOverload
  public init<Value: Hashable & CaseIterable>(
    _ title: String,
    selection: Binding<[Value]>,
    limit count: some RangeExpression<Int> = 0...,
    style: PickerStyle = .menu,
    group: KeyPath<Value, String>? = nil,
    value: KeyPath<Value, String>? = nil,
    row option: @escaping (_ value: Value) -> Row,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, fileID: fileID, line: line)
      .choosing(
        .multiple(selection), Value.allCases, limit: EntryCount(count), style,
        OptionForm(group: group, value: value, row: option))
  }
}

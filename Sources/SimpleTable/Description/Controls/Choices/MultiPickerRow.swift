/// A row that chooses any number of several options.
///
/// ```swift
/// MultiPickerRow("Repeat", selection: alarm.$days, label: \.name)
/// ```
///
/// Options are stored, shown and disabled as those of a ``PickerRow``. The text form is the values of
/// the chosen options with commas between them, see ``SettingValue/text``: in the order of the options,
/// or in the order of choosing where the selection is an array. A disabled option that is chosen can
/// only be taken out. A limit refuses a choice of too few or too many.
public struct MultiPickerRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - selection: The chosen values. Those that are not among the options are shown and kept.
  ///   - options: The values to choose from, each once.
  ///   - count: How many options may be chosen.
  ///   - style: Where the options are shown.
  ///   - group: The property that is shown above neighbours that have the same.
  ///   - value: The property of an option that is stored; without it, the option's own form.
  ///   - label: Returns how an option is shown; without it, a text shows itself and a case of an enum its
  ///     name in words.
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

  /// Creates a picker that keeps the order in which options are chosen.
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

  /// Creates a picker of all cases of a type.
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

  /// Creates a picker of all cases of a type that keeps the order in which they are chosen.
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

  /// Creates a picker whose options are rows.
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

  /// Creates a picker whose options are rows that keeps the order in which options are chosen.
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

  /// Creates a picker of all cases of a type, each with a row.
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

  /// Creates a picker of all cases, each with a row, that keeps the order in which they are chosen.
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

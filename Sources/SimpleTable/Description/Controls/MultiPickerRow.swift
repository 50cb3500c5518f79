/// A row that chooses any number of several options.
///
/// ```swift
/// MultiPickerRow("Repeat", selection: alarm.$days, options: Day.allCases) { $0.name }
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
  ///   - subtitle: A second text below the title.
  ///   - icon: A symbol before the title.
  ///   - value: Returns the form in which a value is stored, if that is not the value's own.
  ///   - label: Returns how a value is shown.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: Hashable>(
    _ title: String,
    selection: Binding<Set<Value>>,
    options: some Sequence<Value>,
    style: PickerStyle = .inline,
    subtitle: String? = nil,
    icon: String? = nil,
    value: ((_ value: Value) -> String)? = nil,
    label: @escaping (_ value: Value) -> String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, subtitle: subtitle, icon: icon, fileID: fileID, line: line)
      .choosing(ChoiceOptions(.multiple(selection), options, value: value, label: label), style)
  }

  /// Creates a picker that keeps the order in which options are chosen.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - selection: The chosen values, each once. Those that are not among the options are shown and
  ///     kept.
  ///   - options: The values to choose from, each once.
  ///   - style: Where the options are shown.
  ///   - subtitle: A second text below the title.
  ///   - icon: A symbol before the title.
  ///   - value: Returns the form in which a value is stored, if that is not the value's own.
  ///   - label: Returns how a value is shown.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: Hashable>(
    _ title: String,
    selection: Binding<[Value]>,
    options: some Sequence<Value>,
    style: PickerStyle = .inline,
    subtitle: String? = nil,
    icon: String? = nil,
    value: ((_ value: Value) -> String)? = nil,
    label: @escaping (_ value: Value) -> String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, subtitle: subtitle, icon: icon, fileID: fileID, line: line)
      .choosing(ChoiceOptions(.multiple(selection), options, value: value, label: label), style)
  }

  /// Creates a picker whose options are shown as they are stored.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - selection: The chosen values.
  ///   - options: The values to choose from, each once: texts, numbers and others with a text form.
  ///   - style: Where the options are shown.
  ///   - subtitle: A second text below the title.
  ///   - icon: A symbol before the title.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: Hashable & LosslessStringConvertible>(
    _ title: String,
    selection: Binding<Set<Value>>,
    options: some Sequence<Value>,
    style: PickerStyle = .inline,
    subtitle: String? = nil,
    icon: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      title, selection: selection, options: options, style: style, subtitle: subtitle, icon: icon,
      label: \.description, fileID: fileID, line: line)
  }

  /// Creates a picker that keeps the order of choosing, and shows the options as they are stored.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - selection: The chosen values, each once.
  ///   - options: The values to choose from, each once: texts, numbers and others with a text form.
  ///   - style: Where the options are shown.
  ///   - subtitle: A second text below the title.
  ///   - icon: A symbol before the title.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: Hashable & LosslessStringConvertible>(
    _ title: String,
    selection: Binding<[Value]>,
    options: some Sequence<Value>,
    style: PickerStyle = .inline,
    subtitle: String? = nil,
    icon: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      title, selection: selection, options: options, style: style, subtitle: subtitle, icon: icon,
      label: \.description, fileID: fileID, line: line)
  }
}

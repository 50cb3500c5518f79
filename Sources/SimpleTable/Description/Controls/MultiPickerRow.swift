/// A row that chooses any number of several options.
///
/// ```swift
/// MultiPickerRow("Repeat", selection: alarm.$days, options: Day.allCases) { $0.name }
/// ```
///
/// Options are stored and shown as those of a ``PickerRow``. The text form is the values of the
/// chosen options, in the order of the options, with commas between them; see
/// ``SettingValue/text``.
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
}

/// A row that chooses one of several options.
///
/// ```swift
/// PickerRow("Theme", selection: phone.$theme, options: Theme.allCases) { $0.name }
/// ```
///
/// An option is stored and set by its value, and shown by its label. The value of a
/// `RawRepresentable` is its raw value, and that of a `LosslessStringConvertible` its description.
/// Any other type needs `value:`; without it, the label is stored. A text is taken if it is
/// a value, or the label of one option only.
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
  ///   - subtitle: A second text below the title.
  ///   - icon: A symbol before the title.
  ///   - value: Returns the form in which a value is stored, if that is not the value's own.
  ///   - label: Returns how a value is shown.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: Hashable>(
    _ title: String,
    selection: Binding<Value>,
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
      .choosing(ChoiceOptions(.single(selection), options, value: value, label: label), style)
  }

  /// Creates a picker in which no option is chosen while the value is missing.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - selection: The chosen value. One that is not among the options is shown, and no option is
  ///     checked. The text form of a missing value is empty.
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
    selection: Binding<Value?>,
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
      .choosing(ChoiceOptions(.single(selection), options, value: value, label: label), style)
  }

  /// Creates a picker whose options are shown as they are stored.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - selection: The chosen value.
  ///   - options: The values to choose from, each once: texts, numbers and others with a text form.
  ///   - style: Where the options are shown.
  ///   - subtitle: A second text below the title.
  ///   - icon: A symbol before the title.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: Hashable & LosslessStringConvertible>(
    _ title: String,
    selection: Binding<Value>,
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

  /// Creates a picker that may choose no option, and shows the options as they are stored.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - selection: The chosen value; the text form of a missing one is empty.
  ///   - options: The values to choose from, each once: texts, numbers and others with a text form.
  ///   - style: Where the options are shown.
  ///   - subtitle: A second text below the title.
  ///   - icon: A symbol before the title.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Value: Hashable & LosslessStringConvertible>(
    _ title: String,
    selection: Binding<Value?>,
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

extension Row {
  /// Returns the row as a picker.
  consuming func choosing(_ options: ChoiceOptions, _ style: PickerStyle) -> Row {
    let control = ChoiceControl(options: options, style: style, title: title, site: site)
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

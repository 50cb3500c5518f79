/// A row that chooses one of several options.
///
/// ```swift
/// PickerRow("Theme", selection: phone.$theme, options: Theme.allCases) { $0.name }
/// ```
///
/// As text its value is the label of the chosen option.
public struct PickerRow: RowContent {
  /// The row that stands for this one.
  public let row: Row

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - selection: The chosen value. One that is no option is shown, and none is checked.
  ///   - options: The values to choose from, each once.
  ///   - style: Where the options are shown.
  ///   - subtitle: A second text below the title.
  ///   - icon: A sign before the title.
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
    label: @escaping (_ value: Value) -> String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let site = DeclarationSite(fileID: fileID, line: line)
    let options = PickerOptions(Array(options), label: label, site: site)
    let rows = { (value: Value) in options.rows(chosen: [value]) { selection.wrappedValue = $0 } }
    var control = Control(
      read: {
        let value = selection.wrappedValue
        let text = label(value)
        let isOption = options.values.contains(value)
        return Control.Reading(
          state: .picker(text: text),
          value: ControlValue(text: text),
          problem: options.problem ?? (isOption ? nil : "\"\(text)\" is not among the options"),
          rowsBelow: style == .inline ? rows(value) : nil
        )
      },
      input: Control.Input(
        refusal: { options.value(named: $0) == nil ? "\"\($0)\" is not among the options" : nil },
        take: { text in
          if let value = options.value(named: text) { selection.wrappedValue = value }
        }
      ),
      reset: selection.reset
    )
    control.step = { count in
      guard let next = options.value(count, from: selection.wrappedValue) else {
        return "has no options"
      }
      selection.wrappedValue = next
      return nil
    }
    if style == .page {
      control.destination = { Table(title) { Section { rows(selection.wrappedValue) } } }
    }
    row = Row(
      title, subtitle: subtitle, icon: icon,
      accessory: style == .page ? .disclosureIndicator : .none, fileID: fileID, line: line
    )
    .controlled(by: control)
  }
}

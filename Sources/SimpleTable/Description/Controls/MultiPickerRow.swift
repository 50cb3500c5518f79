/// A row that chooses any number of several options.
///
/// ```swift
/// MultiPickerRow("Repeat", selection: alarm.$days, options: Day.allCases) { $0.name }
/// ```
///
/// As text its value is the labels of the chosen options in the order of the options, with commas
/// between them. A comma or a backslash within a label has a backslash before it there, but not
/// where the labels are shown.
public struct MultiPickerRow: RowContent {
  /// The row that stands for this one.
  public let row: Row

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - selection: The chosen values. Those that are no options are kept and not shown.
  ///   - options: The values to choose from, each once.
  ///   - style: Where the options are shown.
  ///   - subtitle: A second text below the title.
  ///   - icon: A sign before the title.
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
    label: @escaping (_ value: Value) -> String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let site = DeclarationSite(fileID: fileID, line: line)
    let options = PickerOptions(Array(options), label: label, site: site)
    let rows = { (chosen: Set<Value>) in
      options.rows(chosen: chosen) { value in
        var chosen = selection.wrappedValue
        if chosen.remove(value) == nil { chosen.insert(value) }
        selection.wrappedValue = chosen
      }
    }
    var control = Control(
      read: {
        let chosen = selection.wrappedValue
        let labels = options.labels(of: chosen)
        return Control.Reading(
          state: .picker(text: labels.joined(separator: ", ")),
          value: ControlValue(text: labels.map(\.escapingCommas).joined(separator: ", ")),
          problem: options.problem ?? options.problem(of: chosen),
          rowsBelow: style == .inline ? rows(chosen) : nil
        )
      },
      input: Control.Input(
        refusal: { options.values(named: $0).refusal },
        take: { text in
          let strangers = selection.wrappedValue.subtracting(options.values)
          selection.wrappedValue = options.values(named: text).values.union(strangers)
        }
      ),
      reset: selection.reset
    )
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

extension PickerOptions {
  /// Returns the labels of the chosen options, in the order of the options.
  fileprivate func labels(of chosen: Set<Value>) -> [String] {
    var rest = chosen
    return zip(values, labels)
      .compactMap { value, label in rest.remove(value) == nil ? nil : label }
  }

  /// Returns the options that a text lists, and why it cannot be taken if one is unknown.
  fileprivate func values(named text: String) -> (values: Set<Value>, refusal: String?) {
    var found: Set<Value> = []
    for name in text.splitAtCommas {
      guard let value = value(named: name) else {
        return (found, "\"\(name)\" is not among the options")
      }
      found.insert(value)
    }
    return (found, nil)
  }

  fileprivate func problem(of chosen: Set<Value>) -> String? {
    let strangers = chosen.subtracting(values).count
    return strangers == 0 ? nil : "\(strangers) of the chosen values are not among the options"
  }
}

extension String {
  fileprivate var escapingCommas: String {
    String(flatMap { $0 == "," || $0 == "\\" ? ["\\", $0] : [$0] })
  }

  /// The parts between commas that are not escaped, without the white space around them.
  fileprivate var splitAtCommas: [String] {
    var parts: [String] = [""]
    var isEscaped = false
    for character in self {
      if isEscaped || (character != "," && character != "\\") {
        parts[parts.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        parts.append("")
      }
    }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }
}

/// A number on a track.
///
/// ```swift
/// SliderRow("Volume", value: phone.$volume, in: 0...100, step: 5) { "\($0) %" }
/// ```
///
/// Steps count from the lower end of the range. Put in as text, a number that is out of the range
/// or between two steps is refused.
public struct SliderRow: RowContent {
  /// The row that stands for this one.
  public let row: Row

  /// Creates a slider for a whole number.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - value: The number. One outside the range is shown as it is, and kept in from the first
  ///     change on.
  ///   - range: The smallest and the largest value.
  ///   - step: How far one step goes, above 0.
  ///   - rules: What a value must satisfy beside.
  ///   - moment: When that is checked.
  ///   - subtitle: A second text below the title.
  ///   - icon: A sign before the title.
  ///   - label: Returns how a value is shown, if not as plain text.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init(
    _ title: String,
    value: Binding<Int>,
    in range: ClosedRange<Int>,
    step: Int = 1,
    rules: [ValidationRule<Int>] = [],
    validation moment: ValidationMoment = .onCommit,
    subtitle: String? = nil,
    icon: String? = nil,
    label: ((_ value: Int) -> String)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, subtitle: subtitle, icon: icon, fileID: fileID, line: line)
      .controlled(
        by: .slider(
          Control.NumberOptions(
            value: value, range: range, step: step, rules: rules, moment: moment, label: label)))
  }

  /// Creates a slider for any number.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - value: The number. One outside the range is shown as it is, and kept in from the first
  ///     change on.
  ///   - range: The smallest and the largest value.
  ///   - step: How far one step goes, above 0.
  ///   - rules: What a value must satisfy beside.
  ///   - moment: When that is checked.
  ///   - subtitle: A second text below the title.
  ///   - icon: A sign before the title.
  ///   - label: Returns how a value is shown, if not as plain text.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init(
    _ title: String,
    value: Binding<Double>,
    in range: ClosedRange<Double>,
    step: Double,
    rules: [ValidationRule<Double>] = [],
    validation moment: ValidationMoment = .onCommit,
    subtitle: String? = nil,
    icon: String? = nil,
    label: ((_ value: Double) -> String)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    row = Row(title, subtitle: subtitle, icon: icon, fileID: fileID, line: line)
      .controlled(
        by: .slider(
          Control.NumberOptions(
            value: value, range: range, step: step, rules: rules, moment: moment, label: label)))
  }
}

extension Control {
  fileprivate static func slider<Value>(_ options: NumberOptions<Value>) -> Control {
    Control(options) { number, text in
      .slider(text: text, fraction: number.fraction(of: options.range))
    }
  }
}

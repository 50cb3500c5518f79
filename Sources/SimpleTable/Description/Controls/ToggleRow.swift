/// A row with a switch, which selecting the row turns on or off.
///
/// ```swift
/// ToggleRow("Wi-Fi", isOn: phone.$wifi).id("wifi")
/// ```
///
/// The text form is `true` or `false`; `on`, `off`, `yes`, `no`, `1` and `0` are accepted too, in
/// any case.
public struct ToggleRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - isOn: Whether the switch is on.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init(
    _ title: String,
    isOn: Binding<Bool>,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    let control = ValueControl(form: SwitchForm(), binding: isOn, look: .toggle)
    row = Row(title, fileID: fileID, line: line).controlled(by: control)
  }
}

/// The form of a switch.
struct SwitchForm: ValueForm {
  var kind: SettingKind { .toggle }

  func value(of text: String) throws(Message) -> Bool {
    guard let value = Bool(switch: text) else { throw Message(.notASwitch, text) }
    return value
  }

  func stored(_ value: Bool) -> SettingValue { .bool(value) }

  func label(of value: Bool, in words: TableWords) -> String { words(value ? .on : .off) }

  var isActivated: Bool { true }
  func activated(_ value: Bool) -> Bool { !value }
}

extension Bool {
  /// Creates the value of a switch from a text, or `nil` if the text is neither on nor off.
  ///
  /// Case does not matter, nor does white space at the ends.
  init?(switch text: String) {
    switch text.trimmed.lowercased() {
    case "true", "on", "yes", "1": self = true
    case "false", "off", "no", "0": self = false
    default: return nil
    }
  }
}

/// The value and the look of a control when the description was evaluated.
///
/// A view of your own draws it, and changes the value with the methods of the adapter.
public struct ControlState: Hashable, Sendable {
  /// The look of a control, with the data that only this look has.
  public enum Style: Hashable, Sendable {
    /// A switch.
    case toggle
    /// An option of a picker; choosing an exclusive one deselects the others.
    case option(isExclusive: Bool)
    /// A value with two buttons that step it down and up.
    case stepper(Steps)
    /// A value on a track, and its place in the range, from 0 to 1.
    case slider(Steps, fraction: Double)
    /// A picker of one option, which can be stepped, or of several.
    case picker(Steps?)
    /// A text that can be edited; numbers and dates can be stepped, too.
    case field(Steps?)
    /// A text that can be edited, but must not be shown.
    case secureField
    /// A text of several lines, the first of which is the label.
    case textArea
    /// A list or a map, whose entries have a page of their own.
    case list
    /// A button that runs an action.
    case button(ButtonRole)
    /// A link to another table.
    case link
  }

  /// The directions in which a value can be stepped now.
  public struct Steps: Hashable, Sendable {
    /// Whether the value can be stepped down.
    public let canDecrement: Bool

    /// Whether the value can be stepped up.
    public let canIncrement: Bool

    package init(canDecrement: Bool, canIncrement: Bool) {
      (self.canDecrement, self.canIncrement) = (canDecrement, canIncrement)
    }
  }

  /// The look of the control.
  public let style: Style

  /// The values that the control accepts; `nil` for a control without a value.
  public internal(set) var kind: SettingKind?

  /// The value; `nil` for a control without one.
  public internal(set) var value: SettingValue?

  /// The value as the user sees it; empty if it is a secret.
  ///
  /// Examples are `On`, `60 %` and `Dark`, and `None` if nothing is chosen.
  public internal(set) var label = ""

  /// The value that was declared as the default, or `nil`.
  public internal(set) var defaultValue: SettingValue?

  /// The text that is shown while the value is empty.
  public internal(set) var placeholder: String?

  package init(_ style: Style, kind: SettingKind? = nil, value: SettingValue? = nil) {
    self.style = style
    self.kind = kind
    self.value = value
  }
}

extension ControlState {
  /// Whether a switch is on, or an option chosen.
  public var isOn: Bool { value == .bool(true) }

  /// The directions in which the value can be stepped now; `nil` for a value without steps.
  public var steps: Steps? {
    switch style {
    case .stepper(let steps), .slider(let steps, _): steps
    case .picker(let steps), .field(let steps): steps
    default: nil
    }
  }

  /// The label, where it appears as text; switches and options have symbols.
  var visibleText: String? { kind == .toggle || label.isEmpty ? nil : label }

  /// Whether the value is an empty text or an empty list.
  package var isEmpty: Bool {
    value == .text("") || style == .list && (value == .texts([]) || value == .map([:]))
  }
}

extension ControlState.Style {
  /// Whether it is a picker, of one option or of several.
  package var isPicker: Bool { if case .picker = self { true } else { false } }

  /// Whether it is an option of a picker.
  package var isOption: Bool { if case .option = self { true } else { false } }

  /// Whether it is a text of one line that can be edited.
  package var isField: Bool {
    switch self {
    case .field, .secureField: true
    default: false
    }
  }
}

extension ControlState: CustomStringConvertible {
  /// The style, the label and the possible values, but never a secret.
  ///
  /// For example, this is `toggle: On (on or off)` for a switch.
  public var description: String {
    var text = style.name
    if let value {
      text += ": \(style == .secureField ? "secret" : label.isEmpty ? value.text : label)"
    }
    if let kind { text += " (\(kind))" }
    return text
  }
}

extension ControlState.Style {
  /// The name, without what the control has besides.
  var name: String {
    switch self {
    case .toggle: "toggle"
    case .option: "option"
    case .stepper: "stepper"
    case .slider: "slider"
    case .picker: "picker"
    case .field, .secureField: "field"
    case .textArea: "textArea"
    case .list: "list"
    case .button(let role): "button(\(role))"
    case .link: "link"
    }
  }
}

extension ControlState: CustomReflectable {
  /// The description alone, so that a dump shows no secret.
  public var customMirror: Mirror { Mirror(self, children: ["control": description]) }
}

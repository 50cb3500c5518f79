/// What a control holds and shows, read once when the description was evaluated.
///
/// It has no closures: a custom view draws it, and changes the value through the adapter.
public struct ControlState: Hashable, Sendable {
  /// What the control looks like, with what only controls that look so have.
  public enum Style: Hashable, Sendable {
    /// A switch.
    case toggle
    /// An option of a picker; an exclusive one ends the choice that was made before.
    case option(isExclusive: Bool)
    /// A value between two buttons that step it.
    case stepper(Steps)
    /// A value on a track, with how far along its range it is, from 0 to 1.
    case slider(Steps, fraction: Double)
    /// The chosen options: one, which can be stepped, or several.
    case picker(Steps?)
    /// A text that can be edited; a number or a date may be stepped as well.
    case field(Steps?)
    /// A text that can be edited and must not be shown.
    case secureField
    /// A text of several lines, of which the label has the first.
    case textArea
    /// A way to texts in order, or to names with values.
    case list
    /// An action.
    case button(ButtonRole)
    /// A way to another table.
    case link
  }

  /// In which directions a value can be stepped now.
  public struct Steps: Hashable, Sendable {
    /// Whether the value can be stepped down.
    public let canDecrement: Bool

    /// Whether the value can be stepped up.
    public let canIncrement: Bool

    package init(canDecrement: Bool, canIncrement: Bool) {
      (self.canDecrement, self.canIncrement) = (canDecrement, canIncrement)
    }
  }

  /// What the control looks like.
  public let style: Style

  /// What values the control takes, with their range or options; `nil` for one without a value.
  public internal(set) var kind: SettingKind?

  /// The value; `nil` for a control without one.
  public internal(set) var value: SettingValue?

  /// The value as the user sees it: `On`, `60 %`, `Dark`, and `None` where nothing is chosen; empty where
  /// it is secret.
  public internal(set) var label = ""

  /// The value that was declared as the default, or `nil`.
  public internal(set) var defaultValue: SettingValue?

  /// What is shown while a text is empty.
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

  /// In which directions the value can be stepped now; `nil` for one that does not go in steps.
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

  /// Returns whether an option is chosen.
  package func isChosen(_ option: SettingOption) -> Bool {
    switch value {
    case .text(let text), .number(let text): text == option.value
    case .texts(let texts), .numbers(let texts): texts.contains(option.value)
    default: false
    }
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
  /// The style, the label and the possible values, as in `toggle: On (on or off)`; never a secret.
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
  /// What the description says, so that a dump has no secret.
  public var customMirror: Mirror { Mirror(self, children: ["control": description]) }
}

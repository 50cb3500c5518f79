/// What a control holds and shows, read once when the description was evaluated.
///
/// It has no closures: a custom view draws it, and changes the value through the adapter.
public struct ControlState: Hashable, Sendable {
  /// What the control looks like.
  public enum Style: Hashable, Sendable {
    /// A switch.
    case toggle
    /// A row of a group of choices, or an option of a picker.
    case choice
    /// A value between two buttons that step it.
    case stepper
    /// A value on a track.
    case slider
    /// The chosen options, one or several.
    case picker
    /// A text that can be edited.
    case field
    /// A text of several lines, of which the label has the first.
    case textArea
    /// A way to texts in order.
    case list
    /// An action.
    case button(ButtonRole)
    /// A way to another table.
    case link
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

  /// Whether the value must not be shown.
  public internal(set) var isSecure = false

  /// Whether the value can be stepped down.
  public internal(set) var canDecrement = false

  /// Whether the value can be stepped up.
  public internal(set) var canIncrement = false

  /// Whether a choice ends the one that was made before, as in a picker of one option.
  public internal(set) var isExclusive = false

  /// How far along its range a number is, from 0 to 1.
  public internal(set) var fraction = 0.0

  package init(_ style: Style, kind: SettingKind? = nil, value: SettingValue? = nil) {
    self.style = style
    self.kind = kind
    self.value = value
  }
}

extension ControlState {
  /// Whether a switch is on, or a choice chosen.
  public var isOn: Bool { value == .bool(true) }

  /// The label, where it appears as text; switches and choices have symbols.
  var visibleText: String? { kind == .toggle || label.isEmpty ? nil : label }

  /// Whether the value is an empty text.
  package var isEmpty: Bool { value == .text("") || value == .texts([]) && style == .list }

  /// Whether it is a picker in which nothing is chosen.
  var isUnchosen: Bool {
    style == .picker && label.isEmpty && (value == .text("") || value == .texts([]))
  }

  /// Returns whether an option is chosen.
  package func isChosen(_ option: SettingOption) -> Bool {
    switch value {
    case .text(let text), .number(let text): text == option.value
    case .texts(let texts), .numbers(let texts): texts.contains(option.value)
    default: false
    }
  }

  /// Returns the state of a choice, whose label is still to be set.
  static func choice(_ isOn: Bool, isExclusive: Bool) -> ControlState {
    var state = ControlState(.choice, kind: .toggle, value: .bool(isOn))
    state.isExclusive = isExclusive
    return state
  }
}

extension ControlState: CustomStringConvertible {
  /// The style, the label and the possible values, as in `toggle: On (on or off)`; never a secret.
  public var description: String {
    var text = "\(style)"
    if let value { text += ": \(isSecure ? "secret" : label.isEmpty ? value.text : label)" }
    if let kind { text += " (\(kind))" }
    return text
  }
}

extension ControlState: CustomReflectable {
  /// What the description says, so that a dump has no secret.
  public var customMirror: Mirror { Mirror(self, children: ["control": description]) }
}

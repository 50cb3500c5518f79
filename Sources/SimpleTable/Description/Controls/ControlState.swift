/// What a control shows of its value, read once when the description was evaluated.
public enum ControlState: Hashable, Sendable {
  /// A switch.
  case toggle(isOn: Bool)
  /// A row of a group of choices.
  case choice(isChosen: Bool)
  /// A value between two buttons that step it.
  case stepper(text: String, canDecrement: Bool, canIncrement: Bool)
  /// A value on a track; the fraction from 0 to 1 tells how far along.
  case slider(text: String, fraction: Double)
  /// The chosen options.
  case picker(text: String)
  /// A text that can be edited; a secure one is not to be shown.
  case field(text: String, placeholder: String?, isSecure: Bool)
  /// An action.
  case button(role: ButtonRole)
  /// A way to another table.
  case link
}

extension ControlState {
  /// The value as it reads on the screen, where it is a text that may be shown.
  var text: String? {
    switch self {
    case .stepper(let text, _, _), .slider(let text, _), .picker(let text): text
    case .field(let text, _, _): isSecure ? nil : text
    case .toggle, .choice, .button, .link: nil
    }
  }

  /// Whether the value is not to be shown.
  package var isSecure: Bool {
    if case .field(_, _, let isSecure) = self { isSecure } else { false }
  }
}

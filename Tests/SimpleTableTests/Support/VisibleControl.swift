@testable import SimpleTable

/// What a user sees of a control.
enum VisibleControl: Hashable {
  case toggle(isOn: Bool)
  case choice(isChosen: Bool)
  case stepper(text: String, canDecrement: Bool, canIncrement: Bool)
  case slider(text: String, fraction: Double)
  case picker(text: String)
  case field(text: String, placeholder: String?, isSecure: Bool)
  case button(role: ButtonRole)
  case link

  init(_ state: ControlState) {
    let text = state.label
    self =
      switch state.style {
      case .toggle: .toggle(isOn: state.isOn)
      case .choice: .choice(isChosen: state.isOn)
      case .stepper:
        .stepper(
          text: text, canDecrement: state.canDecrement, canIncrement: state.canIncrement)
      case .slider: .slider(text: text, fraction: state.fraction)
      case .picker, .list: .picker(text: text)
      case .field, .textArea:
        .field(text: text, placeholder: state.placeholder, isSecure: state.isSecure)
      case .button(let role): .button(role: role)
      case .link: .link
      }
  }
}

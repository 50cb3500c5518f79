@testable import SimpleTable

/// What a user sees of a control.
enum VisibleControl: Hashable {
  case toggle(isOn: Bool)
  case option(isChosen: Bool)
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
      case .option: .option(isChosen: state.isOn)
      case .stepper(let steps):
        .stepper(
          text: text, canDecrement: steps.canDecrement, canIncrement: steps.canIncrement)
      case .slider(_, let fraction): .slider(text: text, fraction: fraction)
      case .picker, .list: .picker(text: text)
      case .field, .secureField, .textArea:
        .field(
          text: text, placeholder: state.placeholder, isSecure: state.style == .secureField)
      case .button(let role): .button(role: role)
      case .link: .link
      }
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public final class UIAction {
  let handler: (UIAction) -> Void

  public init(handler: @escaping (UIAction) -> Void) {
    self.handler = handler
  }
}

open class UIControl: UIView {
  public struct Event: Hashable, Sendable {
    let name: String
    public static let valueChanged = Event(name: "valueChanged")
    public static let editingDidEnd = Event(name: "editingDidEnd")
  }

  private var actions: [Event: [UIAction]] = [:]

  open func addAction(_ action: UIAction, for event: Event) {
    actions[event, default: []].append(action)
  }

  open func sendActions(for event: Event) {
    for action in actions[event] ?? [] { action.handler(action) }
  }
}

open class UISwitch: UIControl {
  open var isOn = false
}

open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
}

open class UISlider: UIControl {
  open var value: Float = 0
  open var isContinuous = true
}

open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open var isSecureTextEntry = false
}

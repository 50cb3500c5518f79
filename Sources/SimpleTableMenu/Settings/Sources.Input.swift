import SimpleTable

extension Sources {
  /// An input of the user.
  struct Input {
    /// The value, or a text that is still to be read as one.
    let value: SettingValue

    /// The part of it to which the rules for what is entered apply; `nil` for none.
    let entered: SettingValue?
  }
}

extension Sources.Input {
  /// Creates an input from a text.
  init(text: String) { self.init(value: .text(text), entered: .text(text)) }

  /// Returns a text as the control of its setting reads it: the entries of a list, for example.
  func read(by control: any Control) -> Sources.Input {
    guard case .text(let text) = value else { return self }
    let value = control.input(text)
    return Sources.Input(value: value, entered: entered.map { _ in value })
  }
}

extension MenuWalk {
  /// Returns inputs with their texts as the settings read them.
  func read(_ inputs: [String: Sources.Input?]) -> [String: Sources.Input?] {
    var inputs = inputs
    for case (let key, let input?) in inputs {
      if let setting = self[key] { inputs[key] = input.read(by: setting.control) }
    }
    return inputs
  }
}

import SimpleTable

/// An option that is assigned while the cursor is on it, and decides nothing.
struct Preview {
  private let setting: DeclaredSetting
  private let text: String

  /// The value before, as its state had it.
  private let original: Any?

  /// The label of the option before.
  let labelBefore: String

  /// Assigns an option to a setting; `nil` where the setting has it, or its row refuses it.
  init?(setting: DeclaredSetting, text: String) {
    let reading = setting.read()
    (self.setting, self.text, original) = (setting, text, reading.original)
    let candidate = Candidate(source: .user, name: setting.key, value: .text(text))
    let before = reading.value.text
    labelBefore = setting.state.kind?.options.first { $0.value == before }?.label ?? before
    guard before != text, setting.refusal(of: candidate) == nil else { return nil }
    _ = setting.control.assign(.text(text))
  }

  /// Returns whether it is one of an option of a setting.
  func isOf(_ setting: DeclaredSetting, _ text: String) -> Bool {
    setting.key == self.setting.key && text == self.text
  }

  /// Sets the setting to the value before.
  func restore() { _ = original.map(setting.control.restore) }
}

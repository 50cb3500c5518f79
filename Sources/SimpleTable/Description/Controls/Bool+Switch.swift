extension Bool {
  /// Creates the value of a switch from a text, or `nil` if the text is neither on nor off.
  ///
  /// Case does not matter.
  init?(switch text: String) {
    switch text.lowercased() {
    case "true", "on", "yes", "1": self = true
    case "false", "off", "no", "0": self = false
    default: return nil
    }
  }
}

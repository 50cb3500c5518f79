extension Bool {
  /// Creates what a text says of a switch, if it says anything.
  init?(switch text: String) {
    switch text.lowercased() {
    case "true", "on", "yes", "1": self = true
    case "false", "off", "no", "0": self = false
    default: return nil
    }
  }
}

import SimpleTable

extension PlainSession {
  /// Returns what a row says, its states in words.
  static func words(of row: Row, isExpanded: Bool?) -> String {
    var text = row.title.harmless
    if let value = value(of: row) { text += ": \(value)" }
    for case let note? in [row.subtitle, row.help] where !note.isEmpty {
      text += ". \(note.harmless)"
    }
    var states: [String] = []
    if let placeholder = placeholder(of: row) { states.append(placeholder) }
    if let badge = row.badge { states.append(badge.harmless) }
    if let isExpanded { states.append(isExpanded ? "expanded" : "collapsed") }
    states += state(of: row)
    if row.isDisabled {
      states.append("disabled" + (row.disabledReason.map { ": \($0.harmless)" } ?? ""))
    }
    if row.isBusy { states.append("busy") }
    if let status = row.status { states.append(status.text.harmless) }
    if let message = row.message { states.append("not valid: \(message.harmless)") }
    return states.isEmpty ? text : text + " (\(states.joined(separator: ", ")))"
  }

  /// Returns the value of a row in words, if it has one to show.
  static func value(of row: Row) -> String? {
    if let detail = row.detail { return detail.harmless }
    guard let control = row.control else { return nil }
    return switch control.style {
    case .toggle: control.isOn ? "on" : "off"
    case .stepper, .slider, .picker: control.label.harmless
    case .field where control.isEmpty: "empty"
    case .field: control.isSecure ? "hidden" : control.label.harmless
    case .choice, .button, .link: nil
    }
  }

  /// Returns what a row shows in place of a text, if it has none and shows anything.
  static func placeholder(of row: Row) -> String? {
    guard let control = row.control, control.isEmpty else { return nil }
    return control.placeholder.map { "placeholder: \($0.harmless)" }
  }

  /// What is typed for a text that is empty, because an empty line leaves things as they are.
  static let emptyText = "\"\""

  /// Returns whether a value stands for a text that is empty.
  static func isEmptyText(_ value: String) -> Bool { value == emptyText }

  /// Returns whether the value of a row is a text, in which blanks count.
  static func isText(_ row: Row) -> Bool {
    row.control?.style == .field
  }

  /// Returns whether a row has a text that is not empty.
  static func canBeEmptied(_ row: Row) -> Bool {
    isText(row) && row.control?.isEmpty == false
  }

  /// Returns a number of things in words.
  static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }

  private static func state(of row: Row) -> [String] {
    switch row.control?.style {
    case .choice: return [row.control?.isOn == true ? "chosen" : "not chosen"]
    case .link: return ["opens a table"]
    case .button(.destructive): return ["destructive"]
    case .button(.cancel): return ["cancels"]
    default: break
    }
    return switch row.accessory {
    case .disclosureIndicator: ["opens"]
    case .detailButton: ["has details"]
    case .detailDisclosureButton: ["opens", "has details"]
    case .checkmark: ["checked"]
    case .custom(let text): [text.harmless]
    case .none, .checkmarkPlaceholder: []
    }
  }
}

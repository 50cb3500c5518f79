import SimpleTable

extension PlainSession {
  /// Returns a row as text, with its states in words.
  func text(of row: Row, isExpanded: Bool?) -> String {
    var text = row.title.sanitized
    if let value = value(of: row) { text += ": \(value)" }
    for case let note? in [row.subtitle, row.help] where !note.isEmpty {
      text += ". \(note.sanitized)"
    }
    var states: [String] = []
    if let placeholder = placeholder(of: row) { states.append(placeholder) }
    if let badge = row.badge { states.append(badge.sanitized) }
    if let isExpanded { states.append(words[isExpanded ? .expanded : .collapsed]) }
    states += state(of: row)
    if row.isDisabled {
      states.append(words[.isDisabled] + (row.disabledReason.map { ": \($0.sanitized)" } ?? ""))
    }
    if row.isBusy { states.append(row.percentDone.map { "\($0) %" } ?? words[.busy]) }
    if let status = row.status { states.append(status.text.sanitized) }
    if let message = row.invalidReason { states.append(words(.notValid, message.sanitized)) }
    return states.isEmpty ? text : text + " (\(states.joined(separator: ", ")))"
  }

  /// Returns the value of a row in words, if it has one to show.
  func value(of row: Row) -> String? {
    if let detail = row.detail { return detail.sanitized }
    // The title of an entry is its value.
    guard let control = row.control, control.style != .field || !row.isPart else { return nil }
    return switch control.style {
    case .toggle: words[control.isOn ? .on : .off]
    case .list where control.isEmpty, .textArea where control.isEmpty: words[.empty]
    case .stepper, .slider, .picker, .list, .textArea: control.label.sanitized
    case .field where control.isEmpty: words[.empty]
    case .field: control.isSecure ? words[.hidden] : control.label.sanitized
    case .choice, .button, .link: nil
    }
  }

  /// Returns the placeholder of a row without text, if it has one.
  func placeholder(of row: Row) -> String? {
    guard let control = row.control, control.isEmpty else { return nil }
    return control.placeholder.map { words(.placeholder, $0.sanitized) }
  }

  /// What the user types to empty a text, because an empty line cancels.
  static let emptyText = "\"\""

  /// What the user types on a line of its own to end a text of several lines.
  static let endOfText = "."

  /// Returns whether the value of a row is a text, in which blanks count.
  static func isText(_ row: Row) -> Bool {
    row.control?.style == .field || row.control?.style == .textArea
  }

  /// Returns whether a row has a text that is not empty.
  static func canBeEmptied(_ row: Row) -> Bool {
    isText(row) && row.control?.isEmpty == false
  }

  private func state(of row: Row) -> [String] {
    switch row.control?.style {
    case .choice: return [words[row.control?.isOn == true ? .chosen : .notChosen]]
    case .link: return [words[.opensTable]]
    case .button(.destructive): return [words[.destructive]]
    case .button(.cancel): return [words[.cancels]]
    default: break
    }
    return switch row.accessory {
    case .disclosureIndicator: [words[.opens]]
    case .detailButton: [words[.hasDetails]]
    case .detailDisclosureButton: [words[.opens], words[.hasDetails]]
    case .checkmark: [words[.checked]]
    case .custom(let text): [text.sanitized]
    case .none, .checkmarkPlaceholder: []
    }
  }
}

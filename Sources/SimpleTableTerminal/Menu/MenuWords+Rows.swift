import SimpleTable

// Rows in words.

extension MenuWords {
  /// Returns a row as text: its value, its explanations and its states in words.
  func text(of row: Row, isExpanded: Bool?) -> String {
    let help = row.help?.paragraphs.joined(separator: " ")
    let notes = (drawing(of: row) + [row.subtitle, help, row.hyperlink].compactMap(\.self))
      .filter { !$0.isEmpty }.map(\.isolated)
    let parts = ([titleAndValue(of: row)] + notes).filter { !$0.isEmpty }
    let text = (parts.dropLast().map(ended) + parts.suffix(1)).joined(separator: " ")
    return withStates(of: row, isExpanded: isExpanded, text, kind: kind(of: row))
  }

  /// Returns a row as text without its explanations, and without the effect of selecting it.
  func summary(of row: Row, isExpanded: Bool?) -> String {
    let isOption = row.control?.style.isOption == true
    return withStates(
      of: row, isExpanded: isExpanded, titleAndValue(of: row), kind: isOption ? kind(of: row) : [])
  }

  private func titleAndValue(of row: Row) -> String {
    row.title.isolated + (value(of: row).map { ": \($0)" } ?? "")
  }

  private func withStates(
    of row: Row, isExpanded: Bool?, _ text: String, kind: [String]
  ) -> String {
    var states: [String] = []
    if let placeholder = placeholder(of: row) { states.append(placeholder) }
    if let badge = row.badge { states.append(badge.isolated) }
    if let isExpanded { states.append(self[isExpanded ? .expanded : .collapsed]) }
    states += kind
    if row.isDisabled {
      states.append(self[.isDisabled] + (row.disabledReason.map { ": \($0.isolated)" } ?? ""))
    }
    if row.isBusy { states.append(row.percentDone.map { "\($0) %" } ?? self[.busy]) }
    if let status = row.status { states.append(status.text.isolated) }
    if let message = row.invalidReason {
      states.append(row.missingNote?.isolated ?? self(.notValid, message))
    }
    return states.isEmpty ? text : text + " (\(states.joined(separator: ", ")))"
  }

  /// Returns the value of a row in words, if it has one to show.
  func value(of row: Row) -> String? {
    if let detail = row.detail { return detail.isolated }
    // The title of an entry is its value.
    guard let control = row.control, row.role?.isTextOfListOrNew != true else { return nil }
    return switch control.style {
    case .list where control.isEmpty, .textArea where control.isEmpty: self[.empty]
    case .toggle, .stepper, .slider, .picker, .list, .textArea:
      control.label.isEmpty ? self[.empty] : control.label.isolated
    case .field where control.isEmpty, .secureField where control.isEmpty: self[.empty]
    case .field: control.label.isolated
    case .secureField: self[.hidden]
    case .option, .button, .link: nil
    }
  }

  /// Returns the placeholder of a row without text, if it has one.
  func placeholder(of row: Row) -> String? {
    guard let control = row.control, control.isEmpty else { return nil }
    return control.placeholder.map { self(.placeholder, $0) }
  }

  /// Returns the lines that a row draws itself, without lines that only repeat its title or have no
  /// letters and digits, unless there are no others.
  private func drawing(of row: Row) -> [String] {
    let lines = (row.drawnLines(width: 80) ?? []).map(\.trimmed).filter { $0 != row.title.trimmed }
    let texts = lines.filter { line in line.contains { $0.isLetter || $0.isNumber } }
    return texts.isEmpty && row.title.isEmpty ? lines : texts
  }

  /// Returns the effect of selecting a row or tapping its accessory, or whether it is chosen.
  private func kind(of row: Row) -> [String] {
    switch row.control?.style {
    case .option: return [self[row.control?.isOn == true ? .chosen : .notChosen]]
    case .link: return [self[.opens]]
    case .button(.destructive): return [self[.destructive]]
    case .button(.cancel): return [self[.cancels]]
    default: break
    }
    return switch row.accessory {
    case .disclosureIndicator: [self[.opens]]
    case .detailButton: [self[.hasDetails]]
    case .detailDisclosureButton: [self[.opens], self[.hasDetails]]
    case .checkmark: [self[.checked]]
    case .custom(let text): [text.isolated]
    case .none: []
    }
  }
}

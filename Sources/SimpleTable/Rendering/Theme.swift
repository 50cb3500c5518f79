/// The ink of each role that text has in a table.
///
/// Colours are few and from the middle of the range, so that they can be read on light and dark
/// grounds; what should be quieter is faint and keeps the terminal's own colour.
struct Theme: Sendable {
  var title = Ink.none
  var header = Ink.none
  var footer = Ink.none
  var detail = Ink.none
  var border = Ink.none
  var badge = Ink.none
  var selected = Ink.none
  var disabled = Ink.none
  var destructive = Ink.none
  var invalid = Ink.none

  /// No colours.
  static let none = Theme()

  /// The attributes and sixteen colours of ANSI terminals.
  static let ansi = Theme(
    title: Ink.bold,
    header: Ink(color: 36),
    footer: Ink.faint,
    detail: Ink.faint,
    border: Ink.faint,
    badge: Ink(color: 35),
    selected: Ink(weight: 1, color: 35),
    disabled: Ink.faint,
    destructive: Ink(color: 31),
    invalid: Ink(weight: 1, color: 31))
}

extension TextRenderer.ColorMode {
  /// The inks of the mode.
  var theme: Theme {
    switch self {
    case .none: .none
    case .ansi: .ansi
    }
  }
}

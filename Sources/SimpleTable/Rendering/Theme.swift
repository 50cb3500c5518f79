/// How a stretch of text is coloured: the parameters of an SGR sequence of ECMA-48.
struct Ink: Hashable, Sendable {
  /// The parameters, as in `1;31`; none leaves the text as it is.
  let parameters: String

  /// The terminal's own colour.
  static let none = Ink(parameters: "")
}

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
    title: Ink(parameters: "1"),
    header: Ink(parameters: "36"),
    footer: Ink(parameters: "2"),
    detail: Ink(parameters: "2"),
    border: Ink(parameters: "2"),
    badge: Ink(parameters: "35"),
    selected: Ink(parameters: "1;35"),
    disabled: Ink(parameters: "2"),
    destructive: Ink(parameters: "31"),
    invalid: Ink(parameters: "1;31"))
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

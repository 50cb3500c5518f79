import SimpleTable

extension TextRenderer.Theme {
  /// No colours: the selected title is drawn in reverse, and a field and what was found have a line below.
  static let monochrome: Self = {
    var theme = Self.plain
    theme[.selected] = .reversed
    theme[.field] = .underlined
    theme[.match] = .underlined
    return theme
  }()

  /// Returns the theme for a terminal with a number of colours.
  ///
  /// With fewer than 256, the focused row has no bar. On a bar, the title is bold instead of
  /// reversed.
  func reduced(toColorCount count: Int) -> Self {
    var theme = self
    if count < 256 { theme[.bar] = .plain }
    for role in TextRenderer.Role.allCases {
      theme[role].color = theme[role].color?.reduced(toCount: count)
      theme[role].background = theme[role].background?.reduced(toCount: count)
    }
    if theme.hasBar, theme[.selected].isReversed {
      theme[.selected].isReversed = false
      theme[.selected].weight = .bold
    }
    return theme
  }
}

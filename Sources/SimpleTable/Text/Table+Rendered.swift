extension Table {
  /// Returns the table as text.
  ///
  /// - Parameters:
  ///   - width: The number of terminal cells of a line, from 20 to 1,000.
  ///   - style: How sections are set apart.
  ///   - symbols: The symbols with which the table is drawn.
  ///   - color: Whether colours are added.
  ///   - theme: The attributes of each role; they are not used without colours.
  /// - Returns: The lines, each ended by a newline.
  /// - Complexity: O(*n*) in the number of rows declared and the length of what is shown.
  public func rendered(
    width: Int = 60,
    style: TextRenderer.Style = .grouped,
    symbols: TextRenderer.Symbols = .unicode,
    color: TextRenderer.ColorMode = .none,
    theme: TextRenderer.Theme = .standard
  ) -> String {
    TextRenderer(width: width, style: style, symbols: symbols, color: color, theme: theme)
      .render(TableAdapter(self))
  }
}

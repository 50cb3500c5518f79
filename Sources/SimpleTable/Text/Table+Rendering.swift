extension Table {
  /// Evaluates the table, and returns it as text.
  ///
  /// - Parameters:
  ///   - width: The number of terminal cells of a line, from 20 to 1,000.
  ///   - style: How sections are set apart.
  ///   - symbols: The symbols with which the table is drawn.
  ///   - theme: The attributes of each role, written as escape sequences; `nil` for plain text.
  /// - Returns: The lines, each ended by a newline.
  /// - Complexity: O(*n*) in the number of rows declared and the length of the text.
  public func rendered(
    width: Int = 60,
    style: TextRenderer.Style = .grouped,
    symbols: TextRenderer.Symbols = .unicode,
    theme: TextRenderer.Theme? = nil
  ) -> String {
    TextRenderer(width: width, style: style, symbols: symbols, theme: theme)
      .render(TableAdapter(self))
  }
}

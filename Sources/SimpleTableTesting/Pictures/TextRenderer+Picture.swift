public import SimpleTable

extension TextRenderer {
  /// Returns the text of a table as an SVG image, in the colours of the renderer's theme.
  ///
  /// ```swift
  /// let table = Table { Section { Row("Wi-Fi", detail: "On") } }
  /// let image = TextRenderer(width: 24, theme: .standard).svg(TableAdapter(table))
  /// image.hasPrefix("<svg ")  // → true
  /// ```
  ///
  /// The same table always gives the same image. It embeds no fonts, follows the viewer's light or
  /// dark mode, and keeps each text in the columns of its cells.
  ///
  /// - Parameter adapter: The table.
  /// - Returns: The image, as a whole document.
  /// - Complexity: O(*n*) in the length of the text.
  public func svg(_ adapter: TableAdapter) -> String {
    let lines = styledLines(of: adapter)
    return ScreenPicture(lines: lines, columns: width, rows: lines.count).svg
  }
}

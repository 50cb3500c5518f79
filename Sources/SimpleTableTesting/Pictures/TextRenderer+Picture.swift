public import SimpleTable

extension TextRenderer {
  /// Returns an image in SVG of what a table shows at the moment, with colours if the renderer has any.
  ///
  /// ```swift
  /// let table = Table { Section { Row("Wi-Fi", detail: "On") } }
  /// let image = TextRenderer(width: 24, color: .ansi).svg(TableAdapter(table))
  /// image.hasPrefix("<svg ")  // → true
  /// ```
  ///
  /// The same table always gives the same image. It has no fonts of its own, follows the light or dark
  /// mode of whoever looks at it, and keeps each text in the columns of its cells.
  ///
  /// - Parameter adapter: The table.
  /// - Returns: The image, which is a document of its own.
  /// - Complexity: O(*n*) in the length of what is shown.
  public func svg(_ adapter: TableAdapter) -> String {
    let lines = styledLines(of: adapter)
    return ScreenPicture(lines: lines, columns: width, rows: lines.count).svg
  }
}

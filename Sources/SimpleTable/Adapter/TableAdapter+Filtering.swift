extension TableAdapter {
  /// Shows only what contains a text, and the rows above it in the outline.
  ///
  /// Each word of the text must be found in the title, the subtitle, the detail, the value or the
  /// keywords of a row, or each in its section's header, whatever the case and the accents. Sections
  /// without hits are not shown; folded sections with hits open while the filter lasts. A hidden row
  /// stays hidden.
  ///
  /// - Parameter text: What to look for; nothing, or white space alone, ends the filter.
  /// - Returns: What went and came.
  /// - Complexity: O(*n*) in the length of all texts.
  @discardableResult
  public func filter(_ text: String?) -> TableChanges {
    tellChange {
      visibility.setFilter(text)
      map = RowMap(of: declared, &visibility)
    }
  }

  /// The text that rows must contain, or nothing while all are shown.
  public var filterText: String? { visibility.filter?.text }
}

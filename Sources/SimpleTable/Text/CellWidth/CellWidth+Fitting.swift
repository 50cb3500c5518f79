extension CellWidth {
  /// Returns the longest start of the text, in whole characters, that fits, and its width.
  ///
  /// - Complexity: O(*n*), where *n* is the length of what is returned.
  package static func fitting(
    _ text: Substring, within cells: Int
  ) -> (start: Substring, cells: Int) {
    var counter = Counter()
    var end = text.startIndex
    var width = 0
    while end < text.endIndex {
      for scalar in text[end].unicodeScalars {
        counter.add(scalar)
      }
      guard counter.cells <= cells else { break }
      width = counter.cells
      text.formIndex(after: &end)
    }
    return (text[..<end], width)
  }
}

import SimpleTable

extension MenuPage {
  /// The lines of the window that the scroll bar covers, or `nil` where everything is visible.
  ///
  /// Its place is computed from lines where the table has few items. Counting the lines draws all
  /// items, so it is computed from items where there are many.
  ///
  /// - Complexity: O(*n*) in the number of items, which are drawn, where that is 500 at most and
  ///   the table has changed; otherwise O(*n*) in the number of lines of such a table, or O(1).
  var scrollThumb: Range<Int>? {
    guard let byItems = viewport.scrollThumb, let first = viewport.firstVisibleItem else {
      return nil
    }
    guard adapter.items.count <= 500 else { return byItems }
    let lines = allLines
    let (height, hidden) = (viewport.height, lines.count - viewport.height)
    guard hidden > 0, let start = lines.firstIndex(of: first) else { return byItems }
    let top = min(start + viewport.hiddenLines.above, hidden)
    let size = max(1, height * height / lines.count)
    let place = (Double(top) / Double(hidden) * Double(height - size)).rounded()
    return Int(place)..<Int(place) + size
  }

  /// The item on each line of the table, counted again after it has changed.
  private var allLines: [TableItem] {
    let key = [adapter.revision, viewport.renderer.width]
    if let counted, counted.key == key { return counted.lines }
    let lines = Viewport(adapter, renderer: viewport.renderer, height: 1 << 20).lineItems
    counted = (key, lines)
    return lines
  }
}

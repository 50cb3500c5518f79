@testable import SimpleTable

extension Viewport {
  /// The number of lines of all items of the table, whether they can be seen or not.
  var contentHeight: Int {
    adapter.items.compactMap(content(of:)).reduce(0) { $0 + renderer.lines(of: $1).count }
  }
}

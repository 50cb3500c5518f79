@testable import SimpleTable

extension TextRenderer {
  /// Returns the lines of one item, each by itself.
  func lines(of item: ItemContent) -> [StyledLine] { lines(of: item, atMost: .max).lines }
}

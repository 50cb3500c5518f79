import SimpleTable

/// A text together with its number of characters and of the cells that they take one by one.
///
/// - Complexity: Changes cost O(*m*) in the length of the added or removed text.
struct MeasuredText: Hashable, Sendable {
  private(set) var text = ""

  /// The number of characters.
  private(set) var count = 0

  /// The sum of the cells of the characters.
  private(set) var cells = 0

  init(_ text: String = "") {
    append(text)
  }

  /// Creates a text that repeats a symbol of one cell, up to a number of symbols.
  init(_ symbol: String, count: Int, limit: Int) {
    text = String(repeating: symbol, count: min(count, limit))
    (self.count, cells) = (count, count)
  }

  /// Appends a text, whose start may join the last character.
  mutating func append(_ more: String) {
    guard !more.isEmpty else { return }
    if let last = text.last {
      add(Substring(String(last)), times: -1)
      add(Substring(String(last) + more), times: 1)
    } else {
      add(Substring(more), times: 1)
    }
    text += more
  }

  /// Removes whole characters.
  mutating func removeSubrange(_ range: Range<String.Index>) {
    guard !range.isEmpty else { return }
    add(text[range], times: -1)
    text.removeSubrange(range)
  }

  /// Returns the parts before and after a place between two characters.
  func split(at place: String.Index) -> (start: MeasuredText, end: MeasuredText) {
    // Only the shorter part is measured.
    let (start, end) = (text[..<place], text[place...])
    var (left, right) = (self, self)
    if start.utf8.count < end.utf8.count {
      left = MeasuredText(String(start))
      right.text = String(end)
      (right.count, right.cells) = (count - left.count, cells - left.cells)
    } else {
      right = MeasuredText(String(end))
      left.text = String(start)
      (left.count, left.cells) = (count - right.count, cells - right.cells)
    }
    return (left, right)
  }

  /// Returns the place from which on the text takes a number of cells at most.
  ///
  /// - Complexity: O(*c*) in the number of cells.
  func startOfEnd(cells: Int) -> String.Index {
    var (place, room) = (text.endIndex, cells)
    while place > text.startIndex {
      let previous = text.index(before: place)
      room -= text[previous].cellWidth
      guard room >= 0 else { break }
      place = previous
    }
    return place
  }

  private mutating func add(_ part: Substring, times factor: Int) {
    if part.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) {
      count += factor * part.utf8.count
      cells += factor * part.utf8.count
    } else {
      for character in part {
        count += factor
        cells += factor * character.cellWidth
      }
    }
  }
}

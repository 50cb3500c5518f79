/// Changes of parts of a text, which leave every other byte as it is.
struct JSONEdits {
  private var edits: [(range: Range<Int>, text: [UInt8])] = []

  /// Whether nothing changes.
  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a part.
  ///
  /// Two insertions at the same place stay in the order in which they were made. No text is
  /// inserted within a part that is removed.
  mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
    edits.append((range, text))
  }

  mutating func insert(_ text: [UInt8], at place: Int) { replace(place..<place, with: text) }

  /// Removes a part, which may be removed more than once.
  mutating func remove(_ range: Range<Int>) { replace(range, with: []) }

  /// Returns the text after the changes.
  func applied(to bytes: [UInt8]) -> [UInt8] { applied(to: bytes, following: []).text }

  /// Returns the text after the changes, and where some places of the text are then.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - places: Places in ascending order, none of them within a part that is replaced.
  /// - Returns: The text, and the places in it.
  /// - Complexity: O(*n* + *k* log *k*) in the length of the text and the number of changes.
  func applied(
    to bytes: [UInt8], following places: [Int]
  ) -> (text: [UInt8], places: [Int]) {
    var newPlaces: [Int] = []
    var text: [UInt8] = []
    text.reserveCapacity(edits.reduce(bytes.count) { $0 + $1.text.count })
    var copied = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      while newPlaces.count < places.count, places[newPlaces.count] <= edit.range.lowerBound {
        newPlaces.append(text.count + places[newPlaces.count] - copied)
      }
      if edit.range.lowerBound > copied { text += bytes[copied..<edit.range.lowerBound] }
      text += edit.text
      copied = max(copied, edit.range.upperBound)
    }
    newPlaces += places[newPlaces.count...].map { text.count + $0 - copied }
    return (text + bytes[copied...], newPlaces)
  }
}

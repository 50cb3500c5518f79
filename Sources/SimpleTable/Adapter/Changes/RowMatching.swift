/// Which rows of two states of one section are the same, as far as their order tells.
///
/// Both lists are walked from both ends, comparing identities; a few rows that came or went are
/// stepped over. What the walk leaves is for the caller to look up by its identity.
///
/// - Complexity: O(*n*).
struct RowMatching {
  let old: ShownRows
  let new: ShownRows

  /// The places of the old and the new list between what is the same at both ends.
  private(set) var oldMiddle: Range<Int>
  private(set) var newMiddle: Range<Int>

  /// For each place of the new middle the place of the same row in the old list, or -1.
  var oldPlaces: [Int32]

  /// The places of both lists for which the walk found no partner, in order.
  private(set) var oldRest: [Int] = []
  private(set) var newRest: [Int] = []

  /// How many rows the walk steps over at once.
  private static let reach = 32

  init(old: ShownRows, new: ShownRows) {
    self.old = old
    self.new = new
    let shorter = min(old.count, new.count)
    var top = 0
    while top < shorter, old.isSame(top, new, top) { top += 1 }
    var bottom = 0
    while bottom < shorter - top, old.isSame(old.count - 1 - bottom, new, new.count - 1 - bottom) {
      bottom += 1
    }
    oldMiddle = top..<(old.count - bottom)
    newMiddle = top..<(new.count - bottom)
    oldPlaces = Array(repeating: -1, count: newMiddle.count)
    walkMiddle()
  }

  private mutating func walkMiddle() {
    var left = oldMiddle.lowerBound
    var right = newMiddle.lowerBound
    while left < oldMiddle.upperBound, right < newMiddle.upperBound {
      guard let step = nextMatch(left, right) else { break }
      oldRest.append(contentsOf: left..<step.left)
      newRest.append(contentsOf: right..<step.right)
      match(old: step.left, new: step.right)
      left = step.left + 1
      right = step.right + 1
    }
    oldRest.append(contentsOf: left..<oldMiddle.upperBound)
    newRest.append(contentsOf: right..<newMiddle.upperBound)
  }

  /// Returns the nearest places from here on that hold the same row.
  private func nextMatch(_ left: Int, _ right: Int) -> (left: Int, right: Int)? {
    if old.isSame(left, new, right) { return (left, right) }
    for step in 1...Self.reach {
      let hasLeft = left + step < oldMiddle.upperBound
      let hasRight = right + step < newMiddle.upperBound
      if hasRight, old.isSame(left, new, right + step) { return (left, right + step) }
      if hasLeft, old.isSame(left + step, new, right) { return (left + step, right) }
      if hasLeft, hasRight, old.isSame(left + step, new, right + step) {
        return (left + step, right + step)
      }
    }
    return nil
  }

  /// Notes that two places hold the same row.
  mutating func match(old oldPlace: Int, new newPlace: Int) {
    oldPlaces[newPlace - newMiddle.lowerBound] = Int32(oldPlace)
  }

  /// Returns the old place of the row at a place of the new list, or nothing if it came or is
  /// known to come from another section.
  func oldPlace(ofNew place: Int) -> Int? {
    if place < newMiddle.lowerBound { return place }
    if place >= newMiddle.upperBound { return place - new.count + old.count }
    let found = oldPlaces[place - newMiddle.lowerBound]
    return found < 0 ? nil : Int(found)
  }
}

/// Which rows of two states of one section are the same, as far as their order tells.
///
/// Both lists are walked from both ends, comparing identities; a few rows that came or went are
/// stepped over. What the walk leaves is for the caller to look up by its identity. Rows that are
/// the same are compared at once by what they show, while both are at hand.
///
/// - Complexity: O(*n*).
struct RowMatching {
  let old: ShownRows
  let new: ShownRows

  /// The places of the old and the new list between what is the same at both ends.
  private(set) var oldMiddle = 0..<0
  private(set) var newMiddle = 0..<0

  /// For each place of the new middle the place of the same row in the old list, or -1 if it came
  /// or is known to come from another section.
  private(set) var oldPlaces: [Int32] = []

  /// The places of both lists for which the walk found no partner, in order.
  private(set) var oldRest: [Int] = []
  private(set) var newRest: [Int] = []

  /// The places of the new list whose rows look different from the same ones of the old list.
  private(set) var changedPlaces: [Int] = []

  /// How many rows the walk steps over at once.
  private static let reach = 32

  init(old: ShownRows, new: ShownRows) {
    self.old = old
    self.new = new
    let shorter = min(old.count, new.count)
    var top = 0
    while top < shorter, old.isSame(top, new, top) {
      compare(top, with: old, top)
      top += 1
    }
    let changesAtTop = changedPlaces.count
    var bottom = 0
    while bottom < shorter - top, old.isSame(old.count - 1 - bottom, new, new.count - 1 - bottom) {
      compare(new.count - 1 - bottom, with: old, old.count - 1 - bottom)
      bottom += 1
    }
    oldMiddle = top..<(old.count - bottom)
    newMiddle = top..<(new.count - bottom)
    oldPlaces = Array(repeating: -1, count: newMiddle.count)
    let changesAtBottom = changedPlaces[changesAtTop...].reversed()
    changedPlaces.removeSubrange(changesAtTop...)
    walkMiddle()
    changedPlaces += changesAtBottom
  }

  private mutating func walkMiddle() {
    var left = oldMiddle.lowerBound
    var right = newMiddle.lowerBound
    while left < oldMiddle.upperBound, right < newMiddle.upperBound {
      guard let step = nextMatch(left, right) else { break }
      if left < step.left { oldRest.append(contentsOf: left..<step.left) }
      if right < step.right { newRest.append(contentsOf: right..<step.right) }
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
    compare(newPlace, with: old, oldPlace)
  }

  /// Notes whether a row of the new list looks different from the same one of a list before.
  mutating func compare(_ place: Int, with before: ShownRows, _ oldPlace: Int) {
    if !new.reads(place, like: before, oldPlace) { changedPlaces.append(place) }
  }

  /// Brings the places that were found out of order in order.
  mutating func sortChangedPlaces() { changedPlaces.sort() }
}

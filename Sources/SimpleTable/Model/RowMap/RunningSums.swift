/// The counts of a list's elements with their running sums, of which single ones change quickly.
///
/// It is a Fenwick tree: element *n* of the array, counted from 1, is the sum of as many counts up
/// to that one as its lowest bit says.
///
/// - Complexity: Making it is O(*n*), a sum and a change are O(log *n*).
struct RunningSums {
  private var sums: [Int] = []

  /// The sum of all counts.
  private(set) var total = 0

  /// Creates sums of nothing.
  init() {}

  /// Creates the sums of counts, none of which is negative.
  init(of count: Int, _ counts: (_ place: Int) -> Int) {
    sums = (0..<count).map(counts)
    total = sums.reduce(0, +)
    for place in 1..<(count + 1) {
      let above = place + (place & -place)
      if above <= count { sums[above - 1] += sums[place - 1] }
    }
  }

  /// Returns the sum of the counts before a place, which may be the end.
  func sum(below place: Int) -> Int {
    var (sum, place) = (0, place)
    while place > 0 {
      sum += sums[place - 1]
      place &= place - 1
    }
    return sum
  }

  mutating func set(_ count: Int, at place: Int) {
    let difference = count - (sum(below: place + 1) - sum(below: place))
    total += difference
    var place = place + 1
    while place <= sums.count {
      sums[place - 1] += difference
      place += place & -place
    }
  }

  /// Returns the place whose count holds a unit, given the number of units before it; there must be
  /// more.
  func place(of unit: Int) -> Int {
    var (place, rest) = (0, unit)
    var step = sums.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - sums.count.leadingZeroBitCount)
    while step > 0 {
      if place + step <= sums.count, sums[place + step - 1] <= rest {
        place += step
        rest -= sums[place - 1]
      }
      step /= 2
    }
    return place
  }
}

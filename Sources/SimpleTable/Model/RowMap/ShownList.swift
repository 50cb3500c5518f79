/// The numbers of the rows or sections that are shown, in order: all of them, or those in a list.
struct ShownList {
  /// The count of numbers that are shown.
  let count: Int

  /// The numbers that are shown; `nil` while all are.
  private let numbers: [Int32]?

  /// Creates a list in which everything is shown.
  init(all count: Int) {
    self.count = count
    numbers = nil
  }

  /// Creates a list of the numbers for which a function returns true.
  ///
  /// - Complexity: O(*n*) in the count of numbers, shown or not.
  init(of total: Int, where isShown: (Int) -> Bool) {
    let count = (0..<total).count { number in
      OperationCounter.count(.listing)
      return isShown(number)
    }
    self.count = count
    numbers =
      count == total
      ? nil
      : Array(unsafeUninitializedCapacity: count) { numbers, end in
        for number in 0..<total where isShown(number) {
          numbers.initializeElement(at: end, to: Int32(truncatingIfNeeded: number))
          end += 1
        }
      }
  }

  /// Accesses the number at an index, which must exist.
  subscript(index: Int) -> Int {
    guard let numbers else { return index }
    return Int(numbers[index])
  }

  /// Returns how many numbers are the same from an index on, and from an index of another list on.
  ///
  /// - Complexity: O(*n*) in the result.
  func sameCount(from index: Int, as other: ShownList, from otherIndex: Int) -> Int {
    let most = min(count - index, other.count - otherIndex)
    var same = 0
    while same < most, self[index + same] == other[otherIndex + same] { same += 1 }
    return same
  }

  /// Returns the index of a number, or `nil` if it is not shown.
  ///
  /// - Complexity: O(log *n*); O(1) while all are shown.
  func index(of number: Int) -> Int? {
    guard let numbers else { return number }
    let index = numbers.partitionPoint { $0 >= number }
    return index < count && numbers[index] == number ? index : nil
  }
}

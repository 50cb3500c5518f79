/// Which of some things are shown, by number and in order: all of them, or those of a list.
struct ShownList {
  /// The number of those that are shown.
  let count: Int

  /// The numbers of those that are shown; `nil` while all are.
  private let numbers: [Int32]?

  /// Creates the list in which all things are shown.
  init(all count: Int) {
    self.count = count
    numbers = nil
  }

  /// Creates the list of the things for which a function says that they are shown.
  ///
  /// - Complexity: O(*n*) in the number of things, shown or not.
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

  /// Accesses the number of the thing that is shown at an index, which must exist.
  subscript(index: Int) -> Int {
    guard let numbers else { return index }
    return Int(numbers[index])
  }

  /// Returns the index at which a thing is shown, or `nil` if it is not.
  ///
  /// - Complexity: O(log *n*); O(1) while all are shown.
  func index(of number: Int) -> Int? {
    guard let numbers else { return number }
    let index = numbers.partitionPoint { $0 >= number }
    return index < count && numbers[index] == number ? index : nil
  }
}

/// Finds a longest increasing subsequence of numbers, and reuses its memory for the next list.
///
/// Patience sorting: for each length so far the smallest number that ends such a run is kept; see
/// Michael Fredman, "On computing the length of longest increasing subsequences" (1975). A number
/// larger than all before it is placed without a search, so that a list that is nearly in order
/// costs little more than reading it.
package struct LongestIncreasingSubsequence {
  private var numbers: [Int32] = []

  /// For each length, the index of the smallest number that ends an increasing run of that length.
  private var ends: [Int32] = []

  /// For each index, the index of the number before it in its run, or -1.
  private var previous: [Int32] = []

  private var belongs: [Bool] = []

  package init() {}

  /// Returns for each number whether it belongs to a longest increasing subsequence.
  ///
  /// - Parameter list: Distinct numbers; negative ones may repeat and never belong.
  /// - Returns: A value for each number.
  /// - Complexity: O(*n* log *n*), O(*n*) for numbers in order.
  package mutating func membership(of list: some Sequence<Int32>) -> [Bool] {
    numbers.removeAll(keepingCapacity: true)
    numbers.append(contentsOf: list)
    ends.removeAll(keepingCapacity: true)
    previous.removeAll(keepingCapacity: true)
    previous.append(contentsOf: repeatElement(-1, count: numbers.count))
    belongs.removeAll(keepingCapacity: true)
    belongs.append(contentsOf: repeatElement(false, count: numbers.count))
    for index in numbers.indices where numbers[index] >= 0 { place(index) }
    var next = ends.last ?? -1
    while next >= 0 {
      belongs[Int(next)] = true
      next = previous[Int(next)]
    }
    return belongs
  }

  private mutating func place(_ index: Int) {
    let number = numbers[index]
    var length = ends.count
    if let last = ends.last, numbers[Int(last)] > number {
      length = ends.partitionPoint { [numbers] in numbers[Int($0)] >= number }
    }
    if length > 0 { previous[index] = ends[length - 1] }
    if length == ends.count { ends.append(Int32(index)) } else { ends[length] = Int32(index) }
  }
}

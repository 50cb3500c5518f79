/// Returns which numbers form a longest increasing subsequence.
///
/// Patience sorting: for each length so far the smallest number that ends such a run is kept; see
/// Michael Fredman, "On computing the length of longest increasing subsequences" (1975). A number
/// larger than all before it is placed without a search, so that a list that is nearly in order
/// costs little more than reading it.
///
/// - Parameter numbers: Different numbers, of which negative ones are left out.
/// - Returns: For each number whether it belongs.
/// - Complexity: O(*n* log *n*), O(*n*) for numbers in order.
package func longestIncreasingSubsequence(_ numbers: [Int32]) -> [Bool] {
  var ends: [Int] = []
  var previous = [Int32](repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() where number >= 0 {
    var length = ends.count
    if let last = ends.last, numbers[last] > number {
      var low = 0
      while low < length {
        let middle = (low + length) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { length = middle }
      }
    }
    if length > 0 { previous[index] = Int32(ends[length - 1]) }
    if length == ends.count { ends.append(index) } else { ends[length] = index }
  }
  var belongs = [Bool](repeating: false, count: numbers.count)
  var next = ends.last.map(Int32.init) ?? -1
  while next >= 0 {
    belongs[Int(next)] = true
    next = previous[Int(next)]
  }
  return belongs
}

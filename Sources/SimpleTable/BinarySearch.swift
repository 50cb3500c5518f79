extension RandomAccessCollection where Index == Int {
  /// Returns the first index from which on a condition holds, or `endIndex` if it never does.
  ///
  /// - Parameter isSatisfied: The condition, which holds for all elements after the first for which
  ///   it holds.
  /// - Returns: The index.
  /// - Complexity: O(log *n*)
  @inline(__always)
  func partitionPoint(_ isSatisfied: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isSatisfied(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

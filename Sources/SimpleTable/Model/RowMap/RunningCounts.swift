/// Counts side by side whose running sums are kept up to date.
///
/// A tree over the counts, after Peter Fenwick, "A new data structure for cumulative frequency
/// tables" (1994): each node holds the sum of a run that ends there.
///
/// - Complexity: `total` is O(1); changing a count, a sum and a search are O(log *n*).
struct RunningCounts {
  private var nodes: [Int32]

  /// The sum of all counts.
  private(set) var total: Int

  /// Creates the tree over counts.
  ///
  /// - Complexity: O(*n*)
  init(_ counts: some Collection<Int>) {
    nodes = [0]
    nodes.reserveCapacity(counts.count + 1)
    total = 0
    for count in counts {
      nodes.append(Int32(truncatingIfNeeded: count))
      total += count
    }
    for index in nodes.indices.dropFirst() {
      let parent = index + (index & -index)
      if parent < nodes.count { nodes[parent] += nodes[index] }
    }
  }

  /// Adds to the count at an index, which must exist.
  mutating func add(_ difference: Int, at index: Int) {
    total += difference
    let change = Int32(truncatingIfNeeded: difference)
    nodes.withUnsafeMutableBufferPointer { nodes in
      var node = index + 1
      while node < nodes.count {
        OperationCounter.count(.node)
        nodes[node] += change
        node += node & -node
      }
    }
  }

  /// Returns the sum of the counts before an index.
  func sum(before index: Int) -> Int {
    nodes.withUnsafeBufferPointer { nodes in
      var node = index
      var sum: Int32 = 0
      while node > 0 {
        OperationCounter.count(.node)
        sum += nodes[node]
        node &= node - 1
      }
      return Int(sum)
    }
  }

  /// Returns which count holds a position of all that is counted, and the position within it.
  ///
  /// - Parameter position: From 0 up to `total`, which is not included.
  /// - Returns: The number of the count, and the position from its start.
  func find(_ position: Int) -> (index: Int, offset: Int) {
    nodes.withUnsafeBufferPointer { nodes in
      var rest = Int32(truncatingIfNeeded: position)
      var node = 0
      var step = 1 << (Int.bitWidth - 1 - max(nodes.count - 1, 1).leadingZeroBitCount)
      while step > 0 {
        OperationCounter.count(.node)
        let next = node + step
        if next < nodes.count, nodes[next] <= rest {
          node = next
          rest -= nodes[next]
        }
        step >>= 1
      }
      return (node, Int(rest))
    }
  }
}

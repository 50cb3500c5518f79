import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Outlines` {
  @Test func `parents, ends and depths are those of a random tree`() {
    var random = SeededGenerator()
    for _ in 0..<200 {
      var outline = Outline(flatRows: 0)
      var parents: [Int?] = []
      func add(under parent: Int?, depth: Int) {
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          let row = parents.count
          parents.append(parent)
          outline.append(under: parent)
          if depth < 4 { add(under: row, depth: depth + 1) }
          outline.end(row)
        }
      }
      add(under: nil, depth: 0)
      for row in parents.indices {
        let above = sequence(first: row) { parents[$0] }.dropFirst()
        check(outline.parent(of: row), parents[row], "\(random)")
        check(outline.depth(of: row), above.reduce(0) { count, _ in count + 1 }, "\(random)")
        let below = parents.indices.filter { other in
          sequence(first: other) { parents[$0] }.dropFirst().contains(row)
        }
        check(Array(outline.rows(below: row)), below, "\(random)")
      }
    }
  }
}

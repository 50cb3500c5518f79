import Testing

@testable import SimpleTable

/// How many nodes of its counts the row map touches.
@Suite struct RowMapCountTests {
  private static func map() -> RowMap {
    var map = RowMap(Array(repeating: SectionMap(declaredCount: 1_000), count: 1_000))
    for section in 0..<1_000 { map.update(section: section) { $0.set(.hidden, true, row: 500) } }
    return map
  }

  @Test func `hiding one of a million rows touches some tens of nodes`() async {
    await #expect(processExitsWith: .success) {
      var map = Self.map()
      for row in [0, 63, 64, 999] {
        let count = OperationCounter.counting {
          map.update(section: row) { $0.set(.hidden, true, row: row) }
        }
        #expect((1...30).contains(count[.node, default: 0]))
      }
    }
  }

  @Test func `finding one of a million rows touches some tens of nodes`() async {
    await #expect(processExitsWith: .success) {
      let map = Self.map()
      for section in [0, 1, 511, 512, 999] {
        let count = OperationCounter.counting {
          _ = map.position(of: RowPath(section: section, row: 700))
          _ = map.path(of: RowPosition(section: section, row: 700))
          _ = map.section(ofItem: section * 900)
        }
        #expect((1...30).contains(count[.node, default: 0]))
      }
    }
  }

  @Test func `a search takes a step for each binary digit of the number of counts`() async {
    await #expect(processExitsWith: .success) {
      for (size, steps) in [(1, 1), (2, 2), (3, 2), (4, 3), (7, 3), (8, 4), (1_000, 10)] {
        let counts = RunningCounts(Array(repeating: 1, count: size))
        let count = OperationCounter.counting { _ = counts.find(size - 1) }
        #expect(count[.node] == steps)
      }
    }
  }

  @Test func `collapsing a section of a thousand rows touches some tens of nodes`() async {
    await #expect(processExitsWith: .success) {
      var map = Self.map()
      let count = OperationCounter.counting { map.update(section: 3) { $0.isCollapsed = true } }
      #expect((1...30).contains(count[.node, default: 0]))
    }
  }

  @Test func `hiding a row beside a disclosure row checks only the rows below it`() async {
    await #expect(processExitsWith: .success) {
      let rows = (0..<10_000).map { (number: Int) in Row("\(number)").id(number) }
      let adapter = TableAdapter(
        Table {
          Section {
            DisclosureRow("D", initially: .expanded) { for row in 0..<3 { Row("below \(row)") } }
              .id("d")
            rows
          }
        })
      let beside = OperationCounter.counting { adapter.setHidden(true, row: "5000") }
      #expect(beside[.outlineStep] == nil)
      #expect(adapter.numberOfRows == 10_003)
      let above = OperationCounter.counting {
        adapter.setHidden(true, row: "d")
        adapter.setHidden(false, row: "d")
      }
      #expect((1...6).contains(above[.outlineStep, default: 0]))
      #expect(adapter.numberOfRows == 10_003)
    }
  }
}

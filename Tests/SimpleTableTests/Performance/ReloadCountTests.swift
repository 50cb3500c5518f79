import TestFixtures
import Testing

@testable import SimpleTable

/// How many ids a reload compares and hashes: figures that no machine changes.
@Suite struct ReloadCountTests {
  @Test func `a reload without changes compares each id once and hashes that of the section`() {
    let count = count(from: Array(0..<4_000), to: Array(0..<4_000))
    #expect(count[.idComparison] == 4_000)
    #expect(count[.idHash] == 1)
  }

  @Test func `a row put in costs a few comparisons`() {
    var numbers = Array(0..<4_000)
    numbers.insert(9_999, at: 1_500)
    let count = count(from: Array(0..<4_000), to: numbers)
    #expect(count[.idComparison] <= 4_010)
    #expect(count[.idHash] == 1)
  }

  @Test func `one row in a hundred out and another in costs no more than twice the comparison`() {
    let numbers = (0..<4_000).flatMap { number -> [Int] in
      switch number % 100 {
      case 30: []
      case 80: [number, number + 10_000]
      default: [number]
      }
    }
    let count = count(from: Array(0..<4_000), to: numbers)
    #expect(count[.idComparison] <= 8_000)
    #expect(count[.idHash] == 1)
  }

  @Test(arguments: [1_000, 100_000])
  func `a reversal compares in proportion to the rows`(size: Int) {
    let count = count(from: Array(0..<size), to: (0..<size).reversed())
    #expect(count[.idComparison] <= 2 * size + 100)
    #expect(count[.idHash] == 1)
  }

  @Test(arguments: [1_000, 100_000])
  func `a shuffle compares in proportion to the rows`(size: Int) {
    var generator = SeededGenerator(seed: 7)
    let count = count(from: Array(0..<size), to: (0..<size).shuffled(using: &generator))
    #expect(count[.idComparison] <= 10 * size)
    #expect(count[.idHash] == 1)
  }

  @Test func `each reload evaluates the description once, and nothing else does`() {
    var evaluations = 0
    let adapter = TableAdapter(
      Table {
        evaluations += 1
        return Section("A", id: "a") {
          Row("One").id("one")
          Row("Two").id("two")
        }
        .collapsible()
      })
    #expect(evaluations == 1)
    adapter.setHidden(true, row: "one")
    adapter.setCollapsed(true, section: "a")
    adapter.filter("two")
    adapter.filter(nil)
    adapter.select(RowPath(section: 0, row: 0))
    _ = adapter.items.map { $0 }
    #expect(evaluations == 1)
    adapter.reload()
    #expect(evaluations == 2)
  }

  /// Returns what the reload between two orders of rows counts; making the rows is left out.
  private func count(from old: [Int], to new: [Int]) -> OperationCounter {
    let sections = [old, new].map { numbers in
      let rows = numbers.map { Row("Row \($0)").id($0) }
      return Section(id: "rows") { rows }
    }
    var state = 0
    let adapter = TableAdapter(Table { [sections[state]] })
    state = 1
    return OperationCounter.counting { adapter.reload() }
  }
}

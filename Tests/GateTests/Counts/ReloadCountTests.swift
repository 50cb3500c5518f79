import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

/// How many ids a reload compares and hashes: figures that no machine changes.
@Suite struct ReloadCountTests {
  @Test func `a reload without changes compares each id once and hashes that of the section`() {
    let count = Self.count(from: Array(0..<4_000), to: Array(0..<4_000))
    #expect(count[.idComparison] == 4_000)
    #expect(count[.idHash] == 1)
  }

  @Test func `ready rows are not copied, and the id of each section is hashed once`() {
    let sections = (0..<10).map { section in
      let rows = (0..<100).map { Row("Row \($0)").help("Help").id("\(section).\($0)") }
      return Section("Section") { rows }.id(SectionID(section)).collapsible()
    }
    let adapter = TableAdapter(Table { sections })
    let count = OperationCounter.counting { adapter.reload() }
    #expect(count[.rowCopy] == nil)
    #expect(count[.idHash] == 10)
  }

  @Test func `ids that are gone are not hashed again`() {
    let rows = (0..<10).map { Row("Row \($0)").id($0) }
    let section = Section { rows }
    let adapter = TableAdapter(Table { section })
    adapter.setHidden(true, rows: (0..<1_000).map { RowID("gone \($0)") })
    let count = OperationCounter.counting { adapter.reload() }
    #expect(count[.idHash, default: 0] <= 1)
  }

  @Test func `hiding rows hashes each id once`() {
    let adapter = TableAdapter(Table { Section { for id in 0..<10 { Row("Row \(id)").id(id) } } })
    let ids = (0..<10).map { RowID($0) }
    let count = OperationCounter.counting { adapter.setHidden(true, rows: ids) }
    #expect(count[.idHash] == 10)
  }

  @Test(arguments: [100, 4_000])
  func `rules that are chained on a section or a table are listed once`(count: Int) {
    let counts = OperationCounter.counting {
      let section = (0..<count).reduce(Section { Row("A").id("a") }) { section, number in
        section.rule("\(number)", over: "a") { true }
      }
      let table = (0..<count).reduce(Table { section }) { table, number in
        table.rule("\(number)", over: "a") { true }
      }
      _ = TableAdapter(table)
    }
    #expect(counts[.ruleListing] == 2 * count)
  }

  @Test func `an inserted row costs a few comparisons`() {
    var numbers = Array(0..<4_000)
    numbers.insert(9_999, at: 1_500)
    let count = Self.count(from: Array(0..<4_000), to: numbers)
    #expect((4_000...4_010).contains(count[.idComparison, default: 0]))
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
    let count = Self.count(from: Array(0..<4_000), to: numbers)
    #expect(count[.idComparison, default: 0] <= 8_000)
    #expect(count[.idHash] == 1)
  }

  @Test(arguments: [1_000, 20_000])
  func `a reversal compares in proportion to the rows`(size: Int) {
    let count = Self.count(from: Array(0..<size), to: (0..<size).reversed())
    #expect(count[.idComparison, default: 0] <= 2 * size + 100)
    #expect(count[.idHash] == 1)
  }

  @Test(arguments: [1_000, 20_000])
  func `a shuffle compares in proportion to the rows`(size: Int) {
    var generator = SeededGenerator(seed: 7)
    let count = Self.count(
      from: Array(0..<size), to: (0..<size).shuffled(using: &generator))
    #expect(count[.idComparison, default: 0] <= 10 * size)
    #expect(count[.idHash] == 1)
  }

  @Test func `only a reload evaluates the description, and only once`() {
    var evaluations = 0
    let adapter = TableAdapter(
      Table {
        evaluations += 1
        return Section("A") {
          Row("One").id("one")
          Row("Two").id("two")
        }
        .id("a")
        .collapsible()
      })
    #expect(evaluations == 1)
    adapter.setHidden(true, row: "one")
    adapter.setCollapsed(true, section: "a")
    adapter.filter("two")
    adapter.filter(nil)
    adapter.select(at: RowPath(section: 0, row: 0))
    _ = adapter.items.map { $0 }
    #expect(evaluations == 1)
    adapter.reload()
    #expect(evaluations == 2)
  }

  @Test(.waitsForPrograms)
  func `rows that a program keeps are copied to be evaluated, and stay as they are`() async {
    await #expect(processExitsWith: .success) {
      let rows = (0..<100).map { ToggleRow("\($0)", isOn: .constant(true)).id($0) }
      let adapter = TableAdapter(Table { Section { rows } })
      let count = OperationCounter.counting { adapter.reload() }
      #expect(count[.rowCopy] == 100)
      #expect(rows.allSatisfy { $0.control == nil })
    }
  }

  /// Returns what the reload between two orders of rows counts; making the rows is left out.
  private static func count(from old: [Int], to new: [Int]) -> [CountedOperation: Int] {
    let sections = [old, new].map { numbers in
      let rows = numbers.map { Row("Row \($0)").id($0) }
      return Section { rows }.id("rows")
    }
    var state = 0
    let adapter = TableAdapter(Table { [sections[state]] })
    state = 1
    return OperationCounter.counting { adapter.reload() }
  }

  @Test func `a filter that grows searches only the rows that it found before`() {
    let adapter = TableAdapter(
      Table { for _ in 0..<10 { Section { for row in 0..<1_000 { Row("Row \(row)") } } } })
    var found = 10_000
    for text in ["r", "ro", "row", "row9", "row99", "row999"] {
      let count = OperationCounter.counting { adapter.filter(text) }
      #expect(count[.rowSearch, default: 0] == found)
      found = adapter.numberOfRows
    }
    // What is found nowhere is looked for once more, with a letter wrong.
    let further = OperationCounter.counting { adapter.filter("row9999") }
    check(further[.rowSearch, default: 0], found + 10_000)
    let count = OperationCounter.counting { adapter.filter("row9") }
    #expect(count[.rowSearch, default: 0] == 10_000)
  }

  @Test func `a filter folds the texts of each row once until the description is evaluated again`()
  {
    let adapter = TableAdapter(
      Table { for _ in 0..<10 { Section { for row in 0..<100 { Row("Row \(row)") } } } })
    func folded(_ body: () -> Void) -> Int {
      OperationCounter.counting(body)[.rowFolding, default: 0]
    }
    #expect(folded { adapter.filter("r") } == 1_000)
    for text in ["ro", "row 9", "ro", "other"] { #expect(folded { adapter.filter(text) } == 0) }
    #expect(folded { adapter.reload() } == 1_000)
    #expect(folded { adapter.filter("row") } == 0)
    #expect(folded { adapter.filter(nil) } == 0)
    #expect(folded { adapter.filter("row") } == 1_000)
  }

  @Test(arguments: [1_000, 10_000])
  func `sections in another order cost a comparison for each row`(size: Int) {
    var sections = (0..<(size / 10)).map { section in
      let rows = (0..<10).map { Row("Row").id("\(section).\($0)") }
      return Section { rows }.id(SectionID(section))
    }
    let adapter = TableAdapter(Table { sections })
    var generator = SeededGenerator(seed: 7)
    sections.shuffle(using: &generator)
    let count = OperationCounter.counting { adapter.reload() }
    #expect(count[.idComparison] == size)
  }

  @Test func `collapsing and expanding a section of many rows compares and counts none of them`() {
    let rows = (0..<10_000).map { (number: Int) in Row("\(number)").id(number) }
    let adapter = TableAdapter(Table { Section("A") { rows }.id("a").collapsible() })
    let count = OperationCounter.counting {
      adapter.setCollapsed(true, section: "a")
      adapter.setCollapsed(false, section: "a")
    }
    #expect(count.values.reduce(0, +) <= 16)
    #expect(adapter.numberOfRows == 10_000)
  }
}

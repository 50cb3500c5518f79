import TestTraits
import Testing

@testable import SimpleTable

/// How many rows and sections are asked whether they are shown.
@Suite struct RowMapCountTests {
  /// Returns a table of 100 sections of 100 rows, in each of which a row is hidden.
  private static func adapter() -> TableAdapter {
    let sections = (0..<100).map { (section: Int) in
      Section("\(section)") {
        for row in 0..<100 { Row("\(row)").id("\(section).\(row)").hidden(row == 50) }
      }
      .id(SectionID(section))
      .collapsible()
    }
    return TableAdapter(Table { sections })
  }

  @Test func `hiding a row asks the rows of its section alone`() {
    let adapter = Self.adapter()
    for row in ["0.0", "70.49", "70.51", "99.99"] {
      let count = OperationCounter.counting { adapter.setHidden(true, row: RowID(row)) }
      #expect(count[.listing] == 100)
    }
  }

  @Test func `finding a row or an item asks none`() {
    let adapter = Self.adapter()
    let count = OperationCounter.counting {
      _ = adapter.row(at: RowPath(section: 70, row: 70))
      _ = adapter.path(of: "70.70")
      _ = adapter.items[7_070]
    }
    #expect(count[.listing] == nil)
  }

  @Test func `collapsing all sections asks each row and each section once`() {
    let adapter = Self.adapter()
    let count = OperationCounter.counting { adapter.collapseAll() }
    #expect(adapter.numberOfRows == 0)
    #expect(count[.listing] == 10_100)
  }

  @Test func `collapsing one section after the other asks the rows of each once`() {
    let adapter = Self.adapter()
    let count = OperationCounter.counting {
      for section in 0..<100 { adapter.setCollapsed(true, section: SectionID(section)) }
    }
    #expect(adapter.numberOfRows == 0)
    #expect(count[.listing] == 10_000)
  }

  @Test func `hiding a row beside a disclosure row checks only the rows below it`() {
    let rows = (0..<10_000).map { (number: Int) in Row("\(number)").id(number) }
    let adapter = TableAdapter(
      Table.page {
        DisclosureRow("D", initially: .expanded) { for row in 0..<3 { Row("below \(row)") } }
          .id("d")
        rows
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

import TestTraits
import Testing

@testable import SimpleTable

/// Blocks nest 200 levels deep; what is deeper is left out.
@Suite struct `Nesting` {
  private static let message =
    "blocks are nested more than 200 levels deep; what is deeper is left out"

  /// Returns disclosure rows one below the other, named from the outermost: 1, 2, ….
  private func disclosures(_ count: Int, isNamed: Bool) -> Row {
    var row = Row("leaf")
    for level in (1...count).reversed() {
      let below = row
      row =
        DisclosureRow("\(level)", initially: .expanded) {
          below
          Row("after \(level)")
        }
        .row
      if isNamed { row = row.id(level) }
    }
    return row
  }

  @Test(arguments: [1, 199, 200, 201, 250, 251, 252, 1_000, 5_000], [true, false])
  func `rows below rows`(count: Int, isNamed: Bool) {
    let rows = disclosures(count, isNamed: isNamed)
    let adapter = TableAdapter(Table { Section { rows } })
    // The rows of the section are the first level.
    let isWhole = count < 200
    check(adapter.numberOfRows, isWhole ? 2 * count + 1 : 2 * 199 + 1)
    check(adapter.diagnostics.map(\.message), isWhole ? [] : [Self.message])
    let middle = RowPath(section: 0, row: min(count, 199))
    check(adapter.row(at: middle)?.title, isWhole ? "leaf" : "200")
    check(adapter.id(at: middle).flatMap(adapter.path(of:)), middle)
    check(adapter.isExpanded(at: middle), nil)
    checkEmpty(adapter.reload())
  }

  @Test(arguments: [1, 198, 199, 250, 1_000, 5_000])
  func `blocks of rows`(count: Int) {
    let rows = (0..<count).reduce(Row("A")) { row, _ in RowBuilder.buildOptional(row) }
    let changed = rows.disabled().id("x").help("h")
    let adapter = TableAdapter(Table { Section { changed } })
    // The innermost block is the last level, and the section's own the first.
    check(adapter.numberOfRows, count <= 200 ? 1 : 0)
    check(adapter.diagnostics.isEmpty, count <= 200)
    check(adapter.row(at: RowPath(section: 0, row: 0))?.isDisabled, count <= 200 ? true : nil)
  }

  @Test(arguments: [1, 199, 200, 201, 1_000, 5_000])
  func `blocks of sections`(count: Int) {
    let section = Section("A") { Row("x") }
    let sections = (0..<count).reduce(section) { section, _ in
      TableBuilder.buildOptional(section)
    }
    let changed = sections.collapsible().hidden(false)
    let adapter = TableAdapter(Table { changed })
    check(adapter.numberOfSections, count <= 200 ? 1 : 0)
    check(adapter.diagnostics.map(\.message), count <= 200 ? [] : [Self.message])
  }

  @Test func `what is deeper is left out, and all else stays`() {
    let deep = disclosures(1_000, isNamed: false)
    let adapter = TableAdapter(
      Table {
        Section("Before") { Row("a") }
        Section("Deep") {
          deep
          Row("b")
        }
        Section("After") { Row("c") }
      })
    check(adapter.diagnostics.count, 1)
    check(adapter.numberOfSections, 3)
    check(adapter.row(at: RowPath(section: 1, row: 2 * 199 + 1))?.title, "b")
  }

  @Test func `values that are never shown are released`() {
    _ = disclosures(5_000, isNamed: true)
    let row = (0..<5_000).reduce(Row("A")) { row, _ in RowBuilder.buildOptional(row) }
    #expect(row.levels <= 251)
  }
}

import TestFixtures
import Testing

@testable import SimpleTable

@Suite struct `Declared table` {
  @Test(arguments: [0, 1, 2, 63, 64, 1_000])
  func `every name is found at the first row that has it`(count: Int) {
    var random = SeededGenerator()
    let names = (0..<count).map { _ in "\(Int.random(in: 0...(count * 2), using: &random))" }
    let adapter = TableAdapter(Table { Section { names.map { Row($0).id($0) } } })
    for number in 0...(count * 2) {
      let first = names.firstIndex(of: "\(number)").map { RowPath(section: 0, row: $0) }
      #expect(adapter.path(of: RowID(number)) == first, "\(random)")
    }
    let duplicates = names.indices.filter { names[..<$0].contains(names[$0]) }
    #expect(
      adapter.diagnostics.map(\.message)
        == duplicates.map {
          "two rows have the id \"\(names[$0])\"; the later one goes by its place"
        },
      "\(random)")
  }

  @Test(arguments: ["a", "eight by", "nine byte", "é", "e\u{301}", "日本", "\0", "\0\0"])
  func `any text is a name`(name: String) {
    let adapter = TableAdapter(
      Table {
        Section {
          Row("A").id(name)
          Row("B").id("other")
        }
      })
    #expect(adapter.path(of: RowID(name)) == RowPath(section: 0, row: 0))
    #expect(adapter.path(of: RowID(name + "\0")) == nil)
  }
}

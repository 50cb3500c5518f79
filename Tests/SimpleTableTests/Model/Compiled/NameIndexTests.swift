import TestFixtures
import Testing

@testable import SimpleTable

@Suite struct `Name index` {
  @Test(arguments: [0, 1, 2, 63, 64, 1_000])
  func `every name is found at the first row that has it`(count: Int) {
    var random = SeededGenerator()
    let names = (0..<count).map { _ in "\(Int.random(in: 0...(count * 2), using: &random))" }
    let section = DeclaredSection(section: Section {}, id: "s")
    section.rows = names.map { Row($0).id($0) }
    let positions = names.indices.map { RowPosition(section: 0, row: $0) }
    var duplicates: [Int: Int] = [:]
    let index = NameIndex(
      positions, hashes: names.map(Identity.quickHash), in: [section]
    ) { later, first in duplicates[later.row] = first.row }
    for (row, name) in names.enumerated() {
      let first = names.firstIndex(of: name)
      #expect(duplicates[row] == (first == row ? nil : first), "\(random)")
    }
    #expect(index.count == names.count, "\(random)")
    for number in 0...(count * 2) {
      let first = names.firstIndex(of: "\(number)").map { RowPosition(section: 0, row: $0) }
      #expect(index.position(of: "\(number)", in: [section]) == first, "\(random)")
    }
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

import Testing

@testable import SimpleTable

@Suite struct `Name index` {
  @Test(arguments: [0, 1, 2, 63, 64, 1_000])
  func `every name is found at the first row that has it`(count: Int) {
    var random = SeededGenerator()
    let names = (0..<count).map { _ in "\(Int.random(in: 0...(count * 2), using: &random))" }
    var section = DeclaredSection(section: Section {}, id: "s")
    section.rows = names.map { Row($0).id($0) }
    var index = NameIndex(capacity: count)
    for (row, name) in names.enumerated() {
      let position = RowPosition(section: 0, row: row)
      let taken = index.insert(name, at: position, in: [section])
      let first = names.firstIndex(of: name) ?? row
      #expect(taken == (first == row ? nil : RowPosition(section: 0, row: first)), "\(random)")
    }
    for number in 0...(count * 2) {
      let first = names.firstIndex(of: "\(number)").map { RowPosition(section: 0, row: $0) }
      #expect(index.position(of: "\(number)", in: [section]) == first, "\(random)")
    }
  }

  @Test(arguments: ["", "a", "eight by", "nine byte", "é", "e\u{301}", "日本", "\0", "\0\0"])
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

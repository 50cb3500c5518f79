import TestFixtures
import TestTraits
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
      check(adapter.path(of: RowID(number)), first, "\(random)")
    }
    let seconds = names.indices.filter { number in
      names[..<number].count { $0 == names[number] } == 1
    }
    check(
      adapter.diagnostics.map(\.message),
      seconds.map { number in
        let count = names.count { $0 == names[number] }
        return count == 2
          ? "two rows have the id \"\(names[number])\"; the later one goes by its place"
          : "\(count) rows have the id \"\(names[number])\"; the later ones go by their places"
      }, "\(random)")
  }

  @Test func `what a row was before its value was read is released`() throws {
    weak var before: Shared<Row.Storage>?
    let declared = TableCompiler.compile(
      Table {
        let row = ToggleRow("Wi-Fi", isOn: .constant(true)).row
        before = row.box
        return Section { row }.id("s")
      })
    check(before == nil)
    check(declared.sections[0].section.content == nil)
    check(declared.sections[0].rows[0].control?.isOn, true)
  }

  @Test(arguments: ["a", "eight by", "nine byte", "é", "e\u{301}", "日本", "\0", "\0\0"])
  func `any text is a name`(name: String) {
    let adapter = TableAdapter(
      Table.page {
        Row("A").id(name)
        Row("B").id("other")
      })
    check(adapter.path(of: RowID(name)), RowPath(section: 0, row: 0))
    check(adapter.path(of: RowID(name + "\0")), nil)
  }
}

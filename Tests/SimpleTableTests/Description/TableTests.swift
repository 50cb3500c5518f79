import SimpleTable
import Testing

@Suite struct `Tables` {
  @Test func `a modifier changes its copy alone`() {
    let log = Log()
    let original = Table("T") { Section { Row("A") } }
    let changed = original.onSelect { _, _ in log("selected") }
    #expect(TableAdapter(original).select(RowPath(section: 0, row: 0)) == .ignored(.notSelectable))
    #expect(TableAdapter(changed).select(RowPath(section: 0, row: 0)) == .handled)
    #expect(log.lines == ["selected"])
  }
}

import SimpleTable
import TestTraits
import Testing

@Suite struct `Tables` {
  @Test func `a modifier changes its copy alone`() {
    let log = Log()
    let original = Table("T") { Section { Row("A") } }
    let changed = original.onSelect { _, _ in log("selected") }
    check(TableAdapter(original).select(at: RowPath(section: 0, row: 0)), .ignored(.notSelectable))
    check(TableAdapter(changed).select(at: RowPath(section: 0, row: 0)), .handled)
    check(log.lines, ["selected"])
  }
}

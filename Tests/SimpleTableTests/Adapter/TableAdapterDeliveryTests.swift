import SimpleTable
import TestTraits
import Testing

/// When and how often change lists are delivered.
@Suite struct `Delivery` {
  let adapter = TableAdapter(
    Table {
      Section("S") { for name in ["a", "b", "c"] { Row(name).id(name) } }.id("s").collapsible()
    })

  @Test func `no change is kept for a handler that is set later`() {
    adapter.setHidden(true, row: "a")
    let log = Log()
    adapter.onChange = { log("\($0)") }
    adapter.setHidden(true, row: "b")
    check(log.lines, ["- [0,0] b"])
  }
}

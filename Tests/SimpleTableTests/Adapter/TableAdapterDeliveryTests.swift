import SimpleTable
import TestTraits
import Testing

/// When and how often change lists are delivered.
@Suite struct `Delivery` {
  let log = Log()
  let adapter = TableAdapter(
    Table {
      Section("S") { for name in ["a", "b", "c"] { Row(name).id(name) } }.id("s").collapsible()
    })

  @Test func `each change that is not empty is delivered once, as it was returned`() {
    let heard = Heard()
    adapter.onChange = { heard.changes.append($0) }
    let returned = [
      adapter.setHidden(true, row: "a"), adapter.setHidden(true, row: "a"),
      adapter.setCollapsed(true, section: "s"), adapter.setCollapsed(true, section: "s"),
      adapter.reload(), adapter.expandAll(), adapter.filter("b"), adapter.filter("b"),
      adapter.filter(nil),
    ]
    check(heard.changes, returned.filter { !$0.isEmpty })
    check(heard.changes.count, 5)
  }

  final class Heard {
    var changes: [TableChanges] = []
  }

  @Test func `changes made during a delivery are delivered after it, in order, none lost`() {
    adapter.onChange = { [unowned adapter, log] changes in
      log("begin \(changes)")
      if changes.description == "- [0,0] a" {
        checkEmpty(adapter.setHidden(true, row: "b"))
        checkEmpty(adapter.setHidden(true, row: "c"))
        check(adapter.titles, [["b", "c"]])
      }
      log("end")
    }
    check(adapter.setHidden(true, row: "a").description, "- [0,0] a")
    check(
      log.lines,
      [
        "begin - [0,0] a", "end", "begin - [0,0] b", "end", "begin ~ [0] S\n- [0,0] c", "end",
      ])
  }

  @Test func `a handler that undoes each change receives both`() {
    adapter.onChange = { [unowned adapter, log] changes in
      log("\(changes)")
      if !changes.deletedRows.isEmpty { adapter.setHidden(false, row: "a") }
    }
    adapter.setHidden(true, row: "a")
    check(log.lines, ["- [0,0] a", "+ [0,0] a"])
    check(adapter.titles, [["a", "b", "c"]])
  }

  @Test func `changes made by the collapse handlers are delivered in order`() {
    adapter.onChange = { [log] in log("\($0)") }
    adapter.willCollapse = { [unowned adapter, log] _ in
      log("will")
      adapter.setHidden(true, row: "a")
    }
    adapter.didCollapse = { [unowned adapter, log] _ in
      log("did")
      adapter.setHidden(true, row: "b")
    }
    adapter.setCollapsed(true, section: "s")
    check(log.lines, ["will", "- [0,0] a\n- [0,1] b\n- [0,2] c", "did", "~ [0] S", "~ [0] S"])
  }

  @Test func `the handlers of a change made during a delivery run after that change`() {
    adapter.willCollapse = { [log] in log("will \($0)") }
    adapter.didCollapse = { [log] in log("did \($0)") }
    adapter.onChange = { [unowned adapter, log] changes in
      log("begin \(changes)")
      if changes.description == "- [0,0] a" { adapter.setCollapsed(true, section: "s") }
      log("end")
    }
    adapter.setHidden(true, row: "a")
    check(
      log.lines,
      [
        "begin - [0,0] a", "end", "will s", "begin - [0,0] b\n- [0,1] c", "end", "did s",
      ])
  }

  @Test(arguments: [false, true])
  func `what a collapse handler asks for comes after what was asked for before`(isQueued: Bool) {
    var isFirst = true
    adapter.onChange = { [unowned adapter] _ in
      guard isFirst else { return }
      isFirst = false
      if isQueued { adapter.setCollapsed(true, section: "s") }
      adapter.filter("a")
    }
    adapter.didCollapse = { [unowned adapter] _ in checkEmpty(adapter.filter("b")) }
    if isQueued {
      adapter.setHidden(true, row: "c")
    } else {
      adapter.setCollapsed(true, section: "s")
    }
    check(adapter.filterText, "b")
    check(adapter.titles, [["b"]])
  }

  @Test func `no change is kept for a handler that is set later`() {
    adapter.setHidden(true, row: "a")
    adapter.onChange = { [log] in log("\($0)") }
    adapter.setHidden(true, row: "b")
    check(log.lines, ["- [0,0] b"])
  }

  @Test func `empty lists are equal`() {
    check(adapter.reload(), TableChanges())
    check(adapter.filter(nil), TableChanges())
    check(adapter.setHidden(false, row: "a"), TableChanges())
    checkEmpty(TableChanges())
    checkEmpty(TableChanges().description)
    checkEmpty(TableChanges().stages)
    adapter.setCollapsed(true, section: "s")
    check(adapter.setExpanded(true, row: "a"), TableChanges())
  }
}

import SimpleTableMenu
import TestTraits
import Testing

/// Problems that users of other settings libraries report.
@Suite struct `Complaints about peers` {
  private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  // MARK: Hidden and conditional rows do not update, or crash

  @Test func `a condition follows its state at a reload, all rows at once`() {
    let isDebug = Variable(wrappedValue: false)
    let adapter = TableAdapter(
      Table {
        Section("Debug") {
          Row("Debug mode").id("debug")
          Row("Crash").hidden(!isDebug.wrappedValue).id("crash")
          if isDebug.wrappedValue { Row("Push ID").id("push") }
        }
      })
    isDebug.wrappedValue = true
    check(adapter.reload().description, "+ [0,1] Crash\n+ [0,2] Push ID")
    isDebug.wrappedValue = false
    check(adapter.reload().description, "- [0,1] Crash\n- [0,2] Push ID")
  }

  @Test func `rows may be hidden in collapsed, filtered and removed sections`() {
    let isThere = Variable(wrappedValue: true)
    let adapter = TableAdapter(
      Table {
        if isThere.wrappedValue {
          Section("S", id: "s") { for name in ["a", "b"] { Row(name).id(name) } }.collapsible()
        }
      })
    adapter.setCollapsed(true, section: "s")
    check(adapter.setHidden(true, row: "a").description, "~ [0] S")
    adapter.filter("b")
    checkEmpty(adapter.setHidden(false, row: "a"))
    isThere.wrappedValue = false
    check(adapter.reload().description, "- [0] S")
    checkEmpty(adapter.setHidden(true, row: "b"))
    isThere.wrappedValue = true
    adapter.filter(nil)
    adapter.reload()
    adapter.expandAll()
    check(adapter.titles, [["a"]])
    adapter.setHidden(false, row: "b")
    check(adapter.titles, [["a", "b"]])
  }

  @Test func `hiding every row leaves empty sections`() {
    let adapter = TableAdapter(Table { Section("S") { for n in 0..<200 { Row("\(n)").id(n) } } })
    for n in (0..<200).reversed() { adapter.setHidden(true, row: RowID(n)) }
    check(adapter.numberOfRows, 0)
    check(Array(adapter.items), [.header(section: 0)])
    for n in 0..<200 {
      check(adapter.setHidden(false, row: RowID(n)).insertedRows, [path(0, n)])
    }
  }

  // MARK: Index and model disagree during updates

  @Test func `a change handler sees a table that agrees with the change`() {
    let names = Variable(wrappedValue: ["a", "b", "c"])
    let adapter = TableAdapter(
      Table {
        for name in names.wrappedValue {
          Section(name, id: SectionID(name)) {
            for other in names.wrappedValue { Row(other).id("\(name)-\(other)") }
          }
          .collapsible()
        }
      })
    var before = VisibleTable(adapter)
    var heard = 0
    adapter.onChange = { [unowned adapter] changes in
      let after = VisibleTable(adapter)
      checkEmpty(ChangeListLaw.violations(of: changes, from: before, to: after))
      before = after
      heard += 1
    }
    names.wrappedValue = ["c", "x", "a"]
    adapter.reload()
    adapter.setHidden(true, row: "c-x")
    adapter.toggleCollapsed(section: "x")
    adapter.filter("x")
    check(heard, 4)
  }

  @Test func `a section moves and gets a row at the same time`() {
    let isLater = Variable(wrappedValue: false)
    let adapter = TableAdapter(
      Table {
        for name in isLater.wrappedValue ? ["b", "a"] : ["a", "b"] {
          Section(name, id: SectionID(name)) {
            Row("old").id("\(name)-old")
            if isLater.wrappedValue { Row("new").id("\(name)-new") }
          }
        }
      })
    let before = VisibleTable(adapter)
    isLater.wrappedValue = true
    let changes = adapter.reload()
    check(changes.description, "> [1] to [0] b\n+ [0,1] new\n+ [1,1] new")
    checkEmpty(ChangeListLaw.violations(of: changes, from: before, to: VisibleTable(adapter)))
    check(changes.stages.map(\.description), ["> [1] to [0] b", "+ [0,1] new\n+ [1,1] new"])
  }

  // MARK: Collapsible sections

  @Test func `expanded sections survive reloads, and can be saved`() {
    let menu = MenuState()
    menu.sections = ["a", "b"].map { name in
      SectionState(
        name: name, header: name, collapseState: .collapsed,
        rows: [RowState(name: name, title: name)])
    }
    let adapter = TableAdapter(menu.table)
    adapter.setCollapsed(false, section: "b")
    menu.sections.reverse()
    adapter.reload()
    check(adapter.titles, [["b"], []])
    let restored = TableAdapter(menu.table)
    restored.collapsedSections = adapter.collapsedSections
    check(restored.titles, adapter.titles)
  }

  @Test func `data shrinks and grows while a section is expanded`() {
    let count = Variable(wrappedValue: 5)
    let adapter = TableAdapter(
      Table {
        Section("S", id: "s") { for n in 0..<count.wrappedValue { Row("\(n)").id(n) } }
          .collapsible()
      })
    for next in [2, 0, 7, 1, 0, 0, 3] {
      count.wrappedValue = next
      adapter.reload()
      check(adapter.numberOfRows(inSection: 0), next)
      check(adapter.section(at: 0)?.isCollapsed, false)
    }
  }

  // MARK: Duplicate ids are fatal

  @Test func `duplicate ids on either side of a reload still give correct changes`() {
    let names = Variable(wrappedValue: ["a", "b"])
    let adapter = TableAdapter(
      Table { Section { for name in names.wrappedValue { Row(name).id(name) } } })
    for next in [
      ["a", "a"], ["a", "a", "b", "b"], ["b", "a", "b", "a"], ["b"], ["b", "b", "b"],
    ] {
      let before = VisibleTable(adapter)
      names.wrappedValue = next
      let changes = adapter.reload()
      check(adapter.titles, [next])
      checkEmpty(ChangeListLaw.violations(of: changes, from: before, to: VisibleTable(adapter)))
      check(adapter.diagnostics.count, Set(next).count { id in next.count { $0 == id } > 1 })
    }
  }

  @Test func `selecting one of two rows with the same id does not select the other`() {
    let log = Log()
    let adapter = TableAdapter(
      Table { Section { for n in 0..<2 { Row("\(n)") { log("\(n)") }.id("duplicate") } } })
    adapter.select(path(0, 1))
    check(log.lines, ["1"])
    check(adapter.selectedRow, path(0, 1))
    adapter.setHidden(true, row: "duplicate")
    check(adapter.titles, [["1"]])
  }

  @Test func `the same id in two sections is diagnosed, not fatal`() {
    let adapter = TableAdapter(
      Table {
        Section { Row("A").id("tag") }
        Section { Row("B").id("tag") }
      })
    check(adapter.diagnostics.count, 1)
    check(adapter.diagnostics.first?.message.contains("\"tag\""), true)
  }

  // MARK: Changing one row without keeping a reference

  @Test func `one changed text reloads one row, without a reference to the row`() {
    let battery = Variable(wrappedValue: 80)
    let adapter = TableAdapter(
      Table {
        Section {
          for n in 0..<50 { Row("\(n)", detail: n == 7 ? "\(battery.wrappedValue) %" : nil) }
        }
      })
    battery.wrappedValue = 79
    check(adapter.reload().description, "~ [0,7] 7")
    check(adapter.row(at: path(0, 7))?.detail, "79 %")
  }

  // MARK: Insert and delete with a change list

  @Test func `rows are inserted among hidden ones at their visible position`() {
    let names = Variable(wrappedValue: ["a", "b", "c", "d"])
    let adapter = TableAdapter(
      Table { Section { for name in names.wrappedValue { Row(name).id(name) } } })
    adapter.setHidden(true, row: "a")
    adapter.setHidden(true, row: "b")
    names.wrappedValue = ["a", "b", "x", "c", "y", "d"]
    check(adapter.reload().description, "+ [0,0] x\n+ [0,2] y")
    check(adapter.setHidden(false, row: "b").description, "+ [0,0] b")
  }

  @Test func `the list has no more moves than rows moved`() {
    let names = Variable(wrappedValue: (0..<100).map { "\($0)" })
    let adapter = TableAdapter(
      Table { Section { for name in names.wrappedValue { Row(name).id(name) } } })
    names.wrappedValue.swapAt(0, 99)
    check(adapter.reload().movedRows.count, 2)
    names.wrappedValue.insert(names.wrappedValue.removeLast(), at: 0)
    check(adapter.reload().description, "> [0,99] to [0,0] 0")
    names.wrappedValue.reverse()
    check(adapter.reload().movedRows.count, 99)
  }
}

/// Defects of the first adapter of this kind, which an article describes.
@Suite struct `Defects of the first adapter` {
  @Test func `a row that appears later has its path, and a removed row has none`() {
    let isLater = Variable(wrappedValue: false)
    let adapter = TableAdapter(
      Table {
        if isLater.wrappedValue { Section(id: "new") { Row("first").id("first") } }
        Section(id: "old") {
          if isLater.wrappedValue { Row("second").id("second") }
          Row("third").id("third")
        }
      })
    isLater.wrappedValue = true
    adapter.reload()
    check(adapter.path(of: "first"), RowPath(section: 0, row: 0))
    check(adapter.path(of: "second"), RowPath(section: 1, row: 0))
    check(adapter.path(of: "third"), RowPath(section: 1, row: 1))
    isLater.wrappedValue = false
    adapter.reload()
    check(adapter.path(of: "first"), nil)
    check(adapter.sectionIndex(of: "new"), nil)
    check(adapter.path(of: "third"), RowPath(section: 0, row: 0))
  }

  @Test func `a row that is in no table may be changed`() {
    let row = Row("A").id("a")
    let adapter = TableAdapter(Table { Section { Row("B") } })
    adapter.onChange = { _ in Issue.record("delivered an empty change") }
    check(row.icon("!").detail("new").icon, "!")
    checkEmpty(adapter.reload())
  }

  @Test func `hiding a row that is absent does nothing`() {
    let adapter = TableAdapter(Table { Section { Row("A") } })
    checkEmpty(adapter.setHidden(true, row: "absent"))
    checkEmpty(adapter.setCollapsed(true, section: "absent"))
    check(adapter.titles, [["A"]])
  }

  @Test func `rows always appear in the order of the description`() {
    let names = (0..<50).map { "\($0)" }
    let orders = (0..<5).map { _ in
      TableAdapter(Table { for name in names { Section(name) { Row(name).id(name) } } }).titles
    }
    check(Set(orders), [names.map { [$0] }])
  }

  @Test func `a diagnostic gives its reason`() {
    let adapter = TableAdapter(Table { Section { for _ in 0..<2 { Row("A").id("a") } } })
    check(adapter.diagnostics.allSatisfy { !$0.message.isEmpty && $0.sites.count == 1 })
    check(adapter.diagnostics.count, 1)
  }

  @Test func `a title is the row's own copy`() {
    var title = "A"
    let row = Row(title)
    title += "B"
    check(row.title, "A")
  }
}

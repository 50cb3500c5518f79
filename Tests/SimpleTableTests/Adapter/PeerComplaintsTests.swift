import SimpleTable
import Testing

/// What users of other settings libraries complain of, by the numbers of our list of complaints.
@Suite struct `Complaints about peers` {
  private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  // MARK: 2. Hidden and conditional rows do not update, or crash

  @Test func `complaint 2: a condition follows its state at a reload, all rows at once`() {
    let isDebug = Setting(wrappedValue: false)
    let adapter = TableAdapter(
      Table {
        Section("Debug") {
          Row("Debug mode").id("debug")
          Row("Crash").hidden(!isDebug.wrappedValue).id("crash")
          if isDebug.wrappedValue { Row("Push ID").id("push") }
        }
      })
    isDebug.wrappedValue = true
    #expect(adapter.reload().description == "+ [0,1] Crash\n+ [0,2] Push ID")
    isDebug.wrappedValue = false
    #expect(adapter.reload().description == "- [0,1] Crash\n- [0,2] Push ID")
  }

  @Test func `complaint 2: hidden rows in folded, filtered and vanished places do no harm`() {
    let isThere = Setting(wrappedValue: true)
    let adapter = TableAdapter(
      Table {
        if isThere.wrappedValue {
          Section("S", id: "s") { for name in ["a", "b"] { Row(name).id(name) } }.collapsible()
        }
      })
    adapter.setCollapsed(true, section: "s")
    #expect(adapter.setHidden(true, row: "a").description == "~ [0] S")
    adapter.filter("b")
    #expect(adapter.setHidden(false, row: "a").isEmpty)
    isThere.wrappedValue = false
    #expect(adapter.reload().description == "- [0] S")
    #expect(adapter.setHidden(true, row: "b").isEmpty)
    isThere.wrappedValue = true
    adapter.filter(nil)
    adapter.reload()
    adapter.expandAll()
    #expect(adapter.titles == [["a"]])
    adapter.setHidden(false, row: "b")
    #expect(adapter.titles == [["a", "b"]])
  }

  @Test func `complaint 2: hiding every row and section's worth of rows leaves an empty section`() {
    let adapter = TableAdapter(Table { Section("S") { for n in 0..<200 { Row("\(n)").id(n) } } })
    for n in (0..<200).reversed() { adapter.setHidden(true, row: RowID(n)) }
    #expect(adapter.numberOfRows == 0)
    #expect(Array(adapter.items) == [.header(section: 0)])
    for n in 0..<200 { #expect(adapter.setHidden(false, row: RowID(n)).inserted == [path(0, n)]) }
  }

  // MARK: 3. Index and model disagree during updates

  @Test func `complaint 3: whoever hears of a change sees a table that agrees with it`() {
    let names = Setting(wrappedValue: ["a", "b", "c"])
    let adapter = TableAdapter(
      Table {
        for name in names.wrappedValue {
          Section(name, id: SectionID(name)) {
            for other in names.wrappedValue { Row(other).id("\(name)-\(other)") }
          }
          .collapsible()
        }
      })
    var before = ShownTable(adapter)
    var heard = 0
    adapter.onChange = { [unowned adapter] changes in
      let after = ShownTable(adapter)
      #expect(ChangeListLaw.violations(of: changes, from: before, to: after).isEmpty)
      before = after
      heard += 1
    }
    names.wrappedValue = ["c", "x", "a"]
    adapter.reload()
    adapter.setHidden(true, row: "c-x")
    adapter.toggleCollapsed(section: "x")
    adapter.filter("x")
    #expect(heard == 4)
  }

  @Test func `complaint 3: a section moves and gets a row at the same time`() {
    let isLater = Setting(wrappedValue: false)
    let adapter = TableAdapter(
      Table {
        for name in isLater.wrappedValue ? ["b", "a"] : ["a", "b"] {
          Section(name, id: SectionID(name)) {
            Row("old").id("\(name)-old")
            if isLater.wrappedValue { Row("new").id("\(name)-new") }
          }
        }
      })
    let before = ShownTable(adapter)
    isLater.wrappedValue = true
    let changes = adapter.reload()
    #expect(changes.description == "> [1] to [0] b\n+ [0,1] new\n+ [1,1] new")
    #expect(
      ChangeListLaw.violations(of: changes, from: before, to: ShownTable(adapter)).isEmpty)
    #expect(
      changes.stages.map(\.description) == ["> [1] to [0] b", "+ [0,1] new\n+ [1,1] new"])
  }

  // MARK: 4. Collapsible sections

  @Test func `complaint 4: what stands open survives reloads, and can be saved`() {
    let menu = MenuState()
    menu.sections = ["a", "b"].map { name in
      SectionState(
        name: name, header: name, fold: .collapsed, rows: [RowState(name: name, title: name)])
    }
    let adapter = TableAdapter(menu.table)
    adapter.setCollapsed(false, section: "b")
    menu.sections.reverse()
    adapter.reload()
    #expect(adapter.titles == [["b"], []])
    let restored = TableAdapter(menu.table)
    restored.collapsedSections = adapter.collapsedSections
    #expect(restored.titles == adapter.titles)
  }

  @Test func `complaint 4: data shrinks and grows while a section stands open`() {
    let count = Setting(wrappedValue: 5)
    let adapter = TableAdapter(
      Table {
        Section("S", id: "s") { for n in 0..<count.wrappedValue { Row("\(n)").id(n) } }
          .collapsible()
      })
    for next in [2, 0, 7, 1, 0, 0, 3] {
      count.wrappedValue = next
      adapter.reload()
      #expect(adapter.numberOfRows(inSection: 0) == next)
      #expect(adapter.section(at: 0)?.isCollapsed == false)
    }
  }

  // MARK: 5. Duplicate ids are fatal

  @Test func `complaint 5: twins on either side of a reload still give true changes`() {
    let names = Setting(wrappedValue: ["a", "b"])
    let adapter = TableAdapter(
      Table { Section { for name in names.wrappedValue { Row(name).id(name) } } })
    for next in [
      ["a", "a"], ["a", "a", "b", "b"], ["b", "a", "b", "a"], ["b"], ["b", "b", "b"],
    ] {
      let before = ShownTable(adapter)
      names.wrappedValue = next
      let changes = adapter.reload()
      #expect(adapter.titles == [next])
      #expect(
        ChangeListLaw.violations(of: changes, from: before, to: ShownTable(adapter)).isEmpty)
      #expect(adapter.diagnostics.count == next.count - Set(next).count)
    }
  }

  @Test func `complaint 5: selecting one twin does not select the other`() {
    let log = Log()
    let adapter = TableAdapter(
      Table { Section { for n in 0..<2 { Row("\(n)") { log("\(n)") }.id("twin") } } })
    adapter.select(path(0, 1))
    #expect(log.lines == ["1"])
    #expect(adapter.selectedRow == path(0, 1))
    adapter.setHidden(true, row: "twin")
    #expect(adapter.titles == [["1"]])
  }

  @Test func `complaint 5: the same id in two sections is named, not fatal`() {
    let adapter = TableAdapter(
      Table {
        Section { Row("A").id("tag") }
        Section { Row("B").id("tag") }
      })
    #expect(adapter.diagnostics.count == 1)
    #expect(adapter.diagnostics.first?.message.contains("\"tag\"") == true)
  }

  // MARK: 6. Changing one row without keeping a reference

  @Test func `complaint 6: one text changes, one row is reloaded, no row is kept`() {
    let battery = Setting(wrappedValue: 80)
    let adapter = TableAdapter(
      Table {
        Section {
          for n in 0..<50 { Row("\(n)", detail: n == 7 ? "\(battery.wrappedValue) %" : nil) }
        }
      })
    battery.wrappedValue = 79
    #expect(adapter.reload().description == "~ [0,7] 7")
    #expect(adapter.row(at: path(0, 7))?.detail == "79 %")
  }

  // MARK: 7. Insert and delete with a change list

  @Test func `complaint 7: rows are inserted among hidden ones at the place that is seen`() {
    let names = Setting(wrappedValue: ["a", "b", "c", "d"])
    let adapter = TableAdapter(
      Table { Section { for name in names.wrappedValue { Row(name).id(name) } } })
    adapter.setHidden(true, row: "a")
    adapter.setHidden(true, row: "b")
    names.wrappedValue = ["a", "b", "x", "c", "y", "d"]
    #expect(adapter.reload().description == "+ [0,0] x\n+ [0,2] y")
    #expect(adapter.setHidden(false, row: "b").description == "+ [0,0] b")
  }

  @Test func `complaint 7: as many rows are told to move as moved`() {
    let names = Setting(wrappedValue: (0..<100).map { "\($0)" })
    let adapter = TableAdapter(
      Table { Section { for name in names.wrappedValue { Row(name).id(name) } } })
    names.wrappedValue.swapAt(0, 99)
    #expect(adapter.reload().moved.count == 2)
    names.wrappedValue.insert(names.wrappedValue.removeLast(), at: 0)
    #expect(adapter.reload().description == "> [0,99] to [0,0] 0")
    names.wrappedValue.reverse()
    #expect(adapter.reload().moved.count == 99)
  }
}

/// The six defects of the adapter whose article started all this.
@Suite struct `Defects of the original` {
  @Test func `defect 1: what comes later has its path, and leaves none behind`() {
    let isLater = Setting(wrappedValue: false)
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
    #expect(adapter.path(of: "first") == RowPath(section: 0, row: 0))
    #expect(adapter.path(of: "second") == RowPath(section: 1, row: 0))
    #expect(adapter.path(of: "third") == RowPath(section: 1, row: 1))
    isLater.wrappedValue = false
    adapter.reload()
    #expect(adapter.path(of: "first") == nil)
    #expect(adapter.sectionIndex(of: "new") == nil)
    #expect(adapter.path(of: "third") == RowPath(section: 0, row: 0))
  }

  @Test func `defect 2: a row that is in no table may be changed`() {
    let row = Row("A").id("a")
    let adapter = TableAdapter(Table { Section { Row("B") } })
    adapter.onChange = { _ in Issue.record("nothing has changed") }
    #expect(row.icon("!").detail("new").icon == "!")
    #expect(adapter.reload().isEmpty)
  }

  @Test func `defect 3: taking away what is absent does nothing`() {
    let adapter = TableAdapter(Table { Section { Row("A") } })
    #expect(adapter.setHidden(true, row: "absent").isEmpty)
    #expect(adapter.setCollapsed(true, section: "absent").isEmpty)
    #expect(adapter.titles == [["A"]])
  }

  @Test func `defect 4: the order of a description is the order shown, each time`() {
    let names = (0..<50).map { "\($0)" }
    let orders = (0..<5).map { _ in
      TableAdapter(Table { for name in names { Section(name) { Row(name).id(name) } } }).titles
    }
    #expect(Set(orders) == [names.map { [$0] }])
  }

  @Test func `defect 5: what is wrong is said with its reason`() {
    let adapter = TableAdapter(Table { Section { for _ in 0..<2 { Row("A").id("a") } } })
    #expect(adapter.diagnostics.allSatisfy { !$0.message.isEmpty && $0.sites.count == 2 })
    #expect(adapter.diagnostics.count == 1)
  }

  @Test func `defect 6: a title is the row's own copy`() {
    var title = "A"
    let row = Row(title)
    title += "B"
    #expect(row.title == "A")
  }
}

import SimpleTable
import TestTraits
import Testing

/// Sections that collapse behind their headers.
@Suite struct `Collapsing` {
  /// What the menus below are made of.
  final class Inputs {
    var sections = ["Text", "Switches", "Empty"]
    var rows = ["Text": ["Name", "Mail"], "Switches": ["Wi-Fi", "Bluetooth", "Sound"]]
    var initially = CollapseState.expanded

    var table: Table {
      Table("Inputs") {
        for name in self.sections {
          Section(name, footer: name == "Text" ? "a footer" : nil) {
            for row in self.rows[name] ?? [] { Row(row).id(row) }
          }
          .id(SectionID(name))
          .collapsible(initially: self.initially)
        }
      }
    }
  }

  let inputs = Inputs()
  let adapter: TableAdapter
  let log = Log()

  init() { adapter = TableAdapter(inputs.table) }

  @Test func `pressing a header collapses and expands its section`() {
    check(adapter.toggleCollapsed(section: "Text").description, "- [0,0] Name\n- [0,1] Mail")
    check(adapter.section(at: 0)?.isCollapsed, true)
    check(adapter.toggleCollapsed(section: "Text").description, "+ [0,0] Name\n+ [0,1] Mail")
    check(adapter.section(at: 0)?.isCollapsed, false)
  }

  @Test func `the collapsible modifier is all that is needed`() {
    let plain = TableAdapter(
      Table("Inputs") {
        for name in inputs.sections {
          Section(name, footer: name == "Text" ? "a footer" : nil) {
            for row in inputs.rows[name] ?? [] { Row(row).id(row) }
          }
          .id(SectionID(name))
        }
      })
    check(adapter.titles, plain.titles)
    check(adapter.ids, plain.ids)
    check(Array(adapter.items), Array(plain.items))
    checkEmpty(plain.collapseAll())
    check(plain.titles, adapter.titles)
  }

  @Test func `the collapsed state is kept by identity while sections come and go`() {
    adapter.setCollapsed(true, section: "Switches")
    inputs.sections = ["New", "Switches", "Text"]
    adapter.reload()
    check((0..<3).map { adapter.section(at: $0)?.isCollapsed }, [false, true, false])
    inputs.sections = ["Text"]
    adapter.reload()
    check(adapter.section(at: 0)?.isCollapsed, false)
    inputs.sections = ["Text", "Switches"]
    check(adapter.reload().description, "+ [1] Switches")
    check((0..<2).map { adapter.section(at: $0)?.isCollapsed }, [false, true])
  }

  @Test func `a collapsed section has no visible rows`() {
    adapter.setCollapsed(true, section: "Switches")
    check(adapter.numberOfRows(inSection: 1), 0)
    check(adapter.section(at: 1)?.numberOfRows, 0)
    check(adapter.section(at: 1)?.numberOfCollapsedRows, 3)
    check(adapter.row(at: RowPath(section: 1, row: 0)) == nil)
    check(adapter.path(of: "Wi-Fi"), nil)
    check(adapter.items.count, 2 + 2 + 1 + 1)
  }

  @Test func `an empty section shows no indicator until rows are added`() {
    check((0..<3).map { adapter.section(at: $0)?.showsIndicator }, [true, true, false])
    inputs.rows["Empty"] = ["Late"]
    check(adapter.reload().description, "~ [2] Empty\n+ [2,0] Late")
    check(adapter.section(at: 2)?.showsIndicator, true)
    check(adapter.setHidden(true, row: "Late").description, "~ [2] Empty\n- [2,0] Late")
    check(adapter.section(at: 2)?.showsIndicator, false)
    checkEmpty(adapter.setCollapsed(true, section: "Empty"))
    check(adapter.section(at: 2)?.showsIndicator, false)
    check(adapter.setHidden(false, row: "Late").description, "~ [2] Empty")
    check(adapter.section(at: 2)?.showsIndicator, true)
  }

  @Test func `a header may have a detail, and is reloaded when the detail changes`() {
    let detail = Variable(wrappedValue: "1 new")
    let adapter = TableAdapter(
      Table { Section("Mail") { Row("A") }.headerDetail(detail.wrappedValue) })
    check(adapter.section(at: 0)?.headerDetail, "1 new")
    detail.wrappedValue = "2 new"
    check(adapter.reload().description, "~ [0] Mail")
  }

  @Test func `a footer stays visible while its section is collapsed`() {
    adapter.setCollapsed(true, section: "Text")
    check(Array(adapter.items.prefix(2)), [.header(section: 0), .footer(section: 0)])
    check(adapter.section(at: 0)?.footer, "a footer")
  }

  @Test func `a header of several lines is one header`() {
    let adapter = TableAdapter(Table { Section("one\ntwo\nthree") { Row("A") } })
    check(adapter.section(at: 0)?.header, "one\ntwo\nthree")
    check(adapter.items.count, 2)
  }

  @Test func `sections may be collapsed at first, which is not the default`() {
    check(adapter.section(at: 0)?.isCollapsed, false)
    inputs.initially = .collapsed
    let collapsed = TableAdapter(inputs.table)
    check((0..<3).map { collapsed.section(at: $0)?.isCollapsed }, [true, true, true])
    collapsed.setCollapsed(false, section: "Text")
    collapsed.reload()
    check((0..<3).map { collapsed.section(at: $0)?.isCollapsed }, [false, true, true])
  }

  @Test func `collapsed sections can be read, saved and restored`() {
    adapter.onChange = { [log] in log("\($0)") }
    adapter.setCollapsed(true, section: "Text")
    check(adapter.collapsedSections, ["Text"])
    let saved = adapter.collapsedSections
    adapter.expandAll()
    log.lines.removeAll()
    adapter.collapsedSections = saved.union(["Switches", "of another day"])
    check(adapter.collapsedSections, ["Text", "Switches", "of another day"])
    check(log.lines.count, 1)
    adapter.collapsedSections = adapter.collapsedSections
    check(log.lines.count, 1)

    inputs.sections.append("of another day")
    adapter.reload()
    check(adapter.section(at: 3)?.isCollapsed, true)
    adapter.collapsedSections = []
    checkEmpty(adapter.collapsedSections)
    check(adapter.numberOfRows, 5)
  }

  @Test func `setting the collapsed sections that were read changes nothing, even while filtering`()
  {
    adapter.setCollapsed(true, section: "Switches")
    adapter.filter("wi-fi")
    check(adapter.titles, [["Wi-Fi"]])
    adapter.collapsedSections = adapter.collapsedSections
    check(adapter.titles, [["Wi-Fi"]])
    adapter.filter(nil)
    check(adapter.titles, [["Name", "Mail"], [], []])
  }

  @Test func `the program can collapse one section or all`() {
    check(adapter.collapseAll().deletedRows.count, 5)
    check(adapter.collapsedSections, ["Text", "Switches", "Empty"])
    checkEmpty(adapter.collapseAll())
    check(adapter.setCollapsed(false, section: "Switches").insertedRows.count, 3)
    checkEmpty(adapter.setCollapsed(false, section: "Switches"))
    check(adapter.expandAll().insertedRows.count, 2)
    checkEmpty(adapter.expandAll())
  }

  @Test func `the handlers run before and after the change, in order`() {
    adapter.willCollapse = { [log] in log("will collapse \($0)") }
    adapter.didCollapse = { [log] in log("did collapse \($0)") }
    adapter.willExpand = { [log] in log("will expand \($0)") }
    adapter.didExpand = { [log] in log("did expand \($0)") }
    adapter.onChange = { [log, unowned adapter] changes in
      log("\(changes.deletedRows.count) went, \(changes.insertedRows.count) came")
      log("\(adapter.numberOfRows) rows")
    }
    adapter.setCollapsed(true, section: "Text")
    check(log.lines, ["will collapse Text", "2 went, 0 came", "3 rows", "did collapse Text"])
    log.lines.removeAll()
    adapter.setCollapsed(true, section: "Text")
    checkEmpty(log.lines)
    adapter.collapsedSections = ["Switches", "Empty"]
    check(
      log.lines,
      [
        "will collapse Switches", "will collapse Empty", "will expand Text",
        "3 went, 2 came", "2 rows",
        "did collapse Switches", "did collapse Empty", "did expand Text",
      ])
  }

  @Test func `a row in a collapsed section is unknown, and revealing it expands the section`() {
    adapter.setCollapsed(true, section: "Switches")
    check(adapter.select(RowPath(section: 1, row: 1)), .ignored(.unknownRow))
    check(adapter.path(of: "Sound"), nil)
    adapter.deselect()
    check(adapter.reveal(row: "Sound").insertedRows.count, 3)
    check(adapter.path(of: "Sound"), RowPath(section: 1, row: 2))
    checkEmpty(adapter.reveal(row: "Sound"))
  }

  @Test func `a selected row keeps its selection while its section is collapsed`() {
    let adapter = TableAdapter(
      Table { Section { Row("A") {}.id("a") }.id("s").collapsible() })
    adapter.select(RowPath(section: 0, row: 0))
    adapter.setCollapsed(true, section: "s")
    check(adapter.selectedRow, nil)
    adapter.setCollapsed(false, section: "s")
    check(adapter.selectedRow, RowPath(section: 0, row: 0))
  }

  @Test func `double taps, an empty last section and thousands of rows do no harm`() {
    for _ in 0..<2 { adapter.toggleCollapsed(section: "Empty") }
    for _ in 0..<101 { adapter.toggleCollapsed(section: "Text") }
    check(adapter.section(at: 0)?.isCollapsed, true)
    inputs.rows["Empty"] = (0..<20_000).map(String.init)
    adapter.reload()
    check(adapter.toggleCollapsed(section: "Empty").deletedRows.count, 20_000)
    check(adapter.toggleCollapsed(section: "Empty").insertedRows.count, 20_000)
  }

  @Test func `the rows that appear in the last section are listed by their paths`() {
    adapter.setCollapsed(true, section: "Switches")
    let came = adapter.setCollapsed(false, section: "Switches").insertedRows
    check(came, (0..<3).map { RowPath(section: 1, row: $0) })
  }

  // MARK: Row counts in headers

  @Test func `a collapsed header that shows its row count is reloaded when the count changes`() {
    adapter.setCollapsed(true, section: "Text")
    check(adapter.setHidden(true, row: "Name").description, "~ [0] Text")
    check(adapter.section(at: 0)?.numberOfCollapsedRows, 1)
    inputs.rows["Text"] = ["Name", "Mail", "Phone"]
    check(adapter.reload().description, "~ [0] Text")
    check(adapter.section(at: 0)?.numberOfCollapsedRows, 2)
  }

  @Test func `a collapsed header without a row count is not reloaded`() {
    let rows = Variable(wrappedValue: 3)
    let adapter = TableAdapter(
      Table {
        Section("S") { for n in 0..<rows.wrappedValue { Row("\(n)").id(n) } }
          .id("s")
          .collapsible(initially: .collapsed, countsRows: false)
      })
    checkEmpty(adapter.setHidden(true, row: "1"))
    rows.wrappedValue = 5
    checkEmpty(adapter.reload())
    rows.wrappedValue = 0
    check(adapter.reload().description, "~ [0] S")
  }

  // MARK: Changes made by handlers

  @Test func `what a handler changes before a section collapses follows when it has collapsed`() {
    adapter.willCollapse = { [log, unowned adapter] id in
      log("will \(id)")
      adapter.setCollapsed(true, section: "Text")
      adapter.collapseAll()
    }
    adapter.didCollapse = { [log] id in log("did \(id)") }
    check(adapter.setCollapsed(true, section: "Text").description, "- [0,0] Name\n- [0,1] Mail")
    check(
      log.lines,
      [
        "will Text", "did Text", "will Switches", "will Empty", "did Switches", "did Empty",
      ])
    check(adapter.titles, [[], [], []])
  }

  @Test func `a section that a handler makes one that cannot collapse is expanded again`() {
    let isCollapsible = Variable(wrappedValue: true)
    let adapter = TableAdapter(
      Table {
        let section = Section("S") { Row("One") }.id("s")
        if isCollapsible.wrappedValue { section.collapsible() } else { section }
      })
    adapter.willCollapse = { [unowned adapter] _ in
      isCollapsible.wrappedValue = false
      adapter.reload()
    }
    adapter.didCollapse = { [log] in log("did \($0)") }
    check(adapter.setCollapsed(true, section: "s").description, "- [0,0] One")
    check(adapter.titles, [["One"]])
    check(log.lines, ["did s"])
  }

  @Test func `an empty section that becomes collapsible gets a header line, which is reported`() {
    let isCollapsible = Variable(wrappedValue: false)
    let adapter = TableAdapter(
      Table {
        let section = Section {}.id("s")
        if isCollapsible.wrappedValue { section.collapsible() } else { section }
      })
    checkEmpty(adapter.items)
    isCollapsible.wrappedValue = true
    check(adapter.reload().reloadedSections, [0])
    check(Array(adapter.items), [.header(section: 0)])
    isCollapsible.wrappedValue = false
    check(adapter.reload().reloadedSections, [0])
  }
}

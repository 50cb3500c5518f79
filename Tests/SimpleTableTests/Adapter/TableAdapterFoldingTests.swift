import SimpleTable
import Testing

/// Features B1 to B15: sections that fold behind their headers.
@Suite struct `Folding` {
  /// What the menus below are made of.
  final class Inputs {
    var sections = ["Text", "Switches", "Empty"]
    var rows = ["Text": ["Name", "Mail"], "Switches": ["Wi-Fi", "Bluetooth", "Sound"]]
    var initially = CollapseState.expanded

    var table: Table {
      Table("Inputs") {
        for name in self.sections {
          Section(name, footer: name == "Text" ? "a footer" : nil, id: SectionID(name)) {
            for row in self.rows[name] ?? [] { Row(row).id(row) }
          }
          .collapsible(initially: self.initially)
        }
      }
    }
  }

  let inputs = Inputs()
  let adapter: TableAdapter
  let log = Log()

  init() { adapter = TableAdapter(inputs.table) }

  @Test func `B1: pressing a header folds and unfolds its section`() {
    #expect(
      adapter.toggleCollapsed(section: "Text").description == "- [0,0] Name\n- [0,1] Mail")
    #expect(adapter.section(at: 0)?.isCollapsed == true)
    #expect(
      adapter.toggleCollapsed(section: "Text").description == "+ [0,0] Name\n+ [0,1] Mail")
    #expect(adapter.section(at: 0)?.isCollapsed == false)
  }

  @Test func `B2: collapsible is all that is added, and nothing else changes`() {
    let plain = TableAdapter(
      Table("Inputs") {
        for name in inputs.sections {
          Section(name, footer: name == "Text" ? "a footer" : nil, id: SectionID(name)) {
            for row in inputs.rows[name] ?? [] { Row(row).id(row) }
          }
        }
      })
    #expect(adapter.titles == plain.titles)
    #expect(adapter.ids == plain.ids)
    #expect(Array(adapter.items) == Array(plain.items))
    #expect(plain.collapseAll().isEmpty)
    #expect(plain.titles == adapter.titles)
  }

  @Test func `B3: the folded state is kept by identity while sections come and go`() {
    adapter.setCollapsed(true, section: "Switches")
    inputs.sections = ["New", "Switches", "Text"]
    adapter.reload()
    #expect((0..<3).map { adapter.section(at: $0)?.isCollapsed } == [false, true, false])
    inputs.sections = ["Text"]
    adapter.reload()
    #expect(adapter.section(at: 0)?.isCollapsed == false)
    inputs.sections = ["Text", "Switches"]
    #expect(adapter.reload().description == "+ [1] Switches")
    #expect((0..<2).map { adapter.section(at: $0)?.isCollapsed } == [false, true])
  }

  @Test func `B4: a folded section has no rows for the reader`() {
    adapter.setCollapsed(true, section: "Switches")
    #expect(adapter.numberOfRows(inSection: 1) == 0)
    #expect(adapter.section(at: 1)?.numberOfRows == 0)
    #expect(adapter.section(at: 1)?.numberOfCollapsedRows == 3)
    #expect(adapter.row(at: RowPath(section: 1, row: 0)) == nil)
    #expect(adapter.path(of: "Wi-Fi") == nil)
    #expect(adapter.items.count == 2 + 2 + 1 + 1)
  }

  @Test func `B5: an empty section shows no indicator until rows are added`() {
    #expect((0..<3).map { adapter.section(at: $0)?.showsIndicator } == [true, true, false])
    inputs.rows["Empty"] = ["Late"]
    #expect(adapter.reload().description == "~ [2] Empty\n+ [2,0] Late")
    #expect(adapter.section(at: 2)?.showsIndicator == true)
    #expect(adapter.setHidden(true, row: "Late").description == "~ [2] Empty\n- [2,0] Late")
    #expect(adapter.section(at: 2)?.showsIndicator == false)
    #expect(adapter.setCollapsed(true, section: "Empty").isEmpty)
    #expect(adapter.section(at: 2)?.showsIndicator == false)
    #expect(adapter.setHidden(false, row: "Late").description == "~ [2] Empty")
    #expect(adapter.section(at: 2)?.showsIndicator == true)
  }

  @Test func `B6: a header may have a detail, and is reloaded when that changes`() {
    let detail = Setting(wrappedValue: "1 new")
    let adapter = TableAdapter(
      Table { Section("Mail") { Row("A") }.headerDetail(detail.wrappedValue) })
    #expect(adapter.section(at: 0)?.headerDetail == "1 new")
    detail.wrappedValue = "2 new"
    #expect(adapter.reload().description == "~ [0] Mail")
  }

  @Test func `B7: a footer stays in view while its section is folded`() {
    adapter.setCollapsed(true, section: "Text")
    #expect(Array(adapter.items.prefix(2)) == [.header(section: 0), .footer(section: 0)])
    #expect(adapter.section(at: 0)?.footer == "a footer")
  }

  @Test func `B8: a header of several lines is one header`() {
    let adapter = TableAdapter(Table { Section("one\ntwo\nthree") { Row("A") } })
    #expect(adapter.section(at: 0)?.header == "one\ntwo\nthree")
    #expect(adapter.items.count == 2)
  }

  @Test func `B9: sections may stand folded at first, which is off unless asked for`() {
    #expect(adapter.section(at: 0)?.isCollapsed == false)
    inputs.initially = .collapsed
    let folded = TableAdapter(inputs.table)
    #expect((0..<3).map { folded.section(at: $0)?.isCollapsed } == [true, true, true])
    folded.setCollapsed(false, section: "Text")
    folded.reload()
    #expect((0..<3).map { folded.section(at: $0)?.isCollapsed } == [false, true, true])
  }

  @Test func `B10: what is folded can be read, saved and set`() {
    adapter.onChange = { [log] in log("\($0)") }
    adapter.setCollapsed(true, section: "Text")
    #expect(adapter.collapsedSections == ["Text"])
    let saved = adapter.collapsedSections
    adapter.expandAll()
    log.lines.removeAll()
    adapter.collapsedSections = saved.union(["Switches", "of another day"])
    #expect(adapter.collapsedSections == ["Text", "Switches", "of another day"])
    #expect(log.lines.count == 1)
    adapter.collapsedSections = adapter.collapsedSections
    #expect(log.lines.count == 1)

    inputs.sections.append("of another day")
    adapter.reload()
    #expect(adapter.section(at: 3)?.isCollapsed == true)
    adapter.collapsedSections = []
    #expect(adapter.collapsedSections.isEmpty)
    #expect(adapter.numberOfRows == 5)
  }

  @Test func `B10: setting what was read changes nothing, not even under a filter`() {
    adapter.setCollapsed(true, section: "Switches")
    adapter.filter("wi-fi")
    #expect(adapter.titles == [["Wi-Fi"]])
    adapter.collapsedSections = adapter.collapsedSections
    #expect(adapter.titles == [["Wi-Fi"]])
    adapter.filter(nil)
    #expect(adapter.titles == [["Name", "Mail"], [], []])
  }

  @Test func `B11: one section or all are folded by program`() {
    #expect(adapter.collapseAll().deleted.count == 5)
    #expect(adapter.collapsedSections == ["Text", "Switches", "Empty"])
    #expect(adapter.collapseAll().isEmpty)
    #expect(adapter.setCollapsed(false, section: "Switches").inserted.count == 3)
    #expect(adapter.setCollapsed(false, section: "Switches").isEmpty)
    #expect(adapter.expandAll().inserted.count == 2)
    #expect(adapter.expandAll().isEmpty)
  }

  @Test func `B12: will and did are told around the change, in order`() {
    adapter.willCollapse = { [log] in log("will collapse \($0)") }
    adapter.didCollapse = { [log] in log("did collapse \($0)") }
    adapter.willExpand = { [log] in log("will expand \($0)") }
    adapter.didExpand = { [log] in log("did expand \($0)") }
    adapter.onChange = { [log, unowned adapter] changes in
      log("\(changes.deleted.count) went, \(changes.inserted.count) came")
      log("\(adapter.numberOfRows) rows")
    }
    adapter.setCollapsed(true, section: "Text")
    #expect(
      log.lines == ["will collapse Text", "2 went, 0 came", "3 rows", "did collapse Text"])
    log.lines.removeAll()
    adapter.setCollapsed(true, section: "Text")
    #expect(log.lines.isEmpty)
    adapter.collapsedSections = ["Switches", "Empty"]
    #expect(
      log.lines == [
        "will collapse Switches", "will collapse Empty", "will expand Text",
        "3 went, 2 came", "2 rows",
        "did collapse Switches", "did collapse Empty", "did expand Text",
      ])
  }

  @Test func `B13: a row in a folded section is unknown, and revealing it unfolds`() {
    adapter.setCollapsed(true, section: "Switches")
    #expect(adapter.select(RowPath(section: 1, row: 1)) == .ignored(.unknownRow))
    #expect(adapter.path(of: "Sound") == nil)
    adapter.deselect()
    #expect(adapter.reveal(row: "Sound").inserted.count == 3)
    #expect(adapter.path(of: "Sound") == RowPath(section: 1, row: 2))
    #expect(adapter.reveal(row: "Sound").isEmpty)
  }

  @Test func `B13: a selected row keeps its selection while it is folded away`() {
    let adapter = TableAdapter(
      Table { Section(id: "s") { Row("A") {}.id("a") }.collapsible() })
    adapter.select(RowPath(section: 0, row: 0))
    adapter.setCollapsed(true, section: "s")
    #expect(adapter.selectedRow == nil)
    adapter.setCollapsed(false, section: "s")
    #expect(adapter.selectedRow == RowPath(section: 0, row: 0))
  }

  @Test func `B14: double taps, an empty last section and thousands of rows do no harm`() {
    for _ in 0..<2 { adapter.toggleCollapsed(section: "Empty") }
    for _ in 0..<101 { adapter.toggleCollapsed(section: "Text") }
    #expect(adapter.section(at: 0)?.isCollapsed == true)
    inputs.rows["Empty"] = (0..<20_000).map(String.init)
    adapter.reload()
    #expect(adapter.toggleCollapsed(section: "Empty").deleted.count == 20_000)
    #expect(adapter.toggleCollapsed(section: "Empty").inserted.count == 20_000)
  }

  @Test func `B15: the rows that come with the last section are told by their paths`() {
    adapter.setCollapsed(true, section: "Switches")
    let came = adapter.setCollapsed(false, section: "Switches").inserted
    #expect(came == (0..<3).map { RowPath(section: 1, row: $0) })
  }

  // MARK: One at a time

  @Test func `where one section stands open at a time, unfolding one folds the others`() {
    let adapter = TableAdapter(inputs.table.expandsOneSectionAtATime())
    #expect(adapter.collapsedSections == ["Switches", "Empty"])
    let changes = adapter.setCollapsed(false, section: "Switches")
    #expect(changes.deleted.count == 2)
    #expect(changes.inserted.count == 3)
    #expect(adapter.collapsedSections == ["Text", "Empty"])
    adapter.reveal(row: "Mail")
    #expect(adapter.collapsedSections == ["Switches", "Empty"])
    adapter.expandAll()
    #expect(adapter.collapsedSections == ["Switches", "Empty"])
    adapter.collapseAll()
    #expect(adapter.collapsedSections == ["Text", "Switches", "Empty"])
  }

  @Test func `where one section stands open at a time, setting what is folded keeps to that`() {
    let adapter = TableAdapter(inputs.table.expandsOneSectionAtATime())
    adapter.collapsedSections = ["Text"]
    #expect(adapter.collapsedSections == ["Text", "Empty"])
    #expect(adapter.reload().isEmpty)
  }

  // MARK: Headers that count

  @Test func `a folded header that counts its rows is reloaded when they change`() {
    adapter.setCollapsed(true, section: "Text")
    #expect(adapter.setHidden(true, row: "Name").description == "~ [0] Text")
    #expect(adapter.section(at: 0)?.numberOfCollapsedRows == 1)
    inputs.rows["Text"] = ["Name", "Mail", "Phone"]
    #expect(adapter.reload().description == "~ [0] Text")
    #expect(adapter.section(at: 0)?.numberOfCollapsedRows == 2)
  }

  @Test func `a folded header that does not count is left alone`() {
    let rows = Setting(wrappedValue: 3)
    let adapter = TableAdapter(
      Table {
        Section("S", id: "s") { for n in 0..<rows.wrappedValue { Row("\(n)").id(n) } }
          .collapsible(initially: .collapsed, countsRows: false)
      })
    #expect(adapter.setHidden(true, row: "1").isEmpty)
    rows.wrappedValue = 5
    #expect(adapter.reload().isEmpty)
    rows.wrappedValue = 0
    #expect(adapter.reload().description == "~ [0] S")
  }

  // MARK: Changes by those who are told

  @Test func `a section that is about to fold is left to the call that folds it`() {
    adapter.willCollapse = { [log, unowned adapter] id in
      log("will \(id)")
      adapter.setCollapsed(true, section: "Text")
      adapter.collapseAll()
    }
    adapter.didCollapse = { [log] id in log("did \(id)") }
    #expect(
      adapter.setCollapsed(true, section: "Text").description == "- [0,0] Name\n- [0,1] Mail")
    #expect(
      log.lines == [
        "will Text", "will Switches", "will Empty", "did Switches", "did Empty", "did Text",
      ])
    #expect(adapter.titles == [[], [], []])
  }

  @Test func `a section that cannot fold any more when its turn comes stays open`() {
    let folds = Setting(wrappedValue: true)
    let adapter = TableAdapter(
      Table {
        let section = Section("S", id: "s") { Row("One") }
        if folds.wrappedValue { section.collapsible() } else { section }
      })
    adapter.willCollapse = { [unowned adapter] _ in
      folds.wrappedValue = false
      adapter.reload()
    }
    adapter.didCollapse = { [log] in log("did \($0)") }
    #expect(adapter.setCollapsed(true, section: "s").isEmpty)
    #expect(adapter.titles == [["One"]])
    #expect(log.lines.isEmpty)
  }

  @Test func `where one section stands open at a time, one that was opened meanwhile is folded`() {
    let adapter = TableAdapter(inputs.table.expandsOneSectionAtATime())
    adapter.willExpand = { [unowned adapter] id in
      if id == "Switches" { adapter.setCollapsed(false, section: "Empty") }
    }
    adapter.setCollapsed(false, section: "Switches")
    #expect(adapter.collapsedSections == ["Text", "Empty"])
  }

  @Test func `where one section stands open at a time, who is told may fold and unfold as well`() {
    let adapter = TableAdapter(inputs.table.expandsOneSectionAtATime())
    adapter.willCollapse = { [log, unowned adapter] id in
      log("will \(id)")
      adapter.setCollapsed(false, section: "Empty")
      adapter.collapsedSections = ["Text", "Switches"]
      adapter.reveal(row: "Sound")
      adapter.expandAll()
    }
    adapter.didCollapse = { [log] id in log("did \(id)") }
    adapter.setCollapsed(true, section: "Text")
    #expect(adapter.collapsedSections == ["Text", "Switches", "Empty"])
    #expect(log.lines.filter { $0 == "will Text" }.count == 1)
    #expect(log.lines.count { $0.hasPrefix("will") } == log.lines.count { $0.hasPrefix("did") })
  }

  @Test func `where one section stands open at a time, any that is opened meanwhile is folded`() {
    inputs.sections = ["a", "b", "c", "d"]
    inputs.initially = .collapsed
    let adapter = TableAdapter(inputs.table.expandsOneSectionAtATime())
    adapter.willExpand = { [unowned adapter] id in
      if id == "b" { adapter.setCollapsed(false, section: "a") }
    }
    adapter.willCollapse = { [unowned adapter] id in
      if id == "a" { adapter.setCollapsed(false, section: "c") }
    }
    adapter.setCollapsed(false, section: "b")
    #expect(adapter.collapsedSections == ["a", "c", "d"])
  }

  @Test func `where one section stands open at a time, it stays the one while others come`() {
    let adapter = TableAdapter(inputs.table.expandsOneSectionAtATime())
    inputs.sections.insert("New", at: 0)
    #expect(adapter.reload().description == "+ [0] New")
    #expect(adapter.collapsedSections == ["New", "Switches", "Empty"])
    inputs.sections = ["New", "Switches"]
    adapter.reload()
    adapter.setCollapsed(false, section: "Switches")
    inputs.sections = ["Text", "Switches"]
    #expect(adapter.reload().deleted.isEmpty)
    #expect(adapter.titles == [[], ["Wi-Fi", "Bluetooth", "Sound"]])
  }

  @Test func `where one section stands open at a time, a filter opens those that come with hits`() {
    let adapter = TableAdapter(inputs.table.expandsOneSectionAtATime())
    adapter.filter("i")
    inputs.sections.append("More")
    inputs.rows["More"] = ["Sigh"]
    adapter.reload()
    #expect(adapter.titles == [["Mail"], ["Wi-Fi", "Bluetooth", "Sound"], ["Sigh"]])
    adapter.filter(nil)
    #expect(adapter.titles == [["Name", "Mail"], [], [], []])
  }

  @Test func `an empty section that becomes collapsible gets a header line, which is told`() {
    let folds = Setting(wrappedValue: false)
    let adapter = TableAdapter(
      Table {
        let section = Section(id: "s") {}
        if folds.wrappedValue { section.collapsible() } else { section }
      })
    #expect(adapter.items.isEmpty)
    folds.wrappedValue = true
    #expect(adapter.reload().reloadedSections == [0])
    #expect(Array(adapter.items) == [.header(section: 0)])
    folds.wrappedValue = false
    #expect(adapter.reload().reloadedSections == [0])
  }
}

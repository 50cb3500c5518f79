import SimpleTable
import TestTraits
import Testing

@Suite struct `Reload` {
  @Test func `a reload without changes delivers no list`() {
    let adapter = TableAdapter(
      Table {
        Section("S") {
          Row("A", detail: "d", accessory: .checkmark) {}.subtitle("s").icon("i").badge(3)
          DisclosureRow("B", initially: .expanded) { Row("C").customLines { _ in ["drawn"] } }
        }
      })
    checkEmpty(adapter.reload())
  }

  struct Edit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (Row) -> Row

    init(_ name: String, _ change: @escaping @Sendable (Row) -> Row) {
      testDescription = name
      self.change = change
    }
  }

  @Test(arguments: [
    Edit("subtitle") { $0.subtitle("new") },
    Edit("detail") { $0.detail("new") },
    Edit("icon") { $0.icon("new") },
    Edit("badge") { $0.badge("new") },
    Edit("accessory") { $0.accessory(.custom("new")) },
    Edit("disabled") { $0.disabled() },
    Edit("drawn lines") { $0.customLines { _ in ["new"] } },
    Edit("title") { _ in Row("A") },
    Edit("kind") { _ in DisclosureRow("old") {}.row },
  ])
  func `a row whose content differs is reloaded, not deleted and inserted`(edit: Edit) {
    let isEdited = Variable(wrappedValue: false)
    let adapter = TableAdapter(
      Table { Section { (isEdited.wrappedValue ? edit.change(Row("old")) : Row("old")).id("a") } })
    isEdited.wrappedValue = true
    check(adapter.reload().reloadedRows, [RowPath(section: 0, row: 0)])
    checkEmpty(adapter.reload())
    isEdited.wrappedValue = false
    let changes = adapter.reload()
    check(changes.reloadedRows, [RowPath(section: 0, row: 0)])
    check(changes.description, "~ [0,0] old")
  }

  @Test(
    arguments: [
      { $0.headerLineLimit(1) }, { $0.footerLineLimit(1) }, { $0.headerDetail("new") },
    ] as [@Sendable (Section) -> Section])
  func `a section whose header or footer has other lines is reloaded`(
    edit: @escaping @Sendable (Section) -> Section
  ) {
    let isEdited = Variable(wrappedValue: false)
    let section = Section("Header", footer: "Footer") { Row("A") }.id("s")
    let adapter = TableAdapter(
      Table { isEdited.wrappedValue ? edit(section) : section })
    isEdited.wrappedValue = true
    check(adapter.reload().description, "~ [0] Header")
    checkEmpty(adapter.reload())
  }

  @Test func `what a user cannot see is no change`() {
    let isEdited = Variable(wrappedValue: false)
    let log = Log()
    let adapter = TableAdapter(
      Table {
        Section {
          if isEdited.wrappedValue {
            Row("A") { log("new") }.keywords("new").onAccessory { log("new") }.id("a")
          } else {
            Row("A") { log("old") }.id("a")
          }
        }
      })
    isEdited.wrappedValue = true
    checkEmpty(adapter.reload())
    adapter.select(RowPath(section: 0, row: 0))
    check(log.lines, ["new"])
  }

  @Test func `another table is shown as if the description had changed`() {
    let adapter = TableAdapter(
      Table("one") {
        Section("S") { for name in ["a", "b"] { Row(name).id(name) } }.id("s").collapsible()
        Section { Row("x").id("x") }
      })
    adapter.setHidden(true, row: "a")
    adapter.setCollapsed(true, section: "s")
    let changes = adapter.reload(
      Table("two") {
        Section("S") { for name in ["b", "a", "x"] { Row(name).id(name) } }.id("s").collapsible()
      })
    check(changes.description, "- [1]\n~ [0] S")
    check(adapter.title, "two")
    check(adapter.section(at: 0)?.numberOfCollapsedRows, 2)
    adapter.expandAll()
    check(adapter.titles, [["b", "x"]])
    checkEmpty(adapter.reload())
  }

  @Test func `arrangement by the program outlive the row's absence`() {
    let names = Variable(wrappedValue: ["a", "b"])
    let adapter = TableAdapter(
      Table { Section { for name in names.wrappedValue { Row(name).id(name) } } })
    adapter.setHidden(true, row: "a")
    names.wrappedValue = ["b"]
    checkEmpty(adapter.reload())
    names.wrappedValue = ["b", "a"]
    checkEmpty(adapter.reload())
    check(adapter.setHidden(false, row: "a").description, "+ [0,1] a")
  }

  @Test func `a table may become empty while all sections are collapsed, and come back collapsed`()
  {
    let isEmpty = Variable(wrappedValue: false)
    let adapter = TableAdapter(
      Table {
        if !isEmpty.wrappedValue {
          for name in ["a", "b"] {
            Section(name) { Row(name) {}.id(name) }.id(SectionID(name)).collapsible()
          }
        }
      })
    adapter.select(RowPath(section: 0, row: 0))
    adapter.collapseAll()
    isEmpty.wrappedValue = true
    check(adapter.reload().description, "- [0] a\n- [1] b")
    checkEmpty(adapter.items)
    check(adapter.collapsedSections, ["a", "b"])
    checkEmpty(adapter.filter("a"))
    checkEmpty(adapter.filter(nil))
    checkEmpty(adapter.expandAll())
    isEmpty.wrappedValue = false
    check(adapter.reload().description, "+ [0] a\n+ [1] b")
    check(adapter.titles, [[], []])
  }

  @Test func `a filter stays on across reloads`() {
    let names = Variable(wrappedValue: ["blue", "red"])
    let adapter = TableAdapter(
      Table { Section { for name in names.wrappedValue { Row(name).id(name) } } })
    adapter.filter("b")
    names.wrappedValue = ["black", "red", "green"]
    check(adapter.reload().description, "- [0,0] blue\n+ [0,0] black")
    check(adapter.filterText, "b")
    check(adapter.filter(nil).description, "+ [0,1] red\n+ [0,2] green")
  }
}

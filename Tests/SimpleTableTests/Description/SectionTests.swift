import TestTraits
import Testing

@testable import SimpleTable
@testable import SimpleTableMenu

@Suite struct `Sections` {
  @Test func `a modifier changes its copy alone`() {
    let original = Section("A", footer: "f") { Row("x") }.id("a")
    let changed = original.headerDetail("detail")
      .collapsible(initially: .collapsed, countsRows: false)
    check(original.texts.headerDetail, nil)
    check(original.initialState, nil)
    check(original.showsCollapsedRowCount)
    check(changed.texts.headerDetail, "detail")
    check(changed.initialState, .collapsed)
    check(!changed.showsCollapsedRowCount)
    check([changed.texts.header, changed.texts.footer], ["A", "f"])
    check(changed.explicitID, "a")
  }

  @Test func `a section knows where it is declared`() {
    let (section, line) = (Section {}, #line)
    check(section.site.description, "SimpleTableTests/SectionTests.swift:\(line)")
  }

  @Test func `modifiers set what they say`() {
    let section = Section("A", footer: "") { Row("x") }
      .id("a\(1)").hidden().headerLineLimit(0).footerLineLimit(2)
    check(section.explicitID, "a1")
    check(section.isHidden)
    check(section.texts.headerLineLimit, 1)
    check(section.texts.footerLineLimit, 2)
    check(section.texts.footer, nil)
    check(section.id(nil).explicitID, nil)
  }

  @Test func `the last call disables or enables the rows of a section, as of a row`() {
    let row = Row("R") {}
    let sections: [(Section, isDisabled: Bool)] = [
      (Section { row }.disabled(), true), (Section { row }.disabled().disabled(false), false),
      (Section { row.disabled() }.disabled(false), false),
      (Section { row.disabled(false) }.disabled(), true),
      (Section { row.disabled() }, true),
      (Section { [row, row].row.disabled(reason: "r") }.disabled(false), false),
    ]
    for (section, isDisabled) in sections {
      let shown = TableAdapter(Table { section }).row(at: RowPath(section: 0, row: 0))
      check(shown?.isDisabled, isDisabled)
      check(shown?.disabledReason, nil)
    }
  }

  @Test(arguments: [true, false])
  func `a disabled section or row disables the rows below it at any depth`(section: Bool) {
    let outer = Section {
      DisclosureRow("A", initially: .expanded) {
        DisclosureRow("B", initially: .expanded) { Row("C") {} }
        LinkRow("D") { Section { Row("E") } }
      }
      .disabled(!section, reason: "off")
    }
    let table = Table {
      section ? outer.disabled(reason: "off") : outer
      Section { DisclosureRow("F", initially: .expanded) { Row("G") {} } }
    }
    let menu = Menu(table)
    let rows = menu.page.items.compactMap { item -> Row? in
      guard case .row(let path) = item else { return nil }
      return menu.page.row(at: path)
    }
    check(rows.map(\.title), ["A", "B", "C", "D", "F", "G"])
    check(rows.map(\.disabledReason), ["off", "off", "off", "off", nil, nil])
    check(menu.page.select(at: RowPath(section: 0, row: 3)), .ignored(.disabled))
  }

  /// A section that is offered to other programs.
  private struct SavingSection: SectionContent {
    let choice: Binding<Int>

    var section: Section {
      Section {
        PickerRow("Saving", selection: choice, options: 1...3, style: .inline)
          .formerly("x").formerly("y") { $0 == "most" ? "3" : nil }
          .deprecated("use delay").takesEffectAfterRestart()
          .help("When to save.").flag("save").allowedInProject().id("saving")
      }
    }
  }

  @Test func `a picker without a row of its own ages as any setting`() throws {
    let choice = Variable(1)
    let menu = Menu(
      Table {
        SavingSection(choice: choice.binding)
      })
    checkEmpty(menu.diagnostics)
    let setting = try #require(menu.setting("saving"))
    #expect(setting.deprecation == "use delay" && setting.needsRestart)
    check(setting.help, "When to save.")
    try check(menu.load(from: MemoryStore(["y": .text("most")])).formerKeys, ["saving": "y"])
    check(choice.wrappedValue, 3)
  }
}

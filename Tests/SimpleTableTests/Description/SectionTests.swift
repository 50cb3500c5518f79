import TestTraits
import Testing

@testable import SimpleTable

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
}

import SimpleTable
import Testing

@Suite struct `Sections` {
  @Test func `a modifier changes its copy alone`() {
    let original = Section("A", footer: "f", id: "a") { Row("x") }
    let changed = original.headerDetail("detail")
      .collapsible(initially: .collapsed, countsRows: false)
    #expect(original.headerDetail == nil)
    #expect(original.initialFold == nil)
    #expect(original.showsCollapsedRowCount)
    #expect(changed.headerDetail == "detail")
    #expect(changed.initialFold == .collapsed)
    #expect(!changed.showsCollapsedRowCount)
    #expect([changed.header, changed.footer] == ["A", "f"])
    #expect(changed.explicitID == "a")
  }

  @Test func `a section knows where it is declared`() {
    let (section, line) = (Section {}, #line)
    #expect(section.site.description == "SimpleTableTests/SectionTests.swift:\(line)")
  }
}

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
      .id("a\(1)").hidden().help("h").formerly("b").headerLineLimit(0).footerLineLimit(2)
    check(section.explicitID, "a1")
    check(section.isHidden)
    check(section.notes?.value.help, "h")
    let attributes = section.attachment as? SettingAttributes
    check(attributes?.formerKeys.map(\.key), ["b"])
    check(section.texts.headerLineLimit, 1)
    check(section.texts.footerLineLimit, 2)
    check(section.texts.footer, nil)
    check(section.id(nil).explicitID, nil)
  }

  @Test(arguments: [true, false])
  func `a disabled section or row disables the rows below it at any depth`(section: Bool) {
    let table = Table {
      Section {
        DisclosureRow("A", initially: .expanded) {
          DisclosureRow("B", initially: .expanded) { Row("C") {} }
          LinkRow("D") { Section { Row("E") } }
        }
        .disabled(!section, reason: "off")
      }
      .disabled(section, reason: "off")
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
      Section("Saving") { for n in 1...3 { Row("\(n)").tag(n) } }
        .id("saving")
        .selection(.single(choice))
    }
  }

  @Test func `the setting of a section that is offered ages as that of a row`() throws {
    let choice = Variable(1)
    let menu = Menu(
      Table {
        SavingSection(choice: choice.binding)
          .formerly("x").formerly("y") { $0 == "most" ? "3" : nil }
          .deprecated("use delay").takesEffectAfterRestart()
          .help("When to save.").flag("save").allowedInProject()
      })
    checkEmpty(menu.diagnostics)
    let setting = try #require(menu.setting("saving"))
    #expect(setting.deprecation == "use delay" && setting.needsRestart)
    check(setting.help, "When to save.")
    try check(menu.load(from: MemoryStore(["y": .text("most")])).formerKeys, ["saving": "y"])
    check(choice.wrappedValue, 3)
  }
}

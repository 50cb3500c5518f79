import SimpleTable
import Testing

@Suite struct `Rows` {
  struct Modifier: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (Row) -> Row
    let isVisible: @Sendable (Row) -> Bool

    init(
      _ name: String, _ change: @escaping @Sendable (Row) -> Row,
      sets isVisible: @escaping @Sendable (Row) -> Bool
    ) {
      testDescription = name
      self.change = change
      self.isVisible = isVisible
    }
  }

  static let modifiers: [Modifier] = [
    Modifier("id", { $0.id("b") }, sets: { $0.explicitID == "b" }),
    Modifier("subtitle", { $0.subtitle("b") }, sets: { $0.subtitle == "b" }),
    Modifier("detail", { $0.detail("b") }, sets: { $0.detail == "b" }),
    Modifier("icon", { $0.icon("b") }, sets: { $0.icon == "b" }),
    Modifier("badge", { $0.badge("b") }, sets: { $0.badge == "b" }),
    Modifier("badge of a count", { $0.badge(3) }, sets: { $0.badge == "3" }),
    Modifier("accessory", { $0.accessory(.checkmark) }, sets: { $0.accessory == .checkmark }),
    Modifier("disabled", { $0.disabled() }, sets: { $0.isDisabled }),
    Modifier("hidden", { $0.hidden() }, sets: { $0.isHidden }),
    Modifier("keywords", { $0.keywords("b", "c") }, sets: { $0.keywords == ["b", "c"] }),
  ]

  @Test(arguments: modifiers)
  func `a modifier changes its copy alone`(modifier: Modifier) {
    let original = Row("A")
    let kept = original
    let changed = modifier.change(original)
    #expect(modifier.isVisible(changed))
    for row in [original, kept] {
      #expect(!modifier.isVisible(row))
      #expect(row.title == "A")
    }
    let twice = modifier.change(changed).subtitle("again")
    #expect(modifier.isVisible(twice) || modifier.testDescription == "subtitle")
    #expect(changed.subtitle != "again")
  }

  @Test(arguments: modifiers)
  func `a modifier leaves what others have set`(modifier: Modifier) {
    let all = Row("A").id("x").subtitle("x").detail("x").icon("x").badge("x").keywords("x")
    let changed = modifier.change(all)
    let left = [
      changed.explicitID?.name, changed.subtitle, changed.detail, changed.icon, changed.badge,
      changed.keywords.first,
    ].count { $0 == "x" }
    let isAddition = ["accessory", "disabled", "hidden"].contains(modifier.testDescription)
    #expect(left == (isAddition ? 6 : 5))
  }

  @Test func `a modifier may take back what was set`() {
    let row = Row("A", subtitle: "s", detail: "d", icon: "i").badge("b").disabled().hidden()
    let bare = row.subtitle(nil).detail(nil).icon(nil).badge(nil).disabled(false).hidden(false)
    #expect([bare.subtitle, bare.detail, bare.icon, bare.badge] == [nil, nil, nil, nil])
    #expect(!bare.isDisabled && !bare.isHidden)
    #expect(row.badge(0).badge == nil)
  }

  @Test func `a row knows where it is declared`() {
    let (row, line) = (Row("A"), #line)
    #expect(row.site.line == line)
    #expect(row.site.fileID == #fileID)
    #expect(row.site.description == "SimpleTableTests/RowTests.swift:\(line)")
  }

  @Test func `a row that was shown does not follow later changes to its copy`() {
    let row = Row("A")
    let adapter = TableAdapter(Table { Section { row } })
    _ = row.detail("later")
    #expect(adapter.reload().isEmpty)
    #expect(adapter.row(at: RowPath(section: 0, row: 0))?.detail == nil)
  }
}

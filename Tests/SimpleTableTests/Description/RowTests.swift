import TestTraits
import Testing

@testable import SimpleTable
@testable import SimpleTableMenu

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
    Modifier("help", { $0.help("b") }, sets: { $0.help == "b" }),
    Modifier("confirm", { $0.confirm("b") }, sets: { $0.confirmation == "b" }),
    Modifier(
      "reason", { $0.disabled(reason: "b") }, sets: { $0.isDisabled && $0.disabledReason == "b" }),
    Modifier("busy", { $0.busy() }, sets: \.isBusy),
    Modifier("status", { $0.status("b", kind: .error) }, sets: { $0.status?.text == "b" }),
    Modifier("tint", { $0.tint(.warning) }, sets: { $0.tint == .warning }),
    Modifier(
      "formerly", { $0.formerly("b", "c") },
      sets: { $0.setting.formerKeys.map(\.key) == ["b", "c"] }),
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
    check(modifier.isVisible(changed))
    for row in [original, kept] {
      check(!modifier.isVisible(row))
      check(row.title, "A")
    }
    let twice = modifier.change(changed).subtitle("again")
    // Former keys are added to those that were given before.
    #expect(
      modifier.isVisible(twice) || ["subtitle", "formerly"].contains(modifier.testDescription))
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
    let isReplaced = ["id", "subtitle", "detail", "icon", "badge", "badge of a count", "keywords"]
      .contains(modifier.testDescription)
    check(left, isReplaced ? 5 : 6)
  }

  @Test func `a modifier may take back what was set`() {
    let row = Row("A", detail: "d").subtitle("s").icon("i").badge("b").disabled().hidden()
    let bare = row.subtitle(nil).detail(nil).icon(nil).badge(nil).disabled(false).hidden(false)
    check([bare.subtitle, bare.detail, bare.icon, bare.badge], [nil, nil, nil, nil])
    #expect(!bare.isDisabled && !bare.isHidden)
    check(row.badge(0).badge, nil)
  }

  @Test func `a row knows where it is declared`() {
    let (row, line) = (Row("A"), #line)
    check(row.site.line, line)
    check(row.site.fileID, #fileID)
    check(row.site.description, "SimpleTableTests/RowTests.swift:\(line)")
  }

  @Test func `what was said of a row is taken back by nil`() {
    let row = Row("A").help("h").confirm("?").status("s").tint(.error).busy().id("a")
    let plain = row.help(nil).confirm(nil).status(nil).tint(nil).busy(false).id(nil)
    #expect(plain.help == nil && plain.confirmation == nil && plain.status == nil)
    #expect(plain.tint == nil && !plain.isBusy && plain.explicitID == nil)
  }

  @Test func `a reason counts while the row is disabled`() {
    check(Row("A").disabled(false, reason: "r").disabledReason, nil)
  }

  @Test func `an empty id is named and none`() {
    let adapter = TableAdapter(
      Table { Section("S") { Row("A").id("") }.id("") })
    check(
      adapter.diagnostics.map(\.message),
      [
        "A: an id must not be empty", "S: an id must not be empty",
      ])
    check(adapter.row(at: RowPath(section: 0, row: 0))?.explicitID, nil)
  }

  @Test func `an id of several rows is the first one's, and the others are named`() {
    let adapter = TableAdapter(Table { Section { [Row("A"), Row("B")].id("x") } })
    check(adapter.path(of: "x"), RowPath(section: 0, row: 0))
    check(
      adapter.diagnostics.map(\.message),
      ["B: the id \"x\" was given to several rows and is the first one's"])
  }

  @Test func `rows, sections and tables print as they are declared`() {
    check(
      "\(Row("A", detail: "d").subtitle("s").id("x"))",
      #"Row("A", detail: "d").subtitle("s").id("x")"#)
    check("\([Row("A"), Row("B")].row)", "2 rows")
    check("\(Section("A") { Row("x") }.id("a"))", #"Section("A").id("a")"#)
    check("\(Table("T"))", #"Table("T")"#)
  }

  @Test func `progress in whole percent loses none, and is 100 only at the end`() {
    for percent in 0...100 {
      check(Row("Copy").progress(Double(percent) / 100).percentDone, percent)
    }
    for fraction in [0.999, 1.0.nextDown] {
      check(Row("Copy").progress(fraction).percentDone, 99)
    }
    check(Row("Copy").progress(0.294).percentDone, 29)
    for (fraction, percent) in [
      (-3, 0), (.infinity, 100), (.greatestFiniteMagnitude, 100), (.nan, nil), (nil, nil),
    ] as [(Double?, Int?)] {
      let row = Row("Copy").progress(fraction)
      #expect(row.percentDone == percent && row.isBusy == (percent != nil))
    }
  }
}

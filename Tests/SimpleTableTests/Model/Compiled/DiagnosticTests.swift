import TestTraits
import Testing

@testable import SimpleTable

/// Contradictions in a description, and where they are declared.
@Suite struct `Diagnostics` {
  private func site(_ line: Int) -> String { "SimpleTableTests/DiagnosticTests.swift:\(line)" }

  @Test func `two rows with one id are named with both their places`() {
    let line = #line
    let adapter = TableAdapter(
      Table {
        Section { Row("A").id("duplicate") }
        Section { Row("B").id("duplicate") }
      })
    check(
      adapter.diagnostics.map(\.description),
      [
        "two rows have the id \"duplicate\"; the later one goes by its place "
          + "(\(site(line + 3)), \(site(line + 4)))"
      ])
    check(adapter.diagnostics.first?.sites.map(\.line), [line + 3, line + 4])
    check(adapter.path(of: "duplicate"), RowPath(section: 0, row: 0))
    check(adapter.ids, [["duplicate"], ["#1#0"]])
  }

  @Test func `no more than eight places are named`() {
    let adapter = TableAdapter(
      Table { Section { for line in 1...12 { Row("\(line)", line: UInt(line)).id("a") } } })
    check(adapter.diagnostics.map(\.sites.count), [8])
  }

  @Test func `several duplicates of one id are one diagnostic with their count and first places`() {
    let line = #line
    let adapter = TableAdapter(
      Table {
        Section { for n in 0..<3 { Row("\(n)").id("a") } }
        Section("Twice") { Row("A").id("a") }.id("s")
        Section("Thrice") { Row("B").id("b") }.id("s")
        Section("Again") { Row("B").id("b") }.id("s")
      })
    check(
      adapter.diagnostics.map(\.description),
      [
        "3 sections have the id \"s\"; the later ones go by their places "
          + "(\(site(line + 4)), \(site(line + 5)), \(site(line + 6)))",
        "4 rows have the id \"a\"; the later ones go by their places "
          + "(\(site(line + 3)), \(site(line + 4)))",
        "two rows have the id \"b\"; the later one goes by its place "
          + "(\(site(line + 5)), \(site(line + 6)))",
      ])
  }

  @Test func `closures that never run are named`() {
    let adapter = TableAdapter(
      Table.page {
        Row("Twice") {}.onSelect {}
        Row("Again", accessory: .detailButton).onAccessory {}.onAccessory {}
        Row("Unseen").onAccessory {}
        Row("Removed") {}.onSelect(nil).onSelect {}
        Row("Idle", accessory: .detailDisclosureButton)
        Row("Checked", accessory: .checkmark)
      })
    check(
      adapter.diagnostics.map(\.message),
      [
        "Twice: has two closures of a kind; the last one runs",
        "Again: has two closures of a kind; the last one runs",
        "Unseen: has a closure for its accessory, and no accessory",
        "Idle: has an accessory button, and no closure for it",
      ])
    let handled = Table { Section { Row("Idle", accessory: .detailButton) } }.onAccessory { _, _ in
    }
    checkEmpty(TableAdapter(handled).diagnostics)
  }

  @Test func `a description that acts on its own table changes nothing`() {
    weak var weakAdapter: TableAdapter?
    let (number, selections) = (Variable(wrappedValue: 5), Variable(wrappedValue: 0))
    func act(_ page: TableAdapter) {
      page.increment(row: "number")
      page.setValue("7", row: "number")
      page.select(row: "row")
      page.select(at: RowPath(section: 0, row: 1))
      page.tapAccessory(row: "row")
      page.setHidden(true, row: "row")
      page.filter("number")
    }
    let adapter = TableAdapter(
      Table {
        let _ = weakAdapter.map(act)
        Section {
          StepperRow("Number", value: number.binding, in: 0...9).id("number")
          Row("Row", accessory: .detailButton) { selections.wrappedValue += 1 }
            .onAccessory { selections.wrappedValue += 1 }.id("row")
        }
      })
    weakAdapter = adapter
    adapter.reload()
    weakAdapter = nil
    check(number.wrappedValue, 5)
    check(selections.wrappedValue, 0)
    check(adapter.titles, [["Number", "Row"]])
    check(adapter.diagnostics.count, 1)
  }

  @Test func `a description that reloads its own table gets a diagnostic`() {
    weak var weakAdapter: TableAdapter?
    let count = Variable(wrappedValue: 0)
    let adapter = TableAdapter(
      Table {
        let changes = weakAdapter?.reload(Table("other"))
        Section {
          let text = changes?.description ?? "none"
          Row("changes: \(text)", detail: "\(count.wrappedValue)")
        }
      })
    weakAdapter = adapter
    count.wrappedValue = 1
    check(adapter.reload().description, "~ [0,0] changes: ")
    check(
      adapter.diagnostics.map(\.description),
      [
        "the description changes the table that it describes; that was ignored"
      ])
    weakAdapter = nil
    adapter.reload()
    checkEmpty(adapter.diagnostics)
    check(adapter.titles, [["changes: none"]])
  }

  @Test func `what has no effect says so`() {
    let row = Row("R")
    let cases: [(Row, String?)] = [
      (row.id("a").id("b"), "the id \"a\" is replaced by \"b\""),
      (row.id("a").id("a"), nil),
      (row.id("a").id(nil).id("b"), nil),
      (row.confirm("Really?"), "a question to confirm needs an action"),
      (row.confirm("Really?").onSelect {}, nil),
      (DisclosureRow("R") { Row("x") }.confirm("Really?"), nil),
      (
        row.onSelect {}.continuesInBackground(),
        "continuesInBackground() needs an action that takes time"
      ),
    ]
    for (row, problem) in cases {
      let adapter = TableAdapter(Table { Section { row } })
      check(adapter.diagnostics.map(\.message), problem.map { ["R: \($0)"] } ?? [])
    }
    let selecting = Table { Section { row.confirm("Really?") } }.onSelect { _, _ in }
    checkEmpty(TableAdapter(selecting).diagnostics)
    let sections: [(Section, String?)] = [
      (Section("S") { Row("a") }.id("a").id("b"), "the id \"a\" is replaced by \"b\"")
    ]
    for (section, problem) in sections {
      let adapter = TableAdapter(Table { section })
      check(adapter.diagnostics.map(\.message), problem.map { ["S: \($0)"] } ?? [])
    }
  }

  @Test func `the row of an option is one row without a control and an accessory`() {
    let choice = Variable("a")
    let rows: [(Row, String?)] = [
      (Row("R"), nil), (Row("R").icon("i").subtitle("s").badge(1).help("h").onSelect {}, nil),
      (ToggleRow("R", isOn: .constant(true)).row, "cannot be a control"),
      (LinkRow("R") {}.row.accessory(.none), "cannot be a control"),
      (Row("R", accessory: .checkmark), "has no accessory"),
      (Row("R").onAccessory {}, "has no accessory"),
      (DisclosureRow("R") { Row("Below") }.row, "is one row"),
      ([Row("R"), Row("S")].row, "is one row"),
    ]
    for style in [PickerStyle.menu, .inline, .navigationLink] {
      for (row, problem) in rows {
        let adapter = TableAdapter(
          Table.page {
            PickerRow(
              "P", selection: choice.binding, options: ["a"], style: style, row: { _ in row }
            )
            .id("p")
          })
        let label = row.title.isEmpty ? "a" : row.title
        check(
          adapter.diagnostics.map(\.message),
          problem.map { ["P: the row of the option \"\(label)\" \($0)"] } ?? [])
      }
    }
  }

  @Test(arguments: [
    ("wifi", true), ("sound.volume", true), ("my key", true), ("größe", true), ("-x", false),
    ("a=b", false), ("a\nb", false), ("a\u{202E}b", false),
  ])
  func `the id of a setting is one that a command can name`(id: String, isNameable: Bool) {
    let adapter = TableAdapter(
      Table.page {
        ToggleRow("Wi-Fi", isOn: Variable(true).binding).id(id)
        Row("Not a setting").id(id + id)
      })
    check(
      adapter.diagnostics.map(\.message),
      isNameable ? [] : ["Wi-Fi: no command can name the id \"\(id.sanitized)\""])
  }

  @Test func `a default is one that its control would take`() {
    let even = ValidationRule<Int>("must be even") { $0.isMultiple(of: 2) }
    let rows: [(any RowContent, String?)] = [
      (StepperRow("R", value: Variable(7).binding, in: 0...9), nil),
      (
        StepperRow("R", value: Variable(7).binding, in: 0...9, step: 5),
        "must go in steps of 5 from 0"
      ),
      (StepperRow("R", value: Variable(7).binding, in: 0...9, rules: [even]), "must be even"),
      (TextFieldRow("R", text: Variable("").binding, rules: [.required]), nil),
      (TextFieldRow("R", text: Variable(" ").binding, rules: [.required]), "must not be empty"),
    ]
    for (row, problem) in rows {
      let messages = TableAdapter(Table { Section { row } }).diagnostics.map(\.message)
      check(messages.contains("R: the default \(problem ?? "")"), problem != nil)
      #expect(problem != nil || messages.isEmpty)
    }
  }
}

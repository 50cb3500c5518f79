import SimpleTable
import TestTraits
import Testing

/// What a section's builder may hold, and which place identifies each row of it.
@Suite struct `Row builder` {
  struct Form: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let titles: [String]
    let ids: [String]
    let rows: @Sendable () -> Row

    init(
      _ name: String, _ titles: [String], _ ids: [String],
      @RowBuilder _ rows: @escaping @Sendable () -> Row
    ) {
      testDescription = name
      self.titles = titles
      self.ids = ids
      self.rows = rows
    }
  }

  /// A row kind of a user's own.
  struct VersionRow: RowContent {
    let version: String
    var row: Row { Row("Version", detail: version) }
  }

  /// A row kind of one's own that has several rows.
  struct PairRow: RowContent {
    @RowBuilder var row: Row {
      Row("First")
      Row("Second")
    }
  }

  enum Signal: CaseIterable { case weak, fair, strong }

  static let yes = !CommandLine.arguments.isEmpty
  static let some: String? = yes ? "Some" : nil
  static let none: String? = yes ? nil : "None"

  @RowBuilder static var pair: Row {
    Row("A")
    if yes { Row("B") }
  }

  @RowBuilder static func signal(_ signal: Signal) -> Row {
    switch signal {
    case .weak: Row("Weak")
    case .fair: Row("Fair")
    case .strong:
      Row("Strong")
      Row("Very")
    }
  }

  static let forms: [Form] = [
    Form("nothing", [], []) {},
    Form("a lone row", ["A"], ["s#0"]) { Row("A") },
    Form("rows one below the other", ["A", "B"], ["s#0", "s#1"]) {
      Row("A")
      Row("B")
    },
    Form("an if that holds", ["A", "B"], ["s#0.0", "s#1"]) {
      if yes { Row("A") }
      Row("B")
    },
    Form("an if that does not", ["B"], ["s#1"]) {
      if !yes { Row("A") }
      Row("B")
    },
    Form("a lone if", ["A"], ["s#0"]) { if yes { Row("A") } },
    Form("an if let", ["Some", "B"], ["s#0.0", "s#2"]) {
      if let some { Row(some) }
      if let none { Row(none) }
      Row("B")
    },
    Form("an else", ["B", "C"], ["s#0.1", "s#1"]) {
      if !yes { Row("A") } else { Row("B") }
      Row("C")
    },
    Form("an else if", ["B"], ["s#0.0.1"]) {
      if !yes { Row("A") } else if yes { Row("B") } else { Row("C") }
      if !yes { Row("D") }
    },
    Form("a for", ["0", "1", "2"], ["s#0", "s#1", "s#2"]) { for n in 0..<3 { Row("\(n)") } },
    Form("a for below a row", ["A", "0", "1"], ["s#0", "s#1.0", "s#1.1"]) {
      Row("A")
      for n in 0..<2 { Row("\(n)") }
    },
    Form("a for over several rows", ["0", "a", "1", "a"], ["s#0.0", "s#0.1", "s#1.0", "s#1.1"]) {
      for n in 0..<2 {
        Row("\(n)")
        Row("a")
      }
    },
    Form("a for over an if", ["1", "3"], ["s#1.0", "s#3.0"]) {
      // swift-format-ignore: UseWhereClausesInForLoops
      for n in 0..<4 {
        if !n.isMultiple(of: 2) { Row("\(n)") }
      }
    },
    Form("a for in a for", ["00", "01", "10"], ["s#0.0", "s#0.1", "s#1.0"]) {
      for n in 0..<2 { for m in 0..<(2 - n) { Row("\(n)\(m)") } }
    },
    Form("an availability check", ["A", "B"], ["s#0.0", "s#1"]) {
      if #available(macOS 10.15, *) { Row("A") }
      Row("B")
    },
    Form(
      "a switch", ["Weak", "Fair", "Strong", "Very"],
      ["s#0.0.0", "s#1.0.1", "s#2.1.0", "s#2.1.1"]
    ) {
      for signal in Signal.allCases { Self.signal(signal) }
    },
    Form("a do block", ["A", "B"], ["s#0.0", "s#0.1"]) {
      do {
        Row("A")
        Row("B")
      }
      if !yes { Row("C") }
    },
    Form("a local constant", ["A"], ["s#0"]) {
      let title = "A"
      Row(title)
    },
    Form("an array of rows", ["A", "B", "C"], ["s#0.0", "s#0.1", "s#1"]) {
      [Row("A"), Row("B")]
      Row("C")
    },
    Form("an empty array", ["C"], ["s#1"]) {
      [Row]()
      Row("C")
    },
    Form("a row kind of one's own", ["Version"], ["s#0"]) { VersionRow(version: "1.0") },
    Form("an array of such a kind", ["Version", "Version"], ["s#0", "s#1"]) {
      [VersionRow(version: "1.0"), VersionRow(version: "1.1")]
    },
    Form("a kind that has several rows", ["First", "Second", "A"], ["s#0.0", "s#0.1", "s#1"]) {
      PairRow()
      Row("A")
    },
    Form("a row of unknown kind", ["Version"], ["s#0"]) {
      let row: any RowContent = VersionRow(version: "1.0")
      row
    },
    Form("a property", ["A", "B", "C"], ["s#0.0", "s#0.1.0", "s#1"]) {
      pair
      Row("C")
    },
    Form("many rows", (1...12).map(String.init), (0..<12).map { "s#\($0)" }) {
      Row("1")
      Row("2")
      Row("3")
      Row("4")
      Row("5")
      Row("6")
      Row("7")
      Row("8")
      Row("9")
      Row("10")
      Row("11")
      Row("12")
    },
  ]

  @Test(arguments: forms)
  func `each form gives its rows, each known by its place`(form: Form) {
    let adapter = TableAdapter(Table { Section(nil, form.rows).id("s") })
    check(adapter.titles, [form.titles])
    check(adapter.ids, [form.ids])
    checkEmpty(adapter.diagnostics)
    check(Set(form.ids).count, form.ids.count, "each place is one row's alone")
  }

  @Test(arguments: forms)
  func `each form works below a disclosure row as well`(form: Form) {
    let adapter = TableAdapter(
      Table { Section { DisclosureRow("Top", initially: .expanded, form.rows) } })
    check(adapter.titles, [["Top"] + form.titles])
    check(Set(adapter.ids[0]).count, form.titles.count + 1)
  }

  @Test func `a modifier on a group changes each of its rows`() {
    let group = Self.pair.disabled().detail("x")
    let adapter = TableAdapter(Table { Section { group } })
    let rows = (0..<2).compactMap { adapter.row(at: RowPath(section: 0, row: $0)) }
    check(rows.map(\.title), ["A", "B"])
    check(rows.map(\.isDisabled), [true, true])
    check(rows.map(\.detail), ["x", "x"])
  }

  @Test func `a section can have a hundred thousand rows`() {
    let count = 100_000
    let adapter = TableAdapter(Table { Section { for n in 0..<count { Row("\(n)").id(n) } } })
    check(adapter.numberOfRows(inSection: 0), count)
    check(adapter.row(at: RowPath(section: 0, row: count - 1))?.title, "99999")
    check(adapter.row(at: RowPath(section: 0, row: count)) == nil)
    check(adapter.path(of: "77777"), RowPath(section: 0, row: 77_777))
    check(adapter.setHidden(true, row: "500").deletedRows, [RowPath(section: 0, row: 500)])
    check(adapter.path(of: "77777"), RowPath(section: 0, row: 77_776))
  }
}

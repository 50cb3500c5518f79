import SimpleTable
import TestTraits
import Testing

/// What a table's builder may hold, and which place identifies each section of it.
@Suite struct `Table builder` {
  struct Form: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let headers: [String]
    let ids: [String]
    let sections: @Sendable () -> Section

    init(
      _ name: String, _ headers: [String], _ ids: [String],
      @TableBuilder _ sections: @escaping @Sendable () -> Section
    ) {
      testDescription = name
      self.headers = headers
      self.ids = ids
      self.sections = sections
    }
  }

  static let yes = !CommandLine.arguments.isEmpty
  static let some: String? = yes ? "Some" : nil

  static func section(_ header: String) -> Section { Section(header) { Row("row of \(header)") } }

  @TableBuilder static var pair: Section {
    section("A")
    if yes { section("B") }
  }

  static let forms: [Form] = [
    Form("nothing", [], []) {},
    Form("a lone section", ["A"], ["#0"]) { section("A") },
    Form("sections one below the other", ["A", "B"], ["#0", "#1"]) {
      section("A")
      section("B")
    },
    Form("an if that holds", ["A", "B"], ["#0.0", "#1"]) {
      if yes { section("A") }
      section("B")
    },
    Form("an if that does not", ["B"], ["#1"]) {
      if !yes { section("A") }
      section("B")
    },
    Form("an if let", ["Some", "B"], ["#0.0", "#1"]) {
      if let some { section(some) }
      section("B")
    },
    Form("an else", ["B", "C"], ["#0.1", "#1"]) {
      if !yes { section("A") } else { section("B") }
      section("C")
    },
    Form("a switch", ["A", "B", "other"], ["#0.0.0", "#1.0.1", "#2.1"]) {
      for n in 0..<3 {
        switch n {
        case 0: section("A")
        case 1: section("B")
        default: section("other")
        }
      }
    },
    Form("a for", ["0", "1"], ["#0", "#1"]) { for n in 0..<2 { section("\(n)") } },
    Form("a for below a section", ["A", "0", "1"], ["#0", "#1.0", "#1.1"]) {
      section("A")
      for n in 0..<2 { section("\(n)") }
    },
    Form("an availability check", ["A", "B"], ["#0.0", "#1"]) {
      if #available(macOS 10.15, *) { section("A") }
      section("B")
    },
    Form("an array of sections", ["A", "B", "C"], ["#0.0", "#0.1", "#1"]) {
      [section("A"), section("B")]
      section("C")
    },
    Form("a property", ["A", "B", "C"], ["#0.0", "#0.1.0", "#1"]) {
      pair
      section("C")
    },
  ]

  @Test(arguments: forms)
  func `each form gives its sections, each known by its place`(form: Form) {
    let adapter = TableAdapter(Table("T", form.sections))
    check((0..<form.headers.count).map { adapter.section(at: $0)?.header }, form.headers)
    check(adapter.sectionIDs, form.ids)
    check(adapter.titles, form.headers.map { ["row of \($0)"] })
    checkEmpty(adapter.diagnostics)
  }

  @Test func `a modifier on a group changes each of its sections`() {
    let adapter = TableAdapter(Table { Self.pair.collapsible(initially: .collapsed) })
    check((0..<2).map { adapter.section(at: $0)?.isCollapsed }, [true, true])
    check(adapter.section(at: 0)?.header, "A")
  }

  @Test func `a closure is asked at each reload, sections made before once`() {
    var count = 0
    func counted() -> Section {
      count += 1
      return Self.section("\(count)")
    }
    let byClosure = TableAdapter(Table { counted() })
    byClosure.reload()
    check(count, 2)
    let section = counted()
    TableAdapter(Table { section }).reload()
    check(count, 3)
  }
}

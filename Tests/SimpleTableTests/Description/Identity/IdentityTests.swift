import SimpleTable
import TestTraits
import Testing

/// What makes a row or a section the same one after a reload, and what does not.
@Suite struct `Identities` {
  /// A table of one section whose rows follow some state.
  private func adapter<State>(
    _ state: Variable<State>, @RowBuilder _ rows: @escaping (State) -> Row
  ) -> TableAdapter {
    TableAdapter(Table { Section { rows(state.wrappedValue) }.id("s") })
  }

  @Test func `an id may be a number or anything written as text`() {
    let adapter = TableAdapter(
      Table.page {
        Row("seven").id(7)
        Row("half").id(0.5)
        Row("yes").id(true)
        Row("made").id(RowID("made"))
      })
    check(adapter.ids, [["7", "0.5", "true", "made"]])
    check(adapter.path(of: RowID(7)), RowPath(section: 0, row: 0))
    check(adapter.path(of: "7"), RowPath(section: 0, row: 0))
  }

  /// Strings that Swift takes for equal, though their bytes differ.
  @Test(arguments: [
    ("é", "e\u{301}"), ("K", "\u{212A}"), (";", "\u{37E}"), ("`", "\u{1FEF}"),
    ("a long name with a K in it", "a long name with a \u{212A} in it"), ("Å", "\u{212B}"),
  ])
  func `ids that are equal strings are one id, whatever their bytes`(one: String, other: String) {
    check(one == other)
    check(RowID(one), RowID(other))
    let spelling = Variable(wrappedValue: one)
    let adapter = adapter(spelling) { spelling in
      DisclosureRow("A", initially: .expanded) { Row("below") }.id(spelling)
      Row("B").id("b")
    }
    check(adapter.path(of: RowID(other)), RowPath(section: 0, row: 0))
    spelling.wrappedValue = other
    checkEmpty(adapter.reload())
    check(adapter.path(of: RowID(one)), RowPath(section: 0, row: 0))

    let twice = TableAdapter(
      Table.page {
        Row("A").id(one)
        Row("B").id(other)
      })
    check(twice.diagnostics.count, 1)
  }

  @Test func `a section that takes the place of another for its id does not take its rows`() {
    let first = TableAdapter(
      Table {
        Section { Row("A") }
        Section { Row("B") }
      })
    let stolen = first.section(at: 1)?.id
    let adapter = TableAdapter(
      Table {
        Section { Row("A") }.id(stolen)
        Section { Row("B") }
      })
    check(adapter.titles, [["A"], ["B"]])
    check(Set(adapter.sectionIDs).count, 2)
    check(
      (0..<2).map { adapter.section(at: $0).flatMap { adapter.sectionIndex(of: $0.id) } }, [0, 1])
  }

  @Test func `ids are made of texts with values in them`() {
    let number = 3
    check(("row-\(number)" as RowID).name, "row-3")
    check(("s-\(number)" as SectionID).name, "s-3")
  }

  @Test func `a closure that gives its argument as an id has no optional argument`() {
    let rows = (0..<2).map { Row("\($0)").id($0) }
    let sections = (0..<2).map { Section("\($0)") { rows }.id($0) }
    let adapter = TableAdapter(Table { sections })
    #expect(
      adapter.titles.first == ["0", "1"] && adapter.id(at: RowPath(section: 0, row: 1)) == "1")
    #expect(adapter.sectionIDs == ["0", "1"] && adapter.section(at: 1)?.header == "1")
  }

  @Test func `an optional id is the one of its value, or none`() {
    let numbers = [Int?.some(7), nil]
    let texts = [String?.some("a"), nil]
    let rows = numbers.map { Row("").id($0) } + texts.map { Row("").id($0) }
    let sections = numbers.map { Section {}.id($0) } + texts.map { Section {}.id($0) }
    let adapter = TableAdapter(
      Table {
        Section { rows }.id("rows")
        sections
      })
    check((0..<4).map { adapter.id(at: RowPath(section: 0, row: $0))?.name }, ["7", nil, "a", nil])
    check((0..<5).map { adapter.section(at: $0)?.id.name }, ["rows", "7", nil, "a", nil])
  }
}

import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

/// A filter against a new one, and at its limits.
@Suite struct `Filtering` {
  @Test func `random filters find what a new adapter finds`() {
    var random = SeededGenerator()
    func menu() -> TableAdapter {
      TableAdapter(
        Table {
          for section in 0..<6 {
            Section(section.isMultiple(of: 2) ? "aab \(section)" : nil) {
              for row in 0..<12 { Row(String(row * 7 + section, radix: 3)).keywords("ab") }
              DisclosureRow("ba") { for row in 0..<4 { Row("\(row)b") } }
            }
          }
        })
    }
    let grown = menu()
    var text = ""
    for _ in 0..<400 {
      if Int.random(in: 0...3, using: &random) == 0 { text = String(text.dropLast()) }
      text.append("012ab ".randomElement(using: &random) ?? "a")
      if text.count > 5 { text = "" }
      let new = menu()
      grown.filter(text)
      new.filter(text)
      check(grown.titles, new.titles, "\(text), \(random)")
    }
  }
  @Test func `what contains a row is found past what is not visible`() {
    let choice = Binding.constant("a")
    let table = TableAdapter(
      Table.page {
        DisclosureRow("First", initially: .expanded) { Row("deep") }
        DisclosureRow("Second", initially: .expanded) {
          PickerRow("Inline", selection: choice, options: ["a", "b"], style: .inline) { $0 }
            .id("inline")
          DisclosureRow("Third", initially: .expanded) { Row("Last") }
        }
      })
    let parents = { (table: TableAdapter) in
      table.items.compactMap { item -> String? in
        guard case .row(let path) = item, let row = table.row(at: path) else { return nil }
        return "\(table.parent(of: path).flatMap(table.row)?.title ?? "-") > \(row.title)"
      }
    }
    let all = [
      "- > First", "First > deep", "- > Second", "Second > a", "Second > b", "Second > Third",
      "Third > Last",
    ]
    #expect(parents(table) == all)
    table.filter("last")
    #expect(parents(table) == ["- > Second", "Second > Third", "Third > Last"])
    #expect(table.parent(of: RowPath(section: 0, row: 9)) == nil)
  }
}

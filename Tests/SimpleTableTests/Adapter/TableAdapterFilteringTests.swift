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
}

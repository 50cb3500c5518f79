import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

/// Whatever was filtered before, and whatever has changed since, a filter finds the same.
@Suite struct `Filter laws` {
  /// A page whose rows change: in each section some rows, and some below a disclosure row.
  private final class Page {
    var texts: [[String]] = (0..<3).map { _ in [] }
    var generator: SeededGenerator

    init(_ generator: SeededGenerator) {
      self.generator = generator
      for section in texts.indices { texts[section] = (0..<70).map { _ in text() } }
    }

    func text() -> String {
      (0..<Int.random(in: 1...3, using: &generator))
        .compactMap { _ in
          ["ab", "abc", "b-c", "cab", "Çab", "xyz"].randomElement(using: &generator)
        }
        .joined(separator: " ")
    }

    var table: Table {
      Table { [self] in
        for section in texts.indices {
          Section("Section \(section)") {
            for row in texts[section].indices.dropLast(4) {
              Row(texts[section][row]).id("\(section).\(row)")
            }
            DisclosureRow("More") {
              for row in texts[section].indices.suffix(4) {
                Row("Below", detail: texts[section][row]).id("\(section).\(row)")
              }
            }
            .id("more \(section)")
          }
          .id(SectionID(section))
        }
      }
    }

    func id() -> RowID {
      let section = Int.random(in: 0..<texts.count, using: &generator)
      return RowID("\(section).\(Int.random(in: 0..<texts[section].count, using: &generator))")
    }

    /// Returns what a user could have typed after a text: more, less or something else.
    func next(_ text: String?) -> String? {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: nil
      case 1, 2: text.map { String($0.dropLast()) }
      case 3: self.text()
      default: (text ?? "") + (["a", "b", "c", " ", "x"].randomElement(using: &generator) ?? "")
      }
    }
  }

  @Test(arguments: RandomWalks.seeds(2))
  func `any filters after one another, between changes, show what the last one shows alone`(
    seed: UInt64
  ) {
    RandomWalks.walk(seed) { take(seed, &$0) }
  }

  private func take(_ seed: UInt64, _ compared: inout Coverage) {
    let page = Page(SeededGenerator(seed: seed))
    let adapter = TableAdapter(page.table)
    var hidden: [RowID: Bool] = [:]
    var text: String?
    for step in 0..<30 {
      switch Int.random(in: 0..<10, using: &page.generator) {
      case 0:
        let id = page.id()
        hidden[id] = Bool.random(using: &page.generator)
        adapter.setHidden(hidden[id] == true, row: id)
      case 1:
        let section = Int.random(in: 0..<3, using: &page.generator)
        let row = Int.random(in: 0..<page.texts[section].count, using: &page.generator)
        page.texts[section][row] = page.text()
        adapter.reload()
      case 2:
        let section = Int.random(in: 0..<3, using: &page.generator)
        page.texts[section].insert(page.text(), at: 3)
        adapter.reload()
      default:
        text = page.next(text)
        adapter.filter(text)
      }
      let fresh = TableAdapter(page.table)
      for (id, isHidden) in hidden { fresh.setHidden(isHidden, row: id) }
      fresh.filter(text)
      let place: Comment = "seed \(seed), step \(step), \(text ?? "nil")"
      #expect(VisibleTable(adapter) == VisibleTable(fresh), place)
      if text != nil, !hidden.isEmpty { compared.count(fresh.numberOfRows) }
    }
  }
}

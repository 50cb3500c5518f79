import TestTraits
import Testing

@testable import SimpleTable

/// The collection laws, and that items are headers, rows and footers in order.
@Suite struct `Table items` {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let items: [String]
    let adapter: @Sendable () -> TableAdapter
  }

  static let cases: [Case] = [
    Case(testDescription: "no sections", items: []) { TableAdapter(Table("T")) },
    Case(testDescription: "a bare section", items: []) { TableAdapter(Table { Section {} }) },
    Case(testDescription: "one row", items: ["[0,0]"]) {
      TableAdapter(Table { Section { Row("A") } })
    },
    Case(
      testDescription: "edges and rows",
      items: ["header 0", "[0,0]", "[0,1]", "footer 0", "[1,0]", "footer 2", "header 3"]
    ) {
      TableAdapter(
        Table {
          Section("A", footer: "a") {
            Row("1")
            Row("2").hidden()
            Row("3")
          }
          Section { Row("4") }
          Section(footer: "c") {}
          Section { Row("5") }.headerDetail("d").collapsible(initially: .collapsed)
        })
    },
    Case(testDescription: "a filter", items: ["header 0", "[0,0]", "[1,0]"]) {
      let adapter = TableAdapter(
        Table {
          for n in 0..<5 {
            Section(n == 1 ? "one" : nil) { Row(n.isMultiple(of: 2) ? "x" : "hit") }
          }
        })
      adapter.filter("hit")
      return adapter
    },
  ]

  private func name(_ item: TableItem) -> String {
    switch item {
    case .header(let section): "header \(section)"
    case .row(let path): "\(path)"
    case .footer(let section): "footer \(section)"
    }
  }

  @Test(arguments: cases)
  func `items are in order`(example: Case) {
    check(example.adapter().items.map(name), example.items)
  }

  @Test(arguments: cases)
  func `every law of a random-access collection holds`(example: Case) {
    let items = example.adapter().items
    let array = Array(items)
    check(items.startIndex, 0)
    check(items.endIndex, array.count)
    check(items.count, array.count)
    check(items.isEmpty, array.isEmpty)
    check(items.first, array.first)
    check(items.last, array.last)
    check(Array(items.reversed()), array.reversed())
    check(items.indices.map { items[$0] }, array)
    for start in 0...array.count {
      for end in start...array.count {
        check(Array(items[start..<end]), Array(array[start..<end]))
        check(items.distance(from: start, to: end), end - start)
        check(items.distance(from: end, to: start), start - end)
        check(items.index(start, offsetBy: end - start), end)
        check(items.index(end, offsetBy: start - end), start)
      }
      check(items.index(start, offsetBy: array.count + 1, limitedBy: items.endIndex), nil)
    }
    for index in array.indices {
      check(items.index(before: items.index(after: index)), index)
      check(items.firstIndex(of: array[index]), index)
    }
    var iterator = items.makeIterator()
    for item in array { check(iterator.next(), item) }
    check(iterator.next(), nil)
  }

  @Test func `items keep the state in which they were created`() {
    let adapter = TableAdapter(
      Table { Section("S") { for n in 0..<3 { Row("\(n)") } }.id("s").collapsible() })
    let items = adapter.items
    adapter.collapseAll()
    check(items.count, 4)
    check(items.last, .row(RowPath(section: 0, row: 2)))
    check(adapter.items.count, 1)
    check(Array(adapter.items), [.header(section: 0)])
  }

  @Test func `an item knows its section`() {
    check(TableItem.header(section: 2).section, 2)
    check(TableItem.row(RowPath(section: 3, row: 1)).section, 3)
    check(TableItem.footer(section: 4).section, 4)
  }

  @Test(.waitsForPrograms) func `an index out of range traps with its number`() async {
    await #expect(processExitsWith: .failure) {
      _ = TableAdapter(Table { Section { Row("A") } }).items[1]
    }
  }
}

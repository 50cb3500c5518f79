import SimpleTableMenu

/// The settings of a menu with many pages: listed and searched.
enum MenuCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "a menu of 100 pages of 100 rows, and one with pages below one another",
      cases: [
        BenchmarkCase(
          name: "menu.settings", bar: .ratio(1.5),
          baseline: "evaluating the 100 pages, and keeping them all until the last"
        ) {
          let menu = Menu(table)
          return .timed(baseline: evaluate) { menu.settings.count }
        },
        BenchmarkCase(name: "menu.search", bar: .value(5e6), baseline: "titles by their beginning")
        {
          let menu = Menu(table)
          let titles = menu.settings.map { $0.title.lowercased() }
          let words = ["r", "ro", "row", "row 9", "row 99", "page 3 setting 7", "nowhere"]
          _ = menu.search("row")
          return .timed(operations: words.count) {
            words.reduce(0) { sum, word in sum + titles.count { $0.hasPrefix(word) } }
          } _: {
            words.reduce(0) { $0 + menu.search($1).count }
          }
        },
        change(100, bar: .value(2e6)), change(10_000, bar: .ratio(2.5)),
        BenchmarkCase(
          name: "menu.select.100000", bar: .ratio(1.2), baseline: "evaluating its page once"
        ) {
          let (table, menu) = largePage()
          return .timed {
            TableAdapter(table).numberOfRows
          } _: {
            menu.page.select(row: "act") == .handled ? 1 : 0
          }
        },
        BenchmarkCase(name: "menu.reload.100000", bar: .ratio(1.3), baseline: "adapter.reload") {
          let (table, menu) = largePage()
          let page = TableAdapter(table)
          return .timed {
            page.reload()
            return page.numberOfRows
          } _: {
            menu.reload()
            return menu.page.numberOfRows
          }
        },
      ]
        + [2, 8, 31].map(openPages))
  }

  /// A change of one setting among as many controls as there are to be.
  private static func change(_ count: Int, bar: BenchmarkCase.Bar) -> BenchmarkCase {
    BenchmarkCase(
      name: "menu.change.\(count)", bar: bar, baseline: "evaluating as many controls once"
    ) {
      let state = Fixture.State()
      let table = page(0, state, rows: count)
      let menu = Menu(table)
      let page = TableAdapter(table)
      var volume = 0
      return .timed {
        page.reload()
        return page.numberOfRows
      } _: {
        volume = 100 - max(volume, 1)
        return menu.setValue("\(volume)", for: "2") == .accepted ? volume : 0
      }
    }
  }

  /// A reload with some pages of 100 rows open below one another.
  private static func openPages(_ depth: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: "menu.open-pages.\(depth)", bar: .ratio(1.5),
      baseline: "reloading one page with as many rows"
    ) {
      let menu = Menu(pages(depth))
      for _ in 1..<depth { menu.page.select(row: "next") }
      let flat = Menu(pages(1, rows: 100 * depth))
      return .timed(operations: depth) {
        flat.reload()
        return flat.page.numberOfRows
      } _: {
        menu.reload()
        return menu.page.numberOfRows
      }
    }
  }

  /// Returns a table of 100,000 rows that are made anew at each evaluation, and its menu.
  private static func largePage() -> (table: Table, menu: Menu) {
    let numbers = Fixture.numbers(100_000)
    let table = Table {
      Section { Row("Act") {}.id("act") }
      Fixture.sections(Fixture.rows(numbered: numbers))
    }
    return (table, Menu(table))
  }

  private static func page(_ page: Int, _ state: Fixture.State, rows: Int = 100) -> Table {
    Table("Page \(page)") {
      Section {
        for row in 0..<rows {
          switch row % 3 {
          case 0: ToggleRow("Page \(page) setting \(row)", isOn: state.$isOn).id(row)
          case 1: TextFieldRow("Row \(row)", text: state.$text).id(row)
          default: SliderRow("Row \(row)", value: state.$number, in: 0...100).id(row)
          }
        }
      }
    }
  }

  private static var table: Table {
    let state = Fixture.State()
    return Table("Pages") {
      Section {
        for number in 0..<100 {
          LinkRow("Page \(number)", scope: "\(number)", destination: page(number, state))
        }
      }
    }
  }

  private static func evaluate() -> Int {
    let state = Fixture.State()
    let pages = (0..<100).map { TableAdapter(page($0, state)) }
    return pages.reduce(0) { $0 + $1.numberOfRows }
  }

  /// Returns a page of switches with a link to one like it, as many as there are to be.
  private static func pages(_ depth: Int, rows: Int = 100, _ state: Fixture.State = Fixture.State())
    -> Table
  {
    Table("Page \(depth)") {
      Section {
        if depth > 1 {
          LinkRow("Next", scope: "next", destination: pages(depth - 1, rows: rows, state))
            .id("next")
        }
        for row in 0..<rows { ToggleRow("Setting \(row)", isOn: state.$isOn).id(row) }
      }
    }
  }
}

import SimpleTable

/// The settings of a menu with many pages: listed and searched.
enum MenuCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "all settings of 100 pages of 100 rows",
      cases: [
        BenchmarkCase(
          name: "menu.settings", bar: .value(20e6), baseline: "evaluating the 100 pages"
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
      ])
  }

  /// Three values, shared by the rows of all pages.
  private final class State {
    @Setting var number = 50
    @Setting var isOn = true
    @Setting var text = "otter"
  }

  private static func page(_ page: Int, _ state: State) -> Table {
    Table("Page \(page)") {
      Section {
        for row in 0..<100 {
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
    let state = State()
    return Table("Pages") {
      Section {
        for number in 0..<100 {
          LinkRow("Page \(number)", scope: "\(number)", destination: page(number, state))
        }
      }
    }
  }

  private static func evaluate() -> Int {
    let state = State()
    return (0..<100).reduce(0) { $0 + TableAdapter(page($1, state)).numberOfRows }
  }
}

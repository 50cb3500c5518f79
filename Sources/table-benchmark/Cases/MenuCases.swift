import SimpleTableMenu
import SimpleTableTerminal

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
        searchKeys(), change(100, bar: .value(1.2e6)), change(10_000, bar: .ratio(2.3)),
        changeBesideTexts(),
        select(), reload(),
      ]
        + [2, 8, 31].map(openPages))
  }

  /// The keys of a search on a screen, each with its frame; the first letter also evaluates the pages.
  private static func searchKeys() -> BenchmarkCase {
    BenchmarkCase(
      name: "menu.search.key", bar: .value(5e6), baseline: "titles by their beginning"
    ) {
      let menu = Menu(table)
      let titles = menu.settings.map { $0.title.lowercased() }
      let session = MenuSession(menu, size: TerminalSize(columns: 80, rows: 24))
      _ = session.press(["/", "r"])
      let keys: [Key] = [.backspace, "r", "o", "w", "9", .backspace, .backspace, .backspace]
      return .timed(operations: keys.count) {
        keys.indices.reduce(0) { sum, _ in sum + titles.count { $0.hasPrefix("row") } }
      } _: {
        keys.reduce(0) {
          _ = session.press([$1])
          return $0 + session.nextFrame().lines.count
        }
      }
    }
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

  /// A change of one setting beside three stored texts of 1 MB.
  private static func changeBesideTexts() -> BenchmarkCase {
    func change(of length: Int) -> () -> Int {
      final class Texts {
        @Setting var texts = ["", "", ""]
        @Setting var volume = 50
      }
      let texts = Texts()
      let menu = Menu(
        Table {
          Section {
            TextFieldRow("Line", text: texts.$texts[0]).id("0")
            TextAreaRow("Lines", text: texts.$texts[1]).id("1")
            TextFieldRow("Path", text: texts.$texts[2], content: .file).id("2")
            SliderRow("Volume", value: texts.$volume, in: 0...100).id("volume")
          }
        })
      let text = SettingValue.text(String(repeating: "x", count: length))
      menu.start(stores: [.user: MemoryStore(["0": text, "1": text, "2": text])])
      var volume = 0
      return {
        volume = 100 - max(volume, 1)
        return menu.setValue("\(volume)", for: "volume") == .accepted ? volume : 0
      }
    }
    return BenchmarkCase(
      name: "menu.change.texts", bar: .ratio(1.2), baseline: "the same beside three short texts"
    ) {
      let (short, long) = (change(of: 10), change(of: 1_000_000))
      return .timed(operations: 20) {
        (0..<20).reduce(0) { sum, _ in sum + short() }
      } _: {
        (0..<20).reduce(0) { sum, _ in sum + long() }
      }
    }
  }

  /// A table of rows of which the first one runs a closure.
  private static func rows() -> Table {
    Table {
      Section {
        Row("Count") {}.id("count")
        for row in 0..<100_000 { Row("Row \(row)", detail: "Detail").id(row) }
      }
    }
  }

  private static func select() -> BenchmarkCase {
    BenchmarkCase(
      name: "menu.select.100000", bar: .ratio(1.2), baseline: "evaluating the page once"
    ) {
      let (menu, page) = (Menu(rows()), TableAdapter(rows()))
      return .timed {
        page.reload().isEmpty ? page.numberOfRows : 0
      } _: {
        menu.page.select(row: "count") == .handled ? menu.page.numberOfRows : 0
      }
    }
  }

  private static func reload() -> BenchmarkCase {
    BenchmarkCase(
      name: "menu.reload.100000", bar: .ratio(1.3), baseline: "reloading a page without a menu"
    ) {
      let (menu, page) = (Menu(rows()), TableAdapter(rows()))
      return .timed {
        page.reload().isEmpty ? page.numberOfRows : 0
      } _: {
        menu.page.reload().isEmpty ? menu.page.numberOfRows : 0
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

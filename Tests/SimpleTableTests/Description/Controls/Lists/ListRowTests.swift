import SimpleTableMenu
import TestTraits
import Testing

@testable import SimpleTable

/// A list of texts, on its page and as a setting.
@Suite struct `List row` {
  let ignored = Variable(["a", "b", "c"])

  private func menu() -> Menu {
    Menu(
      Table("Settings") {
        Section { ListRow("Ignored", entries: ignored.binding).id("ignored") }
      })
  }

  private func titles(_ menu: Menu) -> [String] {
    (0..<menu.page.numberOfRows).compactMap {
      menu.page.row(at: RowPath(section: 0, row: $0))?.title
    }
  }

  @Test func `a moved entry is a move, an added one an insertion`() {
    let menu = menu()
    menu.page.select(row: "ignored")
    var changes: [TableChanges] = []
    menu.page.onChange = { changes.append($0) }
    menu.page.moveEntry(row: "a", by: 2)
    menu.page.setValue("d", row: "+")
    let place = { RowPath(section: 0, row: $0) }
    check(changes.map(\.movedRows), [[.init(from: place(0), to: place(2))], []])
    check(changes.map(\.insertedRows), [[], [place(3)]])
    check(changes.allSatisfy { $0.deletedRows.isEmpty && $0.reloadedRows.isEmpty })
  }

  @Test(
    arguments: [
      (["a", "a", "a"], ["a", "a", "a"]), (["", ""], ["", ""]),
      (["a, b", "\"q\"", "back\\slash", "x=y", "1.2"], nil), (["line break", " padded "], nil),
      (["+", "a", "a#2", "a"], nil), ([], nil),
    ] as [([String], [String]?)])
  func `any entries are kept as they are`(entries: [String], same: [String]?) throws {
    ignored.wrappedValue = []
    let menu = menu()
    try menu.load(from: MemoryStore(["ignored": .texts(entries)]))
    check(ignored.wrappedValue, same ?? entries)
    let text = try #require(menu.setting("ignored")?.value)
    ignored.wrappedValue = ["other"]
    check(menu.setValue(text, for: "ignored"), .accepted)
    check(ignored.wrappedValue, entries)
    menu.page.select(row: "ignored")
    check(titles(menu), entries + ["Add…"])
    checkEmpty(menu.diagnostics)
  }
}

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

  /// A menu that shows the page of the list.
  private func opened() -> Menu {
    let menu = menu()
    menu.page.select(row: "ignored")
    return menu
  }

  private func titles(_ menu: Menu) -> [String] {
    (0..<menu.page.numberOfRows).compactMap {
      menu.page.row(at: RowPath(section: 0, row: $0))?.title
    }
  }

  @Test func `a moved entry is a move, an added one an insertion`() {
    let menu = opened()
    var changes: [TableChanges] = []
    menu.page.onChange = { changes.append($0) }
    menu.page.moveEntry(row: "a", by: 2)
    menu.page.setValue("d", row: "+")
    let place = { RowPath(section: 0, row: $0) }
    check(changes.map(\.movedRows), [[.init(from: place(0), to: place(2))], []])
    check(changes.map(\.insertedRows), [[], [place(3)]])
    check(changes.allSatisfy { $0.deletedRows.isEmpty && $0.reloadedRows.isEmpty })
  }

  @Test(arguments: ["line\nbreak", "\u{1B}[31m", "a\tb", "\u{2028}", "\u{9B}"])
  func `an entry has no control characters`(entry: String) throws {
    let menu = menu()
    ignored.wrappedValue = ["a"]
    let reason = "[2]: must be one line without control characters"
    check(menu.setValue(SettingValue.texts(["a", entry]).text, for: "ignored"), .refused(reason))
    let report = try menu.load(from: MemoryStore(["ignored": .texts(["a", entry])]))
    #expect(report.refusedValues.map(\.key) == ["ignored"] && ignored.wrappedValue == ["a"])
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

  @Test func `two thousand entries are a list like any other`() {
    ignored.wrappedValue = (0..<2_000).map { "entry \($0 % 1_000)" }
    let menu = opened()
    check(menu.page.numberOfRows, 2_001)
    check(menu.page.moveEntry(row: "entry 0#2", by: -1_000), .accepted)
    check(ignored.wrappedValue.prefix(2), ["entry 0", "entry 0"])
    check(menu.setting("ignored")?.label.hasSuffix("entry 8, …"), true)
  }

  @Test(arguments: [10, 11]) func `of more than ten entries the label says so`(count: Int) {
    ignored.wrappedValue = (1...count).map(String.init)
    let label = menu().setting("ignored")?.label
    check(label, "1, 2, 3, 4, 5, 6, 7, 8, 9, 10" + (count > 10 ? ", …" : ""))
  }
}

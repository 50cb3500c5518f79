import SimpleTableMenu
import TestTraits
import Testing

@testable import SimpleTable

/// A list of texts, on its page and as a setting.
@Suite struct `List row` {
  let ignored = Variable(["a", "b", "c"])

  private func menu(
    _ limit: ClosedRange<Int>? = nil, rules: [ValidationRule<String>] = []
  ) -> Menu {
    Menu(
      Table("Settings") {
        Section {
          ListRow("Ignored", entries: ignored.binding, limit: limit, rules: rules)
            .id("ignored")
        }
      })
  }

  /// A menu that shows the page of the list.
  private func opened(
    _ limit: ClosedRange<Int>? = nil, rules: [ValidationRule<String>] = []
  ) -> Menu {
    let menu = menu(limit, rules: rules)
    menu.page.select(row: "ignored")
    return menu
  }

  private func titles(_ menu: Menu) -> [String] {
    (0..<menu.page.numberOfRows).compactMap {
      menu.page.row(at: RowPath(section: 0, row: $0))?.title
    }
  }

  @Test func `the page has a row for each entry and one that adds`() {
    let menu = opened()
    check(menu.titles, ["Settings", "Ignored"])
    check(titles(menu), ["a", "b", "c", "Add…"])
    check(menu.page.setValue("d", row: "+"), .accepted)
    check(menu.page.setValue("B", row: "b"), .accepted)
    check(titles(menu), ["a", "B", "c", "d", "Add…"])
    check(menu.page.removeEntry(row: "a"), .accepted)
    check(menu.page.moveEntry(row: "d", by: -2), .accepted)
    check(ignored.wrappedValue, ["d", "B", "c"])
    check(menu.setting("ignored")?.value, "d, B, c")
    check(menu.setting("ignored")?.isStored, true)
  }

  @Test func `a row whose entry the program has replaced changes no other`() {
    let menu = opened()
    ignored.wrappedValue = ["x", "b", "c"]
    menu.page.setValue("new", row: "a")
    check(ignored.wrappedValue, ["x", "b", "c"])
  }

  @Test func `each change is one event, to be undone`() {
    let menu = opened()
    menu.page.setValue("d", row: "+")
    menu.page.removeEntry(row: "a")
    menu.page.moveEntry(row: "c", by: -1)
    for expected in [["b", "c", "d"], ["a", "b", "c", "d"], ["a", "b", "c"]] {
      check(menu.undo() != nil)
      check(ignored.wrappedValue, expected)
    }
    check(menu.undo() == nil)
    check(menu.setting("ignored")?.isStored, false)
    menu.redo()
    check(titles(menu), ["a", "b", "c", "d", "Add…"])
  }

  @Test func `an entry that is moved too far stops at the end`() {
    let menu = opened()
    check(menu.page.moveEntry(row: "b", by: .max), .accepted)
    check(ignored.wrappedValue, ["a", "c", "b"])
    check(menu.page.moveEntry(row: "b", by: .min), .accepted)
    check(ignored.wrappedValue, ["b", "a", "c"])
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

  @Test func `entries and lists that break a rule are refused with the place`() {
    let menu = menu(1...4, rules: [.required])
    check(menu.setValue("a, \"\"", for: "ignored"), .refused("[2]: must not be empty"))
    check(menu.setValue("", for: "ignored"), .refused("must have 1 to 4 entries"))
    check(menu.setValue("1,2,3,4,5", for: "ignored"), .refused("must have 1 to 4 entries"))
    let refused = RefusedValue(key: "ignored", reason: "[2]: must not be empty")
    check(refused.description, "ignored[2]: must not be empty")
    menu.page.select(row: "ignored")
    check(menu.page.setValue("", row: "b"), .refused("must not be empty"))
    menu.page.setValue("d", row: "+")
    check(menu.page.setValue("e", row: "+"), .refused("must have 1 to 4 entries"))
    check(titles(menu), ["a", "b", "c", "d", "Add…"])
    #expect(menu.page.row(at: RowPath(section: 0, row: 4))?.disabledReason != nil)
    for entry in ["a", "b", "c"] { #expect(menu.page.removeEntry(row: RowID(entry)) == .accepted) }
    check(menu.page.removeEntry(row: "d"), .refused("must have 1 to 4 entries"))
    check(ignored.wrappedValue, ["d"])
  }

  @Test func `nothing happens where there is no entry, and an entry stops at the ends`() {
    let menu = opened()
    check(menu.page.removeEntry(row: "x"), .ignored(.unknownRow))
    check(menu.page.removeEntry(row: "+"), .ignored(.hasNoValue))
    check(menu.page.removeEntry(RowPath(section: 9, row: -1)), .ignored(.unknownRow))
    check(menu.page.moveEntry(row: "a", by: -1), .ignored(.atEnd))
    check(menu.page.moveEntry(row: "a", by: .max), .accepted)
    check(menu.page.moveEntry(row: "a", by: .min), .accepted)
    check(ignored.wrappedValue, ["a", "b", "c"])
  }

  @Test func `an entry that the program has removed is not changed`() {
    let menu = opened()
    ignored.wrappedValue = ["b"]
    check(menu.page.setValue("x", row: "c"), .refused("there is no such row"))
    check(menu.page.titles, [["b", "Add…"]])
    ignored.wrappedValue = ["a"]
    check(menu.page.removeEntry(row: "b"), .refused("there is no such row"))
    check(menu.page.titles, [["a", "Add…"]])
    ignored.wrappedValue = []
    check(menu.page.moveEntry(row: "a", by: 1), .refused("there is no such row"))
    checkEmpty(ignored.wrappedValue)
    check(menu.setting("ignored")?.isStored, false)
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

  @Test func `adding and removing by key takes all or none`() {
    let menu = menu(0...4)
    check(menu.addEntries(["d", "e"], to: "ignored"), .refused("must have 0 to 4 entries"))
    check(menu.addEntries(["d"], to: "ignored"), .accepted)
    check(menu.removeEntries(["a", "x"], from: "ignored"), .refused("\"x\" is not in the list"))
    check(menu.removeEntries(["a", "c"], from: "ignored"), .accepted)
    check(ignored.wrappedValue, ["b", "d"])
    check(menu.addEntries(["x"], to: "other"), .ignored(.unknownKey))
  }
}

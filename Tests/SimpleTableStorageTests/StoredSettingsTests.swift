import Foundation
import SimpleTable
import SimpleTableStorage
import TestTraits
import Testing

@Suite struct `Settings in a file` {
  let directory: TemporaryDirectory
  let phone = Phone()

  init() throws { directory = try TemporaryDirectory() }

  @Test func `undo restores what no setting holds, byte for byte`() throws {
    let url = try directory.file("values.json", "{\"volume\" : null, \"x\": 1}")
    let file = ValuesFile(url)
    let menu = Menu(phone.table)
    menu.start(stores: [.user: file])
    check(menu.setValue("40", for: "volume"), .accepted)
    try menu.save()
    try check(file.load()["volume"], .number("40"))
    menu.undo()
    try menu.save()
    try check(url.text, "{\"volume\" : null, \"x\": 1}")
    check(menu.setValue("45", for: "volume"), .accepted)
    try menu.save()
    try check(file.load()["volume"], .number("45"))
  }

  @Test(arguments: [("{\"a\": [1,  2]}", "an object"), ("[1, \"ä\"]", "a list")])
  func `what a file holds in another form stays as it is`(json: String, kind: String) throws {
    let text = "{\"volume\" : \(json), \"x\": 1}"
    let url = try directory.file("values.json", text)
    let menu = Menu(phone.table)
    menu.start(stores: [.user: ValuesFile(url)])
    let reason =
      "\(url.path) holds \(kind), which this program cannot change; unset the setting to remove that"
    check(menu.setValue("40", for: "volume"), .refused(reason))
    try menu.save()
    try check(url.text, text)
  }

  @Test func `an object that is unset takes all its members, and undo brings back its bytes`()
    throws
  {
    let object = "{\"x\": 1, \"y\":  {\"z\": 2}}"
    let url = try directory.file("values.json", "{\"volume\": \(object), \"w\": 1}")
    let menu = Menu(phone.table)
    menu.start(stores: [.user: ValuesFile(url)])
    check(menu.unknownKeys, ["volume.x", "volume.y.z", "w"])
    check(menu.unset("volume"), .accepted)
    check(menu.unknownKeys, ["w"])
    try menu.save()
    try check(url.text, "{\"w\": 1}")
    menu.undo()
    check(menu.unknownKeys, ["volume.x", "volume.y.z", "w"])
    try menu.save()
    try check(url.text, "{\"w\": 1, \"volume\": \(object)}")
  }

  private final class Numbers {
    @Setting var whole = 1
    @Setting var big = 1.0
    @Setting var list = [1.0]
  }

  @Test func `a number that another program writes in another form is the same number`() throws {
    let numbers = Numbers()
    let menu = Menu(
      Table.page {
        StepperRow("Whole", value: numbers.$whole, in: 0...9).id("whole")
        NumberFieldRow("Big", value: numbers.$big).id("big")
        ListRow("List", entries: numbers.$list).id("list")
      })
    let store = MemoryStore(["whole": .number("3")])
    menu.start(stores: [.user: store])
    for (key, value) in [("big", "1e+16"), ("list", "0, 1.5"), ("big", "9.2e18")] {
      check(menu.setValue(value, for: key), .accepted)
    }
    try menu.save()
    // The program has a value of its own, and another one writes what was there.
    numbers.whole = 7
    store.merge(
      set: [
        "whole": .number("3.0"), "big": .number("9200000000000000000"),
        "list": .numbers(["-0", "1.50"]),
      ], unset: [])
    menu.reloadStores(always: true)
    check(numbers.whole, 7)
    // Nothing has changed since, so that all of it can be undone.
    check(menu.undo(), [])
    check(numbers.big, 1e16)
    check(menu.undo(), [])
    check(numbers.list, [1])
    check(menu.undo(), [])
    check(numbers.big, 1)
  }

  @Test(arguments: [
    ("3", "3.0", true), ("-0", "0", true), ("1e16", "10000000000000000", true),
    ("0.50", "5e-1", true), ("+5", "5", true), (".5", "0.5", true), ("00", "0.0e9", true),
    ("9007199254740993", "9007199254740992", false), ("1e400", "1e401", false),
    ("0.1", "0.1000000000000000055", false), ("1", "-1", false), ("10", "1", false),
    ("1e99999999999999999999", "1e99999999999999999998", false), ("x", "y", false),
  ])
  func `numbers are compared by all their digits`(one: String, other: String, isSame: Bool) {
    check(SettingValue.number(one) == .number(other), isSame)
    check(SettingValue.numbers(["1", one]) == .numbers(["1", other]), isSame)
    if isSame {
      check(Set([SettingValue.number(one), .number(other)]).count, 1)
      check(Set([SettingValue.numbers([one]), .numbers([other])]).count, 1)
    }
    check(SettingValue.text(one) != .text(other))
  }

  @Test func `a refusal is sanitized when printed`() throws {
    let wild = Setting(wrappedValue: "a").projectedValue
    let table = Table.page {
      PickerRow("Wild", selection: wild, options: ["a"]) { $0 }
        .id("\u{1B}[1m")
    }
    let url = try directory.file("values.json", #"{"\u001b[1m": "\u001b[2J\n"}"#)
    let refusals = try ValuesFile(url).restore(table)
    check(refusals.map(\.key), ["\u{1B}[1m"])
    check(refusals.map(\.description), ["␛[1m: \"␛[2J \" is not among the options: a"])
  }
}

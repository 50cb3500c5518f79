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
      Table {
        Section {
          StepperRow("Whole", value: numbers.$whole, in: 0...9).id("whole")
          NumberFieldRow("Big", value: numbers.$big).id("big")
          ListRow("List", entries: numbers.$list).id("list")
        }
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

  @Test func `values are written as what they are, without secrets, in the order of their ids`()
    throws
  {
    let url = try directory.file()
    try ValuesFile(url).save(phone.table)
    try check(
      url.text,
      """
      {
        "balance": 0.25,
        "fruit": "Lemon",
        "network": "Otters",
        "volume": 60,
        "wifi": true
      }

      """)
    try check(directory.names, ["values.json"])
  }

  private struct Server: Identifiable, Equatable {
    let id: String
    var port = 80
  }

  private final class Servers {
    @Setting var list: [Server] = []
  }

  @Test func `records are the same after a restart`() throws {
    func menu(of servers: Servers) -> Menu {
      Menu(
        Table {
          Section {
            ListRow("Servers", records: servers.$list, new: { Server(id: $0) }) { server in
              Section { StepperRow("Port", value: server.port, in: 0...99).id("port") }
            }
            .id("servers")
          }
        })
    }
    let file = ValuesFile(try directory.file("values.json", "{\"servers.b.port\": 7}"))
    let servers = Servers()
    let first = menu(of: servers)
    first.start(stores: [.user: file])
    check(first.addEntries(["a", "b"], to: "servers"), .accepted)
    check(first.setValue("5", for: "servers.a.port"), .accepted)
    first.page.select(row: "servers")
    check(first.page.moveEntry(row: "b", by: -1), .accepted)
    try first.save()
    check(servers.list, [Server(id: "b", port: 7), Server(id: "a", port: 5)])
    let again = Servers()
    menu(of: again).start(stores: [.user: file])
    check(again.list, servers.list)
  }

  @Test func `what was saved is restored`() throws {
    let file = ValuesFile(try directory.file().path)
    phone.wifi = true
    phone.network = "Fjord 北 🛜 \"quoted\" \\ "
    phone.volume = 35
    phone.balance = -0.1
    phone.fruit = "Lime"
    try file.save(phone.table)
    let other = Phone()
    other.wifi = false
    try checkEmpty(file.restore(other.table))
    check(Menu(other.table).settings.map(\.value), Menu(phone.table).settings.map(\.value))
  }

  @Test func `without a file no value is restored`() throws {
    let file = ValuesFile(try directory.file())
    try checkEmpty(file.restore(phone.table))
    check(phone.volume, 60)
    try checkEmpty(directory.names)
  }

  @Test func `a control that is not declared keeps what the file holds, and is not written`()
    throws
  {
    let url = try directory.file("values.json", #"{"network": "Fjord"}"#)
    phone.wifi = false
    try ValuesFile(url).save(phone.table)
    try check(url.text.contains(#""network": "Fjord""#))
    try checkEmpty(ValuesFile(url).restore(phone.table))
    check(phone.network, "Otters")
  }

  @Test func `two tables share a file`() throws {
    let file = ValuesFile(try directory.file())
    let dark = Setting(wrappedValue: true).projectedValue
    let look = Table { Section { ToggleRow("Dark", isOn: dark).id("dark") } }
    try file.save(phone.table)
    try file.save(look)
    phone.volume = 0
    dark.wrappedValue = false
    try checkEmpty(file.restore(phone.table))
    try checkEmpty(file.restore(look))
    check(phone.volume, 60)
    check(dark.wrappedValue)
  }

  @Test func `a refusal is sanitized when printed`() throws {
    let wild = Setting(wrappedValue: "a").projectedValue
    let table = Table {
      Section {
        PickerRow("Wild", selection: wild, options: ["a"]) { $0 }
          .id("\u{1B}[1m")
      }
    }
    let url = try directory.file("values.json", #"{"\u001b[1m": "\u001b[2J\n"}"#)
    let refusals = try ValuesFile(url).restore(table)
    check(refusals.map(\.key), ["\u{1B}[1m"])
    check(refusals.map(\.description), ["␛[1m: \"␛[2J \" is not among the options: a"])
  }

  @Test(arguments: [Int.min, .max, 0, 1 << 53 + 1])
  func `whole numbers of any size survive`(number: Int) throws {
    try checkKept(number, 7) { StepperRow("Number", value: $0, in: .min ... .max) }
  }

  @Test(arguments: [0.1, -2.5, 1e16, 1e300, .leastNonzeroMagnitude, 0.1 + 0.2])
  func `decimals of any size survive`(number: Double) throws {
    try checkKept(number, 7) {
      StepperRow("Number", value: $0, in: -1e301...1e301, step: .leastNonzeroMagnitude)
    }
  }

  private func checkKept<Value: Equatable>(
    _ value: Value, _ other: Value, _ row: (Binding<Value>) -> StepperRow
  ) throws {
    let setting = Setting(wrappedValue: value).projectedValue
    let row = row(setting).id("number")
    let table = Table { Section { row } }
    let file = ValuesFile(try directory.file())
    try file.save(table)
    setting.wrappedValue = other
    try checkEmpty(file.restore(table))
    check(setting.wrappedValue, value)
  }

  @Test func `a secret in the file is removed when values are saved`() throws {
    let url = try directory.file("values.json", #"{"password": "swordfish"}"#)
    try ValuesFile(url).save(phone.table)
    let text = try url.text
    #expect(!text.contains("password") && !text.contains("swordfish") && !text.contains("hunter2"))
  }

  @Test func `a big file is saved and restored`() throws {
    let settings = (0..<2_000).map { Setting(wrappedValue: $0).projectedValue }
    let table = Table {
      Section {
        for (number, setting) in settings.enumerated() {
          StepperRow("Row", value: setting, in: 0...2_000).id(number)
        }
      }
    }
    let file = ValuesFile(try directory.file())
    try file.save(table)
    for setting in settings { setting.wrappedValue = 0 }
    try checkEmpty(file.restore(table))
    check(settings.map(\.wrappedValue), Array(0..<2_000))
  }
}

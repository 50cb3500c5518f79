import SimpleTableTesting
import Testing

@testable import SimpleTable

/// Lists whose entries have pages with settings.
@Suite struct `A list of records` {
  final class App: ServerKeeper {
    @Setting var records = [Server("alpha", host: "")]
  }

  let app = App()

  private func menu(of app: App? = nil) -> Menu {
    let app = app ?? self.app
    return Menu(
      Table("Settings") {
        Section {
          ListRow("Servers", records: app.$records, new: { Server($0, host: "") }) { server in
            Section {
              TextFieldRow("Host", text: server.host).id("host")
              NumberFieldRow("Port", value: server.port, in: 1...99).id("port")
            }
          }
          .id("servers")
        }
      })
  }

  @Test func `the keys of a record begin with the list and its name`() {
    let menu = menu()
    #expect(menu.settings.map(\.key) == ["servers", "servers.alpha.host", "servers.alpha.port"])
    #expect(menu.addEntries(["beta"], to: "servers") == .accepted)
    #expect(menu.setValue("b.example", for: "servers.beta.host") == .accepted)
    #expect(app.hosts == ["beta": "b.example"])
    #expect(menu.setting("servers.beta.host")?.pageTitles == ["Settings", "Servers", "beta"])
    #expect(menu.diagnostics.isEmpty && menu.unstoredControls.isEmpty)
  }

  @Test(
    arguments: [
      ("b c", "[2]: \"b c\" must consist of letters, digits, - and _"),
      ("", "[2]: \"\" must consist of letters, digits, - and _"),
      ("ä", "[2]: \"ä\" must consist of letters, digits, - and _"),
      ("ALPHA", "[2]: \"ALPHA\" is in the list already"),
    ])
  func `a name that could not be a part of a key is refused`(name: String, reason: String) {
    #expect(menu().addEntries([name], to: "servers") == .refused(reason))
    #expect(app.servers == ["alpha"])
  }

  @Test(arguments: [("07", false), ("+7", false), ("007", false), ("08", true), ("-8", true)])
  func `a number is one record, however it is written`(text: String, isNew: Bool) {
    struct Channel: Identifiable { let id: Int }
    let channels = Variable([6, 7].map(Channel.init))
    let menu = Menu(
      Table {
        Section {
          ListRow("Channels", records: channels.binding, new: Channel.init) { channel in
            Section { Row("\(channel.wrappedValue.id)") }
          }
          .id("channels")
        }
      })
    let taken = ValueOutcome.refused("[3]: \"\(text)\" is in the list already")
    #expect(menu.addEntries([text], to: "channels") == (isNew ? .accepted : taken))
    #expect(channels.wrappedValue.count == (isNew ? 3 : 2))
    #expect(menu.diagnostics.isEmpty)
  }

  @Test func `a setting of a record that is not there names the record`() {
    let outcome = menu().setValue("x", for: "servers.beta.host")
    #expect(outcome == .ignored(.missingRecord("servers beta")))
    #expect(outcome.reason == "is not there: add servers beta first")
    let together = menu().setValues(["servers": "alpha, beta", "servers.beta.host": "x"])
    #expect(together.values.allSatisfy { $0 == .accepted })
    #expect(app.hosts == ["beta": "x"])
  }

  @Test(arguments: ["page", "key"])
  func `deleting removes what is stored for the record, and undo brings all back`(
    way: String
  ) throws {
    let menu = menu()
    let store = MemoryStore([
      "servers": .texts(["alpha", "beta"]), "servers.alpha.host": .text("a"),
      "servers.beta.host": .text("b"), "servers.beta.old": .text("kept"),
      "servers.betamax": .text("other"), "servers-beta.host": .text("another"),
    ])
    try menu.load(from: store)
    if way == "page" {
      menu.page.select(row: "servers")
      #expect(menu.page.removeEntry(row: "beta") == .accepted)
    } else {
      #expect(menu.removeEntries(["beta"], from: "servers") == .accepted)
    }
    try menu.save(to: store)
    #expect(
      store.values == [
        "servers": .texts(["alpha"]), "servers.alpha.host": .text("a"),
        "servers.betamax": .text("other"), "servers-beta.host": .text("another"),
      ])
    #expect(menu.undo())
    #expect(menu.setting("servers.beta.host")?.value == "b")
    try menu.save(to: store)
    #expect(store.values["servers.beta.old"] == .text("kept"))
    #expect(store.values.count == 6)
  }

  @Test func `undoing once more finds the settings of a record that is back`() {
    app.hosts = ["alpha": "old"]
    let menu = menu()
    #expect(menu.setValue("new", for: "servers.alpha.host") == .accepted)
    #expect(menu.setValue("beta", for: "servers") == .accepted)
    #expect(menu.undo() && menu.leftOut.isEmpty && app.hosts["alpha"] == "new")
    #expect(menu.undo() && menu.leftOut.isEmpty && app.hosts["alpha"] == "old")
    #expect(menu.redo() && menu.redo() && menu.leftOut.isEmpty)
    #expect(app.servers == ["beta"] && app.hosts == [:])
  }

  @Test func `undo leaves out the setting of a record that the program has removed`() {
    let menu = menu()
    let key = "servers.alpha.host"
    let gone = ["\(key): is not available now"]
    menu.setValue("old", for: key)
    menu.setValue("new", for: key)
    app.servers = []
    menu.reload()
    #expect(menu.undo() && menu.leftOut.map(\.description) == gone)
    #expect(app.hosts == [:] && menu.sources.stored(key) == .text("new"))
    app.servers = ["alpha"]
    #expect(menu.undo() && menu.leftOut.map(\.description) == ["\(key): has changed since"])
    menu.setValue("newer", for: key)
    // The program has made the record anew, which is its own change of the value.
    #expect(menu.undo() && menu.leftOut.isEmpty && menu.setting(key)?.source == .program)
    app.servers = []
    #expect(menu.redo() && menu.leftOut.map(\.description) == gone)
    #expect(app.hosts == [:])
  }

  @Test func `a record and its settings are undone and done again together`() {
    app.hosts = ["alpha": "first"]
    let menu = menu()
    let both = ["servers": "alpha, beta", "servers.beta.host": "x"]
    #expect(menu.setValues(both).values.allSatisfy { $0 == .accepted })
    #expect(menu.undo() && menu.leftOut.isEmpty && app.servers == ["alpha"])
    #expect(menu.redo() && menu.leftOut.isEmpty && app.hosts["beta"] == "x")
    menu.setValue("second", for: "servers.alpha.host")
    menu.setValue("beta", for: "servers")
    menu.revert()
    #expect(menu.leftOut.isEmpty && app.servers == ["alpha"] && app.hosts["alpha"] == "first")
    #expect(!menu.hasUnsavedChanges)
  }

  @Test(arguments: [
    ("servers.beta.host", "servers beta"), ("servers.beta.", "servers beta"),
    ("servers.beta", "servers beta"), ("servers.", nil), ("servers.alpha.odd", nil),
    ("server.beta.host", nil), ("other.servers.beta", nil),
  ])
  func `an unknown key names the record that is missing`(key: String, record: String?) {
    let outcome = menu().setValue("x", for: key)
    #expect(outcome == .ignored(record.map { .missingRecord($0) } ?? .unknownKey))
  }

  @Test func `setting the list removes no values, and they apply when the name is back`() throws {
    let menu = menu()
    try menu.load(from: MemoryStore(["servers.alpha.host": .text("a")]))
    #expect(menu.setValue("beta", for: "servers") == .accepted)
    #expect(menu.unknownKeys == ["servers.alpha.host"])
    #expect(menu.setValue("beta, alpha", for: "servers") == .accepted)
    #expect(menu.setting("servers.alpha.host")?.value == "a")
    #expect(menu.unknownKeys == [])
  }

  @Test func `a record whose page is in view is left when it is deleted`() throws {
    let menu = menu()
    menu.page.select(row: "servers")
    menu.page.select(row: "alpha")
    #expect(menu.titles == ["Settings", "Servers", "alpha"])
    #expect(menu.page.setValue("a", row: "host") == .accepted)
    #expect(menu.removeEntries(["alpha"], from: "servers") == .accepted)
    #expect(menu.titles == ["Settings", "Servers"])
    #expect(menu.undo())
    #expect(menu.setting("servers.alpha.host")?.value == "a")
  }

  @Test func `an option on the page of a record is chosen for that, wherever it is by now`() {
    let records = Variable([Server("a"), Server("b")])
    let menu = Menu(
      Table {
        Section {
          ListRow("Servers", records: records.binding, new: { Server($0) }) { server in
            Section { PickerRow("Host", selection: server.host, options: ["x", "y"]).id("host") }
          }
          .id("servers")
        }
      })
    for row: RowID in ["servers", "b", "host"] { #expect(menu.page.select(row: row) == .handled) }
    records.wrappedValue.swapAt(0, 1)
    #expect(menu.page.select(RowPath(section: 0, row: 2)) == .handled)
    #expect(records.wrappedValue == [Server("b", host: "y"), Server("a")])
  }

  @Test func `a record that another process has removed takes its pages with it`() throws {
    let menu = menu()
    let store = MemoryStore(["servers": .texts(["alpha", "beta"])])
    try menu.load(from: store)
    menu.page.select(row: "servers")
    menu.page.select(row: "beta")
    store.merge(set: ["servers": .texts(["alpha"])], unset: [])
    try menu.load(from: store)
    #expect(menu.titles == ["Settings", "Servers"])
    #expect(menu.settings.map(\.key) == ["servers", "servers.alpha.host", "servers.alpha.port"])
    #expect(
      menu.setValue("x", for: "servers.beta.host") == .ignored(.missingRecord("servers beta")))
  }

  @Test func `records have no environment variables, their list has one`() {
    let menu = menu()
    let environment = ["X_SERVERS": "alpha, beta", "X_SERVERS_BETA_PORT": "7"]
    #expect(menu.apply(environment: environment, prefix: "X_").isEmpty)
    #expect(app.servers == ["alpha", "beta"])
    #expect(menu.setting("servers.beta.port")?.value == "80")
    #expect(menu.variableNames(prefix: "X_")["servers"] == "X_SERVERS")
    #expect(menu.variableNames(prefix: "X_")["servers.beta.port"] == nil)
    #expect(menu.setValue("gamma", for: "servers") == .ignored(.locked("set by X_SERVERS")))
  }

  @Test func `settings on pages below that of a record have no variables either`() {
    let menu = Menu(
      Table {
        Section {
          ListRow("Servers", records: app.$records, new: { Server($0) }) { server in
            Section {
              LinkRow("More") {
                Section { TextFieldRow("Host", text: server.host).id("serverHost") }
              }
              .id("more")
            }
          }
          .id("servers")
        }
      })
    let environment = ["SERVERS_ALPHA_SERVER_HOST": "x"]
    #expect(menu.apply(environment: environment, prefix: "").isEmpty && app.hosts.isEmpty)
    #expect(menu.setting("servers.alpha.serverHost")?.flag == "servers.alpha.serverHost")
  }

  @Test func `a setting may have the variable that a record's own setting would have`() {
    let host = Variable("")
    let menu = Menu(
      Table {
        Section {
          TextFieldRow("Host", text: host.binding).id("servers-alpha-host")
          ListRow("Servers", records: app.$records, new: { Server($0) }) { server in
            Section { TextFieldRow("Host", text: server.host).id("host") }
          }
          .id("servers")
        }
      })
    #expect(menu.apply(environment: ["SERVERS_ALPHA_HOST": "x"], prefix: "").isEmpty)
    #expect(host.wrappedValue == "x" && menu.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      .number("5"), .text("a b"), .texts(["a b"]), .texts(["alpha", "ALPHA"]), .bool(true),
      .other("{\"alpha\": 1}"),
    ]
      as [SettingValue], [true, false]
  )
  func `settings of records apply where the list itself is refused`(
    list: SettingValue, isLoaded: Bool
  ) throws {
    let values = ["servers": list, "servers.alpha.host": .text("a.example")]
    let store = MemoryStore(values)
    let menu = menu()
    if isLoaded {
      try menu.load(from: store)
    } else {
      _ = menu.read([.user: store], environment: [:], prefix: nil)
    }
    #expect(menu.settings.map(\.value) == ["alpha", "a.example", "80"])
    #expect(app.hosts == ["alpha": "a.example"])
    #expect(menu.setValue("9", for: "servers.alpha.port") == .accepted)
    #expect(app.hosts == ["alpha": "a.example"] && app.ports == ["alpha": 9])
    #expect(menu.setValue("z", for: "servers.alpha.host") == .accepted)
    #expect(app.hosts == ["alpha": "z"])
    try menu.save()
    let again = App()
    try self.menu(of: again).load(from: store)
    #expect(again.records == app.records && store.values["servers"] == list)
  }

  @Test func `settings of records apply where a variable of the list is refused`() throws {
    let menu = menu()
    menu.start(
      stores: [.user: MemoryStore(["servers.alpha.host": .text("a.example")])],
      environment: ["X_SERVERS": "a b"], prefix: "X_")
    #expect(menu.setting("servers.alpha.host")?.value == "a.example")
    #expect(app.hosts == ["alpha": "a.example"])
  }

  @Test func `settings of a record that a refused list takes away for a moment are set again`()
    throws
  {
    let menu = menu()
    let user = MemoryStore(["servers": .texts(["alpha"]), "servers.alpha.host": .text("a.example")])
    try menu.load(from: MemoryStore(["servers": .texts(["alpha", "beta"])]), as: .system)
    try menu.load(from: user)
    user.merge(set: ["servers": .texts(["a b"])], unset: [])
    #expect(try menu.load(from: user).refused.map(\.key) == ["servers"])
    #expect(app.servers == ["alpha", "beta"] && app.hosts == ["alpha": "a.example"])
    #expect(menu.setting("servers.alpha.host")?.source == .user)
  }

  @Test func `a restart leads to the same records`() {
    let menu = menu()
    menu.addEntries(["beta"], to: "servers")
    menu.setValue("7", for: "servers.beta.port")
    menu.removeEntries(["alpha"], from: "servers")
    expectRestart(of: menu) { self.menu(of: App()) }
  }

  @Test func `a list of records without an id is a diagnostic`() {
    let menu = Menu(
      Table {
        Section {
          ListRow("Servers", records: app.$records, new: { Server($0) }) { _ in
            Section { Row("x") }
          }
        }
      })
    #expect(
      menu.diagnostics.map(\.message) == ["Servers: a list of records needs an id, for their keys"])
  }

  /// A record whose name is stored in a variable of its own.
  private struct Host: Identifiable, Equatable {
    var id: String
    var number = 0
    var rank: Int {
      get { Int(id.suffix(1)) ?? 0 }
      set { id = "h\(newValue)" }
    }
  }

  @Test func `what would change the name of a record is refused, or it would not read back`() throws
  {
    let hosts = Variable([Host(id: "h1"), Host(id: "h2")])
    let menu = Menu(
      Table {
        Section {
          ListRow("Hosts", records: hosts.binding, new: { Host(id: $0) }) { host in
            Section {
              TextFieldRow("Name", text: host.id).id("name")
              StepperRow("Rank", value: host.rank, in: 0...9).id("rank")
              StepperRow("Number", value: host.number, in: 0...9).id("number")
            }
          }
          .id("hosts")
        }
      })
    let before = hosts.wrappedValue
    let refusal = ValueOutcome.refused("cannot be changed")
    #expect(menu.setValue("other", for: "hosts.h1.name") == refusal)
    #expect(menu.setValue("5", for: "hosts.h2.rank") == refusal)
    let report = try menu.load(from: MemoryStore(["hosts.h1.name": .text("x")]))
    #expect(report.refused.map(\.key) == ["hosts.h1.name"])
    #expect(menu.setValue("h1", for: "hosts.h1.name") == .accepted)
    #expect(hosts.wrappedValue == before)
    menu.page.select(row: "hosts")
    menu.page.select(row: "h1")
    #expect(menu.page.increment(row: "rank") == refusal)
    #expect(menu.page.increment(row: "number") == .accepted)
    #expect(hosts.wrappedValue == [Host(id: "h1", number: 1), Host(id: "h2")])
  }

  @Test func `records of the program with one name stay apart when they are restored`() {
    let first = Host(id: "a", number: 1)
    let second = Host(id: "a", number: 2)
    let hosts = Variable([first, Host(id: "b", number: 3), second])
    let records = Records(binding: hosts.binding) { Host(id: $0) }
    let restore = records.snapshot()
    records.names.wrappedValue = ["a", "c", "a", "a"]
    #expect(hosts.wrappedValue == [first, Host(id: "c"), second, Host(id: "a")])
    restore()
    #expect(hosts.wrappedValue == [first, Host(id: "b", number: 3), second])
  }
}

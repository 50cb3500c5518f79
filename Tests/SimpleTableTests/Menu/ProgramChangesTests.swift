import Testing

@testable import SimpleTable

/// What the program itself changes is shown as that, until the user or a source changes it.
@Suite struct `What the program changes itself` {
  final class App: ServerKeeper {
    @Setting var n = 5
    @Setting var name = "Otter"
    @Setting var theme = "dark"
    @Setting var pin = ""
    @Setting var records: [Server] = []
    var isDisabled = false
  }

  let app = App()
  let menu: Menu
  let reports: Reports
  let store = MemoryStore(["n": .number("7")], keepsSecrets: true)

  init() throws {
    menu = Self.menu(of: app)
    try menu.load(from: store)
    _ = menu.settings
    reports = Reports(of: menu)
  }

  private static func menu(of app: App) -> Menu {
    Menu(
      Table("Settings") {
        Section {
          StepperRow("N", value: app.$n, in: 0...100).id("n")
          TextFieldRow("Name", text: app.$name, rules: [.required]).id("name")
            .disabled(app.isDisabled, reason: "is read-only")
          LinkRow("More", scope: "more") {
            Section { TextFieldRow("PIN", text: app.$pin, isSecure: true).id("pin") }
            Section("Theme", id: "theme") {
              for theme in ["dark", "light"] { Row(theme).tag(theme) }
            }
            .selection(.single(app.$theme))
          }
          .id("more")
          ListRow("Hosts", records: app.$records, new: { Server($0) }) { host in
            Section { NumberFieldRow("Port", value: host.port, in: 1...9_999).id("port") }
          }
          .id("hosts")
        }
      })
  }

  private func source(_ key: String) -> SettingSource? { menu.setting(key)?.source }

  // MARK: - The source

  @Test func `is shown with its source, and is stored nowhere`() throws {
    app.n = 33
    let n = menu.setting("n")
    #expect((n?.value, n?.source, n?.isStored, n?.isLocked) == ("33", .program, true, false))
    #expect(n?.sources.map(\.source) == [.program, .user, .default])
    #expect(n?.sources.map(\.value) == ["33", "7", "5"])
    #expect(n?.sources.allSatisfy { $0.givenUpReason == nil } == true)
    #expect(!menu.hasUnsavedChanges && !menu.undo())
    try menu.save()
    #expect(store.values == ["n": .number("7")] && reports.lines.isEmpty)
    #expect((SettingSource.program.rawValue, SettingSource.program.level) == ("program", nil))
    app.theme = "light"
    let theme = menu.setting("more.theme")
    #expect((theme?.value, theme?.source, theme?.isStored) == ("light", .program, false))
  }

  @Test func `is known as soon as its page was evaluated`() {
    app.n = 33
    menu.reload()
    #expect(menu.knownSettings.first { $0.key == "n" }?.value == "33")
  }

  @Test func `is the same by its row as by its key`() {
    app.n = 33
    menu.reload()
    let row = menu.setting(of: RowPath(section: 0, row: 0), on: menu.page)
    #expect(row == menu.setting("n") && row?.source == .program)
    #expect(menu.isStored(RowPath(section: 0, row: 0), on: menu.page))
  }

  @Test func `ends when the value is again what was assigned`() {
    app.n = 33
    #expect(source("n") == .program)
    app.n = 7
    #expect(source("n") == .user)
  }

  @Test func `does not begin with the values that a program starts with`() {
    let app = App()
    (app.n, app.name) = (60, "")
    let menu = Self.menu(of: app)
    for _ in 0..<2 {
      #expect(menu.settings.allSatisfy { $0.source == .default })
      menu.reload()
    }
    #expect(menu.keepChanges() == [])
  }

  @Test func `is not what a setter makes of a value`() throws {
    let name = Variable("otter")
    let lowercased = Binding(
      get: { name.wrappedValue }, set: { name.wrappedValue = $0.lowercased() }, default: "Otter")
    let menu = Menu(Table { Section { TextFieldRow("Name", text: lowercased).id("name") } })
    #expect(menu.setValue("LAKE", for: "name") == .accepted)
    #expect(menu.setting("name")?.value == "lake" && menu.setting("name")?.source == .user)
    try menu.save(to: MemoryStore())
    try menu.load(from: MemoryStore(["name": .text("MILL")]))
    #expect(menu.setting("name")?.value == "mill" && menu.setting("name")?.source == .user)
    #expect(menu.unset("name") == .accepted && menu.setting("name")?.source == .default)
    #expect(menu.keepChanges() == [])
  }

  @Test func `comes also from a handler of changes`() {
    let app = app
    menu.onSettingChange = { if $0.key == "name" { app.n = 44 } }
    #expect(menu.setValue("Lake", for: "name") == .accepted)
    #expect((app.n, source("n"), source("name")) == (44, .program, .user))
    #expect(menu.undo() && app.name == "Otter")
  }

  // MARK: - How long it lasts

  @Test func `lasts until what decides the setting changes`() throws {
    app.n = 33
    menu.reload()
    menu.setValue("Lake", for: "name")
    menu.undo()
    try menu.load(from: store)
    #expect(app.n == 33 && source("n") == .program)
    store.merge(set: ["n": .number("8")], unset: [])
    try menu.load(from: store)
    #expect(app.n == 8 && source("n") == .user)
    app.n = 34
    menu.apply(arguments: ["n": "9"])
    #expect(app.n == 9 && source("n") == .argument)
  }

  @Test func `locks nothing and unlocks nothing`() {
    menu.apply(arguments: ["n": "9"])
    app.n = 33
    let n = menu.setting("n")
    #expect((n?.value, n?.source, n?.isLocked) == ("33", .program, true))
    #expect(n?.sources.map(\.source) == [.program, .argument, .user, .default])
    #expect(menu.setValue("1", for: "n") == .ignored(.locked("set by an argument")))
    #expect(menu.keepChanges() == [] && source("n") == .program)
  }

  /// What the user does, and the value and the source that the setting has then.
  @Test(arguments: [
    ("set", 20, SettingSource.user), ("set the same", 33, .user), ("set what is stored", 7, .user),
    ("unset", 5, .default), ("step", 34, .user),
  ])
  func `gives way to what the user does, and undo brings it back`(
    way: String, value: Int, source: SettingSource
  ) {
    app.n = 33
    let outcome =
      switch way {
      case "set": menu.setValue("20", for: "n")
      case "set the same": menu.page.setValue("33", row: "n")
      case "set what is stored": menu.setValue("7", for: "n")
      case "unset": menu.unset("n")
      default: menu.page.increment(row: "n")
      }
    #expect(outcome == .accepted)
    let held = menu.setting("n")
    #expect((app.n, held?.source, held?.isStored) == (value, source, source == .user))
    // Storing what is stored already changes nothing but the program's value.
    guard way != "set what is stored" else { return }
    #expect(
      reports.lines == ["n: 7 -> 33 program", "n: 33 -> \(value) \(source.rawValue)"])
    #expect(menu.undo())
    let undone = menu.setting("n")
    #expect((app.n, undone?.source, undone?.isStored) == (33, .program, true))
    #expect(undone?.sources.map(\.value) == ["33", "7", "5"] && !menu.hasUnsavedChanges)
    #expect(menu.redo() && app.n == value && self.source("n") == source)
  }

  @Test func `is reported first where a source pushes it aside`() {
    app.n = 33
    menu.apply(environment: ["N": "40"], prefix: "")
    #expect(reports.lines == ["n: 7 -> 33 program", "n: 33 -> 40 environment"])
  }

  @Test func `undo leaves it out where something else decides by then`() throws {
    app.n = 33
    menu.setValue("20", for: "n")
    menu.apply(environment: ["N": "40"], prefix: "")
    #expect(menu.undo() && app.n == 40 && source("n") == .environment)
    menu.apply(environment: [:], prefix: "")
    #expect(source("n") == .user && app.n == 7)
  }

  @Test func `what only it made invalid applies once it gives way, as in a new process`() throws {
    final class State {
      @Setting var floor = 0
      @Setting var size = 10
      @Setting var one = 0
      @Setting var two = 0
    }
    func menuOfSizes(_ state: State) -> Menu {
      Menu(
        Table {
          Section {
            // Below 20, either of the last two may be 8 while the other one is.
            let isSmall = state.size < 20
            StepperRow("Floor", value: state.$floor, in: 0...9).id("floor")
            StepperRow("Size", value: state.$size, in: state.floor...20).id("size")
            StepperRow("One", value: state.$one, in: 0...(isSmall && state.two == 8 ? 9 : 0))
              .id("one")
            StepperRow("Two", value: state.$two, in: 0...(isSmall && state.one == 8 ? 9 : 0))
              .id("two")
          }
        })
    }
    let (state, store) = (State(), MemoryStore(["size": .number("5")]))
    let menu = menuOfSizes(state)
    try menu.load(from: store)
    state.size = 20
    menu.reload()
    store.merge(
      set: ["floor": .number("6"), "one": .number("8"), "two": .number("8")], unset: [])
    try menu.load(from: store)
    #expect((state.size, state.one, state.two) == (10, 8, 8))
    let again = menuOfSizes(State())
    try again.load(from: store)
    #expect(HeldSettings(again) == HeldSettings(menu))
  }

  @Test(arguments: [false, true])
  func `stays in a setting that has gone with the change that set it`(hasHosts: Bool) throws {
    let (mode, sort, records) = (Variable(0), Variable(0), Variable<[Server]>([]))
    let menu = Menu(
      Table {
        Section {
          StepperRow("Mode", value: mode.binding, in: 0...9).id("mode")
          ListRow("Hosts", records: records.binding, new: { Server($0) }) { _ in Section {} }
            .id("hosts")
          if mode.wrappedValue == 0 {
            StepperRow("Sort", value: sort.binding, in: 0...9).id("hostsort")
          }
        }
      })
    let store = MemoryStore(["mode": .number(hasHosts ? "0" : "1")])
    try menu.load(from: store)
    mode.wrappedValue = 0
    menu.reload()
    store.merge(set: ["mode": .number("2"), "hostsort": .number("7")], unset: [])
    if hasHosts { store.merge(set: ["hosts": .texts(["a"])], unset: []) }
    let reports = Reports(of: menu)
    try menu.load(from: store)
    #expect(reports.lines.last == "hostsort: 0 -> 7 user")
    #expect((mode.wrappedValue, sort.wrappedValue) == (2, 7))
    sort.wrappedValue = 8
    #expect(menu.setValue("0", for: "mode") == .accepted)
    #expect(sort.wrappedValue == 8 && menu.setting("hostsort")?.source == .program)
  }

  // MARK: - Keeping it

  @Test func `is kept on demand, as one event`() throws {
    app.n = 33
    (app.theme, app.servers, app.ports) = ("light", ["own"], ["own": 8_080])
    #expect(menu.keepChanges() == ["n", "hosts", "more.theme", "hosts.own.port"])
    #expect(menu.keepChanges() == [] && menu.hasUnsavedChanges)
    #expect(["n", "hosts", "more.theme", "hosts.own.port"].allSatisfy { source($0) == .user })
    #expect(reports.lines.contains("n: 33 -> 33 user") || reports.lines.contains("n: 7 -> 33 user"))
    try menu.save()
    let kept: [String: SettingValue] = [
      "n": .number("33"), "more.theme": .text("light"), "hosts": .texts(["own"]),
      "hosts.own.port": .number("8080"),
    ]
    #expect(store.values == kept)
    #expect(menu.undo() && !menu.undo())
    #expect((app.n, app.theme, app.servers) == (33, "light", ["own"]))
    #expect(source("n") == .program && source("more.theme") == .program)
    try menu.save()
    #expect(store.values == ["n": .number("7")])
    #expect(menu.redo())
    try menu.save()
    #expect(store.values == kept)
  }

  @Test func `is not kept where the user could not set it either`() {
    app.isDisabled = true
    (app.n, app.name, app.theme) = (500, "Lake", "light")
    menu.apply(arguments: ["hosts": "a"])
    app.servers = ["b"]
    #expect(menu.keepChanges() == ["more.theme"])
    #expect(["n", "name", "hosts"].allSatisfy { source($0) == .program })
    #expect((app.n, app.name, app.servers) == (500, "Lake", ["b"]))
    #expect(menu.setting("n")?.sources.contains { $0.source == .user && $0.value == "7" } == true)
  }

  @Test func `leaves no event where there is nothing to keep`() {
    #expect(menu.keepChanges() == [] && !menu.hasUnsavedChanges && !menu.undo())
    #expect(reports.lines.isEmpty)
  }

  @Test func `is kept under the key of now, and undo brings the former key back`() throws {
    let n = Variable(5)
    let menu = Menu(
      Table {
        Section { StepperRow("N", value: n.binding, in: 0...100).id("n").formerly("old") }
      })
    let store = MemoryStore(["old": .number("7")])
    try menu.load(from: store)
    n.wrappedValue = 33
    #expect(menu.setting("n")?.source == .program && menu.setting("n")?.isStored == true)
    #expect(menu.keepChanges() == ["n"])
    try menu.save()
    #expect(store.values == ["n": .number("33")])
    #expect(menu.undo() && n.wrappedValue == 33)
    try menu.save()
    #expect(store.values == ["old": .number("7")])
  }

  @Test func `is never shown where it is a secret`() throws {
    app.pin = "s3cr3t"
    let pin = menu.setting("more.pin")
    #expect(pin?.source == .program && pin?.sources.allSatisfy { $0.value == "" } == true)
    #expect(menu.keepChanges() == ["more.pin"])
    #expect(reports.changes.allSatisfy { $0.oldValue + $0.newValue == "" })
    try menu.save()
    #expect(store.values["more.pin"] == .text("s3cr3t"))
  }
}

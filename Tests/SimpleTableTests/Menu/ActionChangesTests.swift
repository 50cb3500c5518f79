import Testing

@testable import SimpleTable

/// What an action changes is the user's change: stored, reported and undone like any other.
@Suite struct `What an action changes` {
  final class App: ServerKeeper {
    @Setting var volume = 60
    @Setting var name = "Otter"
    @Setting var theme = "dark"
    @Setting var days: Set<String> = []
    @Setting var isExpert = false
    @Setting var level = 1
    @Setting var isOn = false
    @Setting var records: [Server] = []
    var isDisabled = false

    /// What the closures of the rows do.
    var act: () -> Void = {}
    var actWithin: () -> Void = {}
  }

  let app = App()
  let menu: Menu
  let store = MemoryStore()
  let reports: Reports

  init() throws {
    menu = Self.menu(of: app)
    try menu.load(from: store)
    reports = Reports(of: menu)
  }

  static func menu(of app: App) -> Menu {
    Menu(
      Table("Settings") {
        settings(of: app)
        Section {
          ButtonRow("Button") { app.act() }.id("button")
          Row("Row") { app.act() }.id("row")
          Row("Table").id("table")
          Row("Detail", accessory: .detailButton).id("detail").onAccessory { app.act() }
          Row("Info", accessory: .detailButton).id("info")
          ToggleRow("Switch", isOn: app.$isOn).id("switch").onSelect { app.act() }
          ButtonRow("Asks") { app.act() }.confirm("Sure?").id("asks")
          ButtonRow("Beside") { app.act() }.keepsChanges(false).id("beside")
          ButtonRow("Within") { app.actWithin() }.id("within")
          LinkRow("More") { Section { ButtonRow("Below") { app.act() }.id("below") } }.id("more")
        }
      }
      .onSelect { row, _ in if row.title == "Table" { app.act() } }
      .onAccessory { row, _ in if row.title == "Info" { app.act() } })
  }

  @TableBuilder private static func settings(of app: App) -> Section {
    Section {
      SliderRow("Volume", value: app.$volume, in: 0...100).id("volume")
      TextFieldRow("Name", text: app.$name).id("name").disabled(app.isDisabled, reason: "is fixed")
      ToggleRow("Expert", isOn: app.$isExpert).id("expert")
      if app.isExpert { StepperRow("Level", value: app.$level, in: 0...9).id("level") }
      LinkRow("Looks", scope: "looks") {
        Section("Theme", id: "theme") { for theme in ["dark", "light"] { Row(theme).tag(theme) } }
          .selection(.single(app.$theme))
        Section {
          MultiPickerRow("Days", selection: app.$days, options: ["Mon", "Tue"]).id("days")
        }
      }
      .id("looks")
      ListRow("Hosts", records: app.$records, new: { Server($0) }) { host in
        Section { NumberFieldRow("Port", value: host.port, in: 1...9_999).id("port") }
      }
      .id("hosts")
    }
  }

  func source(_ key: String) -> SettingSource? { menu.setting(key)?.source }

  /// Saves, and returns what is stored.
  var stored: [String: SettingValue] {
    try? menu.save()
    return store.values
  }

  // MARK: - Ways

  enum Way: String, CaseIterable {
    case button, row, table, detail, info, asks, below, key
  }

  private func run(_ way: Way) -> SelectionOutcome {
    switch way {
    case .detail, .info: return menu.page.tapAccessory(row: RowID(way.rawValue))
    case .asks: return menu.page.confirm(row: "asks")
    case .key: return menu.select(key: "button")
    case .below: menu.page.select(row: "more")
    default: break
    }
    return menu.page.select(row: RowID(way.rawValue))
  }

  @Test(arguments: Way.allCases)
  func `is stored, shown and undone, whichever closure it is`(way: Way) {
    app.act = { [unowned app] in (app.volume, app.theme) = (90, "light") }
    #expect(run(way) == .handled)
    #expect(menu.hasUnsavedChanges)
    #expect(
      reports.lines == ["volume: 60 -> 90 user", "looks.theme: dark -> light user"])
    #expect(menu.pages[0].values["volume"] == "90")
    for key in ["volume", "looks.theme"] {
      #expect(source(key) == .user && menu.setting(key)?.isStored == true)
    }
    let kept: [String: SettingValue] = ["volume": .number("90"), "looks.theme": .text("light")]
    #expect(stored == kept)
    #expect(menu.undo() && (app.volume, app.theme) == (60, "dark"))
    #expect(menu.settings.allSatisfy { $0.source == .default && !$0.isStored })
    #expect(stored.isEmpty && !menu.undo())
    #expect(menu.redo() && (app.volume, app.theme) == (90, "light") && stored == kept)
  }

  @Test func `is stored beside the value of its own row`() {
    app.act = { [unowned app] in app.volume = app.isOn ? 90 : 10 }
    #expect(menu.page.select(row: "switch") == .handled)
    #expect(stored == ["switch": .bool(true), "volume": .number("90")])
    while menu.undo() {}
    #expect((app.isOn, app.volume) == (false, 60) && stored.isEmpty)
  }

  @Test func `may be of any kind`() {
    app.act = { [unowned app] in
      (app.volume, app.name, app.isExpert) = (1, "", true)
      (app.days, app.servers) = (["Tue", "Mon"], ["own"])
    }
    menu.page.select(row: "button")
    #expect(
      stored == [
        "volume": .number("1"), "name": .text(""), "expert": .bool(true),
        "looks.days": .texts(["Mon", "Tue"]), "hosts": .texts(["own"]),
      ])
    #expect(menu.undo() && !menu.undo() && stored.isEmpty)
    #expect((app.volume, app.name, app.isExpert) == (60, "Otter", false))
    #expect(app.days == [] && app.servers == [])
  }

  // MARK: - What is not the action's

  @Test func `is not what a row leaves out, and not what was changed before`() {
    app.act = { [unowned app] in app.volume = 90 }
    #expect(menu.page.select(row: "beside") == .handled)
    #expect((app.volume, source("volume")) == (90, .program))
    #expect(!menu.hasUnsavedChanges && !menu.undo())
    app.act = { [unowned app] in app.name = "Lake" }
    menu.page.select(row: "button")
    #expect((source("volume"), source("name")) == (.program, .user))
    #expect(stored == ["name": .text("Lake")])
    #expect(menu.undo() && (app.volume, source("volume")) == (90, .program))
  }

  @Test func `is undone to what was there when the action began`() {
    menu.setValue("20", for: "volume")
    app.volume = 33
    app.act = { [unowned app] in app.volume = 90 }
    menu.page.select(row: "button")
    #expect((source("volume"), stored) == (.user, ["volume": .number("90")]))
    #expect(menu.undo() && (app.volume, source("volume")) == (33, .program))
    #expect(stored == ["volume": .number("20")])
    #expect(menu.redo() && (app.volume, source("volume")) == (90, .user))
  }

  @Test func `decides settings on other pages also where it is not the user's`() throws {
    let (isShown, x) = (Variable(false), Variable(1))
    let menu = Menu(
      Table {
        Section {
          ButtonRow("Show") { isShown.wrappedValue = true }.id("show").keepsChanges(false)
          LinkRow("More", scope: "more") {
            Section {
              if isShown.wrappedValue { StepperRow("X", value: x.binding, in: 0...9).id("x") }
            }
          }
          .id("more")
        }
      })
    try menu.load(from: MemoryStore(["more.x": .number("7")]))
    #expect(menu.page.select(row: "show") == .handled && x.wrappedValue == 7)
  }

  @Test func `is stored also where it is the default`() {
    menu.setValue("20", for: "volume")
    app.act = { [unowned app] in app.volume = 60 }
    menu.page.select(row: "button")
    #expect((source("volume"), stored) == (.user, ["volume": .number("60")]))
    #expect(menu.undo() && app.volume == 20)
  }

  @Test func `is undone also where it is what is stored, and what its setter changes`() throws {
    let name = Variable("otter")
    let lowercased = Binding(
      get: { name.wrappedValue }, set: { name.wrappedValue = $0.lowercased() }, default: "otter")
    let menu = Menu(
      Table {
        Section {
          TextFieldRow("Name", text: lowercased).id("name")
          ButtonRow("Shout") { name.wrappedValue = "MILL" }.id("shout")
        }
      })
    try menu.load(from: MemoryStore(["name": .text("MILL")]))
    #expect(name.wrappedValue == "mill")
    #expect(menu.page.select(row: "shout") == .handled && name.wrappedValue == "MILL")
    #expect(menu.undo() && name.wrappedValue == "mill")
  }

  @Test func `is nothing where a value is again as it was`() {
    app.act = { [unowned app] in
      app.volume = 90
      app.volume = 60
    }
    #expect(menu.page.select(row: "button") == .handled)
    #expect(!menu.hasUnsavedChanges && !menu.undo() && reports.lines.isEmpty)
    #expect(source("volume") == .default)
  }

  @Test func `stays the program's where the user could not set it`() {
    menu.apply(arguments: ["looks.theme": "dark"])
    app.isDisabled = true
    menu.reload()
    app.act = { [unowned app] in
      (app.volume, app.name, app.theme) = (500, "Lake", "light")
      app.days = ["Mon"]
    }
    #expect(menu.page.select(row: "button") == .handled)
    #expect(["volume", "name", "looks.theme"].allSatisfy { source($0) == .program })
    #expect((app.volume, app.name, app.theme) == (500, "Lake", "light"))
    #expect(stored == ["looks.days": .texts(["Mon"])])
    #expect(menu.undo() && app.days == [] && app.volume == 500)
  }

  @Test func `goes to the level that is edited`() throws {
    let app = App()
    let menu = Self.menu(of: app)
    menu.editedLevel = .system
    let store = MemoryStore()
    try menu.load(from: store, as: .system)
    app.act = { [unowned app] in app.volume = 90 }
    menu.page.select(row: "button")
    try menu.save()
    #expect(menu.setting("volume")?.source == .system && store.values == ["volume": .number("90")])
  }

  // MARK: - The menu inside the closure

  @Test func `leaves what the menu itself sets meanwhile to that event`() {
    app.act = { [unowned app, unowned menu] in
      app.name = "Lake"
      #expect(menu.setValue("20", for: "volume") == .accepted)
      #expect(menu.setValue("200", for: "volume") != .accepted)
    }
    menu.page.select(row: "button")
    #expect(stored == ["volume": .number("20"), "name": .text("Lake")])
    while menu.undo() {}
    #expect((app.volume, app.name) == (60, "Otter") && stored.isEmpty)
  }

  @Test func `is undone to what the menu has set meanwhile`() {
    app.act = { [unowned app, unowned menu] in
      menu.setValue("20", for: "volume")
      app.volume = 30
    }
    menu.page.select(row: "button")
    #expect(source("volume") == .user && stored == ["volume": .number("30")])
    #expect(menu.undo() && app.volume == 20)
    #expect(menu.undo() && app.volume == 60 && !menu.undo())
  }

  @Test func `is not what undo, a load or keeping changes have set`() throws {
    menu.setValue("20", for: "volume")
    let other = MemoryStore(["looks.theme": .text("light"), "volume": .number("20")])
    app.act = { [unowned app, unowned menu] in
      menu.undo()
      app.days = ["Mon"]
      #expect(menu.keepChanges() == ["looks.days"])
      _ = try? menu.load(from: other)
    }
    try menu.save()
    menu.page.select(row: "button")
    #expect((app.volume, app.theme, app.days) == (60, "light", ["Mon"]))
    #expect((source("looks.theme"), source("looks.days")) == (.user, .user))
    #expect(menu.undo() && app.days == ["Mon"] && source("looks.days") == .program)
    #expect(!menu.undo())
  }

  @Test func `is stored once where an action selects another row`() {
    app.act = { [unowned app, unowned menu] in
      app.volume = 70
      #expect(menu.page.select(row: "within") == .handled)
      app.volume = 90
    }
    app.actWithin = { [unowned app] in app.name = "Lake" }
    menu.page.select(row: "button")
    #expect(stored == ["volume": .number("90"), "name": .text("Lake")])
    while menu.undo() {}
    #expect((app.volume, app.name) == (60, "Otter") && stored.isEmpty)
    while menu.redo() {}
    #expect(stored == ["volume": .number("90"), "name": .text("Lake")])
  }

  @Test func `is stored also where the action leaves its page`() {
    app.act = { [unowned app, unowned menu] in
      menu.pop()
      app.volume = 90
    }
    #expect(run(.below) == .handled)
    #expect(menu.titles == ["Settings"] && stored == ["volume": .number("90")])
  }
}

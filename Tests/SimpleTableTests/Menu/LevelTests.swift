import SimpleTableTesting
import Testing

@testable import SimpleTable

/// Stores of several levels, one of which is edited.
@Suite struct `Levels of stores` {
  final class App: ServerKeeper {
    @Setting var volume = 60
    @Setting var limit = 100
    @Setting var theme = "dark"
    @Setting var editor = "ed"
    @Setting var pin = ""
    @Setting var ignored: [String] = []
    @Setting var records: [Server] = []
    @Setting var days: Set<String> = []

    /// The editors that the program was given, even for a moment.
    var editors: [String] = []
  }

  let app = App()
  let menu: Menu

  /// A store that takes nothing.
  private struct FullStore: SettingsStore {
    struct Full: Error {}

    func load() -> [String: SettingValue] { [:] }

    func merge(set values: [String: SettingValue], unset keys: Set<String>) throws { throw Full() }
  }

  @Test func `a store that fails keeps no other from being written`() throws {
    let user = MemoryStore()
    try menu.load(from: FullStore(), as: .system)
    try menu.load(from: user)
    #expect(menu.setValue("50", for: "limit", at: .system) == .accepted)
    #expect(menu.setValue("40", for: "volume") == .accepted)
    #expect(throws: FullStore.Full.self) { try menu.save() }
    #expect(user.values["volume"] == .number("40") && menu.hasUnsavedChanges)
  }

  init() { menu = Self.menu(of: app) }

  private static func menu(of app: App) -> Menu {
    Menu(
      Table("Settings") {
        Section {
          SliderRow("Volume", value: app.$volume, in: 0...app.limit, step: 5).id("volume")
            .formerly("loudness").allowedInProject()
          SliderRow("Limit", value: app.$limit, in: 0...100, step: 5).id("limit")
          TextFieldRow(
            "Editor",
            text: Binding(
              get: { app.editor },
              set: {
                app.editor = $0
                app.editors.append($0)
              }, default: "ed")
          )
          .id("editor")
          TextFieldRow("PIN", text: app.$pin, isSecure: true).id("pin").allowedInProject()
          ListRow("Ignored", entries: app.$ignored).id("ignored").allowedInProject()
          ListRow("Servers", records: app.$records, new: { Server($0) }) { server in
            Section { TextFieldRow("Host", text: server.host).id("host") }
          }
          .id("servers")
          MultiPickerRow("Days", selection: app.$days, options: ["Mon", "Tue"]) { $0 }.id("days")
        }
        Section("Theme", id: "theme") {
          Row("Dark").tag("dark").id("dark")
          Row("Light").tag("light").id("light")
        }
        .selection(.single(app.$theme)).allowedInProject()
      })
  }

  private func store(_ values: [String: SettingValue]) -> MemoryStore { MemoryStore(values) }

  private func source(_ key: String) -> SettingSource? { menu.setting(key)?.source }

  // MARK: - What applies

  @Test func `each source overrides those before it`() throws {
    try menu.load(from: store(["volume": .number("5")]), as: .system)
    #expect((app.volume, source("volume")) == (5, .system))
    try menu.load(from: store(["volume": .number("10")]))
    #expect((app.volume, source("volume")) == (10, .user))
    try menu.load(from: store(["volume": .number("15")]), as: .project)
    #expect((app.volume, source("volume")) == (15, .project))
    menu.apply(environment: ["T_VOLUME": "20"], prefix: "T_")
    #expect((app.volume, source("volume")) == (20, .environment))
    menu.apply(arguments: ["volume": "25"])
    #expect((app.volume, source("volume")) == (25, .argument))
    try menu.load(from: store(["volume": .number("30")]), as: .policy)
    #expect((app.volume, source("volume")) == (30, .policy))
    let sources = menu.setting("volume")?.sources ?? []
    #expect(sources.map(\.source) == SettingSource.allCases.reversed())
    #expect(sources.map(\.value) == ["30", "25", "20", "15", "10", "5", "60"])
    #expect(SettingSource.allCases == SettingSource.allCases.sorted())
    #expect(SettingLevel.allCases.map(\.source) == [.system, .user, .project, .policy])
    #expect(SettingLevel.allCases.map(\.source.level) == SettingLevel.allCases)
    #expect(SettingLevel.allCases.map(\.source.rawValue) == SettingLevel.allCases.map(\.rawValue))
  }

  @Test(arguments: SettingLevel.allCases)
  func `unsetting removes from one level, and the next lower source applies`(
    level: SettingLevel
  ) throws {
    let stores = SettingLevel.allCases.map { store(["volume": .number("\($0.position * 5)")]) }
    for (level, store) in zip(SettingLevel.allCases, stores) {
      try menu.load(from: store, as: level)
    }
    #expect(menu.unset("volume", at: level) == .accepted)
    let rest = SettingLevel.allCases.filter { $0 != level }
    #expect(source("volume") == rest.last?.source)
    #expect(app.volume == (rest.last?.position ?? 0) * 5)
    #expect(menu.setting("volume")?.sources.map(\.source.level) == rest.reversed() + [nil])
    try menu.save()
    #expect(stores.map { $0.values.isEmpty } == SettingLevel.allCases.map { $0 == level })
    #expect(!menu.hasUnsavedChanges)
  }

  @Test func `unsetting the user's value lets that of the system apply`() throws {
    try menu.load(from: store(["volume": .number("40")]), as: .system)
    try menu.load(from: store(["volume": .number("50")]))
    #expect(menu.unset("volume") == .accepted)
    #expect(
      (app.volume, source("volume"), menu.setting("volume")?.isStored) == (40, .system, false))
    #expect(menu.setValue("50", for: "volume") == .accepted)
    menu.unsetAll()
    #expect((app.volume, source("volume")) == (40, .system))
    #expect(menu.undo() && app.volume == 50)
  }

  @Test func `lists and choices replace those of lower levels`() throws {
    try menu.load(
      from: store(["ignored": .texts(["a", "b"]), "days": .texts(["Mon"]), "theme": .text("dark")]),
      as: .system)
    try menu.load(
      from: store(["ignored": .texts(["c"]), "days": .texts(["Tue"]), "theme": .text("light")]))
    #expect((app.ignored, app.days, app.theme) == (["c"], ["Tue"], "light"))
    #expect(menu.setValue("", for: "ignored") == .accepted)
    #expect(app.ignored == [] && source("ignored") == .user)
  }

  @Test func `adding to a list of another level stores the whole list`() throws {
    try menu.load(from: store(["ignored": .texts(["a", "b"])]), as: .system)
    #expect(menu.addEntries(["c"], to: "ignored") == .accepted)
    #expect(menu.sources[.user]["ignored"] == .texts(["a", "b", "c"]))
    #expect(menu.addEntries(["d"], to: "ignored", at: .system) == .accepted)
    #expect(menu.sources[.system]["ignored"] == .texts(["a", "b", "d"]))
    #expect(app.ignored == ["a", "b", "c"])
    #expect(
      menu.removeEntries(["c"], from: "ignored", at: .system)
        == .refused("\"c\" is not in the list"))
    #expect(menu.removeEntries(["a"], from: "ignored", at: .system) == .accepted)
    #expect(menu.sources[.system]["ignored"] == .texts(["b", "d"]))
  }

  @Test func `a record may have its name from one level and its values from another`() throws {
    let user = store([
      "servers.alpha.host": .text("u"), "servers.beta.host": .text("b"),
      "servers.alpha.old": .bool(true),
    ])
    try menu.load(
      from: store(["servers": .texts(["alpha", "beta"]), "servers.alpha.host": .text("s")]),
      as: .system)
    let report = try menu.load(from: user)
    #expect(
      report.unknownKeys == ["servers.alpha.old"] && app.hosts == ["alpha": "u", "beta": "b"])
    #expect(menu.removeEntries(["alpha"], from: "servers") == .accepted)
    #expect(source("servers") == .user && menu.setting("servers.alpha.host") == nil)
    try menu.save()
    #expect(user.values == ["servers": .texts(["beta"]), "servers.beta.host": .text("b")])
    #expect(menu.sources[.system]["servers.alpha.host"] == .text("s"))
    #expect(menu.undo())
    #expect(menu.setting("servers.alpha.host")?.sources.map(\.value) == ["u", "s", "none"])
    #expect(app.servers == ["alpha", "beta"] && app.hosts["alpha"] == "u")
    #expect(menu.unset("servers.alpha.host") == .accepted)
    #expect(app.hosts["alpha"] == "s")
  }

  @Test func `a record is removed with its values at the level that is named`() throws {
    let system = MemoryStore([
      "servers": .texts(["alpha", "beta"]), "servers.alpha.host": .text("s"),
      "servers.beta.host": .text("b"),
    ])
    try menu.load(from: system, as: .system)
    try menu.load(from: MemoryStore())
    #expect(menu.removeEntries(["alpha"], from: "servers", at: .system) == .accepted)
    try menu.save()
    #expect(system.values == ["servers": .texts(["beta"]), "servers.beta.host": .text("b")])
  }

  @Test func `a former key that another level has is no setting's at the level that is named`()
    throws
  {
    let system = MemoryStore(["volume": .number("5")])
    try menu.load(from: system, as: .system)
    try menu.load(from: MemoryStore(["loudness": .number("15")]))
    #expect(menu.unset("loudness", at: .system) == .ignored(.unknownKey))
    #expect(menu.sources[.system]["volume"] == .number("5") && app.volume == 15)
  }

  @Test func `a former key is read where its own level does not have the new one`() throws {
    let system = store(["volume": .number("5"), "loudness": .number("10")])
    let user = store(["loudness": .number("15")])
    #expect(try menu.load(from: system, as: .system).formerKeys.isEmpty)
    #expect(app.volume == 5)
    #expect(try menu.load(from: user).formerKeys == ["volume": "loudness"])
    #expect((app.volume, menu.setting("volume")?.isStored) == (15, true))
    #expect(menu.setValue("20", for: "volume") == .accepted)
    try menu.save()
    #expect(user.values == ["volume": .number("20")])
    #expect(system.values["loudness"] == .number("10"))
    #expect(menu.unset("volume", at: .system) == .accepted)
    try menu.save()
    #expect(system.values == [:])
  }

  // MARK: - What is edited

  @Test func `changes go to the edited level, which higher sources lock`() throws {
    let system = store([:])
    menu.editedLevel = .system
    try menu.load(from: system, as: .system)
    try menu.load(from: PlacedStore(values: ["volume": .number("5")], location: "/u.json"))
    #expect(menu.setting("volume")?.lockReason == "set by user: /u.json")
    #expect(menu.setValue("10", for: "volume") == .ignored(.locked("set by user: /u.json")))
    #expect(menu.page.setValue("10", row: "volume") == .ignored(.locked("set by user: /u.json")))
    #expect(menu.setValue("50", for: "limit") == .accepted)
    try menu.save()
    #expect(system.values == ["limit": .number("50")])
    #expect((source("limit"), menu.setting("limit")?.isStored) == (.system, true))
    #expect(menu.setting("volume")?.isStored == false)
    menu.editedLevel = .user
    #expect(menu.editedLevel == .system)
  }

  @Test func `the edited level is chosen before anything is changed`() {
    menu.editedLevel = .project
    menu.editedLevel = .system
    #expect(menu.setValue("10", for: "volume") == .accepted)
    menu.editedLevel = .user
    #expect(menu.editedLevel == .system && source("volume") == .system)
  }

  @Test func `a level that is named is changed although something above it decides`() throws {
    let (system, user) = (store([:]), store(["volume": .number("40")]))
    try menu.load(from: system, as: .system)
    try menu.load(from: user)
    menu.apply(environment: ["T_THEME": "light"], prefix: "T_")
    #expect(menu.setValue("20", for: "volume", at: .system) == .accepted)
    #expect(menu.setValue("Dark", for: "theme", at: .user) == .accepted)
    #expect((app.volume, app.theme) == (40, "light"))
    #expect(
      menu.setValue("7", for: "volume", at: .system) == .refused("must go in steps of 5 from 0"))
    #expect(
      menu.setValue("x", for: "theme", at: .system) == .refused("\"x\" is not among the options"))
    menu.reload()
    #expect(menu.setValue("dark", for: "theme").reason == "set by T_THEME")
    #expect(menu.setValue("dark", for: "theme", at: .user) == .accepted)
    #expect(menu.hasUnsavedChanges)
    try menu.save()
    #expect(system.values == ["volume": .number("20")])
    #expect(user.values == ["volume": .number("40"), "theme": .text("dark")])
    menu.setValues(["volume": "15", "limit": "20"], at: .system)
    #expect(menu.sources[.system].keys == ["volume", "limit"])
    // The user's volume is above the system's limit now.
    #expect((app.limit, app.volume, source("volume")) == (20, 15, .system))
  }

  @Test func `a setting that is disabled does not change at a level that is named either`() throws {
    let menu = Menu(
      Table {
        Section {
          SliderRow("Volume", value: app.$volume, in: 0...100).id("volume").disabled(reason: "mute")
        }
      })
    menu.apply(arguments: ["volume": "50"])
    menu.reload()
    #expect(menu.setValue("10", for: "volume", at: .user) == .refused("mute"))
    #expect(menu.setValue("10", for: "volume") == .ignored(.locked("set by an argument")))
    #expect(menu.sources[.user].isEmpty)
  }

  @Test func `undo takes back changes at the edited level only`() throws {
    try menu.load(from: store([:]), as: .system)
    try menu.load(from: store([:]))
    menu.setValue("10", for: "volume")
    menu.setValue("20", for: "volume", at: .system)
    menu.setValue("30", for: "limit", at: .user)
    menu.setValue("light", for: "theme", at: .system)
    #expect(menu.undo() && app.theme == "light")
    #expect((app.limit, app.volume) == (100, 10))
    #expect(menu.undo())
    #expect((app.volume, source("volume")) == (20, .system))
    #expect(!menu.undo())
    #expect(menu.redo() && app.volume == 10)
    menu.revert()
    #expect((app.volume, menu.sources[.system]["volume"]) == (20, .number("20")))
  }

  @Test func `a store that cannot be read hides no other, and keeps its last values`() throws {
    let system = SettingLaws.Store()
    system.memory.merge(set: ["volume": .number("5")], unset: [])
    try menu.load(from: system, as: .system)
    system.isDamaged = true
    #expect(throws: SettingLaws.Store.Failure.self) { try menu.load(from: system, as: .system) }
    try menu.load(from: store(["limit": .number("50")]))
    #expect((app.volume, app.limit) == (5, 50))
    #expect(menu.takeLastLoads().count == 2)
    #expect(menu.takeLastLoads().isEmpty)
    #expect(menu.unreadableStores.count == 1)
  }

  @Test func `a store that cannot be written keeps the changes of its level`() throws {
    let (system, user) = (SettingLaws.Store(), SettingLaws.Store())
    try menu.load(from: system, as: .system)
    try menu.load(from: user)
    system.isReadOnly = true
    menu.setValue("5", for: "volume", at: .system)
    menu.setValue("50", for: "limit")
    #expect(throws: SettingLaws.Store.Failure.self) { try menu.save() }
    try menu.save(to: user)
    #expect(user.values == ["limit": .number("50")] && menu.hasUnsavedChanges)
    system.isReadOnly = false
    try menu.save()
    #expect(system.values == ["volume": .number("5")] && !menu.hasUnsavedChanges)
  }

  @Test func `a menu names the level that is edited, where there are several`() throws {
    menu.editedLevel = .system
    try menu.load(from: store([:]), as: .system)
    #expect(ScriptedMenu(menu).frame.hasPrefix(" Settings\n"))
    try menu.load(from: store([:]))
    #expect(ScriptedMenu(menu).frame.hasPrefix(" Settings [system]\n"))
  }

  @Test func `what the program changes itself lasts until what decides it changes`() throws {
    try menu.load(from: store(["volume": .number("5")]), as: .system)
    app.volume = 25
    menu.reload()
    #expect((app.volume, source("volume")) == (25, .program))
    try menu.load(from: store(["limit": .number("50")]))
    #expect(app.volume == 25)
    try menu.load(from: store(["volume": .number("10")]), as: .system)
    #expect(app.volume == 10)
  }

  // MARK: - Projects

  @Test func `a project decides only what is allowed, and the rest is never given to the program`()
    throws
  {
    let project = store([
      "volume": .number("5"), "theme": .text("light"), "editor": .text("rm -rf /"),
      "other": .bool(true),
    ])
    let report = try menu.load(from: project, as: .project)
    #expect(report.refused == [RefusedValue(key: "editor", reason: "is not allowed in a project")])
    #expect(report.unknownKeys == ["other"])
    #expect((app.volume, app.theme, app.editor, app.editors) == (5, "light", "ed", []))
    #expect(menu.setting("volume")?.lockReason == "set by project")
    #expect(menu.setting("editor")?.isLocked == false)
    #expect(
      menu.setting("editor")?.invalidReason == "the project value is not allowed in a project")
    #expect(menu.setValue("vi", for: "editor") == .accepted)
    #expect(
      menu.setValue("vi", for: "editor", at: .project).reason == "is not allowed in a project")
    #expect(!app.editors.contains { $0.hasPrefix("rm") })
  }

  @Test func `at the level of a project, other settings are locked`() throws {
    menu.editedLevel = .project
    #expect(menu.page.visibleRow("editor")?.isDisabled == false)
    menu.reload()
    #expect(menu.page.visibleRow("editor")?.disabledReason == "is not allowed in a project")
    #expect(menu.setValue("vi", for: "editor").reason == "is not allowed in a project")
    #expect(menu.setting("editor")?.isLocked == true)
    #expect(menu.setValue("light", for: "theme") == .accepted)
    let project = store([:])
    try menu.save(to: project)
    #expect(project.values == ["theme": .text("light")])
    try menu.load(from: store(["editor": .text("x"), "theme": .text("dark")]), as: .project)
    #expect(menu.unset("editor") == .accepted && menu.unset(["theme"])["theme"] == .accepted)
    #expect(menu.sources[.project].keys.isEmpty && Set(app.editors) == ["ed"])
  }

  @Test func `a project's file that is a link is not written, but that of a user is`() throws {
    menu.editedLevel = .project
    let link = PlacedStore(values: ["volume": .number("5")], location: "/p\u{7}.json", isLink: true)
    try menu.load(from: link, as: .project)
    #expect(app.volume == 5)
    try menu.save()
    menu.setValue("10", for: "volume")
    let error = #expect(throws: (any Error).self) { try menu.save() }
    #expect(
      error.map { "\($0)" }
        == "The file \"/p␇.json\" is a link, and a project's file is not written through one.")
    #expect(link.memory.values == ["volume": .number("5")] && menu.hasUnsavedChanges)
    let user = Self.menu(of: App())
    try user.load(from: link)
    user.setValue("10", for: "volume")
    try user.save()
    #expect(link.memory.values == ["volume": .number("10")])
  }

  @Test func `only settings can be allowed in a project`() {
    let menu = Menu(
      Table {
        Section { Row("Note").allowedInProject() }.allowedInProject()
      })
    let isOfProject = menu.diagnostics.map { $0.message.contains("allowedInProject()") }
    #expect(isOfProject.count { $0 } == 2)
  }

  // MARK: - Policies

  @Test func `a policy locks, above the environment and arguments`() throws {
    let policy = PlacedStore(values: ["volume": .number("30")], location: "/policy.json")
    try menu.load(from: policy, as: .policy)
    menu.apply(environment: ["T_VOLUME": "20"], prefix: "T_")
    menu.apply(arguments: ["volume": "25"])
    #expect((app.volume, menu.setting("volume")?.lockReason) == (30, "set by policy: /policy.json"))
    #expect(menu.setValue("5", for: "volume").reason == "set by policy: /policy.json")
    #expect(menu.unset("volume").reason == "set by policy: /policy.json")
    menu.reload()
    #expect(menu.page.visibleRow("volume")?.isDisabled == true)
  }

  @Test(arguments: [SettingValue.number("33"), .text("loud"), .number("1000")])
  func `a policy whose value is refused locks its setting at the default`(
    value: SettingValue
  ) throws {
    try menu.load(from: store(["volume": .number("5")]))
    menu.apply(environment: ["T_VOLUME": "20"], prefix: "T_")
    let report = try menu.load(from: store(["volume": value]), as: .policy)
    #expect(report.refused.map(\.key) == ["volume"])
    #expect((app.volume, source("volume")) == (60, .default))
    let setting = try #require(menu.setting("volume"))
    #expect(setting.lockReason == "locked by a policy whose value is refused")
    #expect(setting.invalidReason?.hasPrefix("the policy value ") == true)
    #expect(setting.sources.map(\.source) == [.default, .policy, .environment, .user])
    #expect(setting.sources.map { $0.givenUpReason == nil } == [true, false, false, false])
    #expect(menu.setValue("5", for: "volume").reason == setting.lockReason)
    #expect(menu.page.setValue("5", row: "volume").reason == setting.lockReason)
    #expect(menu.setValue("15", for: "volume", at: .user) == .accepted)
    #expect((app.volume, menu.sources[.user]["volume"]) == (60, .number("15")))
    try menu.load(from: store([:]), as: .policy)
    #expect((app.volume, source("volume")) == (20, .environment))
  }

  @Test func `a policy that is read from elsewhere says where`() throws {
    for place in ["/one", "/two"] {
      try menu.load(
        from: PlacedStore(values: ["volume": .number("30")], location: place), as: .policy)
      #expect(menu.setting("volume")?.lockReason?.contains(place) == true)
    }
  }

  @Test func `of two refused values that of the edited level is the one to mend`() throws {
    menu.editedLevel = .system
    try menu.load(from: store(["volume": .text("loud")]), as: .system)
    let reason = menu.setting("volume")?.invalidReason
    try menu.load(from: store(["volume": .number("1000")]), as: .user)
    #expect(reason != nil && menu.setting("volume")?.invalidReason == reason)
  }

  @Test func `a policy that becomes valid again applies again`() throws {
    try menu.load(from: store(["limit": .number("50"), "volume": .number("5")]))
    try menu.load(from: store(["volume": .number("80")]), as: .policy)
    #expect((app.limit, app.volume, source("volume")) == (50, 60, .default))
    #expect(menu.setValue("90", for: "limit") == .accepted)
    #expect((app.limit, app.volume, source("volume")) == (90, 80, .policy))
    #expect(menu.setting("volume")?.lockReason == "set by policy")
    #expect(menu.setting("volume")?.sources.map(\.givenUpReason) == [nil, nil, nil])
  }

  @Test func `who edits the policy can replace a value that is refused`() throws {
    menu.editedLevel = .policy
    try menu.load(from: store(["volume": .number("33")]), as: .policy)
    menu.apply(arguments: ["volume": "25"])
    #expect((app.volume, menu.setting("volume")?.isLocked) == (60, false))
    #expect(menu.setValue("35", for: "volume") == .accepted)
    #expect((app.volume, source("volume")) == (35, .policy))
  }

  @Test func `of values that several levels have in vain the highest is shown`() throws {
    try menu.load(from: store(["volume": .number("500")]), as: .system)
    try menu.load(from: store(["volume": .number("300")]), as: .project)
    #expect(
      menu.setting("volume")?.invalidReason == "the project value must be from 0 to 100")
  }

  @Test func `unsetting all leaves what is locked, and takes back the rest`() throws {
    try menu.load(from: store(["volume": .number("40"), "limit": .number("50")]))
    menu.apply(arguments: ["volume": "20"])
    menu.unsetAll()
    #expect((app.volume, app.limit) == (20, 100))
    #expect(menu.settings.filter(\.isStored).map(\.key) == ["volume"])
  }

  @Test func `an entry is changed alone, also while another value is given up`() throws {
    try menu.load(from: store(["volume": .number("500"), "ignored": .texts(["a", "b"])]))
    menu.page.select(row: "ignored")
    #expect(menu.page.setValue("c", row: "a") == .accepted)
    #expect(app.ignored == ["c", "b"])
  }

  @Test func `a level that is chosen later has the locks of its own`() {
    menu.apply(environment: ["VOLUME": "20"], prefix: "")
    #expect(menu.setting("volume")?.isLocked == true)
    menu.editedLevel = .policy
    #expect(menu.setting("volume")?.isLocked == false)
  }

  @Test func `a change that is made while a store is written is still to be saved`() throws {
    final class CallingStore: SettingsStore {
      var whenWritten: () -> Void = {}

      func load() -> [String: SettingValue] { [:] }

      func merge(set values: [String: SettingValue], unset keys: Set<String>) { whenWritten() }
    }
    let store = CallingStore()
    store.whenWritten = { [menu] in _ = menu.setValue("30", for: "volume") }
    menu.setValue("20", for: "volume")
    try menu.save(to: store)
    #expect(menu.hasUnsavedChanges && app.volume == 30)
  }

  @Test func `a whole number that differs by one has changed, one that is written otherwise not`() {
    var level = StoredLevel()
    let values = ["big": "9007199254740993", "small": "60.0"].mapValues(SettingValue.number)
    level.load(values, keepsSecrets: false, location: nil)
    let others = ["big": "9007199254740992", "small": "60"].mapValues(SettingValue.number)
    #expect(level.keys(changedBy: others) == ["big"])
  }

  @Test func `a store that can be read again is no longer said to be unreadable`() {
    final class BrokenStore: SettingsStore {
      struct Broken: Error {}
      var isBroken = true

      func load() throws -> [String: SettingValue] { if isBroken { throw Broken() } else { [:] } }

      func merge(set values: [String: SettingValue], unset keys: Set<String>) {}
    }
    let store = BrokenStore()
    #expect(menu.read([.user: store], environment: [:], prefix: nil).count == 1)
    #expect(menu.unreadableStores.count == 1)
    store.isBroken = false
    #expect(menu.read([.user: store], environment: [:], prefix: nil).isEmpty)
    #expect(menu.unreadableStores.isEmpty)
  }

  @Test func `what others store of a setting that has a change to be saved is no change`() throws {
    let store = MemoryStore()
    try menu.load(from: store)
    menu.setValue("20", for: "volume")
    store.merge(set: ["volume": .number("30"), "limit": .number("50")], unset: [])
    #expect(menu.reloadStores().changedKeys == ["limit"])
    #expect((app.volume, app.limit) == (20, 50))
  }

  // MARK: - Secrets

  @Test(arguments: SettingLevel.allCases, [false, true])
  func `a secret is read and written where secrets are kept, and never in a project`(
    level: SettingLevel, keepsSecrets: Bool
  ) throws {
    let store = MemoryStore(["pin": .text("1234")], keepsSecrets: keepsSecrets)
    let isKept = keepsSecrets && level != .project
    menu.editedLevel = level
    let report = try menu.load(from: store, as: level)
    #expect(report.isEmpty == isKept)
    #expect(app.pin == (isKept ? "1234" : ""))
    #expect(menu.setting("pin")?.sources.allSatisfy { $0.value.isEmpty } == true)
    #expect(menu.setValue("5678", for: "pin") == .accepted)
    #expect(app.pin == "5678")
    try menu.save()
    #expect(store.values == (isKept ? ["pin": .text("5678")] : [:]))
    #expect(app.pin == "5678" && source("pin") == level.source)
    #expect(menu.setting("pin")?.isStored == isKept)
  }

  @Test func `a secret that moves from a former key is one still`() throws {
    let (one, two) = (Variable(""), Variable(""))
    let menu = Menu(
      Table {
        Section {
          TextFieldRow("One", text: one.binding, isSecure: true).id("one").formerly("token")
          TextFieldRow("Two", text: two.binding, isSecure: true).id("two").formerly("token")
        }
      })
    try menu.load(from: MemoryStore(["token": .text("1234")], keepsSecrets: true))
    #expect(menu.setValue("5678", for: "one") == .accepted)
    let plain = MemoryStore()
    try menu.save(to: plain)
    #expect(plain.values.isEmpty && two.wrappedValue == "1234")
  }

  @Test func `saving without a secret leaves what a variable has decided`() throws {
    try menu.load(from: store([:]))
    menu.apply(environment: ["PIN": "12"], prefix: "")
    #expect(menu.setValue("34", for: "pin", at: .user) == .accepted)
    try menu.save()
    #expect(app.pin == "12" && source("pin") == .environment)
  }

  @Test func `a secret that no store keeps is forgotten by a restart, and nothing is reported`() {
    menu.setValue("1234", for: "pin")
    let other = App()
    let fresh = Self.menu(of: other)
    fresh.adoptSources(of: menu)
    #expect(other.pin.isEmpty)
    #expect(fresh.setting("pin")?.isStored == false && fresh.invalidSettings.isEmpty)
  }

  // MARK: - Restart

  @Test func `a new process with the same levels has the same settings`() throws {
    menu.editedLevel = .system
    try menu.load(from: PlacedStore(values: ["volume": .number("5")], location: "/s"), as: .system)
    try menu.load(from: PlacedStore(values: ["theme": .text("light")], location: "/u"))
    try menu.load(from: PlacedStore(values: ["limit": .number("7")], location: "/p"), as: .policy)
    menu.setValue("15", for: "volume")
    menu.setValue("10", for: "volume", at: .project)
    expectRestart(of: menu) { Self.menu(of: App()) }
    #expect(source("volume") == .project)
  }
}

/// A store in memory that says where it is.
struct PlacedStore: SettingsStore {
  let memory: MemoryStore
  let location: String?
  let isLink: Bool

  init(values: [String: SettingValue], location: String, isLink: Bool = false) {
    memory = MemoryStore(values)
    self.location = location
    self.isLink = isLink
  }

  func load() -> [String: SettingValue] { memory.load() }

  func merge(set values: [String: SettingValue], unset keys: Set<String>) {
    memory.merge(set: values, unset: keys)
  }
}

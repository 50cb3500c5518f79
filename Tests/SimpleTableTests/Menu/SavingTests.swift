import SimpleTableTesting
import Testing

@testable import SimpleTable

/// What is saved, taken back and unset, and where.
@Suite struct `Saving settings` {
  final class App {
    @Setting var volume = 60
    @Setting var isExpert = false
    @Setting var depth = 1
    @Setting var pin = ""
    @Setting var limit = 100
  }

  let app = App()
  let user = MemoryStore(["volume": .number("10")])
  let menu: Menu

  init() throws {
    menu = Self.menu(of: app)
    try menu.load(from: user)
  }

  private static func menu(of app: App) -> Menu {
    Menu(
      Table("Settings") {
        Section {
          StepperRow("Volume", value: app.$volume, in: 0...100).id("volume")
            .disabled(app.isExpert, reason: "is for beginners")
          ToggleRow("Expert", isOn: app.$isExpert).id("expert")
          if app.isExpert {
            StepperRow("Depth", value: app.$depth, in: 0...9).id("depth").formerly("deepness")
          }
          TextFieldRow("PIN", text: app.$pin, isSecure: true).id("pin")
          StepperRow("Limit", value: app.$limit, in: 0...100).id("limit")
        }
      })
  }

  private func source(_ key: String) -> SettingSource? { menu.setting(key)?.source }

  // MARK: - Stores

  @Test func `what is saved into any store counts as saved`() throws {
    let copy = MemoryStore(["pin": .text("old")])
    menu.setValues(["volume": "20", "pin": "1234"])
    try menu.save(to: copy)
    #expect(copy.values == ["volume": .number("20")])
    #expect(!menu.hasUnsavedChanges && user.values == ["volume": .number("10")])
    try menu.save()
    #expect(user.values == ["volume": .number("10")])
  }

  // MARK: - Discarding

  @Test
  func
    `leaving without saving takes back the changes of all levels, and undo brings those of one back`()
    throws
  {
    let system = MemoryStore(["limit": .number("90")])
    try menu.load(from: system, as: .system)
    menu.setValue("80", for: "limit", at: .system)
    menu.setValue("20", for: "volume")
    #expect((app.limit, app.volume) == (80, 20))
    menu.restoreSaved()
    #expect((app.limit, app.volume) == (90, 10) && !menu.hasUnsavedChanges)
    #expect(menu.undoneKeys() == ["volume"] && menu.leftOut.isEmpty)
    #expect((app.limit, app.volume) == (90, 20))
    try menu.save()
    #expect(user.values["volume"] == .number("20") && system.values == ["limit": .number("90")])
  }

  @Test
  func `what was changed of a setting that is gone is taken back too, and undo brings it back`()
    throws
  {
    menu.setValue("true", for: "expert")
    menu.setValue("7", for: "depth")
    menu.setValue("false", for: "expert")
    menu.restoreSaved()
    #expect(menu.unknownKeys.isEmpty && !menu.hasUnsavedChanges)
    #expect(menu.undo() && menu.leftOut.isEmpty)
    #expect(menu.unknownKeys == ["depth"])
    menu.setValue("true", for: "expert")
    #expect(app.depth == 7 && source("depth") == .user)
    menu.restoreSaved()
    #expect(!app.isExpert && menu.unknownKeys.isEmpty)
    #expect(menu.undo() && app.isExpert && app.depth == 7)
    #expect(menu.setting("depth")?.isStored == true)
  }

  // MARK: - Resetting

  @Test func `unsetting all leaves what cannot be changed, and says why`() throws {
    try menu.load(from: MemoryStore(["expert": .bool(true), "depth": .number("3")]))
    let other = Self.menu(of: App())
    try other.load(
      from: MemoryStore(["volume": .number("5"), "limit": .number("50"), "pin": .text("x")]))
    other.apply(environment: ["T_LIMIT": "70", "T_EXPERT": "on"], prefix: "T_")
    let kept = other.unsetAll()
    #expect(kept.map(\.description) == ["volume: is for beginners", "limit: set by T_LIMIT"])
    #expect(other.settings.filter(\.isStored).map(\.key) == ["volume", "limit"])
    var changed: [String] = []
    menu.onSettingChange = { changed.append($0.key) }
    #expect(menu.page.visibleRow("depth") != nil)
    #expect(menu.unsetAll().isEmpty && !app.isExpert && menu.sources[.user].keys.isEmpty)
    #expect(menu.page.visibleRow("depth") == nil && changed.contains("expert"))
    #expect(menu.undo() && app.isExpert)
  }

  @Test func `unsetting all takes back what the program has set without storing it`() {
    app.limit = 30
    menu.reload()
    #expect(source("limit") == .program)
    #expect(menu.unsetAll().isEmpty && app.limit == 100 && source("limit") == .default)
  }

  @Test func `a level that is named is unset whatever overrides it, but for disabled settings`()
    throws
  {
    let system = MemoryStore(["volume": .number("5"), "limit": .number("50"), "other": .bool(true)])
    try menu.load(from: system, as: .system)
    menu.apply(environment: ["T_EXPERT": "on", "T_LIMIT": "70"], prefix: "T_")
    app.depth = 4
    #expect(menu.unsetAll(at: .system).map(\.description) == ["volume: is for beginners"])
    #expect((app.volume, app.limit, app.depth) == (10, 70, 4))
    try menu.save()
    #expect(Set(system.values.keys) == ["volume", "other"])
    #expect(user.values == ["volume": .number("10")] && !menu.undo())
  }

  @Test func `a setting that only the others' unsetting locks is unset with them`() throws {
    let state = App()
    let menu = Menu(
      Table {
        Section {
          StepperRow("Limit", value: state.$limit, in: 0...100).id("limit")
          StepperRow("Volume", value: state.$volume, in: 0...max(0, state.limit)).id("volume")
          StepperRow("Depth", value: state.$depth, in: 0...9).id("depth")
        }
      })
    menu.apply(environment: ["T_VOLUME": "80"], prefix: "T_")
    try menu.load(
      from: MemoryStore(["limit": .number("50"), "volume": .number("40"), "depth": .number("2")]))
    #expect((state.volume, source(menu, "volume")) == (40, .user))
    #expect(menu.unsetAll().isEmpty)
    #expect((state.limit, state.volume, state.depth) == (100, 80, 1))
  }

  private func source(_ menu: Menu, _ key: String) -> SettingSource? { menu.setting(key)?.source }

  // MARK: - Secrets

  /// Whether the secret is shown as stored: by the settings, its row and the list of what is stored.
  private var isPINStored: [Bool] {
    let path = menu.page.path(of: "pin")
    return [
      menu.setting("pin")?.isStored == true, path.map { menu.isStored($0, on: menu.page) } == true,
      menu.storedRows().here.contains { $0.key == "pin" },
    ]
  }

  @Test func `a secret that no store keeps is the user's until the program ends, and never stored`()
    throws
  {
    try menu.load(from: PlacedStore(values: ["pin": .text("old")], location: "/file"))
    #expect(isPINStored == [true, true, true] && app.pin == "")
    menu.setValue("1234", for: "pin")
    let before = menu.setting("pin")
    #expect(isPINStored == [false, false, false] && before?.source == .user)
    #expect(before?.sources.map(\.origin) == [nil, nil] && before?.invalidReason == nil)
    try menu.save()
    #expect(menu.setting("pin") == before && app.pin == "1234" && !menu.hasUnsavedChanges)
    try menu.save()
    menu.setValue("40", for: "volume")
    menu.restoreSaved()
    #expect(app.volume == 60 && !menu.hasUnsavedChanges)
    try menu.load(from: PlacedStore(values: ["volume": .number("30")], location: "/file"))
    #expect(menu.setting("pin") == before && (app.pin, app.volume) == ("1234", 30))
    #expect(menu.unset("pin") == .accepted && app.pin == "" && source("pin") == .default)
    #expect(isPINStored == [false, false, false])
    try menu.save()
    #expect(isPINStored == [false, false, false] && menu.setting("pin")?.invalidReason == nil)
  }

  @Test func `a secret that one store has left out is saved in one that keeps it`() throws {
    menu.setValue("1234", for: "pin")
    try menu.save()
    #expect(user.values["pin"] == nil && !menu.hasUnsavedChanges)
    let safe = MemoryStore(keepsSecrets: true)
    try menu.load(from: safe)
    #expect(menu.hasUnsavedChanges && isPINStored == [true, true, true])
    try menu.save()
    #expect(safe.values == ["pin": .text("1234")] && !menu.hasUnsavedChanges)
    #expect(menu.setting("pin")?.isStored == true)
    menu.setValue("5678", for: "pin")
    #expect(menu.hasUnsavedChanges && app.pin == "5678")
  }

  @Test(arguments: [true, false])
  func `a secret that was saved into a store stays, whatever was loaded`(isLoaded: Bool) throws {
    let (app, safe) = (App(), MemoryStore(keepsSecrets: true))
    let menu = Self.menu(of: app)
    if isLoaded { try menu.load(from: MemoryStore(["pin": .text("old")])) }
    menu.setValue("1234", for: "pin")
    try menu.save(to: safe)
    menu.setValue("40", for: "volume")
    #expect(safe.values == ["pin": .text("1234")] && app.pin == "1234")
    #expect(menu.setting("pin")?.source == .user && menu.setting("pin")?.invalidReason == nil)
    #expect(menu.undo() && app.pin == "1234")
    try menu.save(to: safe)
    #expect(safe.values["pin"] == .text("1234"))
  }

  @Test func `unsetting all clears a secret that no store keeps`() throws {
    menu.setValue("1234", for: "pin")
    try menu.save()
    menu.setValue("5678", for: "pin")
    #expect(menu.hasUnsavedChanges)
    #expect(menu.unsetAll().isEmpty && app.pin == "" && source("pin") == .default)
  }
}

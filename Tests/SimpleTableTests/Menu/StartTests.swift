import Testing

@testable import SimpleTable

/// One call that reads everything.
@Suite struct `The start of a menu` {
  final class App {
    @Setting var volume = 60
    @Setting var name = "Otter"
  }

  struct Unreadable: SettingsStore {
    struct Damaged: Error, CustomStringConvertible { let description = "It is damaged." }

    func load() throws -> [String: SettingValue] { throw Damaged() }

    func merge(set values: [String: SettingValue], unset keys: Set<String>) throws {}
  }

  let app = App()

  private func menu() -> Menu {
    Menu(
      Table {
        Section {
          SliderRow("Volume", value: app.$volume, in: 0...100).id("volume")
          TextFieldRow("Name", text: app.$name).id("name")
        }
      })
  }

  @Test func `reads stores, variables and arguments, and each overrides those before it`() {
    let menu = menu()
    let user = MemoryStore(["volume": .number("10"), "name": .text("Heron")])
    let report = menu.start(
      stores: [.system: MemoryStore(["volume": .number("5")]), .user: user],
      environment: ["P_VOLUME": "20", "OTHER": "x"], prefix: "P_", arguments: ["name": "Vole"])
    #expect(report.isEmpty && report.exitCode == 0 && report.errors.isEmpty)
    #expect(report.loads.keys.sorted() == [.system, .user])
    #expect((app.volume, app.name) == (20, "Vole"))
    #expect(menu.setting("volume")?.sources.map(\.value) == ["20", "10", "5", "60"])
  }

  @Test func `is replaced by another one, with what was not saved and what could be undone`()
    throws
  {
    let (menu, store) = (menu(), MemoryStore(["volume": .number("10")]))
    menu.start(
      stores: [.user: store, .policy: MemoryStore(["name": .text("Fixed")])],
      environment: ["P_VOLUME": "20"], prefix: "P_")
    #expect((app.volume, app.name) == (20, "Fixed"))
    menu.start(stores: [.user: store])
    #expect((app.volume, app.name) == (10, "Otter"))
    #expect(menu.setValue("30", for: "volume") == .accepted)
    menu.start(stores: [.user: store], arguments: ["name": "Vole"])
    #expect((app.volume, app.name) == (10, "Vole"))
    #expect(!menu.hasUnsavedChanges && !menu.isModified && !menu.undo())
    try menu.save()
    #expect(store.values == ["volume": .number("10")])
  }

  @Test func `another one may edit another level, also once something was changed`() throws {
    let (menu, system, user) = (menu(), MemoryStore(), MemoryStore(["volume": .number("10")]))
    menu.start(stores: [.system: system, .user: user])
    menu.setValue("30", for: "volume")
    menu.start(stores: [.system: system, .user: user], editing: .system)
    #expect(menu.editedLevel == .system && app.volume == 10 && !menu.undo())
    #expect(menu.setValue("Vole", for: "name") == .accepted)
    try menu.save()
    #expect(system.values == ["name": .text("Vole")] && user.values == ["volume": .number("10")])
    menu.start(stores: [.user: user])
    #expect(menu.editedLevel == .user && app.name == "Otter")
  }

  @Test func `what was changed before there was a store is kept by the first one`() throws {
    let (menu, store) = (menu(), MemoryStore(["name": .text("Vole")]))
    menu.setValue("30", for: "volume")
    menu.start(stores: [.user: store])
    #expect((app.volume, app.name) == (30, "Vole") && menu.hasUnsavedChanges)
    #expect(menu.undo() && app.volume == 60)
  }

  @Test func `a store that could not be read is let go by another one`() {
    let menu = menu()
    #expect(menu.start(stores: [.policy: Unreadable()]).exitCode == 3)
    let report = menu.start()
    #expect(report.isEmpty && report.exitCode == 0 && report.errors.isEmpty)
    #expect(menu.takeLastLoads().isEmpty && menu.unreadableStores.isEmpty)
    menu.setValue("5", for: "volume", at: .policy)
    #expect(throws: MissingStoreError.self) { try menu.save() }
  }

  @Test func `ends what is tried and not confirmed`() {
    let menu = Menu(
      Table {
        Section {
          SliderRow("Volume", value: app.$volume, in: 0...100).id("volume")
            .keptIfConfirmed(within: 5)
        }
      })
    #expect(menu.askingToKeep { menu.setValue("70", for: "volume") } == .accepted)
    #expect(menu.trial != nil && app.volume == 70)
    menu.start(stores: [.system: MemoryStore()], editing: .system)
    #expect(menu.trial == nil && app.volume == 60)
  }

  @Test func `says what is wrong, each with its place, and what to end with`() {
    let menu = menu()
    let report = menu.start(
      stores: [.user: MemoryStore(["volume": .text("loud"), "nmae": .text("x")])],
      environment: ["P_VOLUM": "1", "P_NAME": "ok", "P_ELSE": "1"], prefix: "P_",
      arguments: ["volume": "900", "odd": "1"])
    #expect(
      report.description == """
        volume: expected a number, got a text
        nmae: is not a setting; did you mean name?
        P_VOLUM: is not a setting; did you mean P_VOLUME?
        volume: must be from 0 to 100
        odd: there is no setting with this key
        """)
    #expect(report.exitCode == 2 && report.misspeltVariables == ["P_VOLUM": "P_VOLUME"])
    let damaged = menu.start(stores: [.policy: Unreadable()])
    #expect(damaged.exitCode == 3 && damaged.description == "It is damaged.")
    #expect(damaged.errors[.policy] is Unreadable.Damaged)
  }

  @Test func `variables without a prefix are not read, and the report says what to write`() {
    let report = menu().start(environment: ["VOLUME": "20"])
    #expect(
      report.description
        == "environment: is read only with prefix:, as in prefix: \"PLAYER_\"")
    #expect(report.exitCode == 0 && app.volume == 60)
    #expect(menu().start(environment: ["VOLUME": "20"], prefix: "").isEmpty && app.volume == 20)
  }

  @Test func `a store that cannot be read decides the exit code, also with wrong arguments`() {
    let report = menu().start(stores: [.user: Unreadable()], arguments: ["odd": "1"])
    #expect(report.exitCode == 3 && report.refusedArguments.map(\.key) == ["odd"])
  }

  @Test func `what others store is read again, and what is wrong with it is reported`() {
    let (menu, store) = (menu(), StampedStore())
    menu.start(stores: [.user: store])
    #expect(menu.reloadStores().isEmpty && app.volume == 60)
    store.write(["volume": .number("30")])
    #expect(menu.reloadStores().isEmpty && app.volume == 30)
    store.write(["volume": .number("30.0")])
    #expect(menu.reloadStores().loads.isEmpty)
    store.write(["volume": .number("900")])
    #expect(menu.reloadStores().description.contains("must be from 0 to 100"))
    #expect(app.volume == 60)
    store.write(nil)
    let report = menu.reloadStores()
    #expect(report.exitCode == 3 && report.errors[.user] is Unreadable.Damaged)
    #expect(menu.reloadStores().isEmpty && menu.reloadStores().exitCode == 0)
  }

  @Test(arguments: [[:], ["volume": SettingValue.number("30")]])
  func `a store that could not be read first is known as soon as it can`(
    values: [String: SettingValue]
  ) {
    let (menu, store) = (menu(), StampedStore())
    store.write(nil)
    menu.start(stores: [.user: store])
    #expect(menu.unreadableStores.count == 1 && menu.loadReports.isEmpty)
    store.write(values)
    #expect(menu.reloadStores().isEmpty && menu.unreadableStores.isEmpty)
    #expect(menu.loadReports.count == 1)
  }

  /// A store with a stamp that others write; `nil` makes it unreadable.
  private final class StampedStore: SettingsStore {
    private var values: [String: SettingValue]? = [:]
    private var number = 0

    var stamp: AnyHashable? { number }

    func write(_ values: [String: SettingValue]?) {
      self.values = values
      number += 1
    }

    func load() throws -> [String: SettingValue] {
      guard let values else { throw Unreadable.Damaged() }
      return values
    }

    func merge(set values: [String: SettingValue], unset keys: Set<String>) throws {}
  }

  @Test func `chooses the level that is edited`() {
    let menu = menu()
    menu.start(stores: [.project: MemoryStore()], editing: .project)
    #expect(menu.editedLevel == .project)
  }

  @Test func `without a store, saving what was changed throws`() throws {
    let menu = menu()
    try menu.save()
    menu.setValue("5", for: "volume")
    #expect(throws: (any Error).self) { try menu.save() }
    #expect(menu.hasUnsavedChanges)
  }

  @Test func `a key with a space and a setting without a default are diagnostics`() {
    let menu = Menu(
      Table {
        Section {
          ToggleRow("A", isOn: Binding(get: { true }, set: { _ in })).id("a")
          TextFieldRow("B", text: app.$name).id("my key")
          ToggleRow("C", isOn: .constant(true)).id("c")
        }
      })
    #expect(
      menu.diagnostics.map(\.message) == [
        "C: the setting can never change: it is constant",
        "\"a\" has no default, so unsetting gives it the value read first; pass default:",
        "the key \"my key\" has a space, which flags and words cannot have",
      ])
    #expect(menu.diagnostics.allSatisfy { $0.sites.count == 1 })
  }
}

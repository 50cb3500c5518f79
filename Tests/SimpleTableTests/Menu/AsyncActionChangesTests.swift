import Testing

@testable import SimpleTable

/// What an action that takes time changes is stored when it ends.
@MainActor @Suite struct `What an action that takes time changes` {
  final class App {
    @Setting var volume = 60
    @Setting var name = "Otter"
    @Setting var theme = "dark"
    @Setting var size = 1

    /// What the actions do.
    var work: () async throws -> Void = {}
    var other: () async throws -> Void = {}
  }

  /// What actions wait for until a test opens it.
  private final class Gate {
    private var isOpen = false
    func open() { isOpen = true }

    nonisolated(nonsending) func pass() async { while !isOpen { await Task.yield() } }
  }

  private struct Failure: Error {}

  let app = App()
  let menu: Menu
  let store = MemoryStore()
  private let gate = Gate()

  init() throws {
    menu = Menu(
      Table("Settings") { [app] in
        Section {
          SliderRow("Volume", value: app.$volume, in: 0...100).id("volume")
          TextFieldRow("Name", text: app.$name).id("name")
          PickerRow("Theme", selection: app.$theme, options: ["dark", "light"]).id("theme")
          StepperRow("Size", value: app.$size, in: 0...9).id("size")
          ButtonRow("Button") { try await app.work() }.id("button")
          Row("Row") { try await app.work() }.id("row")
          Row("Later").id("later").onSelect { try await app.work() }
          ButtonRow("Other") { try await app.other() }.id("other")
          ButtonRow("Beside") { try await app.work() }.keepsChanges(false).id("beside")
          LinkRow("More") {
            Section {
              ButtonRow("Below") { try await app.work() }.continuesInBackground().id("below")
            }
          }
          .id("more")
        }
      })
    try menu.load(from: store)
  }

  private func turn() async { for _ in 0..<20 { await Task.yield() } }

  /// Selects rows one after the other, and returns what waits for the end of their actions.
  private func begin(_ rows: RowID...) async -> Task<Void, Never> {
    for row in rows { menu.page.select(row: row) }
    let task = Task { await menu.finishActions() }
    await turn()
    return task
  }

  private func source(_ key: String) -> SettingSource? { menu.setting(key)?.source }

  /// Saves, and returns what is stored.
  private var stored: [String: SettingValue] {
    try? menu.save()
    return store.values
  }

  @Test(arguments: ["button", "row", "later"])
  func `is stored when it ends, as one event`(row: String) async {
    app.work = { [unowned app, gate] in
      app.volume = 90
      await gate.pass()
      app.theme = "light"
    }
    let reports = Reports(of: menu)
    #expect(menu.page.select(row: RowID(row)) == .handled)
    let task = Task { await menu.finishActions() }
    await turn()
    #expect(app.volume == 90 && !menu.hasUnsavedChanges && reports.lines.isEmpty)
    gate.open()
    await task.value
    #expect(reports.lines.last == "theme: dark -> light user")
    #expect((source("volume"), source("theme")) == (.user, .user))
    #expect(stored == ["volume": .number("90"), "theme": .text("light")])
    #expect(menu.undo() && (app.volume, app.theme) == (60, "dark") && !menu.undo())
    #expect(stored.isEmpty && source("volume") == .default)
    #expect(menu.redo() && (app.volume, app.theme) == (90, "light"))
  }

  @Test func `is stored also where the action fails`() async {
    app.work = { [unowned app] in
      app.volume = 90
      throw Failure()
    }
    menu.page.select(row: "button")
    await menu.finishActions()
    #expect(menu.page.actionFailure(row: "button") != nil)
    #expect(source("volume") == .user && stored == ["volume": .number("90")])
  }

  @Test func `stays the program's where the row says so`() async {
    app.work = { [unowned app] in
      await Task.yield()
      app.volume = 90
    }
    menu.page.select(row: "beside")
    await menu.finishActions()
    #expect((app.volume, source("volume")) == (90, .program))
    #expect(!menu.hasUnsavedChanges && !menu.undo())
  }

  @Test func `is stored also where its page was left meanwhile`() async {
    app.work = { [unowned app, gate] in
      await gate.pass()
      app.volume = 90
    }
    let task = await begin("more", "below")
    menu.pop()
    gate.open()
    await task.value
    #expect(source("volume") == .user && stored == ["volume": .number("90")])
    #expect(menu.undo() && app.volume == 60)
  }

  @Test func `does not take what the user changes meanwhile`() async {
    app.work = { [unowned app, gate] in
      app.name = "Lake"
      await gate.pass()
      app.size = 2
    }
    let task = await begin("button")
    #expect(menu.setValue("20", for: "volume") == .accepted)
    menu.page.setValue("light", row: "theme")
    gate.open()
    await task.value
    #expect(menu.settings.allSatisfy { $0.source == .user })
    #expect(menu.undo() && (app.name, app.size) == ("Otter", 1))
    #expect((app.volume, app.theme) == (20, "light"))
    #expect(menu.undo() && app.theme == "dark" && menu.undo() && app.volume == 60)
    #expect(!menu.undo() && stored.isEmpty)
  }

  @Test func `overrides what the user has set meanwhile, and is undone to that`() async {
    app.work = { [unowned app, gate] in
      await gate.pass()
      app.volume = 90
    }
    let task = await begin("button")
    menu.setValue("20", for: "volume")
    gate.open()
    await task.value
    #expect(source("volume") == .user && stored == ["volume": .number("90")])
    #expect(menu.undo() && app.volume == 20 && source("volume") == .user)
    #expect(menu.undo() && app.volume == 60)
  }

  @Test func `is undone to what the user has unset meanwhile`() async {
    app.volume = 35
    app.work = { [unowned app, gate] in
      await gate.pass()
      app.volume = 90
    }
    let task = await begin("button")
    #expect(menu.unset("volume") == .accepted && app.volume == 60)
    gate.open()
    await task.value
    #expect(source("volume") == .user && app.volume == 90)
    #expect(menu.undo() && app.volume == 60)
  }

  @Test(arguments: [true, false])
  func `is stored for each of two actions that overlap`(endsInTurn: Bool) async {
    let second = Gate()
    app.work = { [unowned app, gate] in
      app.volume = 90
      await gate.pass()
      app.theme = "light"
    }
    app.other = { [unowned app] in
      app.name = "Lake"
      await second.pass()
      app.size = 2
    }
    let task = await begin("button", "other")
    for gate in endsInTurn ? [gate, second] : [second, gate] {
      gate.open()
      await turn()
    }
    await task.value
    let kept: [String: SettingValue] = [
      "volume": .number("90"), "theme": .text("light"), "name": .text("Lake"),
      "size": .number("2"),
    ]
    #expect(stored == kept && menu.settings.allSatisfy { $0.source == .user })
    var count = 0
    while menu.undo() { count += 1 }
    #expect((app.volume, app.theme, app.name, app.size) == (60, "dark", "Otter", 1))
    #expect((1...2).contains(count) && stored.isEmpty)
    while menu.redo() {}
    #expect(stored == kept)
  }

  @Test func `counts from what the user has set meanwhile, also beside a newer action`() async {
    let second = Gate()
    app.work = { [unowned app, gate] in
      await gate.pass()
      app.volume = 60
    }
    app.other = { await second.pass() }
    let task = await begin("button", "other")
    menu.setValue("20", for: "volume")
    second.open()
    await turn()
    gate.open()
    await task.value
    #expect(source("volume") == .user && stored == ["volume": .number("60")])
  }

  @Test func `may be set by the menu itself between two waits`() async {
    app.work = { [unowned app, unowned menu] in
      app.name = "Lake"
      await Task.yield()
      menu.setValue("20", for: "volume")
      await Task.yield()
      app.size = 2
    }
    menu.page.select(row: "button")
    await menu.finishActions()
    #expect(
      stored == ["name": .text("Lake"), "volume": .number("20"), "size": .number("2")])
    while menu.undo() {}
    #expect((app.volume, app.name, app.size) == (60, "Otter", 1) && stored.isEmpty)
  }
}

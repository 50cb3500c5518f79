import SimpleTable
import Testing

@testable import SimpleTableCommand

/// What a program sees that runs commands itself.
@Suite struct `Commands within a program` {
  @Test func `a menu that edits another level already goes on doing so`() async {
    let menu = Menu(Studio().table)
    menu.editedLevel = .system
    let (system, user) = (MemoryStore(), MemoryStore())
    let command = SettingsCommand("studio", menu: menu, stores: [.system: system, .user: user])
    #expect(await command.run(["set", "volume", "45"]) == 0)
    #expect(system.values == ["volume": .number("45")] && user.values.isEmpty)
  }

  @Test(arguments: [(SettingLevel.user, SettingLevel.system), (.system, .user)])
  func `the level of a command is edited, though the menu was started for another`(
    started: SettingLevel, named: SettingLevel
  ) async {
    let menu = Menu(Studio().table)
    let stores = [SettingLevel.system: MemoryStore(), .user: MemoryStore()]
    menu.start(stores: stores, editing: started)
    let command = SettingsCommand("studio", menu: menu, stores: stores, editedLevel: named)
    #expect(menu.diagnostics.isEmpty)
    #expect(await command.run(["set", "volume", "45"]) == 0)
    #expect(stores[named]?.values == ["volume": .number("45")])
    #expect(stores[started]?.values.isEmpty == true)
  }

  @Test func `a level that comes after a change is a mistake`() {
    let menu = Menu(Studio().table)
    menu.setValue("45", for: "volume")
    _ = SettingsCommand("studio", menu: menu, stores: [:], editedLevel: .system)
    let message =
      "editedLevel: is set to system after a change, so changes are stored at user"
    #expect(menu.editedLevel == .user && menu.diagnostics.map(\.message).contains(message))
    menu.editedLevel = .user
    menu.undo()
    menu.editedLevel = .system
    #expect(menu.editedLevel == .user)
  }

  @Test func `a dry run leaves what the program itself has set`() async {
    let studio = Studio()
    let (menu, store) = (Menu(studio.table), MemoryStore())
    let command = SettingsCommand("studio", menu: menu, store: store)
    #expect(await command.run(["set", "volume", "45"]) == 0)
    studio.volume = 35
    studio.zoom = 2
    #expect(await command.run(["set", "--dry-run", "volume=50", "zoom=0.5", "loud=true"]) == 0)
    #expect(studio.volume == 35 && studio.zoom == 2 && !studio.isLoud)
    #expect(store.values == ["volume": .number("45")])
  }

  @Test func `streams that are made print what they are given to print`() async {
    var command = SettingsCommand("studio", menu: Menu(Studio().table))
    var printed = ""
    command.streams = CommandStreams(output: { printed += $0 })
    #expect(await command.run(["get", "volume"]) == 0 && printed == "60\n")
    #expect(await command.run(["set", "password", "-"]) == 1)
    #expect(await command.run([]) == 0 && printed.contains("Volume"))
  }

  @Test func `an action that takes time is waited for on no actor, too`() async {
    let studio = Studio()
    var printed = ""
    studio.print = { printed += $0 }
    let command = SettingsCommand("studio", menu: Menu(studio.table))
    #expect(await command.run(["run", "otters.tune"]) == 0)
    #expect(printed == "tuned\n")
  }

  @Test(arguments: [("get a", true), ("get a --json", false), ("check", false)])
  func `mistakes in the description are reported to its author`(
    words: String, isReported: Bool
  ) async {
    var command = SettingsCommand("broken", menu: Menu(Broken().table))
    var errors = ""
    command.streams.output = { _ in }
    command.streams.error = { errors += $0 }
    let words = [CommandWord](splitting: words.words)
    let session = CommandSession(
      command, answersInJSON: words.askForJSON, endsProgram: true)
    #expect(await session.run(words) == 0)
    #if DEBUG
      #expect(errors.contains("two rows have the id") == isReported)
    #else
      #expect(errors.isEmpty)
    #endif
  }

  @MainActor @Test func `the page has the handler afterwards that it had before`() async {
    let menu = Menu(Studio().table)
    var command = SettingsCommand("studio", menu: menu)
    command.streams.isErrorTerminal = true
    command.streams.error = { _ in }
    #expect(await command.run(["run", "otters.tune"]) == 0)
    #expect(menu.page.onChange == nil && menu.titles.count == 2)
  }
}

import SimpleTable
import SimpleTableCommand
import Testing

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

  @Test func `an action that takes time is waited for on no actor, too`() async {
    let studio = Studio()
    var printed = ""
    studio.print = { printed += $0 }
    let command = SettingsCommand("studio", menu: Menu(studio.table))
    #expect(await command.run(["run", "otters.tune"]) == 0)
    #expect(printed == "tuned\n")
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

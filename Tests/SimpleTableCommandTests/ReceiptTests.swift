import SimpleTable
import Testing

@testable import SimpleTableCommand

@Suite struct `Receipts of a menu` {
  @Test func `what was changed is the commands that would do it, without secrets`() throws {
    let studio = Studio()
    let menu = Menu(studio.table)
    let store = MemoryStore(
      ["zoom": .number("2"), "loud": .bool(true), "warning": .number("2")])
    menu.start(stores: [.user: store])
    let command = SettingsCommand("studio config", menu: menu, store: store)
    let before = command.storedTexts
    #expect(command.receipt(since: before) == "")
    menu.setValue("it's\tme", for: "name")
    menu.setValue("Ada's; rm -rf *", for: "name")
    menu.setValue("Mon, Tue", for: "days")
    menu.setValue("12345", for: "password")
    menu.unset("zoom")
    menu.setValue("3", for: "warning")
    // The warning is gone with this, and what is stored for it stays.
    menu.setValue("false", for: "loud")
    #expect(
      command.receipt(since: before) == #"""
        studio config set 'days=Mon, Tue' loud=false 'name=Ada'\''s; rm -rf *'
        studio config unset zoom

        """#)
    menu.undo()
    #expect(command.receipt(since: before).contains("set 'days"))
  }

  @Test func `what another process has stored meanwhile is not part of it`() throws {
    let menu = Menu(Studio().table)
    let store = MemoryStore(["zoom": .number("2"), "volume": .number("20")])
    menu.start(stores: [.user: store])
    let command = SettingsCommand("studio config", menu: menu, store: store)
    let before = command.storedTexts
    menu.setValue("Bo", for: "name")
    menu.setValue("30", for: "volume")
    try menu.save()
    store.merge(set: ["loud": .bool(true), "volume": .number("40")], unset: ["zoom"])
    menu.reloadStores()
    #expect(menu.setting("loud")?.value == "true" && menu.setting("volume")?.value == "40")
    #expect(command.receipt(since: before) == "studio config set name=Bo\n")
  }

  @Test func `what is again as it was before another process has stored it is not part of it`()
    throws
  {
    let menu = Menu(Studio().table)
    let store = MemoryStore(["volume": .number("20")])
    menu.start(stores: [.user: store])
    let command = SettingsCommand("studio config", menu: menu, store: store)
    let before = command.storedTexts
    store.merge(set: ["volume": .number("30")], unset: [])
    menu.reloadStores()
    menu.setValue("20", for: "volume")
    #expect(menu.setting("volume")?.value == "20" && command.receipt(since: before) == "")
  }
}

import SimpleTableTesting
import Testing

@testable import SimpleTable

// Actions that make settings come and go.
extension `What an action changes` {
  @Test func `may reveal a setting and change that`() {
    app.act = { [unowned app] in (app.isExpert, app.level) = (true, 7) }
    menu.page.select(row: "button")
    #expect(stored["expert"] == .bool(true) && app.level == 7)
    // A new process would have 1, so the 7 is stored or said to be the program's.
    #expect(source("level") == .program || stored["level"] == .number("7"))
    #expect(menu.undo() && !app.isExpert && stored["expert"] == nil)
  }

  @Test func `may hide a setting that it has changed`() {
    menu.setValue("on", for: "expert")
    _ = stored
    app.act = { [unowned app] in (app.isExpert, app.level) = (false, 7) }
    menu.page.select(row: "button")
    #expect(source("expert") == .user && stored["expert"] == .bool(false))
    #expect(menu.setting("level") == nil)
    #expect(menu.undo() && app.isExpert)
    let level = menu.setting("level")
    #expect(level?.value == app.level.description)
    #expect(level?.value == "1" || level?.source == .program)
  }

  @Test func `may add an entry, whose settings are the user's then`() {
    app.act = { [unowned app] in
      app.servers.append("own")
      app.ports["own"] = 8_080
    }
    menu.page.select(row: "button")
    #expect(source("hosts") == .user && app.ports == ["own": 8_080])
    #expect(source("hosts.own.port") == .program || stored["hosts.own.port"] == .number("8080"))
    #expect(menu.setValue("9090", for: "hosts.own.port") == .accepted)
    #expect(stored == ["hosts": .texts(["own"]), "hosts.own.port": .number("9090")])
    while menu.undo() {}
    #expect(app.servers == [] && stored.isEmpty)
  }

  @Test func `is there again after a restart`() {
    let menu = Self.menu(of: app)
    app.act = { [unowned app] in
      (app.volume, app.theme, app.days) = (90, "light", ["Tue"])
      (app.isExpert, app.servers) = (true, ["own"])
    }
    menu.page.select(row: "button")
    menu.setValue("9090", for: "hosts.own.port")
    expectRestart(of: menu) { Self.menu(of: App()) }
  }
}

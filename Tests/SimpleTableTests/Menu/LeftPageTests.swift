import Testing

@testable import SimpleTable

/// A page that the menu has left refuses everything, and changes nothing.
@Suite struct `A page that the menu has left` {
  final class App: ServerKeeper {
    @Setting var records = [Server("alpha"), Server("beta")]
    @Setting var tags: [String] = ["a", "b"]
    @Setting var isOn = false
    @Setting var theme = "dark"
    var isOffered = true
    let log = Log()
  }

  let app = App()
  let menu: Menu
  let store = MemoryStore()

  init() throws {
    menu = Menu(
      Table("Settings") { [app] in
        Section {
          ToggleRow("Root", isOn: app.$isOn).id("root")
          ListRow("Servers", records: app.$records, new: { Server($0) }) { Self.page(of: $0) }
            .id("servers")
          if app.isOffered {
            LinkRow("Tags", scope: "more") { Self.more(of: app) }.id("more")
          }
        }
      })
    try menu.load(from: store)
  }

  @TableBuilder private static func page(of server: Binding<Server>) -> Section {
    Section {
      TextFieldRow("Host", text: server.host).id("host")
      StepperRow("Port", value: server.port, in: 1...99).id("port")
    }
  }

  @TableBuilder private static func more(of app: App) -> Section {
    Section {
      ToggleRow("On", isOn: app.$isOn).id("on")
      ButtonRow("Run") { app.log("run") }.id("run")
      ButtonRow("Ask") { app.log("ask") }.confirm("Sure?").id("ask")
      Row("Info", accessory: .detailButton).onAccessory { app.log("info") }.id("info")
      LinkRow("Deeper") { Section { Row("Nothing") } }.id("deeper")
      ListRow("Tags", entries: app.$tags).id("tags")
    }
    Section("Theme", id: "theme") {
      for theme in ["dark", "light"] { Row(theme).tag(theme).id(theme) }
    }
    .selection(.single(app.$theme))
  }

  /// Expects that nothing has changed, and nothing is to be saved, undone or reported.
  private func expectNothing(
    in menu: Menu, _ reports: Reports, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(reports.lines.isEmpty && app.log.lines.isEmpty, sourceLocation: sourceLocation)
    #expect(!menu.hasUnsavedChanges && !menu.undo(), sourceLocation: sourceLocation)
    #expect(app.hosts == [:] && app.ports == [:], sourceLocation: sourceLocation)
    #expect(app.tags == ["a", "b"], sourceLocation: sourceLocation)
    #expect(!app.isOn && app.theme == "dark", sourceLocation: sourceLocation)
  }

  /// The ways in which a page is left.
  static let ways = ["pop", "pop to the root", "its link goes", "its link goes, out of view"]

  private func leave(_ way: String) {
    switch way {
    case "pop": menu.pop()
    case "pop to the root": menu.popToRoot()
    case "its link goes":
      app.isOffered = false
      menu.reload()
    default:
      menu.page.select(row: "deeper")
      app.isOffered = false
      menu.reload()
    }
  }

  @Test(arguments: ways)
  func `changes no value`(way: String) {
    menu.page.select(row: "more")
    let page = menu.page
    leave(way)
    #expect(menu.titles == ["Settings"])
    let reports = Reports(of: menu)
    #expect(page.setValue("on", row: "on") == .ignored(.unavailable))
    #expect(page.setValue("light", row: "light") == .ignored(.unavailable))
    #expect(page.setValue("c", row: "tags") == .ignored(.unavailable))
    #expect(page.setValue("c", row: "nothing") == .ignored(.unavailable))
    #expect(page.increment(row: "on") == .ignored(.unavailable))
    #expect(page.decrement(RowPath(section: 0, row: 0)) == .ignored(.unavailable))
    expectNothing(in: menu, reports)
  }

  @Test(arguments: ways)
  func `runs no closure and shows no other page`(way: String) {
    menu.page.select(row: "more")
    let page = menu.page
    leave(way)
    let reports = Reports(of: menu)
    for row in ["on", "run", "ask", "deeper", "light", "nothing"] as [RowID] {
      #expect(page.select(row: row) == .ignored(.unavailable))
      #expect(page.confirm(row: row) == .ignored(.unavailable))
      #expect(page.tapAccessory(row: row) == .ignored(.unavailable))
    }
    #expect(page.select(RowPath(section: 0, row: 1)) == .ignored(.unavailable))
    #expect(page.tapAccessory(row: "info") == .ignored(.unavailable))
    #expect(page.tapAccessory(RowPath(section: 0, row: 3)) == .ignored(.unavailable))
    #expect(menu.titles == ["Settings"])
    expectNothing(in: menu, reports)
  }

  @Test func `changes no entry of a list`() {
    menu.page.select(row: "more")
    menu.page.select(row: "tags")
    let page = menu.page
    menu.popToRoot()
    let reports = Reports(of: menu)
    #expect(page.removeEntry(row: "a") == .ignored(.unavailable))
    #expect(page.removeEntry(RowPath(section: 0, row: 0)) == .ignored(.unavailable))
    #expect(page.moveEntry(row: "a", by: 1) == .ignored(.unavailable))
    #expect(page.moveEntry(RowPath(section: 0, row: 0), by: 1) == .ignored(.unavailable))
    #expect(page.setValue("c", row: "a") == .ignored(.unavailable))
    #expect(page.setValue("c", row: "+") == .ignored(.unavailable))
    expectNothing(in: menu, reports)
  }

  @Test func `of a record that was removed gives the record no value for later`() throws {
    menu.page.select(row: "servers")
    menu.page.select(row: "alpha")
    let page = menu.page
    #expect(menu.removeEntries(["alpha"], from: "servers") == .accepted)
    #expect(menu.titles == ["Settings", "Servers"])
    #expect(page.setValue("odd", row: "host") == .ignored(.unavailable))
    #expect(page.increment(row: "port") == .ignored(.unavailable))
    #expect(app.hosts["alpha"] == nil && app.ports["alpha"] == nil)
    #expect(menu.addEntries(["alpha"], to: "servers") == .accepted)
    let host = menu.setting("servers.alpha.host")
    #expect((host?.value, host?.source, host?.isStored) == ("none", .default, false))
    try menu.save()
    #expect(store.values == ["servers": .texts(["beta", "alpha"])])
  }

  @Test func `stays left when its row leads to a page again`() {
    menu.page.select(row: "more")
    let page = menu.page
    menu.pop()
    menu.page.select(row: "more")
    #expect(menu.titles == ["Settings", "Tags"] && menu.page !== page)
    #expect(page.select(row: "on") == .ignored(.unavailable))
    #expect(page.setValue("on", row: "on") == .ignored(.unavailable))
    #expect(menu.page.select(row: "on") == .handled && app.isOn)
  }

  @Test func `refuses also where the program had pushed it`() {
    let isOn = Variable(false)
    menu.push(
      Table("Pushed") { Section { ToggleRow("On", isOn: isOn.binding).id("on") } }, from: "root")
    let page = menu.page
    #expect(page.select(row: "on") == .handled && isOn.wrappedValue)
    menu.pop()
    #expect(page.select(row: "on") == .ignored(.unavailable))
    #expect(page.setValue("off", row: "on") == .ignored(.unavailable))
    #expect(isOn.wrappedValue)
  }

  @Test func `can still be read, and what cannot be found is found no more`() {
    menu.page.select(row: "more")
    let page = menu.page
    menu.pop()
    #expect(page.title == "Tags" && page.row(at: RowPath(section: 0, row: 0))?.title == "On")
    #expect(page.row(at: RowPath(section: 9, row: 9)) == nil)
    #expect(page.select(RowPath(section: 9, row: 9)) != .handled)
    #expect(page.setValue("x", row: "nowhere") != .accepted)
  }

  @Test func `is not one above the page in view`() {
    let root = menu.page
    menu.page.select(row: "more")
    let more = menu.page
    menu.page.select(row: "deeper")
    #expect(root.select(row: "root") == .handled && app.isOn)
    #expect(more.setValue("off", row: "on") == .accepted && !app.isOn)
    #expect(menu.titles == ["Settings", "Tags", "Deeper"])
  }

  @Test func `answers so to its own closure as well`() {
    let log = app.log
    var page: TableAdapter?
    var outcome: SelectionOutcome?
    let menu = Menu(Table("Root") { Section { Row("Root").id("root") } })
    menu.push(
      Table("Pushed") {
        Section {
          Row("Back") { [unowned menu] in
            menu.pop()
            outcome = page?.select(row: "run")
          }
          .id("back")
          Row("Run") { log("run") }.id("run")
        }
      }, from: "root")
    page = menu.page
    menu.page.select(row: "back")
    #expect(outcome == .ignored(.unavailable) && log.lines.isEmpty)
    page = nil
  }
}

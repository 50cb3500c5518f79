import Testing

@testable import SimpleTable

/// Removing a record and undoing that are complete when they return, secrets included.
@Suite struct `A record that is removed and brought back` {
  final class App: ServerKeeper {
    @Setting var records: [Server] = []

    var token: String? { records.first { $0.id == "alpha" }?.token }
  }

  let app = App()

  private func menu(of app: App? = nil) -> Menu {
    let app = app ?? self.app
    return Menu(
      Table("Settings") {
        Section {
          ListRow("Servers", records: app.$records, new: { Server($0) }) { server in
            Section {
              TextFieldRow("Host", text: server.host).id("host")
              TextFieldRow("Token", text: server.token, isSecure: true).id("token")
            }
          }
          .id("servers")
        }
      })
  }

  private func store(isSafe: Bool = true) -> MemoryStore {
    MemoryStore(
      ["servers": .texts(["alpha", "beta"]), "servers.alpha.host": .text("a.example")],
      keepsSecrets: isSafe)
  }

  /// Removes the record `alpha` on the page of the list or by its key.
  private func remove(_ way: String, in menu: Menu) -> ValueOutcome {
    guard way == "page" else { return menu.removeEntries(["alpha"], from: "servers") }
    menu.popToRoot()
    menu.page.select(row: "servers")
    return menu.page.removeEntry(row: "alpha")
  }

  @Test(arguments: ["page", "key"])
  func `the program has its values as soon as undo returns`(way: String) throws {
    let menu = menu()
    try menu.load(from: store())
    #expect(remove(way, in: menu) == .accepted)
    #expect(app.servers == ["beta"] && app.hosts["alpha"] != "a.example")
    #expect(menu.undo())
    #expect(app.servers == ["alpha", "beta"] && app.hosts["alpha"] == "a.example")
    #expect(menu.redo() && app.servers == ["beta"] && app.hosts["alpha"] != "a.example")
    #expect(menu.undo() && app.hosts["alpha"] == "a.example" && menu.leftOut.isEmpty)
  }

  @Test(arguments: ["typed", "typed and saved", "loaded"], ["page", "key"])
  func `a secret is back with its record, while the process lives`(
    origin: String, way: String
  ) throws {
    let menu = menu()
    let store = store()
    let key = "servers.alpha.token"
    if origin == "loaded" { store.merge(set: [key: .text("s3cr3t")], unset: []) }
    try menu.load(from: store)
    if origin != "loaded" { #expect(menu.setValue("s3cr3t", for: key) == .accepted) }
    if origin != "typed" { try menu.save() }
    for _ in 0..<2 {
      #expect(remove(way, in: menu) == .accepted && app.token != "s3cr3t")
      try menu.save()
      #expect(store.values.keys.sorted() == ["servers"])
      #expect(menu.undo() && menu.leftOut.isEmpty)
      #expect(app.token == "s3cr3t" && menu.setting(key)?.isStored == true)
      try menu.save()
      #expect(store.values[key] == .text("s3cr3t"))
    }
    #expect(menu.redo() && app.token != "s3cr3t")
    try menu.save()
    #expect(store.values.keys.sorted() == ["servers"])
    #expect(menu.undo() && app.token == "s3cr3t")
    try menu.save()
    let again = App()
    try self.menu(of: again).load(from: store)
    #expect(again.token == "s3cr3t")
  }

  @Test func `a secret that is remembered for undo is shown nowhere`() throws {
    let menu = menu()
    let reports = Reports(of: menu)
    try menu.load(from: store())
    menu.setValue("s3cr3t", for: "servers.alpha.token")
    try menu.save()
    var text = ""
    let look = {
      dump(menu, to: &text)
      dump(menu.page, to: &text)
      dump(menu.settings, to: &text)
      dump([menu.invalidSettings, menu.leftOut], to: &text)
      dump(menu.unknownKeys, to: &text)
    }
    #expect(remove("key", in: menu) == .accepted)
    look()
    #expect(menu.unknownKeys == [])
    #expect(menu.undo())
    look()
    dump(reports.changes, to: &text)
    #expect(!text.contains("s3cr3t") && !text.isEmpty)
  }

  @Test func `a store that keeps no secrets never gets that of a record`() throws {
    let menu = menu()
    let store = store(isSafe: false)
    try menu.load(from: store)
    menu.setValue("s3cr3t", for: "servers.alpha.token")
    try menu.save()
    #expect(remove("key", in: menu) == .accepted)
    try menu.save()
    #expect(menu.undo())
    try menu.save()
    #expect(store.values["servers.alpha.token"] == nil)
    #expect(store.values["servers.alpha.host"] == .text("a.example"))
  }

  @Test func `a secret that was loaded and is back is not saved where secrets are not kept`() throws
  {
    let (menu, safe, other) = (menu(), store(), MemoryStore())
    safe.merge(set: ["servers.alpha.token": .text("s3cr3t")], unset: [])
    try menu.load(from: safe)
    #expect(remove("key", in: menu) == .accepted)
    try menu.save()
    #expect(menu.undo() && app.token == "s3cr3t")
    try menu.save(to: other)
    #expect(other.values.keys.sorted() == ["servers", "servers.alpha.host"])
  }

  @Test func `once a secret is gone with its record, other changes are to be saved`() throws {
    let menu = menu()
    try menu.load(from: store(isSafe: false))
    #expect(menu.setValue("otter", for: "servers.alpha.token") == .accepted)
    try menu.save()
    #expect(remove("key", in: menu) == .accepted && menu.undo())
    try menu.save()
    #expect(menu.redo())
    try menu.save()
    #expect(menu.setValue("b.example", for: "servers.beta.host") == .accepted)
    #expect(menu.hasUnsavedChanges)
  }

  @Test func `everything below the name goes and comes in one event`() throws {
    let menu = menu()
    let store = store()
    store.merge(set: ["servers.alpha.old": .text("kept")], unset: [])
    try menu.load(from: store)
    let before = store.values
    #expect(remove("key", in: menu) == .accepted)
    try menu.save()
    #expect(store.values == ["servers": .texts(["beta"])])
    #expect(menu.undo() && !menu.undo())
    try menu.save()
    #expect(store.values == before)
  }
}

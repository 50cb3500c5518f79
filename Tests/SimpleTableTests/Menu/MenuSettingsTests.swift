import Testing

@testable import SimpleTable

/// What a menu knows of the settings of all its pages.
@Suite struct `Menu settings` {
  final class Phone {
    var wifi = true
    var volume = 60
    var theme = "dark"
    var name = "Ada"
    var pin = "1234"
  }

  let phone = Phone()
  let menu: Menu

  init() {
    let phone = phone
    menu = Menu(
      Table("Settings") {
        Section {
          ToggleRow("Wi-Fi", isOn: Binding(phone, \.wifi)).id("wifi")
          LinkRow("Sound", scope: "sound") {
            Section {
              SliderRow(
                "Volume",
                value: Binding(
                  get: { phone.volume }, set: { phone.volume = $0 }, default: 50),
                in: 0...100, step: 5
              ).id("volume")
            }
          }
          .id("sound")
          PickerRow(
            "Theme", selection: Binding(phone, \.theme), options: ["light", "dark"]
          ) { $0.uppercased() }
          .id("theme")
          TextFieldRow("Name", text: Binding(phone, \.name), rules: [.required]).id("name")
        }
      })
  }

  @Test func `settings of all pages are listed in order, with scopes`() {
    #expect(menu.settings.map(\.key) == ["wifi", "theme", "name", "sound.volume"])
    #expect(menu.settings.map(\.value) == ["true", "dark", "Ada", "60"])
    let volume = menu.setting("sound.volume")
    #expect(volume?.pageTitles == ["Settings", "Sound"])
    #expect(volume?.defaultValue == "50")
    #expect(volume?.source == .default)
    #expect(volume?.isStored == false)
  }

  @Test func `values are set, unset, undone and reverted`() {
    #expect(menu.setValue("55", for: "sound.volume") == .accepted)
    #expect(phone.volume == 55)
    #expect(menu.setting("sound.volume")?.source == .user)
    #expect(menu.setValue("57", for: "sound.volume") == .refused("must go in steps of 5 from 0"))
    #expect(menu.setValue("1", for: "nothing") == .ignored(.unknownKey))
    #expect(menu.unset("sound.volume") == .accepted)
    #expect(phone.volume == 50)
    #expect(menu.setting("sound.volume")?.isStored == false)
    #expect(menu.undo())
    #expect(phone.volume == 55)
    #expect(menu.setting("sound.volume")?.isStored == true)
    #expect(menu.isModified)
    menu.revert()
    #expect(phone.volume == 60)
    #expect(!menu.isModified)
    #expect(!menu.undo())
  }

  @Test func `the user's changes are stored, by whatever way they are made`() throws {
    var changes: [String] = []
    menu.onSettingChange = { changes.append("\($0.key): \($0.oldValue) -> \($0.newValue)") }
    menu.page.select(row: "wifi")
    menu.page.select(row: "theme")
    let light = try #require(menu.page.path(of: "theme"))
    menu.page.select(RowPath(section: 0, row: light.row + 1))
    menu.page.setValue("Bob", row: "name")
    menu.page.select(row: "sound")
    menu.page.increment(row: "volume")
    #expect(
      changes == [
        "wifi: true -> false", "theme: dark -> light", "name: Ada -> Bob",
        "sound.volume: 60 -> 65",
      ])
    let store = MemoryStore()
    try menu.save(to: store)
    #expect(
      store.values == [
        "wifi": .bool(false), "theme": .text("light"), "name": .text("Bob"),
        "sound.volume": .number("65"),
      ])
  }

  @Test func `loading reports the settings whose value or source it changes, and no others`() throws
  {
    var changes: [String] = []
    menu.onSettingChange = {
      changes.append("\($0.key): \($0.oldValue) -> \($0.newValue), \($0.source)")
    }
    try menu.load(from: MemoryStore(["name": .text("Ada"), "sound.volume": .number("20")]))
    #expect(changes == ["name: Ada -> Ada, user", "sound.volume: 60 -> 20, user"])
    changes = []
    try menu.load(from: MemoryStore(["name": .text("Ada"), "sound.volume": .number("20")]))
    #expect(changes.isEmpty)
    try menu.load(from: MemoryStore(["name": .text("Ada"), "sound.volume": .number("30")]))
    #expect(changes == ["sound.volume: 20 -> 30, user"])
  }

  @Test func `sources override each other and lock`() throws {
    let store = MemoryStore([
      "sound.volume": .number("20"), "theme": .text("light"), "old": .bool(true),
    ])
    let report = try menu.load(from: store)
    #expect(report.description.isEmpty && report.unknownKeys == ["old"])
    #expect(menu.unknownKeys == ["old"])
    #expect(phone.volume == 20)
    #expect(phone.theme == "light")
    #expect(
      menu.apply(environment: ["T_SOUND_VOLUME": "35", "T_NAME": ""], prefix: "T_").map(\.key) == [
        "T_NAME"
      ])
    #expect(phone.volume == 35)
    let volume = menu.setting("sound.volume")
    #expect(volume?.source == .environment)
    #expect(volume?.lockReason == "set by T_SOUND_VOLUME")
    #expect(menu.setValue("5", for: "sound.volume") == .ignored(.locked("set by T_SOUND_VOLUME")))
    menu.apply(arguments: ["sound.volume": "80"])
    #expect(phone.volume == 80)
    #expect(menu.setting("sound.volume")?.source == .argument)
    menu.page.select(row: "sound")
    #expect(menu.page.row(at: RowPath(section: 0, row: 0))?.isDisabled == true)
    #expect(menu.page.increment(row: "volume") == .ignored(.locked("set by an argument")))
    try menu.save(to: store)
    #expect(store.values["sound.volume"] == .number("20"))
  }

  @Test func `search finds rows on all pages and leads there`() {
    #expect(menu.search("wifi").map(\.title) == ["Wi-Fi"])
    let hits = menu.search("VOL")
    #expect(hits.map(\.key) == ["sound.volume"])
    #expect(menu.go(to: hits[0]))
    #expect(menu.titles == ["Settings", "Sound"])
    #expect(menu.page.selectedRow == RowPath(section: 0, row: 0))
    #expect(menu.search(" ").isEmpty)
  }
}

import TestFixtures
import Testing

@testable import SimpleTable

/// What was decided about settings, point by point.
@Suite struct `What is decided of settings` {
  final class State {
    var wifi = true
    var network = "Otters"
    var volume = 60
    var theme = "dark"
    var pin = "1234"
    var isOffered = true
    var isDisabled = false
    var log: [String] = []
  }

  let state = State()
  let store = MemoryStore()

  private func binding<Value>(
    _ property: ReferenceWritableKeyPath<State, Value>, default value: Value? = nil
  ) -> Binding<Value> { Binding(state, property, default: value) }

  /// A menu of a toggle, a text that an `if` declares, a number behind a link, a choice and a secret.
  private func menu() -> Menu {
    Menu(
      Table("Settings") {
        Section {
          ToggleRow("Wi-Fi", isOn: binding(\.wifi, default: true)).id("wifi")
          if state.wifi {
            TextFieldRow("Network", text: binding(\.network, default: "Otters"), rules: [.required])
              .id("network")
          }
          LinkRow("Sound", scope: "sound") {
            Section {
              SliderRow("Volume", value: binding(\.volume, default: 50), in: 0...100, step: 5)
                .id("volume").disabled(state.isDisabled, reason: "there is no speaker")
                .formerly("volume", "loudness")
            }
          }
          .id("sound")
          PickerRow("Theme", selection: binding(\.theme), options: ["light", "dark"]) {
            $0.uppercased()
          }
          .id("theme")
          TextFieldRow("PIN", text: binding(\.pin, default: ""), isSecure: true).id("pin")
          ToggleRow("Without an id", isOn: binding(\.isOffered))
        }
      })
  }

  @Test func `a refused value takes back no change before it`() {
    state.volume = 100
    let size = Variable(100)
    let menu = Menu(
      Table {
        Section {
          SliderRow("Size", value: size.binding, in: 0...max(0, state.volume)).id("size")
        }
      })
    #expect(menu.page.setValue("10", row: "size") == .accepted)
    #expect(menu.page.setValue("50", row: "size") == .accepted)
    state.volume = 40
    if case .accepted = menu.page.setValue("50", row: "size") { Issue.record("50 is too much.") }
    #expect(menu.undo() && size.wrappedValue == 10)
  }

  private func store(_ values: [String: SettingValue]) -> MemoryStore { MemoryStore(values) }

  @Test func `a value that cannot come back beside another one leaves nothing behind`() throws {
    let (x, y, z) = (Variable(0), Variable(10), Variable(10))
    let menu = Menu(
      Table {
        Section {
          StepperRow("Z", value: z.binding, in: x.wrappedValue...10).id("z")
          StepperRow("X", value: x.binding, in: 0...y.wrappedValue).id("x")
          StepperRow("Y", value: y.binding, in: x.wrappedValue...10).id("y")
        }
      })
    try menu.load(from: MemoryStore(["z": .number("5"), "x": .number("9"), "y": .number("3")]))
    #expect((z.wrappedValue, x.wrappedValue, y.wrappedValue) == (5, 0, 3))
    #expect(menu.settings.map(\.source) == [.user, .default, .user])
  }

  @Test func `of two values that become valid together the program gets the higher one`() {
    let (volume, mode) = (Variable(60), Variable(0))
    var given: [Int] = []
    let loud = Binding(
      get: { volume.wrappedValue },
      set: {
        volume.wrappedValue = $0
        given.append($0)
      }, default: 60)
    let menu = Menu(
      Table {
        Section {
          SliderRow("Volume", value: loud, in: 0...(mode.wrappedValue == 9 ? 80 : 100)).id("volume")
          StepperRow("Mode", value: mode.binding, in: 0...5).id("mode")
        }
      })
    menu.start(
      stores: [
        .user: MemoryStore(["volume": .number("90"), "mode": .number("9")]),
        .system: MemoryStore(["mode": .text("9")]),
        .project: MemoryStore(),
      ], arguments: ["volume": "95"])
    #expect(volume.wrappedValue == 95 && given.filter { $0 == 90 }.count <= 1)
    #expect(menu.setting("volume")?.source == .argument)
  }

  @Test func `a picker takes an option that another stored value adds`() throws {
    let (theme, hasAll) = (Variable("dark"), Variable(false))
    let menu = Menu(
      Table {
        let options = hasAll.wrappedValue ? ["dark", "light"] : ["dark"]
        Section {
          PickerRow("Theme", selection: theme.binding, options: options).id("theme")
          ToggleRow("All", isOn: hasAll.binding).id("all")
        }
      })
    let report = try menu.load(from: MemoryStore(["theme": .text("light"), "all": .bool(true)]))
    #expect(report.isEmpty && theme.wrappedValue == "light")
    #expect(menu.setting("theme")?.source == .user)
  }

  @Test(arguments: ["key", "row"])
  func `a value is accepted that makes another one valid on which it depends`(way: String) throws {
    let (size, limit) = (Variable(10), Variable(80))
    let menu = Menu(
      Table {
        Section {
          SliderRow("Size", value: size.binding, in: 0...limit.wrappedValue).id("size")
          SliderRow("Limit", value: limit.binding, in: 0...(size.wrappedValue > 80 ? 100 : 80))
            .id("limit")
        }
      })
    try menu.load(from: MemoryStore(["limit": .number("100")]))
    #expect(limit.wrappedValue == 80)
    let outcome =
      way == "key" ? menu.setValue("90", for: "size") : menu.page.setValue("90", row: "size")
    #expect(outcome == .accepted && (size.wrappedValue, limit.wrappedValue) == (90, 100))
  }

  @Test func `1 an argument overrides the environment, that the store, and that the default`()
    throws
  {
    let menu = menu()
    let volume = { menu.setting("sound.volume") }
    #expect(volume()?.source == .default)
    try menu.load(from: store(["sound.volume": .number("10")]))
    #expect(volume()?.source == .user)
    #expect(menu.apply(environment: ["T_SOUND_VOLUME": "20"], prefix: "T_").isEmpty)
    #expect(volume()?.source == .environment)
    #expect(menu.apply(arguments: ["sound.volume": "30"]).isEmpty)
    #expect(volume()?.source == .argument)
    #expect(volume()?.value == "30")
    #expect(menu.setValue("40", for: "sound.volume") == .ignored(.locked("set by an argument")))
    menu.apply(arguments: [:])
    #expect((volume()?.value, volume()?.lockReason) == ("20", "set by T_SOUND_VOLUME"))
    menu.apply(environment: [:], prefix: "T_")
    #expect((volume()?.value, volume()?.source) == ("10", .user))
    menu.apply(arguments: ["wifi": "off"])
    menu.apply(arguments: [:])
    #expect(state.wifi)
    try menu.save(to: store)
    #expect(store.values.isEmpty)
  }

  @Test(arguments: [false, true])
  func `1 sources may be applied in any order`(loadsLast: Bool) throws {
    let menu = menu()
    if !loadsLast { try menu.load(from: store(["sound.volume": .number("10")])) }
    menu.apply(arguments: ["sound.volume": "30"])
    menu.apply(environment: ["SOUND_VOLUME": "20", "THEME": "light"], prefix: "")
    if loadsLast { try menu.load(from: store(["sound.volume": .number("10")])) }
    #expect(menu.setting("sound.volume")?.source == .argument)
    #expect((state.volume, state.theme) == (30, "light"))
    #expect(menu.setting("sound.volume")?.isStored == true)
  }

  @Test func `1 a locked row shows its reason, wherever it is asked`() {
    let menu = menu()
    menu.page.select(row: "sound")
    menu.apply(environment: ["T_SOUND_VOLUME": "20", "T_THEME": "light"], prefix: "T_")
    let reason = "set by T_SOUND_VOLUME"
    #expect(menu.page.row(at: RowPath(section: 0, row: 0))?.disabledReason == reason)
    #expect(menu.page.setValue("5", row: "volume") == .ignored(.locked(reason)))
    #expect(menu.page.increment(row: "volume") == .ignored(.locked(reason)))
    #expect(menu.unset("sound.volume") == .ignored(.locked(reason)))
    menu.unsetAll()
    #expect(state.volume == 20)
    #expect(TextRenderer(width: 40).render(menu.page).contains(reason))
    menu.pop()
    #expect(menu.page.select(row: "theme") == .ignored(.locked("set by T_THEME")))
    menu.page.select(row: "sound")
    #expect(menu.page.row(at: RowPath(section: 0, row: 0))?.disabledReason == reason)
  }

  @Test func `2 what the user, a step and setValue change is stored, also a default`() throws {
    let menu = menu()
    menu.setValue("50", for: "sound.volume")
    menu.page.select(row: "wifi")
    menu.page.select(row: "wifi")
    menu.page.select(row: "sound")
    state.theme = "light"
    #expect(menu.setValue("sepia", for: "theme") != .accepted)
    #expect(menu.page.setValue("7", row: "volume") == .refused("must go in steps of 5 from 0"))
    try menu.save(to: store)
    #expect(store.values == ["sound.volume": .number("50"), "wifi": .bool(true)])
    menu.page.increment(row: "volume")
    try menu.save(to: store)
    #expect(store.values["sound.volume"] == .number("55"))
    #expect(!menu.hasUnsavedChanges)
  }

  @Test func `2 what load sets is stored, and not written again`() throws {
    let menu = menu()
    try menu.load(from: store(["wifi": .bool(true)]))
    #expect(menu.setting("wifi")?.isStored == true)
    #expect(menu.setting("wifi")?.source == .user)
    #expect(!menu.hasUnsavedChanges)
  }

  @Test
  func `3 unset assigns the default, and without one the value first read, with a diagnostic`()
    throws
  {
    let menu = menu()
    menu.page.select(row: "theme")
    menu.page.select(RowPath(section: 0, row: 4))
    #expect(state.theme == "light")
    state.volume = 5
    #expect(menu.unset("theme") == .accepted)
    #expect(menu.unset("sound.volume") == .accepted)
    #expect((state.theme, state.volume) == ("dark", 50))
    #expect(
      menu.diagnostics.map(\.message) == [
        "\"theme\" has no default, so unsetting gives it the value read first; pass default:"
      ])
    let kept = store(["gone": .number("1"), "other": .number("2")])
    try menu.load(from: kept)
    #expect(menu.unset("gone") == .accepted)
    #expect(menu.unset("gone") == .ignored(.unknownKey))
    try menu.save(to: kept)
    #expect(kept.values == ["other": .number("2")])
    #expect(menu.undo())
    #expect(menu.hasUnsavedChanges)
    try menu.save(to: kept)
    #expect(kept.values["gone"] == .number("1"))
  }

  @Test func `4 a locked setting gets its value once, and its stored value stays`() throws {
    let menu = menu()
    let store = store(["sound.volume": .number("10")])
    try menu.load(from: store)
    menu.apply(arguments: ["sound.volume": "80"])
    state.volume = 85  // the program's own change
    try menu.load(from: store)
    menu.apply(environment: [:], prefix: "T_")
    menu.reload()
    #expect(state.volume == 85)
    #expect(menu.setting("sound.volume")?.isStored == true)
    menu.page.select(row: "wifi")
    try menu.save(to: store)
    #expect(store.values["sound.volume"] == .number("10"))
  }

  @Test func `5 a setting that another one shows gets its value as well`() throws {
    state.wifi = false
    let menu = menu()
    let report = try menu.load(from: store(["network": .text("Lake"), "wifi": .bool(true)]))
    #expect(report.isEmpty)
    #expect(state.network == "Lake")
  }

  @Test func `5 a setting that appears later gets the value that was kept for it`() throws {
    state.wifi = false
    let menu = menu()
    let report = try menu.load(from: store(["network": .text("Lake"), "odd": .bool(true)]))
    #expect(report.unknownKeys == ["network", "odd"])
    #expect(state.network == "Otters")
    menu.page.select(row: "wifi")
    #expect(state.network == "Lake")
    #expect(menu.setting("network")?.source == .user)
    let row = menu.page.path(of: "network").flatMap(menu.page.row)
    #expect(row?.control?.label == "Lake")
    state.network = "Mill"
    menu.page.select(row: "wifi")
    menu.page.select(row: "wifi")
    #expect(state.network == "Mill")
  }

  @Test func `5 values that depend on each other are set in whatever order they can be`() throws {
    let low = Variable(0)
    let high = Variable(10)
    let menu = Menu(
      Table {
        Section {
          StepperRow("Low", value: low.binding, in: 0...high.wrappedValue).id("low")
          StepperRow("High", value: high.binding, in: low.wrappedValue...100).id("high")
        }
      })
    menu.apply(environment: ["LOW": "50"], prefix: "")
    #expect(low.wrappedValue == 0)
    let stored = store(["low": .number("5"), "high": .number("60")])
    #expect(try menu.load(from: stored).isEmpty)
    #expect((low.wrappedValue, high.wrappedValue) == (50, 60))
  }

  @Test func `6 an invalid value in the store is kept and reported until another is chosen`() throws
  {
    let menu = menu()
    let store = store(["sound.volume": .number("7"), "wifi": .text("x"), "theme": .text("sepia")])
    let report = try menu.load(from: store)
    #expect(
      report.description == """
        wifi: expected true or false, got a text
        theme: "sepia" is not among the options
        sound.volume: must go in steps of 5 from 0
        """)
    let volume = menu.setting("sound.volume")
    #expect((volume?.value, volume?.source, volume?.isStored) == ("60", .default, true))
    #expect(volume?.invalidReason == "the stored value must go in steps of 5 from 0")
    #expect(menu.invalidSettings.map(\.key) == ["wifi", "theme", "sound.volume"])
    #expect(!menu.hasUnsavedChanges)
    menu.setValue("20", for: "sound.volume")
    #expect(menu.setting("sound.volume")?.invalidReason == nil)
    menu.undo()
    #expect(menu.setting("sound.volume") == volume)
    try menu.save(to: store)
    #expect(store.values["sound.volume"] == .number("7"))
  }

  @Test
  func `6 an invalid value in the environment is reported, and the next lower source applies`()
    throws
  {
    let menu = menu()
    try menu.load(from: store(["sound.volume": .number("10")]))
    let refused = menu.apply(environment: ["T_SOUND_VOLUME": "7", "T_THEME": "x"], prefix: "T_")
    #expect(
      refused.map(\.description) == [
        "T_THEME: \"x\" is not among the options",
        "T_SOUND_VOLUME: must go in steps of 5 from 0",
      ])
    #expect(menu.setting("sound.volume")?.source == .user)
    #expect(menu.setting("sound.volume")?.value == "10")
    #expect(menu.setting("theme")?.isLocked == false)
  }

  @Test func `6 an invalid value in the store is reported once no variable decides the setting`()
    throws
  {
    let menu = menu()
    menu.apply(environment: ["T_SOUND_VOLUME": "10"], prefix: "T_")
    try menu.load(from: store(["sound.volume": .number("7")]))
    #expect(menu.invalidSettings.isEmpty)
    menu.apply(environment: [:], prefix: "T_")
    #expect((state.volume, menu.setting("sound.volume")?.isStored) == (50, true))
    #expect(menu.invalidSettings.map(\.key) == ["sound.volume"])
  }

  @Test func `6 each source reports what it refuses itself`() throws {
    let menu = menu()
    let store = store(["sound.volume": .number("7"), "theme": .text("sepia")])
    #expect(menu.apply(environment: ["SOUND_VOLUME": "8", "WIFI": "x"], prefix: "").count == 2)
    #expect(try menu.load(from: store).refused.map(\.key) == ["theme", "sound.volume"])
    #expect(
      menu.apply(environment: ["SOUND_VOLUME": "9"], prefix: "").map(\.key) == ["SOUND_VOLUME"])
    #expect(menu.apply(arguments: ["sound.volume": "3"]).map(\.reason).count == 1)
    #expect(menu.setting("sound.volume")?.source == .default)
    #expect(
      menu.invalidSettings.map(\.description) == [
        "theme: the stored value \"sepia\" is not among the options",
        "sound.volume: the stored value must go in steps of 5 from 0",
        "SOUND_VOLUME: must go in steps of 5 from 0",
        "sound.volume: must go in steps of 5 from 0",
      ])
  }

  @Test func `6 a variable for a setting that appears later is refused where all are listed`()
    throws
  {
    state.wifi = false
    let menu = menu()
    #expect(menu.apply(environment: ["NETWORK": " "], prefix: "").isEmpty)
    try menu.load(from: store(["wifi": .bool(true)]))
    #expect(menu.invalidSettings.map(\.description) == ["NETWORK: must not be empty"])
    menu.apply(environment: [:], prefix: "")
    #expect(menu.invalidSettings.isEmpty)
  }

  @Test func `6 an invalid or unknown argument is an error`() {
    let refused = menu().apply(arguments: ["sound.volume": "7", "odd": "1", "wifi": "off"])
    #expect(
      refused.map(\.description) == [
        "sound.volume: must go in steps of 5 from 0", "odd: there is no setting with this key",
      ])
    #expect(!state.wifi)
  }

  @Test(arguments: [
    ("sound.volume", "T_SOUND_VOLUME"), ("a-b c", "T_A_B_C"), ("é9", "T_É9"), ("", "T_"),
    ("http.serverTimeout", "T_HTTP_SERVER_TIMEOUT"), ("parseURLQuickly", "T_PARSE_URLQUICKLY"),
    ("HTTPServer", "T_HTTPSERVER"), ("URL", "T_URL"), ("aB", "T_A_B"), ("AB", "T_AB"),
    ("http2Port", "T_HTTP2PORT"), ("go2wifi", "T_GO2WIFI"), ("a.BCd", "T_A_BCD"), ("A", "T_A"),
    ("a_B", "T_A_B"), ("useX", "T_USE_X"), ("caféBar", "T_CAFÉ_BAR"), ("straße", "T_STRASSE"),
    ("音量", "T_音量"), ("user-agent", "T_USER_AGENT"),
  ])
  func `7 the name of a variable is the prefix and the key in upper case`(key: String, name: String)
  {
    #expect(VariableNames.name(of: key, prefix: "T_") == name)
  }

  @Test(arguments: RandomWalks.seeds(20))
  func `7 any key is cut by the properties of its characters`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scalars = Array("azAZbB19._-éßǅªΣ日のカﾊが٣Ⅳ\u{301}\u{3099}\u{200D}👩🇯 \r\n".unicodeScalars)
    for _ in 0..<200 {
      var key = String.UnicodeScalarView()
      for _ in 0..<6 { key.append(scalars[Int.random(in: 0..<scalars.count, using: &random)]) }
      let characters = Array(String(key))
      let words = characters.indices.map { number in
        let character = characters[number]
        let begins = number > 0 && characters[number - 1].isLowercase && character.isUppercase
        return (begins ? "-" : "")
          + (character.isLetter || character.isNumber ? String(character) : "-")
      }
      #expect(String(key).flagName.utf8.elementsEqual(words.joined().lowercased().utf8), "\(key)")
    }
  }

  @Test func `7 of keys that collide in the environment none is set, also if one appears later`() {
    let menu = Menu(
      Table {
        Section {
          ToggleRow("One", isOn: binding(\.wifi)).id("a.b")
          ToggleRow("More", isOn: binding(\.isDisabled)).id("more")
          if state.isDisabled { ToggleRow("Two", isOn: binding(\.isOffered)).id("a-b") }
        }
      })
    menu.apply(environment: ["A_B": "off", "MORE": "on"], prefix: "")
    #expect(state.wifi && state.isOffered)
    #expect(menu.settings.map(\.isLocked) == [false, true, false])
    let messages = menu.diagnostics.map(\.message)
    let message = "the environment variable A_B would set \"a-b\", \"a.b\", so it sets none"
    #expect(messages.contains(message))
    menu.apply(environment: ["MORE": "on"], prefix: "")
    #expect(menu.settings.count == 3 && !menu.diagnostics.map(\.message).contains(message))
  }

  @Test func `7 settings share a variable as long as both are there`() {
    let one = Variable("-")
    let two = Variable("-")
    let isOne = Variable(false)
    let isTwo = Variable(true)
    let menu = Menu(
      Table {
        Section {
          ToggleRow("One", isOn: isOne.binding).id("one")
          ToggleRow("Two", isOn: isTwo.binding).id("two")
          if isOne.wrappedValue { TextFieldRow("A", text: one.binding).id("a.b") }
          if isTwo.wrappedValue { TextFieldRow("B", text: two.binding).id("a-b") }
        }
      })
    menu.apply(environment: ["A_B": "x"], prefix: "")
    #expect((one.wrappedValue, two.wrappedValue) == ("-", "x"))
    menu.page.select(row: "two")
    menu.page.select(row: "one")
    #expect((one.wrappedValue, two.wrappedValue) == ("x", "x"))
    menu.page.select(row: "two")
    #expect((one.wrappedValue, two.wrappedValue) == ("-", "-"))
    menu.page.select(row: "one")
    #expect((one.wrappedValue, two.wrappedValue) == ("-", "x"))
    menu.page.select(row: "one")
    #expect((one.wrappedValue, two.wrappedValue) == ("-", "-"))
    menu.page.select(row: "two")
    #expect((one.wrappedValue, two.wrappedValue) == ("x", "-"))
  }

  @Test func `8 a control without an id can be changed, and is no setting`() throws {
    let menu = menu()
    #expect(menu.page.select(RowPath(section: 0, row: 5)) == .handled)
    #expect(!state.isOffered)
    #expect(!menu.undo())
    try menu.save(to: store)
    #expect(store.values.isEmpty)
    #expect(
      menu.unstoredControls.map(\.message) == ["Without an id: has no id, so it is not stored"]
    )
    #expect(menu.settings.allSatisfy { $0.title != "Without an id" })
  }

  @Test func `9 of two settings with one key the first owns it, and the later one is not stored`()
    throws
  {
    let menu = Menu(
      Table {
        Section {
          LinkRow("First") { Section { ToggleRow("A", isOn: binding(\.wifi)).id("key") } }.id("one")
          LinkRow("Second") { Section { ToggleRow("B", isOn: binding(\.isOffered)).id("key") } }
            .id("two")
        }
      })
    menu.page.select(row: "two")
    menu.page.select(row: "key")
    #expect(!state.isOffered)
    #expect(!menu.hasUnsavedChanges)
    #expect(!menu.undo())
    #expect(menu.settings.map(\.title) == ["A"])
    let diagnostic = menu.diagnostics.first
    #expect(
      diagnostic?.message == "two settings have the key \"key\"; the later one is not stored")
    #expect(diagnostic?.sites.count == 2)
    menu.popToRoot()
    menu.page.select(row: "one")
    menu.page.select(row: "key")
    try menu.save(to: store)
    #expect(store.values == ["key": .bool(false)])
  }

  @Test func `10 keys that are not declared now stay, and one that an if then hides is written`()
    throws
  {
    let menu = menu()
    let store = store(["odd": .number("1"), "network": .text("Lake")])
    try menu.load(from: store)
    menu.setValue("Mill", for: "network")
    menu.setValue("off", for: "wifi")
    #expect(menu.setting("network") == nil)
    try menu.save(to: store)
    #expect(
      store.values == ["odd": .number("1"), "network": .text("Mill"), "wifi": .bool(false)])
  }

  @Test func `11 undo takes back one event, value and stored state alone`() throws {
    let (menu, store) = (menu(), store(["loudness": .number("15")]))
    try menu.load(from: store)
    menu.page.select(row: "sound")
    menu.page.increment(row: "volume", by: 2)
    state.theme = "light"
    menu.setValues(["wifi": "off", "sound.volume": "30"])
    #expect(menu.undo())
    #expect((state.wifi, state.volume) == (true, 25))
    #expect(menu.setting("wifi")?.isStored == false)
    #expect(menu.titles == ["Settings", "Sound"])
    try menu.save(to: store)
    #expect(store.values == ["sound.volume": .number("25")])
    #expect(menu.undo())
    #expect(state.volume == 15)
    #expect(state.theme == "light")
    #expect(menu.hasUnsavedChanges)
    try menu.save(to: store)
    #expect(store.values == ["loudness": .number("15")])
    #expect(!menu.undo())
  }

  @Test func `11 an undone change is not to be saved, and a locked value is not taken back`() {
    let menu = menu()
    menu.setValue("off", for: "wifi")
    menu.undo()
    #expect(!menu.hasUnsavedChanges)
    menu.setValue("20", for: "sound.volume")
    menu.apply(arguments: ["sound.volume": "80"])
    #expect(menu.undo())
    #expect(state.volume == 80)
    #expect(menu.setting("sound.volume")?.source == .argument)
    #expect(menu.setting("sound.volume")?.isStored == false)
  }

  @Test func `11 storing the same value is a change once, and none again`() {
    let menu = menu()
    let value = menu.setting("sound.volume")?.value ?? ""
    menu.setValue(value, for: "sound.volume")
    menu.setValue(value, for: "sound.volume")
    #expect(menu.setting("sound.volume")?.isStored == true)
    #expect(menu.undo())
    #expect(menu.setting("sound.volume")?.isStored == false)
    #expect(menu.setting("sound.volume")?.value == value)
    #expect(!menu.undo())
  }

  @Test func `11 revert takes back everything since the menu was made`() {
    let menu = menu()
    #expect(!menu.isModified)
    for text in ["10", "20", "30"] { menu.setValue(text, for: "sound.volume") }
    menu.unset("theme")
    menu.setValue("60", for: "sound.volume")
    #expect(menu.isModified)
    menu.revert()
    #expect(state.volume == 60)
    #expect(!menu.isModified)
    #expect(!menu.hasUnsavedChanges)
    #expect(!menu.undo())
  }

  @Test func `11 what is unset again leaves nothing modified`() {
    let menu = menu()
    menu.setValue("Lake", for: "network")
    menu.setValue("10", for: "sound.volume")
    #expect(menu.unset("network") == .accepted && menu.isModified)
    #expect(menu.unset("sound.volume") == .accepted && !menu.isModified)
  }

  @Test func `11 what revert leaves out is taken back by another once it is available`() {
    let menu = menu()
    menu.setValue("Lake", for: "network")
    state.wifi = false
    menu.revert()
    #expect(menu.leftOut.map(\.key) == ["network"] && menu.isModified)
    state.wifi = true
    menu.revert()
    #expect(state.network == "Otters" && !menu.isModified)
  }

  @Test func `12 several values are set together, and one may show another`() {
    state.wifi = false
    let menu = menu()
    #expect(
      menu.setValues(["network": "Lake", "wifi": "on"])
        == ["network": .accepted, "wifi": .accepted])
    #expect(state.network == "Lake")
    menu.undo()
    #expect((state.wifi, state.network) == (false, "Otters"))
  }

  @Test func `12 several values are taken back when one is refused`() {
    state.wifi = false
    let menu = menu()
    var changes: [SettingChange] = []
    menu.onSettingChange = { changes.append($0) }
    let outcomes = menu.setValues(["network": " ", "wifi": "on", "pin": "9", "sound.volume": "10"])
    #expect(outcomes["network"] == .refused("must not be empty"))
    #expect(menu.setValues(["wifi": "on", "odd": "1"])["odd"] == .ignored(.unknownKey))
    #expect((state.wifi, state.network, state.volume, state.pin) == (false, "Otters", 60, "1234"))
    #expect(!menu.hasUnsavedChanges && !menu.isModified && changes.isEmpty)
  }

  @Test func `13 a disabled setting is set by load and the environment, and not by setValue`()
    throws
  {
    state.isDisabled = true
    let menu = menu()
    #expect(menu.setValue("5", for: "sound.volume") == .refused("there is no speaker"))
    #expect(menu.unset("sound.volume") == .refused("there is no speaker"))
    menu.unsetAll()
    #expect(state.volume == 60)
    try menu.load(from: store(["sound.volume": .number("10")]))
    #expect(state.volume == 10)
    menu.apply(environment: ["SOUND_VOLUME": "20"], prefix: "")
    #expect(state.volume == 20)
    let volume = menu.setting("sound.volume")
    #expect(volume?.isDisabled == true)
    #expect(volume?.disabledReason == "there is no speaker")
  }

  @Test func `14 former keys are read until the new one is stored`() throws {
    let menu = menu()
    let store = store(["theme": .text("light"), "loudness": .number("15"), "volume": .number("5")])
    let report = try menu.load(from: store)
    #expect(report.formerKeys == ["sound.volume": "volume"] && report.description.isEmpty)
    #expect(!report.isEmpty)
    #expect((state.theme, state.volume) == ("light", 5))
    #expect(menu.setting("sound.volume")?.isStored == true)
    menu.page.select(row: "wifi")
    try menu.save(to: store)
    #expect(store.values["volume"] == .number("5"))
    menu.setValue("20", for: "sound.volume")
    try menu.save(to: store)
    #expect(store.values["sound.volume"] == .number("20"))
    #expect(store.values["volume"] == nil && store.values["loudness"] == nil)
    #expect(try menu.load(from: MemoryStore(["loudness": .number("35")])).unknownKeys.isEmpty)
    #expect(menu.unset("loudness") == .accepted)
    #expect(state.volume == 50)
    let both = try menu.load(
      from: self.store(["sound.volume": .number("40"), "volume": .number("5")]))
    #expect(both.isEmpty && state.volume == 40, "the former key is not read")
  }

  @Test func `15 a secret is only in a store that keeps secrets`() throws {
    let menu = menu()
    var changes: [SettingChange] = []
    menu.onSettingChange = { changes.append($0) }
    menu.setValues(["pin": "9876", "wifi": "off"])
    let pin = menu.setting("pin")
    #expect((pin?.value, pin?.label, pin?.defaultValue, pin?.isSecret) == ("", "", nil, true))
    #expect(changes.allSatisfy { !$0.oldValue.contains("1234") && !$0.newValue.contains("9876") })
    #expect(!"\(menu.settings)".contains("9876"))
    let safe = MemoryStore(keepsSecrets: true)
    let file = store(["pin": .text("old")])
    #expect(menu.undo())
    #expect((state.wifi, state.pin) == (true, "9876"))
    #expect(!menu.undo())
    menu.setValue("1111", for: "pin")
    try menu.save(to: file)
    #expect(file.values["pin"] == nil)
    #expect(menu.setting("pin")?.isStored == false)
    #expect(!menu.hasUnsavedChanges)
    menu.setValue("2222", for: "pin")
    try menu.save(to: safe)
    #expect(safe.values == ["pin": .text("2222")])
    state.pin = ""
    #expect(
      try menu.load(from: store(["pin": .text("3333")])).refused.map(\.reason) == [
        "is secret and is not read from this store"
      ])
    #expect(state.pin == "")
    #expect(try menu.load(from: safe).isEmpty)
    #expect(state.pin == "2222")
  }
}

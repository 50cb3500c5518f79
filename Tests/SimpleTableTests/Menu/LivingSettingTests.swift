import Testing

@testable import SimpleTable

/// What settings that depend on each other, come and go, or are shared do, one by one.
@Suite struct `A setting that is alive` {
  final class Player {
    var limit = 100
    var volume = 60
    var isExpert = false
    var level = 1
    var monday = 5
    var friday = 5
    var pin = ""
    var theme = "dark"
  }

  let player = Player()
  let log = Log()

  private func binding<Value>(
    _ property: ReferenceWritableKeyPath<Player, Value>, _ value: Value
  ) -> Binding<Value> { Binding(player, property, default: value) }

  /// A volume up to a limit, and a level that only experts have or may change.
  private func menu(isLevelDisabled: Bool = false, of player: Player? = nil) -> Menu {
    let player = player ?? self.player
    func binding<Value>(
      _ property: ReferenceWritableKeyPath<Player, Value>, _ value: Value
    ) -> Binding<Value> { Binding(player, property, default: value) }
    return Menu(
      Table("Player") {
        Section {
          StepperRow("Limit", value: binding(\.limit, 100), in: 0...100).id("limit")
          SliderRow("Volume", value: binding(\.volume, 60), in: 0...player.limit).id("volume")
          ToggleRow("Expert", isOn: binding(\.isExpert, false)).id("expert")
          if player.isExpert || isLevelDisabled {
            StepperRow("Level", value: binding(\.level, 1), in: 0...9).id("level")
              .disabled(isLevelDisabled && !player.isExpert, reason: "is for experts")
          }
        }
      })
  }

  // MARK: - The final state decides

  @Test func `values that are set together are judged by the state to which they lead`() {
    let menu = menu()
    let refused = menu.setValues(["limit": "50", "volume": "70"])
    #expect(
      refused == ["limit": .ignored(.otherRefused), "volume": .refused("must be from 0 to 50")])
    #expect(refused["limit"]?.reason == "was not changed, as another one was refused")
    #expect((player.limit, player.volume) == (100, 60))
    #expect(!menu.hasUnsavedChanges && !menu.isModified)
    #expect(menu.setValues(["limit": "80"])["limit"] == .accepted)
    #expect(menu.setValue("95", for: "volume") == .refused("must be from 0 to 80"))
    #expect(menu.setValues(["volume": "95", "limit": "100"]).values.allSatisfy { $0 == .accepted })
    #expect((player.limit, player.volume) == (100, 95))
  }

  @Test func `values of a file and of the environment are judged by the final state too`() throws {
    let menu = menu()
    let report = try menu.load(
      from: MemoryStore(["limit": .number("50"), "volume": .number("70")]))
    #expect(report.refused.map(\.description) == ["volume: must be from 0 to 50"])
    #expect((player.limit, player.volume) == (50, 60))
    #expect(menu.apply(environment: ["LIMIT": "90"], prefix: "").isEmpty)
    #expect((player.limit, player.volume) == (90, 70))
    let refused = menu.apply(environment: ["LIMIT": "30", "VOLUME": "40"], prefix: "")
    #expect(refused.map(\.description) == ["VOLUME: must be from 0 to 30"])
    #expect(menu.setting("volume")?.source == .default)
  }

  @Test func `what was given up is offered again, unless it makes another value invalid`() throws {
    let low = Variable(0)
    let high = Variable(10)
    let top = Variable(10)
    let menu = Menu(
      Table {
        Section {
          StepperRow("High", value: high.binding, in: min(low.wrappedValue, 10)...10).id("high")
          StepperRow("Low", value: low.binding, in: 0...max(0, top.wrappedValue)).id("low")
          StepperRow("Top", value: top.binding, in: 5...10).id("top")
        }
      })
    // At first each is refused: 5 is below 8, 8 is above 3, and 3 is out of its own range.
    let values: [String: SettingValue] = [
      "high": .number("5"), "low": .number("8"), "top": .number("3"),
    ]
    let report = try menu.load(from: MemoryStore(values))
    #expect(report.refused.map(\.key) == ["low", "top"])
    #expect((high.wrappedValue, low.wrappedValue, top.wrappedValue) == (5, 0, 10))
    #expect(menu.settings.map(\.source) == [.user, .default, .default])
  }

  @Test func `what a change makes invalid stays stored, is reported, and applies again`() throws {
    let menu = menu()
    menu.setValue("90", for: "volume")
    #expect(menu.setValue("50", for: "limit") == .accepted)
    let volume = menu.setting("volume")
    #expect((volume?.value, volume?.source, volume?.isStored) == ("60", .default, true))
    #expect(volume?.invalidReason != nil)
    #expect(player.volume == 60)
    let row = menu.page.row(at: RowPath(section: 0, row: 1))
    #expect(row?.invalidReason == "the stored value must be from 0 to 50")
    #expect(menu.invalidSettings.map(\.key) == ["volume"])
    #expect(
      volume?.sources == [
        SettingInfo.Source(source: .default, origin: nil, value: "60", givenUpReason: nil),
        SettingInfo.Source(
          source: .user, origin: nil, value: "90", givenUpReason: "must be from 0 to 50"),
      ])
    #expect(menu.setValue("95", for: "limit") == .accepted)
    #expect((player.volume, menu.setting("volume")?.source) == (90, .user))
    #expect(menu.setting("volume")?.invalidReason == nil)
  }

  @Test func `a value that the program makes valid again applies at the next reload`() throws {
    player.limit = 80
    let menu = menu()
    try menu.load(from: MemoryStore(["volume": .number("90")]))
    #expect(player.volume == 60)
    player.limit = 100
    menu.reload()
    #expect(player.volume == 90)
  }

  @Test func `a value is taken that is valid only with one that was given up`() throws {
    let (one, two) = (Variable(0), Variable(0))
    let menu = Menu(
      Table {
        Section {
          StepperRow("One", value: one.binding, in: 0...two.wrappedValue).id("one")
          StepperRow("Two", value: two.binding, in: 0...(one.wrappedValue == 8 ? 9 : 7)).id("two")
        }
      })
    try menu.load(from: MemoryStore(["one": .number("8"), "two": .number("3")]))
    #expect((one.wrappedValue, two.wrappedValue) == (0, 3))
    #expect(menu.setValue("9", for: "two") == .accepted)
    #expect((one.wrappedValue, two.wrappedValue) == (8, 9))
  }

  /// A switch whose setter sets a volume, too.
  private func preset(
    _ isOn: Variable<Bool>, setting volume: Variable<Int>, to values: (on: Int, off: Int)
  ) -> Binding<Bool> {
    Binding(
      get: { isOn.wrappedValue },
      set: {
        isOn.wrappedValue = $0
        volume.wrappedValue = $0 ? values.on : values.off
      }, default: false)
  }

  @Test func `values are taken back in the order that puts back what a setter changes as well`() {
    let isLoud = Variable(false)
    let volume = Variable(60)
    let preset = preset(isLoud, setting: volume, to: (on: 90, off: 60))
    let menu = Menu(
      Table {
        Section {
          ToggleRow("Loud", isOn: preset).id("loud")
          SliderRow("Volume", value: volume.binding, in: 0...100).id("volume")
        }
      })
    let outcomes = menu.setValues(["loud": "on", "volume": "101"])
    #expect(outcomes["volume"] == .refused("must be from 0 to 100"))
    #expect(!isLoud.wrappedValue && volume.wrappedValue == 60)
  }

  @Test func `what a setter changes of another setting is taken back with it`() {
    let isLoud = Variable(false)
    let volume = Variable(60)
    let preset = preset(isLoud, setting: volume, to: (on: 90, off: 10))
    let menu = Menu(
      Table {
        Section {
          ToggleRow("Loud", isOn: preset).id("loud")
          SliderRow("Volume", value: volume.binding, in: 0...100).id("volume")
          StepperRow("Limit", value: binding(\.limit, 100), in: 0...100).id("limit")
        }
      })
    let outcomes = menu.setValues(["loud": "on", "limit": "101"])
    #expect(outcomes["limit"] == .refused("must be from 0 to 100"))
    #expect(!isLoud.wrappedValue && volume.wrappedValue == 60)
  }

  @Test func `what the program declares after its sources were read counts`() {
    let menu = menu()
    let store = MemoryStore(["level": .number("7")])
    #expect(menu.read([.user: store], environment: [:], prefix: nil).isEmpty)
    player.isExpert = true
    #expect(menu.settings.map(\.key) == ["limit", "volume", "expert", "level"])
    #expect(player.level == 7)
  }

  @Test func `a setting that is gone since the sources were read is not set`() {
    player.isExpert = true
    let menu = menu()
    #expect(menu.read([:], environment: [:], prefix: nil).isEmpty)
    player.isExpert = false
    menu.reload()
    #expect(menu.setValue("3", for: "level") == .ignored(.unavailable))
    #expect(menu.unset("level") == .ignored(.unavailable))
    #expect(player.level == 1 && !menu.hasUnsavedChanges)
  }

  @Test func `a page that is opened has the values of what has appeared on it`() throws {
    let menu = Menu(
      Table {
        Section {
          LinkRow("More", scope: "more") {
            Section {
              if player.isExpert {
                StepperRow("Level", value: binding(\.level, 1), in: 0...9).id("level")
              }
            }
          }
          .id("more")
        }
      })
    try menu.load(from: MemoryStore(["more.level": .number("7")]))
    player.isExpert = true
    menu.page.select(row: "more")
    #expect(player.level == 7)
  }

  @Test func `a value that was given up is changed by one evaluation`() throws {
    let menu = menu()
    try menu.load(from: MemoryStore(["volume": .number("500")]))
    let count = menu.page.evaluationCount
    #expect(menu.page.increment(row: "volume") == .accepted)
    #expect(menu.page.evaluationCount == count + 1)
  }

  @Test func `undoing a value that was given up leaves no report of it`() {
    let menu = menu()
    menu.setValue("90", for: "volume")
    player.limit = 80
    menu.reload()
    let path = RowPath(section: 0, row: 1)
    #expect(menu.page.row(at: path)?.invalidReason == "the stored value must be from 0 to 80")
    #expect(menu.undo())
    #expect(menu.page.row(at: path)?.invalidReason == nil)
  }

  @Test func `a setting that was there only while a change was tried has no variable`() {
    let menu = menu()
    #expect(menu.variableNames(prefix: "")["level"] == nil)
    #expect(menu.setValues(["expert": "on", "volume": "999"])["expert"] == .ignored(.otherRefused))
    #expect(!player.isExpert && menu.variableNames(prefix: "")["level"] == nil)
  }

  @Test func `a setting that only a refused value shows is not there`() {
    let menu = Menu(
      Table {
        Section {
          SliderRow("Volume", value: binding(\.volume, 60), in: 0...100).id("volume")
          if player.volume > 100 {
            StepperRow("Level", value: binding(\.level, 1), in: 0...9).id("level")
          }
        }
      })
    let outcomes = menu.setValues(["volume": "200", "level": "3"])
    #expect(
      outcomes == ["volume": .refused("must be from 0 to 100"), "level": .ignored(.unknownKey)])
    #expect((player.volume, player.level) == (60, 1))
  }

  @Test func `a setting that the program shows has its value, also after a refused change`() throws
  {
    let menu = menu()
    try menu.load(from: MemoryStore(["level": .number("7")]))
    player.isExpert = true
    #expect(menu.setValues(["limit": "50", "volume": "70"])["volume"] != .accepted)
    #expect(menu.knownSettings.last?.value == "7" && player.level == 7)
  }

  @Test func `a page action and a word have the same outcome for a disabled row`() {
    let menu = menu(isLevelDisabled: true)
    #expect(menu.setValue("2", for: "level") == .refused("is for experts"))
    #expect(menu.page.setValue("2", row: "level") == .refused("is for experts"))
    #expect(menu.page.increment(row: "level") == .refused("is for experts"))
  }

  @Test func `a setting is refused as disabled only if it is so before and after`() {
    let menu = menu(isLevelDisabled: true)
    let both = menu.setValues(["level": "2", "expert": "on"])
    #expect(both.values.allSatisfy { $0 == .accepted })
    #expect(player.level == 2)
    #expect(menu.setValues(["level": "3", "expert": "off"]).values.allSatisfy { $0 == .accepted })
    #expect(menu.setValues(["level": "4", "limit": "90"])["level"] == .refused("is for experts"))
    #expect((player.level, player.limit) == (3, 100))
  }

  @Test(arguments: [["expert", "level"], ["level", "expert"]])
  func `several keys are unset together, whatever their order`(keys: [String]) {
    let menu = menu(isLevelDisabled: true)
    menu.setValues(["level": "2", "expert": "on"])
    #expect(menu.unset(keys) == ["level": .accepted, "expert": .accepted])
    #expect(menu.settings.allSatisfy { !$0.isStored })
    menu.setValues(["level": "2", "expert": "on"])
    menu.apply(arguments: ["level": "3"])
    #expect(
      menu.unset(keys) == [
        "level": .ignored(.locked("set by an argument")), "expert": .ignored(.otherRefused),
      ])
    #expect(menu.setting("expert")?.isStored == true)
  }

  // MARK: - Settings that come and go

  @Test func `a setting inside an if comes and goes without noise or loss`() throws {
    let menu = menu()
    menu.setValues(["expert": "on", "level": "7"])
    menu.setValue("off", for: "expert")
    let store = MemoryStore()
    try menu.save(to: store)
    let other = Player()
    let again = self.menu(of: other)
    let report = try again.load(from: store)
    #expect(report.description.isEmpty)
    #expect(again.unknownKeys == ["level"] && report.unknownKeys == ["level"])
    #expect(again.diagnostics.isEmpty && again.invalidSettings.isEmpty)
    #expect(again.setValue("3", for: "level") == .ignored(.unavailable))
    #expect(again.setValue("3", for: "lever") == .ignored(.unknownKey))
    // It is stored, and looks misspelt all the same.
    try again.load(from: MemoryStore(["level": .number("7"), "volum": .number("5")]))
    #expect(again.setValue("3", for: "volum") == .ignored(.unknownKey))
    #expect(again.unset("volum") == .accepted)
    again.page.select(row: "expert")
    #expect((other.level, again.setting("level")?.source) == (7, .user))
  }

  @Test func `a setting that appears locked takes no value from the change that shows it`() {
    let menu = menu()
    menu.apply(environment: ["LEVEL": "5"], prefix: "")
    let outcomes = menu.setValues(["expert": "on", "level": "3"])
    #expect(
      outcomes == [
        "expert": .ignored(.otherRefused), "level": .ignored(.locked("set by LEVEL")),
      ])
    #expect(!player.isExpert && !menu.hasUnsavedChanges)
    #expect(menu.setValue("on", for: "expert") == .accepted && player.level == 5)
  }

  @Test func `what is set of a setting that goes with the same change is reported`() {
    let menu = menu()
    menu.setValue("on", for: "expert")
    let reports = Reports(of: menu)
    #expect(menu.setValues(["expert": "off", "level": "3"]).areAccepted && player.level == 3)
    #expect(reports.lines == ["expert: true -> false user", "level: 1 -> 3 user"])
    #expect(menu.undo() && player.isExpert && player.level == 1)
  }

  @Test func `a key that another process changes or removes while it is not declared counts later`()
    throws
  {
    let store = MemoryStore(["level": .number("7"), "expert": .bool(true)])
    let menu = menu()
    try menu.load(from: store)
    menu.page.select(row: "expert")
    #expect(player.level == 7)
    store.merge(set: [:], unset: ["level"])
    try menu.load(from: store)
    menu.page.select(row: "expert")
    #expect((player.level, menu.setting("level")?.source) == (1, .default))
    menu.page.select(row: "expert")
    store.merge(set: ["level": .number("4")], unset: [])
    try menu.load(from: store)
    menu.page.select(row: "expert")
    #expect(player.level == 4)
  }

  @Test func `a value that another process makes invalid no longer applies`() throws {
    let store = MemoryStore(["level": .number("5"), "expert": .bool(true)])
    let menu = menu()
    try menu.load(from: store)
    store.merge(set: ["level": .number("57")], unset: [])
    #expect(try menu.load(from: store).refused.map(\.key) == ["level"])
    #expect((player.level, menu.setting("level")?.source) == (1, .default))
  }

  @Test func `one of two declarations with a key gets what decides it when it is declared`() throws
  {
    let one = Variable(1)
    let two = Variable(1)
    let isOne = Variable(true)
    let menu = Menu(
      Table {
        Section {
          ToggleRow("One", isOn: isOne.binding).id("one")
          if isOne.wrappedValue {
            StepperRow("A", value: one.binding, in: 0...9).id("number")
          } else {
            StepperRow("B", value: two.binding, in: 0...9).id("number")
          }
        }
      })
    try menu.load(from: MemoryStore(["number": .number("6")]))
    #expect((one.wrappedValue, two.wrappedValue) == (6, 1))
    menu.page.select(row: "one")
    #expect(two.wrappedValue == 6)
  }

  @Test(arguments: [("volme", "volume"), ("volumes", "volume"), ("voluem", "volume")])
  func `a key that is almost that of a setting is reported when it is loaded`(
    key: String, meant: String
  ) throws {
    let report = try menu().load(from: MemoryStore([key: .number("1"), "other": .number("1")]))
    #expect(report.misspeltKeys == [key: meant])
    #expect(report.description == "\(key): is not a setting; did you mean \(meant)?")
    #expect(report.unknownKeys == ["other", key].sorted())
  }

  // MARK: - Former keys

  /// Two settings that both read what was stored as `loudness`.
  private var days: Menu {
    Menu(
      Table {
        Section {
          StepperRow("Monday", value: binding(\.monday, 5), in: 0...9).id("monday")
            .formerly("loudness")
          StepperRow("Friday", value: binding(\.friday, 5), in: 0...9).id("friday")
            .formerly("loudness")
        }
      })
  }

  @Test func `a former key is kept until no setting reads it`() throws {
    let store = MemoryStore(["loudness": .number("8")])
    let menu = days
    try menu.load(from: store)
    #expect((player.monday, player.friday) == (8, 8))
    menu.page.increment(row: "monday")
    try menu.save()
    #expect(store.values == ["monday": .number("9"), "friday": .number("8")])
    #expect(menu.undo())
    try menu.save()
    #expect(store.values == ["loudness": .number("8")])
    #expect(menu.unset("friday") == .accepted)
    try menu.save()
    #expect(store.values == ["monday": .number("8")])
    #expect((player.monday, player.friday) == (8, 5))
  }

  @Test func `a former key of two settings is that of the first one where it is unset`() throws {
    let menu = days
    try menu.load(from: MemoryStore(["loudness": .number("8")]))
    #expect(menu.unset("loudness") == .accepted)
    #expect((player.monday, player.friday) == (5, 8))
    #expect(menu.sources[.user].keys == ["friday"])
    #expect(menu.undo() && menu.sources[.user].keys == ["loudness"])
    #expect(menu.setValues(["monday": "1", "friday": "2"]).values.allSatisfy { $0 == .accepted })
    #expect(menu.undoneKeys()?.sorted() == ["friday", "monday"] && menu.leftOut.isEmpty)
    #expect(menu.sources[.user].keys == ["loudness"])
  }

  @Test func `a setting that is stored under another former key stays there`() throws {
    let menu = Menu(
      Table {
        Section {
          StepperRow("A", value: binding(\.monday, 5), in: 0...9).id("a").formerly("old")
          StepperRow("B", value: binding(\.friday, 5), in: 0...9).id("b").formerly("later", "old")
        }
      })
    try menu.load(from: MemoryStore(["old": .number("8"), "later": .number("7")]))
    menu.setValue("1", for: "a")
    #expect(menu.sources[.user].keys == ["a", "later"])
    #expect((player.monday, player.friday) == (1, 7))
  }

  @Test func `a former key is kept for a setting that a value beside it reveals`() throws {
    let menu = Menu(
      Table {
        Section {
          ToggleRow("Expert", isOn: binding(\.isExpert, false)).id("expert")
          StepperRow("Monday", value: binding(\.monday, 5), in: 0...9).id("monday")
            .formerly("loudness")
          if player.isExpert {
            StepperRow("Friday", value: binding(\.friday, 5), in: 0...9).id("friday")
              .formerly("loudness")
          }
        }
      })
    let store = MemoryStore(["expert": .bool(true), "loudness": .number("8")])
    #expect(menu.read([.user: store], environment: [:], prefix: nil).isEmpty)
    #expect(menu.setValue("3", for: "monday") == .accepted)
    try menu.save()
    #expect(
      store.values == ["expert": .bool(true), "monday": .number("3"), "friday": .number("8")])
  }

  @Test func `a former key that a setting has now is a diagnostic, and nothing is lost`() throws {
    let menu = Menu(
      Table {
        Section {
          StepperRow("A", value: binding(\.monday, 5), in: 0...9).id("a").formerly("b")
          StepperRow("B", value: binding(\.friday, 5), in: 0...9).id("b")
        }
      })
    let store = MemoryStore(["b": .number("8")])
    try menu.load(from: store)
    #expect((player.monday, player.friday) == (5, 8))
    menu.page.increment(row: "a")
    try menu.save()
    #expect(store.values == ["a": .number("6"), "b": .number("8")])
    #expect(
      menu.diagnostics.map(\.message) == [
        "\"a\" cannot formerly be \"b\", which is another setting's key"
      ])
    #expect(menu.diagnostics.first?.sites.count == 2)
  }

  @Test func `a former key that a setting has now costs no evaluation`() throws {
    var count = 0
    func note() -> String {
      count += 1
      return "Note"
    }
    let menu = Menu(
      Table {
        Section {
          StepperRow("A", value: binding(\.monday, 5), in: 0...9).id("a").formerly("b")
          StepperRow("B", value: binding(\.friday, 5), in: 0...9).id("b")
          Row(note())
        }
      })
    try menu.load(from: MemoryStore(["b": .number("8")]))
    count = 0
    menu.reload()
    #expect(count == 1)
  }

  @Test func `undo leaves what others store under a former key meanwhile, which applies then`()
    throws
  {
    let menu = Menu(
      Table {
        Section {
          StepperRow("Monday", value: binding(\.monday, 5), in: 0...9).id("monday")
            .formerly("loudness")
        }
      })
    let store = MemoryStore(["loudness": .number("8")])
    try menu.load(from: store)
    menu.setValue("3", for: "monday")
    try menu.save()
    #expect(store.values == ["monday": .number("3")])
    store.merge(set: ["loudness": .number("9")], unset: [])
    try menu.load(from: store)
    #expect(menu.undo() && menu.leftOut.isEmpty && player.monday == 9)
    try menu.save()
    #expect(store.values == ["loudness": .number("9")])
  }

  @Test func `a setting may formerly have had its own key`() throws {
    let menu = Menu(
      Table {
        Section {
          StepperRow("A", value: binding(\.monday, 5), in: 0...9).id("a").formerly("a", "b")
        }
      })
    try menu.load(from: MemoryStore(["b": .number("8")]))
    #expect(player.monday == 8 && menu.diagnostics.isEmpty)
  }

  @Test func `a former key that another process removes no longer applies`() throws {
    let store = MemoryStore(["loudness": .number("8")])
    let menu = days
    try menu.load(from: store)
    store.merge(set: [:], unset: ["loudness"])
    try menu.load(from: store)
    #expect((player.monday, menu.setting("monday")?.source) == (5, .default))
  }

  // MARK: - Undo

  @Test func `undo leaves out what another process has changed since, and says so`() throws {
    let store = MemoryStore()
    let menu = menu()
    try menu.load(from: store)
    menu.setValues(["limit": "90", "volume": "20"])
    try menu.save()
    store.merge(set: ["volume": .number("30")], unset: [])
    try menu.load(from: store)
    #expect(menu.undo())
    #expect((player.limit, player.volume) == (100, 30))
    #expect(menu.leftOut.map(\.description) == ["volume: has changed since"])
    #expect(menu.redo())
    #expect((player.limit, player.volume, menu.leftOut.isEmpty) == (90, 30, true))
  }

  @Test func `undo leaves out a setting that is not available now`() {
    let menu = menu()
    menu.setValue("on", for: "expert")
    menu.setValue("7", for: "level")
    player.isExpert = false
    menu.reload()
    #expect(menu.undo())
    #expect(menu.leftOut.map(\.description) == ["level: is not available now"])
    #expect(menu.sources.stored("level") == .number("7"))
  }

  @Test func `what undo could not take back is not done again`() {
    let menu = menu()
    player.isExpert = true
    menu.setValue("7", for: "level")
    player.isExpert = false
    menu.reload()
    #expect(menu.undo() && !menu.leftOut.isEmpty)
    #expect(!menu.redo() && !menu.undo())
  }

  @Test func `what reverting leaves out is still modified, and reverted once it is available`() {
    let menu = menu()
    menu.setValue("on", for: "expert")
    menu.setValue("7", for: "level")
    player.isExpert = false
    menu.reload()
    menu.revert()
    #expect(menu.leftOut.map(\.description) == ["level: is not available now"])
    #expect(menu.isModified && menu.sources.stored("level") == .number("7"))
    #expect(menu.sources.stored("expert") == nil)
    player.isExpert = true
    menu.reload()
    menu.revert()
    #expect(menu.leftOut.isEmpty && !menu.isModified && menu.sources.stored("level") == nil)
  }

  @Test func `what reverting leaves out returns to the program's own value once it is available`() {
    let menu = menu()
    _ = menu.settings
    player.isExpert = true
    player.level = 5
    menu.reload()
    menu.setValue("7", for: "level")
    for isExpert in [false, true] {
      player.isExpert = isExpert
      menu.reload()
      menu.revert()
    }
    #expect(player.level == 5 && menu.setting("level")?.source == .program)
  }

  @Test func `undo returns the program's own value of a setting that went with its change`() throws
  {
    let menu = menu()
    try menu.load(from: MemoryStore(["expert": .bool(true), "level": .number("3")]))
    player.level = 7
    let reports = Reports(of: menu)
    #expect(menu.setValues(["expert": "off", "level": "3"]).areAccepted && player.level == 3)
    #expect(
      reports.lines == [
        "level: 3 -> 7 program", "expert: true -> false user", "level: 7 -> 3 user",
      ])
    #expect(menu.undo() && menu.leftOut.isEmpty)
    #expect(player.level == 7 && menu.setting("level")?.source == .program)
  }

  @Test func `undo leaves out a declaration that another one has replaced out of view`() {
    let (one, two, isOne) = (Variable(1), Variable(1), Variable(true))
    let menu = Menu(
      Table {
        Section {
          LinkRow("More", scope: "more") {
            Section {
              if isOne.wrappedValue {
                StepperRow("A", value: one.binding, in: 0...9).id("number")
              } else {
                StepperRow("B", value: two.binding, in: 0...9).id("number")
              }
            }
          }
          .id("more")
        }
      })
    menu.setValue("6", for: "more.number")
    isOne.wrappedValue = false
    #expect(menu.settings.map(\.value) == ["6"])
    menu.undo()
    #expect(menu.leftOut.map(\.key) == ["more.number"])
    #expect((one.wrappedValue, two.wrappedValue) == (6, 6))
  }

  @Test func `what was undone is done again, until something else is changed`() {
    let menu = menu()
    #expect(!menu.redo())
    menu.setValue("20", for: "volume")
    menu.setValue("30", for: "volume")
    menu.undo()
    menu.undo()
    #expect(player.volume == 60)
    #expect(menu.redo() && menu.redo())
    #expect(!menu.redo())
    #expect((player.volume, menu.setting("volume")?.source) == (30, .user))
    menu.undo()
    menu.setValue("90", for: "limit")
    #expect(!menu.redo())
  }

  @Test func `what one event brings back is done and undone with it`() {
    let menu = menu()
    menu.setValues(["expert": "on", "level": "7"])
    #expect(menu.undo() && menu.redo() && menu.leftOut.isEmpty)
    #expect((player.isExpert, player.level, menu.setting("level")?.isStored) == (true, 7, true))
    menu.unset(["expert", "level"])
    #expect(menu.undo() && menu.leftOut.isEmpty)
    #expect((player.isExpert, player.level, menu.setting("level")?.isStored) == (true, 7, true))
  }

  @Test(arguments: ["row", "key"])
  func `a value that is refused only once it is tried leaves what can be done again`(way: String) {
    let menu = menu()
    menu.setValue("20", for: "volume")
    menu.setValue("30", for: "volume")
    menu.undo()
    player.limit = 50
    let outcome =
      way == "row" ? menu.page.setValue("70", row: "volume") : menu.setValue("70", for: "volume")
    #expect(outcome == .refused("must be from 0 to 50"))
    #expect(player.volume == 20)
    #expect(menu.redo() && player.volume == 30)
    #expect(!menu.redo())
    #expect(menu.undo() && menu.undo() && player.volume == 60)
  }

  @Test func `old changes become one, which only a revert takes back`() {
    let menu = menu()
    for number in 1...2_010 {
      let isEven = number.isMultiple(of: 2)
      if number == SettingHistory.limit {
        // It is the newest of those that become one.
        menu.setValue("on", for: "expert")
      } else {
        menu.setValue("\(number % 50 + (isEven ? 50 : 0))", for: isEven ? "limit" : "volume")
      }
    }
    var undone = 0
    while menu.undo() { undone += 1 }
    #expect((1_000..<2_000).contains(undone))
    #expect(menu.isModified)
    menu.revert()
    #expect((player.limit, player.volume, menu.isModified) == (100, 60, false))
    #expect(!player.isExpert)
    #expect(menu.settings.allSatisfy { !$0.isStored })
    #expect(!menu.undo())
  }

  /// The refused change is an early one, or the one with which old ones become one.
  @Test(arguments: [20, 1_999])
  func `a refused value is taken back however many changes there were`(count: Int) {
    let menu = menu()
    for number in 1...count { menu.setValue("\(20 + number % 2)", for: "volume") }
    let volume = player.volume
    player.limit = 50
    #expect(menu.setValue("70", for: "volume") == .refused("must be from 0 to 50"))
    #expect(player.volume == volume)
    #expect(menu.undo() && player.volume != volume)
  }

  @Test(arguments: ["row", "key"])
  func `a secret that is refused only once it is tried is not stored`(way: String) throws {
    let menu = Menu(
      Table {
        Section {
          TextFieldRow(
            "PIN", text: binding(\.pin, ""), isSecure: true, rules: [.length(0...player.limit)]
          )
          .id("pin")
        }
      })
    let store = MemoryStore(keepsSecrets: true)
    menu.setValue("1234", for: "pin")
    player.limit = 4
    let outcome =
      way == "row" ? menu.page.setValue("12345", row: "pin") : menu.setValue("12345", for: "pin")
    #expect(outcome == .refused("must have 0 to 4 characters"))
    #expect(player.pin == "1234")
    try menu.save(to: store)
    #expect(store.values == ["pin": .text("1234")])
    #expect(!menu.undo())
  }

  @Test func `a change that changes nothing is not reported`() throws {
    let menu = menu()
    menu.onSettingChange = { [log] in log("\($0.key): \($0.oldValue) -> \($0.newValue)") }
    menu.setValue("20", for: "volume")
    menu.setValue("20", for: "volume")
    menu.undo()
    menu.revert()
    try menu.load(from: MemoryStore())
    #expect(log.lines == ["volume: 60 -> 20", "volume: 20 -> 60"])
  }

  // MARK: - Rules over several settings

  @Test func `a rule over several settings is shown on the rows that it names`() {
    let menu = Menu(
      Table("Limits") {
        Section {
          StepperRow("Low", value: binding(\.level, 1), in: 0...9).id("low")
          StepperRow("High", value: binding(\.monday, 5), in: 0...9).id("high")
        }
      }
      .rule("low must not be above high", over: "low", "high") { player.level <= player.monday })
    menu.setValue("7", for: "low")
    let reasons = (0...1).map { menu.page.row(at: RowPath(section: 0, row: $0))?.invalidReason }
    #expect(reasons == ["low must not be above high", "low must not be above high"])
    #expect(menu.settings.map(\.invalidReason) == reasons)
    #expect(player.level == 7 && menu.setting("low")?.source == .user)
    menu.setValue("9", for: "high")
    #expect(menu.settings.allSatisfy { $0.invalidReason == nil })
    #expect(menu.page.row(at: RowPath(section: 0, row: 0))?.invalidReason == nil)
  }

  @Test func `of two pages that contradict a setting the first one says why`() {
    let days = Table("Days") {
      Section { StepperRow("Monday", value: binding(\.monday, 5), in: 0...9).id("monday") }
    }
    let menu = Menu(
      Table("Limits") {
        Section {
          LinkRow(
            "Days", scope: "days", destination: days.rule("is free", over: "monday") { false }
          )
          .id("days")
        }
      }
      .rule("must not be worked alone", over: "days.monday") { false }
      .rule("must not be worked at all", over: "days.monday") { false })
    #expect(menu.setting("days.monday")?.invalidReason == "must not be worked alone")
    menu.page.select(row: "days")
    let row = menu.page.row(at: RowPath(section: 0, row: 0))
    #expect(row?.invalidReason == "must not be worked alone")
    #expect(menu.invalidSettings.count == 3)
  }

  @Test func `a rule over several settings is shown where nothing was ever stored`() {
    player.level = 7
    let menu = Menu(
      Table { Section { StepperRow("Low", value: binding(\.level, 1), in: 0...9).id("low") } }
        .rule("low is too high", over: "low") { player.level <= player.monday })
    menu.reload()
    #expect(menu.page.row(at: RowPath(section: 0, row: 0))?.invalidReason == "low is too high")
  }

  @Test func `a rule without keys is about no setting, not even one named like the page`() {
    let table = Table("low") {
      Section { StepperRow("Low", value: binding(\.level, 1), in: 0...9).id("low") }
    }
    let menu = Menu(table.rule("is too much") { player.level <= 5 })
    menu.setValue("7", for: "low")
    #expect(menu.invalidSettings.map(\.description) == ["low: is too much"])
    #expect(menu.setting("low")?.invalidReason == nil)
    #expect(menu.page.row(at: RowPath(section: 0, row: 0))?.invalidReason == nil)
  }

  // MARK: - Secrets

  @Test func `a secret is in no dump, and is not stored after it was left out`() throws {
    let menu = Menu(
      Table {
        Section {
          TextFieldRow("PIN", text: binding(\.pin, ""), isSecure: true).id("pin")
        }
      })
    menu.setValue("s3cr3t", for: "pin")
    var text = ""
    dump(menu, to: &text)
    dump(menu.page, to: &text)
    dump(menu.settings, to: &text)
    dump(menu.page.row(at: RowPath(section: 0, row: 0))?.control, to: &text)
    #expect(!text.contains("s3cr3t"))
    let store = MemoryStore()
    try menu.load(from: store)
    try menu.save()
    #expect(menu.setting("pin")?.source == .user && menu.setting("pin")?.isStored == false)
    #expect(player.pin == "s3cr3t")
  }
}

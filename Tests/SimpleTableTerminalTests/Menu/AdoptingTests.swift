import SimpleTable
import SimpleTableTesting
import Testing

@testable import SimpleTableTerminal

@Suite final class `A menu whose store others write` {
  /// A store that others write as well, and that counts how often it is read.
  private final class SharedStore: SettingsStore {
    struct Failure: Error, CustomStringConvertible { let description: String }

    private(set) var values: [String: SettingValue] = ["volume": .number("30")]
    private(set) var loads = 0
    private var writes = 0
    private var problem: String?

    /// What is written by others right before the next merge, right after it, or after a load.
    var beforeMerge: [String: SettingValue]?
    var afterMerge: [String: SettingValue]?
    var afterLoad: [String: SettingValue]?

    var stamp: AnyHashable? { writes }

    func load() throws -> [String: SettingValue] {
      loads += 1
      if let problem { throw Failure(description: problem) }
      defer { if let others = afterLoad.take() { write(others) } }
      return values
    }

    func merge(set values: [String: SettingValue], unset keys: Set<String>) throws {
      if let others = beforeMerge.take() { write(others) }
      if let problem { throw Failure(description: problem) }
      for key in keys { self.values[key] = nil }
      write(values)
      if let others = afterMerge.take() { write(others) }
    }

    /// Writes values as another program does.
    func write(_ values: [String: SettingValue], problem: String? = nil) {
      writes += 1
      self.problem = problem
      self.values.merge(values) { $1 }
    }

    func remove(_ key: String) {
      writes += 1
      values[key] = nil
    }
  }

  @Setting private var isLoud = false
  @Setting private var volume = 10
  @Setting private var name = ""
  @Setting private var theme = "light"
  private let store = SharedStore()
  private var taps = 0

  private func makeMenu() throws -> Menu {
    let menu = Menu(
      Table("Sound") {
        Section {
          ToggleRow("Loud", isOn: self.$isLoud).id("loud")
          StepperRow("Volume", value: self.$volume, in: 0...100).id("volume")
          TextFieldRow("Name", text: self.$name).id("name")
          Row("Tap") { self.taps += 1 }
          if self.isLoud { ToggleRow("Louder", isOn: .constant(true)) }
          PickerRow("Theme", selection: self.$theme, options: ["light", "dark", "auto"]) { $0 }
            .id("theme")
        }
      })
    try menu.load(from: store)
    return menu
  }

  private func scripted() throws -> ScriptedMenu {
    ScriptedMenu(try makeMenu(), width: 60, height: 10, autosave: store)
  }

  private func noticed(_ title: String) -> String {
    " \(title) was changed elsewhere, so nothing was done."
  }

  @Test func `shows what they have stored at the next key, whatever it does`() throws {
    let menu = try scripted()
    #expect(volume == 30 && store.loads == 1)
    store.write(["loud": .bool(true), "theme": .text("dark")])
    menu.press(.down)
    #expect(isLoud && theme == "dark")
    expectSnapshot(of: menu.frame) {
      """
       Sound

       •  Loud                                                ━●
      ❯•  Volume                                       − 30 +
          Name
          Tap
          Louder                                              ━●
       •  Theme                                          dark  ▸

       Return edit  ← → change          / search  q leave  ? keys
      """
    }
    // It was read once for that, and not again while nothing else is written.
    menu.press(.down, .up, "?", .escape)
    #expect(store.loads == 2)
  }

  /// A key of each action that changes something, and one that begins a number.
  private static let changes: [Key] =
    MenuAction.allCases.filter { $0.kind == .changes }.compactMap {
      KeyMap.standard.keys(for: $0).first
    } + ["5"]

  @Test(arguments: changes)
  func `shows a value on its row in place of changing it, and changes it by the next key`(
    key: Key
  ) throws {
    let menu = try scripted()
    menu.press(.down)
    store.write(["volume": .number("70")])
    menu.press(key)
    #expect(volume == 70)
    #expect(menu.status == noticed("Volume")[...])
    menu.press(.right)
    #expect(volume == 71 && store.values["volume"] == .number("71"))
    #expect(menu.status?.contains("elsewhere") == false)
  }

  @Test func `does what a key does on other rows, and on rows without a value`() throws {
    let menu = try scripted()
    store.write(["volume": .number("70")])
    menu.press(.return)
    #expect(isLoud && volume == 70)
    menu.press(.down, .down, .down)
    store.write(["volume": .number("20")])
    menu.press(.return)
    #expect(taps == 1 && volume == 20)
  }

  @Test func `drops keys that came together with one that only moved`() throws {
    let menu = try scripted()
    store.write(["volume": .number("70")])
    // The second key was pressed before the value was shown.
    menu.press(.down, .right)
    #expect(volume == 70 && menu.status == noticed("Volume")[...])
  }

  @Test func `does nothing to a row in place of one that has gone`() throws {
    store.write(["loud": .bool(true)])
    let menu = try scripted()
    menu.press(.down, .down, .down, .down)
    #expect(menu.frame.contains("❯   Louder"))
    store.write(["loud": .bool(false)])
    menu.press(.return)
    #expect(menu.status == noticed("Louder")[...])
    #expect(!isLoud && taps == 0 && theme == "light")
  }

  @Test func `leaves a field alone while it is edited, and what is typed then counts`() throws {
    let menu = try scripted()
    menu.press(.down, .down, .return)
    menu.type("Ada")
    store.write(["name": .text("Bo"), "loud": .bool(true)])
    // The program changes a setting meanwhile, which is saved.
    menu.menu.setValue("33", for: "volume")
    menu.type("!")
    #expect(store.values["volume"] == .number("33"))
    #expect(!isLoud && name.isEmpty && menu.frame.contains("Ada!"))
    menu.press(.return)
    #expect(name == "Ada!" && store.values["name"] == .text("Ada!"))
    // Before it was saved, the rest was adopted.
    #expect(isLoud && menu.frame.contains("Louder"))
  }

  @Test func `does not carry out what a question was about once that has changed`() throws {
    let menu = Menu(
      Table {
        Section {
          StepperRow("Volume", value: self.$volume, in: 0...100).id("volume").confirm("Sure?")
        }
      })
    try menu.load(from: store)
    let scripted = ScriptedMenu(menu, width: 60, height: 6, autosave: store)
    scripted.press(.right)
    #expect(scripted.frame.contains("Sure?"))
    store.write(["volume": .number("50")])
    scripted.press("y")
    #expect(volume == 50 && scripted.status == noticed("Volume")[...])
    scripted.press(.right, "y")
    #expect(volume == 51)
  }

  @Test func `adopts what was written right before or after its own save`() throws {
    let menu = try scripted()
    store.beforeMerge = ["volume": .number("40")]
    store.afterMerge = ["theme": .text("auto")]
    menu.press(.return)
    #expect(store.values["loud"] == .bool(true))
    menu.press(.up)
    #expect(volume == 40 && theme == "auto" && isLoud)
    // What it has saved itself is no news.
    menu.press(.return)
    menu.press(.return)
    #expect(isLoud && menu.status?.contains("elsewhere") == false)
  }

  @Test func `says once that the store is damaged, loses nothing, and goes on when it is not`()
    throws
  {
    let menu = try scripted()
    store.write([:], problem: "it is damaged")
    menu.press(.down)
    #expect(menu.status == " Not read: it is damaged.")
    menu.press(.down)
    #expect(menu.status?.contains("? keys") == true)
    store.write([:], problem: "it is damaged")
    menu.press(.up)
    #expect(menu.status?.contains("? keys") == true)
    menu.press(.right)
    #expect(volume == 31 && menu.status == " Not saved: it is damaged.")
    store.write(["loud": .bool(true), "volume": .number("90")])
    menu.press(.up)
    // The change that was not saved yet stays, and is saved with the next one.
    #expect(isLoud && volume == 31)
    menu.press(.down, .right)
    #expect(volume == 32 && store.values["volume"] == .number("32"))
    store.write([:], problem: "it is damaged")
    menu.press(.up)
    #expect(menu.status == " Not read: it is damaged.")
  }

  @Test func `adopts what was written while it read the store`() throws {
    store.afterLoad = ["volume": .number("80")]
    let menu = try scripted()
    #expect(volume == 30)
    store.afterLoad = ["theme": .text("auto")]
    menu.press(.down)
    #expect(volume == 80 && theme == "light")
    menu.press(.up)
    #expect(theme == "auto")
    #expect(store.loads == 3)
    menu.press(.up)
    #expect(store.loads == 3)
  }

  @Test func `ends a search where its page goes, and the key that goes there does nothing`() throws
  {
    var taps = 0
    let menu = Menu(
      Table("Sound") {
        Section {
          ToggleRow("Loud", isOn: self.$isLoud).id("loud")
          if self.isLoud { LinkRow("Below") { Section { Row("There") { taps += 1 } } } }
          Row("Tap") { taps += 1 }
        }
      })
    store.write(["loud": .bool(true)])
    try menu.load(from: store)
    let scripted = ScriptedMenu(menu, width: 60, height: 10, autosave: store)
    scripted.press(.down, .return, "/", "t", "h")
    #expect(scripted.frame.contains("There"))
    store.write(["loud": .bool(false)])
    scripted.press(.return)
    #expect(taps == 0 && menu.pages.count == 1)
    scripted.press(.return)
    #expect(taps == 1)
  }

  @Test func `goes to no row of another page from a search whose page has gone`() throws {
    let menu = Menu(
      Table("Sound") {
        Section {
          ToggleRow("Loud", isOn: self.$isLoud).id("loud")
          if self.isLoud { LinkRow("Below") { Section { Row("There") } } }
          Row("Between")
          Row("Tap") { self.taps += 1 }
        }
      })
    store.write(["loud": .bool(true)])
    try menu.load(from: store)
    let scripted = ScriptedMenu(menu, width: 60, height: 10, autosave: store)
    scripted.press(.down, .return, "/", "t", "a")
    #expect(scripted.frame.contains("❯   Tap"))
    store.write(["loud": .bool(false)])
    scripted.press(.return)
    #expect(menu.pages.count == 1 && scripted.frame.contains("❯   Between"))
    scripted.press(.return)
    #expect(taps == 0)
  }

  @Test func `does not say again what is still wrong because another store has changed`() throws {
    let (menu, other) = (try makeMenu(), SharedStore())
    try menu.load(from: other, as: .system)
    let scripted = ScriptedMenu(menu, width: 60, height: 10, autosave: store)
    store.write([:], problem: "it is damaged")
    scripted.press(.down)
    #expect(scripted.status == " Not read: it is damaged.")
    store.write([:], problem: "it is damaged")
    other.write(["theme": .text("dark")])
    scripted.press(.up)
    #expect(theme == "dark" && scripted.status?.contains("damaged") == false)
  }

  @Test func `sees what others write into a store in memory`() throws {
    let memory = MemoryStore(["volume": .number("20")])
    let menu = try makeMenu()
    try menu.load(from: memory)
    let scripted = ScriptedMenu(menu, autosave: memory)
    memory.merge(set: ["volume": .number("50")], unset: [])
    scripted.press(.up)
    #expect(volume == 50)
  }

  @Test func `adopts what they have removed`() throws {
    let menu = try scripted()
    store.remove("volume")
    menu.press(.down)
    #expect(volume == 10)
  }

  @Test func `leaves settings as they are that were never read from a store`() {
    let menu = ScriptedMenu(
      Table { Section { StepperRow("Volume", value: self.$volume, in: 0...100).id("volume") } },
      autosave: store)
    store.write(["volume": .number("70")])
    menu.press(.down)
    #expect(volume == 10 && store.loads == 0)
  }

  @Test func `counts a number as the same however a store writes it`() throws {
    var speed = 1.0
    let menu = Menu(
      Table {
        Section {
          NumberFieldRow("Speed", value: Binding(get: { speed }, set: { speed = $0 })).id("speed")
          ToggleRow("Loud", isOn: self.$isLoud).id("loud")
        }
      })
    try menu.load(from: store)
    menu.setValue("2.50", for: "speed")
    try menu.save(to: store)
    store.write(["speed": .number("2.5e0")])
    #expect(menu.reloadStores().changedKeys == [])
    store.write(["speed": .number("2.6")])
    #expect(menu.reloadStores().changedKeys == ["speed"])
    #expect(speed == 2.6)
  }
}

extension `A menu whose store others write` {
  private func numberedLines() throws -> NumberedLines {
    let menu = try makeMenu()
    let lines = NumberedLines(menu, autosave: store)
    _ = lines.list()
    return lines
  }

  @Test func `as numbered lines, does not carry out a line about a value that has changed`() throws
  {
    let lines = try numberedLines()
    store.write(["volume": .number("70")])
    let answer = lines.answer("2 40")
    #expect(answer.hasPrefix("Volume was changed elsewhere, so nothing was done.\n"))
    #expect(answer.contains("Volume: 70") && volume == 70)
    _ = lines.answer("2 40")
    #expect(volume == 40)
  }

  @Test(arguments: [false, true])
  func `changes no value that another one has changed, nor hides a row's help`(
    isNumbered: Bool
  ) throws {
    let menu = Menu(
      Table {
        Section {
          StepperRow("Limit", value: self.$volume, in: 0...100).id("volume")
          StepperRow(
            "Copy", value: Binding(get: { self.volume }, set: { self.volume = $0 }), in: 0...100)
        }
      })
    try menu.load(from: store)
    let live = ScriptedMenu(menu, width: 60, height: 10, autosave: store)
    let lines = NumberedLines(menu, autosave: store)
    live.press(.down)
    _ = lines.list()
    store.write(["volume": .number("70")])
    if isNumbered {
      #expect(lines.answer("help 2").hasPrefix("Copy: 70"))
      store.write(["volume": .number("80")])
      #expect(lines.answer("2 90").hasPrefix("Copy was changed elsewhere"))
    } else {
      live.press("?", .escape)
      #expect(live.frame.contains("Copy") && volume == 70)
      store.write(["volume": .number("80")])
      live.press(.right)
      #expect(live.status == noticed("Copy")[...])
    }
    #expect(volume == 80)
  }

  @Test func `as numbered lines, performs lines about other rows, and shows what has changed`()
    throws
  {
    let lines = try numberedLines()
    store.write(["theme": .text("dark")])
    _ = lines.answer("1")
    #expect(isLoud && theme == "dark")
    #expect(lines.save() == nil && store.values["loud"] == .bool(true))
    store.write(["loud": .bool(false)])
    _ = lines.answer("3")
    #expect(lines.prompt.hasPrefix("Name"))
    // Nothing changes under the question for a value.
    store.write(["name": .text("Bo")])
    _ = lines.answer("Ada")
    #expect(name == "Ada")
  }

  @Test func `as numbered lines, changes nothing on another page that was not said`() throws {
    let port = Port()
    let menu = Menu(
      Table("Settings") {
        Section {
          LinkRow("Network", scope: "network") {
            Section { StepperRow("Port", value: port.$number, in: 1...999).id("port") }
          }
          .id("network")
        }
      })
    store.write(["network.port": .number("80")])
    try menu.load(from: store)
    let lines = NumberedLines(menu, autosave: store)
    _ = lines.list()
    #expect(lines.answer("/port").contains("Port: 80"))
    store.write(["network.port": .number("443")])
    #expect(lines.answer("1 81").contains("Port was changed elsewhere"))
    #expect(port.number == 443)
  }

  private final class Port {
    @Setting var number = 8
  }

  @Test func `as numbered lines, says once that the store is damaged`() throws {
    let lines = try numberedLines()
    store.write([:], problem: "it is damaged")
    #expect(lines.answer("+ 2").hasPrefix("Not read: it is damaged.\n"))
    #expect(volume == 31)
    #expect(!lines.answer("list").contains("damaged"))
  }
}

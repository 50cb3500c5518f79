import SimpleTableMenu
import TestTraits
import Testing

@testable import SimpleTable

/// How often settings are looked at by an event that changes many: figures that no machine changes.
@Suite struct SettingCountTests {
  private final class State {
    var numbers: [Int]
    init(_ count: Int) { numbers = Array(repeating: 5, count: count) }
  }

  /// A menu with as many settings as there are to be, half of them on the page in view.
  private static func menu(_ count: Int) -> Menu {
    let state = State(count)
    func rows(_ numbers: Range<Int>) -> Section {
      Section {
        for number in numbers {
          StepperRow("\(number)", value: Binding(state, \.numbers[number], default: 5), in: 0...9)
            .id(number).formerly("old\(number)")
        }
      }
    }
    return Menu(
      Table {
        rows(0..<count / 2)
        Section { LinkRow("More") { rows(count / 2..<count) }.id("more") }
      })
  }

  private static func values(_ count: Int, _ value: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: (0..<count).map { ("\($0)", value) })
  }

  /// Returns how often settings are visited for each of them, at most.
  private static func visits(_ count: Int, _ body: () -> Void) -> Int {
    (OperationCounter.counting(body)[.settingVisit, default: 0] + count - 1) / count
  }

  @Test(arguments: [100, 400])
  func `setting, unsetting and undoing many settings visits each a few times`(count: Int) {
    let menu = Self.menu(count)
    let keys = (0..<count).map { "\($0)" }
    #expect((1...30).contains(Self.visits(count) { menu.setValues(Self.values(count, "7")) }))
    #expect((1...30).contains(Self.visits(count) { menu.setValues(Self.values(count, "8")) }))
    #expect(menu.settings.allSatisfy { $0.value == "8" })
    let half = Self.values(count / 2, "9")
    #expect((1...30).contains(Self.visits(count) { menu.setValues(half) }))
    #expect(menu.undo() != nil && menu.settings.allSatisfy { $0.value == "8" })
    #expect((1...30).contains(Self.visits(count) { menu.undo() }))
    #expect(menu.settings.allSatisfy { $0.value == "7" })
    #expect((1...30).contains(Self.visits(count) { menu.redo() }))
    #expect((1...30).contains(Self.visits(count) { menu.unset(keys) }))
    #expect(menu.settings.allSatisfy { $0.value == "5" && !$0.isStored })
  }

  @Test(arguments: [100, 400])
  func `values under former keys cost a few visits of each setting`(count: Int) {
    let stored = Dictionary(
      uniqueKeysWithValues: (0..<count).map { ("old\($0)", SettingValue.number("3")) })
    let menu = Self.menu(count)
    menu.start(stores: [.user: MemoryStore(stored)])
    #expect((1...30).contains(Self.visits(count) { menu.setValues(Self.values(count, "7")) }))
    #expect(menu.settings.allSatisfy { $0.value == "7" })
    #expect(menu.undo() != nil && menu.settings.allSatisfy { $0.value == "3" })
    #expect((1...30).contains(Self.visits(count) { menu.unset(stored.keys) }))
    #expect(menu.settings.allSatisfy { $0.value == "5" && !$0.isStored })
  }

  @Test(arguments: [100, 400])
  func `changes of keys that no setting has cost a few visits of each setting`(count: Int) {
    let stored = Dictionary(
      uniqueKeysWithValues: (0..<count).map { ("a.b\($0)", SettingValue.number("3")) })
    let menu = Self.menu(count)
    menu.start(stores: [.user: MemoryStore(stored)])
    let inputs = stored.mapValues { _ in "4" }
    #expect((1...30).contains(Self.visits(count) { menu.setValues(inputs) }))
    #expect(menu.unknownKeys.count == count)
    #expect((1...30).contains(Self.visits(count) { menu.unset(stored.keys) }))
    #expect(menu.unknownKeys.isEmpty)
    #expect((1...30).contains(Self.visits(count) { menu.undo() }))
    #expect(menu.unknownKeys.count == count)
  }

  @Test(arguments: [100, 400])
  func `broken rules about keys that no row has cost a few visits of each setting`(count: Int) {
    let state = State(count)
    func page(_ numbers: Range<Int>) -> Table {
      Table {
        Section {
          for number in numbers {
            StepperRow("\(number)", value: Binding(state, \.numbers[number], default: 5), in: 0...9)
              .id(number)
          }
        }
        for number in numbers {
          Section {}.rule("is odd", over: "\(number)", "other.number\(number)") { false }
        }
      }
    }
    let menu = Menu(
      Table.page {
        for number in 0..<count / 10 {
          LinkRow("\(number)", destination: page(number * 10..<number * 10 + 10))
        }
        Row("Other").id("other.number7")
      })
    var invalid: [String] = []
    #expect((1...30).contains(Self.visits(count) { invalid = menu.invalidSettings.map(\.key) }))
    #expect(invalid == ["7", "other.number7"])
    #expect((1...30).contains(Self.visits(count) { menu.setValue("7", for: "7") }))
  }

  @Test(arguments: [100, 400])
  func `keys that no setting has are compared with a few settings each, and at no change`(
    count: Int
  ) {
    let state = State(count)
    let menu = Menu(
      Table {
        Section {
          for number in 0..<count {
            StepperRow("\(number)", value: Binding(state, \.numbers[number], default: 5), in: 0...9)
              .id("number\(number)")
          }
        }
        for number in 0..<count {
          Section {}.rule("is odd", over: "numbr\(number)", "absent\(number)") { false }
        }
      })
    func comparisons(_ body: () -> Void) -> Int {
      (OperationCounter.counting(body)[.textComparison, default: 0] + count - 1) / count
    }
    let names = (0..<count).flatMap { ["numbr\($0)", "absent\($0)"] }
    let stored = Dictionary(uniqueKeysWithValues: names.map { ($0, SettingValue.number("3")) })
    var report: StartReport?
    #expect(
      (1...10).contains(
        comparisons { report = menu.start(stores: [.user: MemoryStore(stored)]) }))
    #expect(report?.misspeltKeys["numbr7"] == "number7" && report?.misspeltKeys.count == count)
    #expect(comparisons { menu.setValue("7", for: "number7") } == 0)
    var diagnostics: [Diagnostic] = []
    #expect((1...10).contains(comparisons { diagnostics = menu.diagnostics }))
    #expect(diagnostics.count == count)
  }

  @Test(arguments: [100, 400])
  func `many refused variables cost a few visits of each setting`(count: Int) {
    // The last one is refused as long as the first one has its default.
    let state = State(count)
    let menu = Menu(
      Table.page {
        for number in 0..<count {
          StepperRow(
            "\(number)", value: Binding(state, \.numbers[number], default: 5),
            in: number == 0 ? 0...9 : 0...state.numbers[0]
          )
          .id(number)
        }
      })
    var variables = Dictionary(
      uniqueKeysWithValues: (0..<count).map { ("E_\($0)", "7") })
    variables["E_0"] = "11"
    let visits = Self.visits(count) {
      menu.start(
        stores: [.user: MemoryStore(["0": .number("10")])], environment: variables, prefix: "E_")
    }
    #expect((1...30).contains(visits))
    #expect(menu.settings.allSatisfy { $0.value == "5" })
  }

  @Test(arguments: ["a, b, c", "a\\,b, c", ""])
  func `the text of a list is split once, however often the list is judged and read`(text: String) {
    final class Lists {
      @Setting var texts = ["x"]
      @Setting var days: [String] = []
    }
    let lists = Lists()
    let menu = Menu(
      Table.page {
        ListRow("Texts", entries: lists.$texts, rules: [.required]).id("texts")
        MultiPickerRow("Days", selection: lists.$days, options: ["a", "b", "c", "a,b"]).id("days")
      })
    menu.start(stores: [.user: MemoryStore(["texts": .texts(["y"]), "days": .texts(["b"])])])
    for key in ["texts", "days"] {
      let counts = OperationCounter.counting { menu.setValue(text, for: key) }
      #expect(counts[.listParse] == 1)
    }
    #expect(lists.texts == lists.days)
    let counts = OperationCounter.counting {
      menu.addEntries(["z"], to: "texts")
      menu.undo()
      menu.reload()
    }
    #expect(counts[.listParse] == nil)
  }

  @Test func `a change looks through no text of another setting`() {
    final class Texts {
      var line = "a"
      var lines = "a"
      var path = "a"
      @Setting var isOn = false
    }
    let texts = Texts()
    let menu = Menu(
      Table.page {
        TextFieldRow(
          "Line", text: Binding(texts, \.line), rules: [.required, .length(1...10_000)]
        )
        .id("line")
        TextAreaRow("Lines", text: Binding(texts, \.lines)).id("lines")
        ToggleRow("On", isOn: texts.$isOn).id("on")
        LinkRow("More", scope: "more") {
          Section {
            TextFieldRow("Path", text: Binding(texts, \.path), content: .file).id("path")
          }
        }
      })
    let text = String(repeating: "x", count: 5_000)
    menu.start(
      stores: [
        .user: MemoryStore([
          "line": .text(text), "lines": .text("\(text)\n\(text)"), "more.path": .text(text),
        ])
      ])
    #expect(menu.settings.map(\.isStored) == [true, true, false, true])
    func scans(_ body: () -> Void) -> Int? { OperationCounter.counting(body)[.textScan] }
    #expect(scans { menu.setValue("on", for: "on") } == nil)
    #expect(scans { menu.page.select(at: RowPath(section: 0, row: 2)) } == nil)
    #expect(scans { menu.undo() } == nil)
    #expect(scans { menu.reload() } == nil)
    #expect(scans { menu.setValue("new", for: "line") } ?? 0 > 0)
  }

  @Test func `a change looks through no default of another setting`() {
    final class Texts {
      @Setting var line = String(repeating: "x", count: 5_000)
      @Setting var lines = String(repeating: "x\n", count: 5_000)
      @Setting var isOn = false
    }
    let texts = Texts()
    let menu = Menu(
      Table.page {
        TextFieldRow("Line", text: texts.$line, rules: [.required]).id("line")
        TextAreaRow("Lines", text: texts.$lines).id("lines")
        ToggleRow("On", isOn: texts.$isOn).id("on")
      })
    menu.start()
    menu.setValue("mine", for: "line")
    let counts = OperationCounter.counting {
      menu.setValue("on", for: "on")
      menu.reload()
    }
    #expect(counts[.textScan] == nil)
  }

  @Test func `a change judges no entry of another setting, unless there are rules for entries`() {
    final class Lists {
      @Setting var names = ["a", "b", "c"]
      @Setting var isOn = false
    }
    let lists = Lists()
    func menu(_ rules: [ValidationRule<String>]) -> Menu {
      let menu = Menu(
        Table.page {
          ListRow("Names", entries: lists.$names, rules: rules).id("names")
          ToggleRow("On", isOn: lists.$isOn).id("on")
        })
      menu.start(stores: [.user: MemoryStore(["names": .texts(["d", "e"])])])
      return menu
    }
    func checks(_ menu: Menu) -> Int {
      OperationCounter.counting {
        menu.setValue("\(!lists.isOn)", for: "on")
        menu.reload()
      }[.entryCheck, default: 0]
    }
    #expect(checks(menu([])) == 0)
    #expect(checks(menu([.required])) > 0)
  }

  /// A record that counts how often its id is asked for.
  private struct Channel: Identifiable {
    let name: String
    var volume = 5
    unowned let visits: Visits
    var id: String {
      visits.count += 1
      return name
    }
  }

  private final class Visits { var count = 0 }

  private final class Channels {
    let visits = Visits()
    @Setting var channels: [Channel]

    init(_ count: Int) {
      let visits = visits
      _channels = Setting(
        wrappedValue: (0..<count).map { Channel(name: "\($0)", visits: visits) })
    }
  }

  @Test(arguments: [50, 200])
  func `elements that a loop accesses by their ids are found in a few steps each`(count: Int) {
    let state = Channels(count)
    let menu = Menu(
      Table.page {
        for channel in state.channels {
          SliderRow("", value: state.$channels[id: channel.name].volume, in: 0...9)
            .id(channel.name)
        }
      })
    let visits = { (body: () -> Void) in
      state.visits.count = 0
      body()
      return state.visits.count / count
    }
    let values = Self.values(count, "7")
    let stored = values.mapValues { SettingValue.number($0) }
    #expect((1...40).contains(visits { menu.start(stores: [.user: MemoryStore(stored)]) }))
    #expect(state.channels.allSatisfy { $0.volume == 7 })
    #expect((1...20).contains(visits { menu.reload() }))
    #expect((1...40).contains(visits { menu.setValues(Self.values(count, "8")) }))
    #expect(state.channels.allSatisfy { $0.volume == 8 })
    #expect((1...40).contains(visits { menu.undo() }))
    #expect(state.channels.allSatisfy { $0.volume == 7 })
    let refused = Self.values(count, "9").merging(["0": "10"]) { $1 }
    #expect((1...60).contains(visits { menu.setValues(refused) }))
    #expect(state.channels.allSatisfy { $0.volume == 7 })
  }

  /// A record that finds out how often the list of records moves to another place in memory.
  private struct Server: Identifiable {
    let id: String
    unowned let state: Servers
    var host = "" {
      didSet { state.lookAtPlace() }
    }
    var port = 22
  }

  private final class Servers {
    @Setting var servers: [Server] = []
    private(set) var moves = 0
    private var place: UnsafePointer<Server>?

    func lookAtPlace() {
      let now = servers.withUnsafeBufferPointer(\.baseAddress)
      if now != place { (place, moves) = (now, moves + 1) }
    }
  }

  @Test(arguments: [50, 200])
  func `settings of records are set where the records are, without copying all of them`(count: Int)
  {
    let state = Servers()
    let menu = Menu(
      Table.page {
        ListRow("Servers", records: state.$servers, new: { Server(id: $0, state: state) }) {
          server in
          Section {
            TextFieldRow("Host", text: server.host).id("host")
            NumberFieldRow("Port", value: server.port, in: 1...9_999).id("port")
          }
        }
        .id("servers")
      })
    let names = (0..<count).map { "s\($0)" }
    var values = Dictionary(
      uniqueKeysWithValues: names.map { ("servers.\($0).host", SettingValue.text($0)) })
    for name in names { values["servers.\(name).port"] = .number("80") }
    values["servers"] = .texts(names)
    menu.start(stores: [.user: MemoryStore(values)])
    #expect(state.servers.map(\.host) == names && state.servers.allSatisfy { $0.port == 80 })
    #expect((1...10).contains(state.moves))
    let hosts = Dictionary(uniqueKeysWithValues: names.map { ("servers.\($0).host", "new") })
    menu.setValues(hosts)
    #expect(state.servers.allSatisfy { $0.host == "new" })
    #expect((2...20).contains(state.moves))
  }
}

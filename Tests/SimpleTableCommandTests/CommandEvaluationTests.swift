import SimpleTable
import SimpleTableCommand
import TestFixtures
import Testing

/// How often a command evaluates each page, counted, while nothing is given up.
@Suite struct `Evaluation by a command` {
  /// Two pages behind each other and one beside them, which count how often they are evaluated.
  private final class Pages {
    @Setting var volume = 60
    @Setting var limit = 100
    @Setting var level = 1
    @Setting var isLoud = false
    @Setting var name = "Ada"
    var counts: [String: Int] = [:]

    var table: Table {
      Table("Root") {
        let _ = self.count("root")
        Section {
          SliderRow("Volume", value: self.$volume, in: 0...self.limit, step: 5).id("volume")
          SliderRow("Limit", value: self.$limit, in: 0...100, step: 5).id("limit")
          LinkRow("Deep", scope: "deep") { self.deep }
          LinkRow("Beside", scope: "beside") { self.beside }
        }
      }
    }

    @TableBuilder private var deep: Section {
      let _ = count("deep")
      Section {
        StepperRow("Level", value: self.$level, in: 1...5).id("level")
        LinkRow("Deeper", scope: "er") { self.deeper }
      }
    }

    @TableBuilder private var deeper: Section {
      let _ = count("deeper")
      Section { ToggleRow("Loud", isOn: self.$isLoud).id("loud") }
    }

    @TableBuilder private var beside: Section {
      let _ = count("beside")
      Section { TextFieldRow("Name", text: self.$name, rules: [.required]).id("name") }
    }

    private func count(_ page: String) { counts[page, default: 0] += 1 }
  }

  @Test(
    arguments: [
      ["get", "volume"], ["get", "deep.er.loud"], ["set", "volume", "20"],
      ["set", "beside.name", "Bo"], ["set", "volume=95", "limit=95"],
      ["set", "limit=95", "volume=90", "deep.er.loud=on", "beside.name=Bo"], ["unset", "limit"],
      ["unset", "volume", "limit"], ["list", "--json"], ["describe", "limit"],
    ],
    [
      [:],
      [
        "volume": .number("70"), "limit": .number("80"), "beside.name": .text("Cy"),
        "foreign": .bool(true),
      ],
    ] as [[String: SettingValue]])
  func `evaluates no page more than twice, and once more to change what was read`(
    words: [String], stored: [String: SettingValue]
  ) async {
    for environment in [[:], ["X_DEEP_LEVEL": "4"]] {
      let pages = Pages()
      var command = SettingsCommand(
        "x", menu: Menu(pages.table), store: MemoryStore(stored), environmentPrefix: "X_")
      var errors = ""
      command.streams.output = { _ in }
      command.streams.error = { errors += $0 }
      command.streams.environment = { environment }
      #expect(await command.run(words) == 0)
      #expect(errors == "")
      #expect(pages.counts.count == 4)
      // What was read may disable or lock what is changed, so that is decided first.
      let isChange = ["set", "unset"].contains(words[0])
      let most = isChange && !(stored.isEmpty && environment.isEmpty) ? 3 : 2
      #expect(pages.counts.values.allSatisfy { $0 <= most }, "\(environment) \(pages.counts)")
    }
  }

  @Test(arguments: [
    ["set", "volume", "90"], ["set", "deep.level", "2"], ["set", "volume=200"], ["get", "volume"],
    ["unset", "limit"], ["set", "volume=100", "limit=100"], ["set", "nothing", "2"],
    ["set", "beside.name", ""], ["unset", "limit", "deep.level"],
  ])
  func `leads to what it would where the sources were decided about before`(
    words: [String]
  ) async throws {
    let stored: [String: SettingValue] = ["volume": .number("70"), "limit": .number("80")]
    var ends: [[String]] = []
    for isDecided in [false, true] {
      let pages = Pages()
      let store = MemoryStore(stored)
      let menu = Menu(pages.table)
      var command = SettingsCommand("x", menu: menu, store: store, environmentPrefix: "X_")
      var said = ""
      command.streams.output = { said += $0 }
      command.streams.error = { said += $0 }
      command.streams.environment = { ["X_DEEP_LEVEL": "4"] }
      if isDecided {
        menu.start(stores: [.user: store], environment: ["X_DEEP_LEVEL": "4"], prefix: "X_")
      }
      let code = await command.run(words)
      ends.append(
        ["\(code)", said, "\(store.values.sorted { $0.key < $1.key })", "\(pages.volume)"]
          + menu.settings.map { "\($0) \($0.source) \($0.lockReason ?? "")" })
    }
    #expect(ends[0] == ends[1])
  }
}

@Suite struct `Keys of other programs in a shared file` {
  private static let foreign: [String: SettingValue] = {
    // No order of the keys may matter, nor which of them hash alike.
    var generator = SeededGenerator()
    let values = (0..<780_000).map { number in
      ("key-\(number)-\(generator.next() % 65_536)", SettingValue.number("\(number)"))
    }
    return Dictionary(uniqueKeysWithValues: [("volume", .number("20"))] + values)
  }()

  // What is done for each pair of them would take hours.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ["get", "volume"], ["set", "volume", "30"], ["unset", "volume"], ["list"],
      ["describe", "name"],
      ["show"],
    ])
  func `780,000 of them cost no output, and are neither read twice nor written`(
    words: [String]
  ) async {
    let (alone, shared) = (CommandTrial(["volume": .number("20")]), CommandTrial(Self.foreign))
    for trial in [alone, shared] { #expect(await trial.run(words) == 0) }
    #expect(shared.output == alone.output)
    #expect(shared.errors == "" && alone.errors == "")
    #expect(shared.store.loadCount == alone.store.loadCount)
    #expect(shared.store.loadCount <= 1)
    #expect(shared.store.mergedCount == alone.store.mergedCount)
    #expect(shared.store.values.count >= Self.foreign.count - 1)
  }
}

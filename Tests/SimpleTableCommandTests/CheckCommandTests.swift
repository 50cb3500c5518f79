import SimpleTable
import SimpleTableStorage
import Testing

@testable import SimpleTableCommand

@Suite struct `Checking settings` {
  /// Two settings that bound each other by a rule, one that comes and goes, and a required name.
  private final class State {
    @Setting var low = 10
    @Setting var high = 90
    @Setting var isOn = false
    @Setting var threshold = 5
    @Setting var name = "Ada"

    var table: Table {
      Table("State") {
        Section {
          StepperRow("Low", value: self.$low, in: 0...100).id("low")
          StepperRow("High", value: self.$high, in: 0...100).id("high").formerly("top")
          ToggleRow("On", isOn: self.$isOn).id("on")
          if self.isOn {
            StepperRow("Threshold", value: self.$threshold, in: 0...9).id("threshold")
          }
          TextFieldRow("Name", text: self.$name, rules: [.required]).id("name")
        }
      }
      .rule("Low is above high.", over: "low", "high") { self.low <= self.high }
    }
  }

  private final class Net {
    @Setting var hosts = ["a", "b"]
  }

  /// Runs a command with stored values, and returns what it prints and reports.
  private func run(
    _ words: String..., stored: [String: SettingValue], environment: [String: String?] = [:],
    location: String? = nil
  ) async -> (code: Int32, output: String, errors: String) {
    await run(words, stored: stored, environment: environment, location: location)
  }

  private func run(
    _ words: [String], stored: [String: SettingValue], environment: [String: String?] = [:],
    location: String? = nil
  ) async -> (code: Int32, output: String, errors: String) {
    let state = State()
    let store = PlacedStore(values: MemoryStore(stored), location: location)
    var command = SettingsCommand(
      "tool", menu: Menu(state.table), store: store, environmentPrefix: "TOOL_")
    var (output, errors) = ("", "")
    command.streams.output = { output += $0 }
    command.streams.error = { errors += $0 }
    command.streams.environment = { environment }
    return (await command.run(words), output, errors)
  }

  @Test func `nothing is printed where nothing is wrong`() async {
    #expect(await run("check", stored: [:]) == (0, "", ""))
    #expect(await run("check", stored: ["low": .number("20"), "name": .text("Bo")]) == (0, "", ""))
  }

  @Test func `everything that is wrong is printed, and the exit code is 1`() async {
    let found = await run(
      "check",
      stored: [
        "low": .number("200"), "high": .number("5"), "nmae": .text("Bo"), "other": .bool(true),
      ], environment: ["TOOL_NAME": "", "TOOL_ON": "maybe", "TOOL_OTHER": "1"], location: "/t.json")
    #expect(found.code == 1)
    #expect(
      found.output == """
        low: stored value in /t.json: must be from 0 to 100
        TOOL_ON: "maybe" is neither on nor off
        TOOL_NAME: must not be empty
        low: Low is above high.
        high: Low is above high.
        nmae: is not a setting; did you mean name?
        other: is not a setting now
        TOOL_OTHER: is not a setting now

        """)
  }

  @Test func `what is no fault is printed too`() async {
    let stored: [String: SettingValue] = [
      "threshold": .number("7"), "top": .number("80"), "elsewhere": .other("null"),
    ]
    let found = await run("check", stored: stored)
    #expect(found.code == 0)
    #expect(
      found.output == """
        elsewhere: is not a setting now
        threshold: is not a setting now
        top: is called high now

        """)
    for words in ["list", "show", "describe"] {
      #expect(await run(words, stored: stored).errors == "")
    }
  }

  @Test func `a key in a file that nearly is a setting's is reported by every command`() async {
    let stored: [String: SettingValue] = ["nmae": .text("Bo")]
    let line = "tool: nmae: is not a setting; did you mean name?\n"
    for words in [["list"], ["get", "name"], ["set", "name", "Eve"], ["describe"]] {
      let found = await run(words, stored: stored)
      #expect(found.code == 0 && found.errors == line)
    }
    let get = await run("get", "nmae", stored: stored)
    #expect(
      (get.code, get.errors)
        == (2, "tool: nmae: there is no such setting; did you mean \"name\"?\n"))
  }

  @Test func `a variable for an entry of a list says that entries have none`() async {
    let net = Net()
    let menu = Menu(Table { Section { ListRow("Hosts", entries: net.$hosts).id("hosts") } })
    var command = SettingsCommand("tool", menu: menu, environmentPrefix: "TOOL_")
    var output = ""
    command.streams.output = { output += $0 }
    command.streams.environment = { ["TOOL_HOSTS_A_PORT": "1", "TOOL_HOSTSON": "1"] }
    #expect(await command.run(["check"]) == 0)
    #expect(
      output == """
        TOOL_HOSTSON: is not a setting now
        TOOL_HOSTS_A_PORT: sets nothing: the entries of "hosts" have no variables

        """)
  }

  @Test func `a variable that no setting has is no fault, and nothing else says so`() async {
    let environment: [String: String?] = ["TOOL_DEBUG": "1", "TOOL_COLOR": "", "OTHER": "1"]
    let found = await run("check", stored: [:], environment: environment)
    #expect(
      found == (
        0, "TOOL_COLOR: is not a setting now\nTOOL_DEBUG: is not a setting now\n", ""
      ))
    let answer = await run("check", "--json", stored: [:], environment: environment)
    #expect(answer.code == 0 && answer.errors == "")
    #expect(
      answer.output == #"""
        {"errors": [], "notes": ["TOOL_COLOR: is not a setting now", \#
        "TOOL_DEBUG: is not a setting now"]}

        """#)
    #expect(await run("list", stored: [:], environment: environment).errors == "")
  }

  @Test func `a refused value of a deprecated setting is a fault, and that it is stored a note`()
    async
  {
    let state = State()
    let table = Table {
      Section {
        StepperRow("Old", value: state.$threshold, in: 0...9).id("old").deprecated("use low")
      }
    }
    func check(_ stored: [String: SettingValue]) async -> (code: Int32, output: String) {
      var command = SettingsCommand("tool", menu: Menu(table), store: MemoryStore(stored))
      var output = ""
      command.streams.output = { output += $0 }
      return (await command.run(["check"]), output)
    }
    #expect(
      await check(["old": .number("200")]) == (
        1, "old: stored value: must be from 0 to 9\nold: is deprecated: use low\n"
      ))
    #expect(await check([:]) == (0, ""))
  }

  @Test func `a stored key that looks misspelt is no setting that comes and goes`() async {
    let stored: [String: SettingValue] = ["nmae": .text("Bo")]
    for words in [["get", "nmae"], ["set", "nmae", "Al"]] {
      let state = State()
      var command = SettingsCommand("tool", menu: Menu(state.table), store: MemoryStore(stored))
      var errors = ""
      command.streams.error = { errors += $0 }
      #expect(await command.run(words) == 2)
      #expect(errors == "tool: nmae: there is no such setting; did you mean \"name\"?\n")
    }
    #expect(await run("unset", "nmae", stored: stored).code == 0)
  }

  @Test func `a description that contradicts itself is wrong`() async {
    let state = State()
    let menu = Menu(
      Table {
        Section {
          ToggleRow("A", isOn: state.$isOn).id("a")
          ToggleRow("B", isOn: state.$isOn).id("a")
        }
      })
    var command = SettingsCommand("tool", menu: menu)
    var output = ""
    command.streams.output = { output += $0 }
    #expect(await command.run(["check"]) == 1)
    #expect(output.contains("CheckCommandTests.swift"))
  }

  @Test func `what a change makes invalid elsewhere is reported, and done`() async {
    let found = await run("set", "low", "95", stored: [:])
    #expect(found.code == 0)
    #expect(found.errors == "tool: low: Low is above high.\ntool: high: Low is above high.\n")
  }

  @Test func `a setting that the store holds but that is not available says so`() async {
    let stored: [String: SettingValue] = ["threshold": .number("7")]
    for words in [
      ["set", "threshold", "3"], ["get", "threshold"], ["set", "threshold=3", "low=5"],
    ] {
      let state = State()
      var command = SettingsCommand("tool", menu: Menu(state.table), store: MemoryStore(stored))
      var errors = ""
      command.streams.error = { errors += $0 }
      #expect(await command.run(words) == 1)
      #expect(errors == "tool: threshold: is not available now\n")
    }
    #expect(await run("set", "on=true", "threshold=3", stored: stored).code == 0)
    #expect(await run("unset", "threshold", stored: stored).code == 0)
  }

  @Test func `a variable that is not UTF-8 is refused by its name`() async {
    let environment: [String: String?] = ["TOOL_NAME": nil, "TOOL_OTHER": nil]
    let read = await run("get", "name", stored: [:], environment: environment)
    #expect(read == (0, "Ada\n", "tool: TOOL_NAME: is not UTF-8\n"))
    let found = await run("check", stored: [:], environment: environment)
    #expect(found == (1, "TOOL_NAME: is not UTF-8\n", ""))
  }

  @Test func `path prints where the values are, also of a file that is damaged`() async {
    #expect(await run("path", stored: [:], location: "/a/b.json") == (0, "/a/b.json\n", ""))
    let found = await run("path", stored: [:])
    #expect(found == (1, "", "tool: the values are not stored in a file\n"))
    #expect(ValuesFile("/a/b.json").location == "/a/b.json")
  }
}

/// A store in memory that says where it is.
struct PlacedStore: SettingsStore {
  let values: MemoryStore
  let location: String?
  var keepsSecrets: Bool { values.keepsSecrets }

  func load() -> [String: SettingValue] { values.load() }

  func merge(set changes: [String: SettingValue], unset keys: Set<String>) {
    values.merge(set: changes, unset: keys)
  }
}

import Foundation
import SimpleTable
import SimpleTableCommand
import SimpleTableStorage
import Testing

@Suite struct `Answers for programs` {
  @Test(
    arguments: [
      (
        ["set", "--json", "volume=35", "name=Bo"], 0,
        """
        {"changed": [{"key": "volume", "value": 35, "before": 60, "source": "user"}, \
        {"key": "name", "value": "Bo", "before": "Ada", "source": "user"}], "notes": []}
        """
      ),
      (
        ["set", "--json", "volume", "60"], 0,
        #"{"changed": [\#(Self.volume(60, 60))], "notes": []}"#
      ),
      (
        ["set", "--json", "--dry-run", "volume", "35"], 0,
        #"{"changed": [\#(Self.volume(35, 60))], "notes": []}"#
      ),
      (
        ["set", "--json", "volume", "57"], 1,
        """
        {"errors": [{"code": "refused", "key": "volume", "value": 57, "message": \
        "volume: must go in steps of 5 from 0", "allowed": \
        ["whole number from 0 to 100 in steps of 5"]}]}
        """
      ),
      (
        ["set", "--json", "theme", "blue"], 1,
        """
        {"errors": [{"code": "refused", "key": "theme", "value": "blue", "message": \
        "theme: \\"blue\\" is not among the options", "allowed": ["light", "dark"]}]}
        """
      ),
      (
        ["set", "--json", "level", "4"], 1,
        """
        {"errors": [{"code": "disabled", "key": "level", "value": 4, "message": \
        "level: needs a key", "allowed": ["whole number from 1 to 5 in steps of 1"]}]}
        """
      ),
      (
        ["set", "--json", "password", "secret"], 1,
        """
        {"errors": [{"code": "secret", "key": "password", "value": null, "message": \
        "password: is secret, and the store keeps no secrets", "allowed": []}]}
        """
      ),
      (
        ["get", "volum", "--json"], 2,
        """
        {"errors": [{"code": "unknown-key", "key": "volum", "value": null, "message": \
        "volum: there is no such setting; did you mean \\"volume\\"?", "allowed": ["volume"]}]}
        """
      ),
      (["get", "volume", "--json"], 0, "60"), (["get", "name", "--json"], 0, #""Ada""#),
      (["unset", "volume", "--json"], 0, #"{"changed": [], "notes": []}"#),
      (
        ["run", "otters.erase", "--json"], 1,
        """
        {"errors": [{"code": "not-confirmed", "key": "otters.erase", "value": null, "message": \
        "otters.erase: needs confirmation (\\"Erase everything?\\"): pass --yes", "allowed": ["studio config run otters.erase --yes"]}]}
        """
      ),
      (
        ["check", "--json"], 1,
        """
        {"errors": [{"code": "refused", "key": "password", "value": null, "message": \
        "password: must have 4 to 8 characters", "allowed": []}]}
        """
      ),
      (
        ["path", "--json"], 1,
        """
        {"errors": [{"code": "not-found", "key": null, "value": null, "message": \
        "the values are not stored in a file", "allowed": []}]}
        """
      ),
      (
        ["search", "line", "--json"], 0,
        #"[\#n  {"title": "Line", "page": ["Studio"], "key": null}\#n]"#
      ),
    ] as [([String], Int32, String)])
  func `what has changed, and what is wrong, is data`(
    words: [String], code: Int32, answer: String
  ) async {
    let trial = CommandTrial()
    #expect(await trial.run(words) == code)
    #expect(trial.output == answer + "\n")
    #expect(trial.errors == "")
  }

  @Test func `what is worth knowing is said beside what is wrong`() async {
    let trial = CommandTrial(["old": .bool(true)])
    #expect(await trial.run("check", "--json") == 1)
    #expect(trial.output.hasSuffix("], \"notes\": [\"old: is not a setting now\"]}\n"))
  }

  @Test func `what was stored before is no change by the command`() async {
    let trial = CommandTrial(["volume": .number("20")])
    #expect(await trial.run("set", "--json", "loud", "true") == 0)
    #expect(!trial.output.contains("volume"))
  }

  @Test func `a setting that is locked would take no other value`() async {
    let trial = CommandTrial()
    trial.environment = ["STUDIO_VOLUME": "40"]
    #expect(await trial.run("set", "--json", "volume", "35") == 1)
    #expect(
      trial.output == """
        {"errors": [{"code": "locked", "key": "volume", "value": 35, "message": \
        "volume: set by STUDIO_VOLUME", "allowed": []}]}

        """)
  }

  static func volume(_ value: Int, _ before: Int) -> String {
    #"{"key": "volume", "value": \#(value), "before": \#(before), "source": "user"}"#
  }

  /// Words of every command that has the option, right and wrong ones.
  private static let words = [
    "list", "list --stored", "list --level user", "list --level nowhere", "list x", "list --stord",
    "get volume", "get password", "get nothing", "get", "get volume name", "describe",
    "describe volume", "describe nothing", "search fed", "search nothing", "search",
    "set volume 5", "set volume", "set", "set volume 5 6", "set volume=5 volume=6", "set volume=x",
    "set password -", "set nothing 1", "set loud on", "set level 4", "set --dry-run volume 7",
    "unset volume", "unset", "unset --all", "unset --all volume", "unset nothing", "add days Mon",
    "add days Mon Mon", "add volume 5", "add days", "remove days Mon", "remove days Sun",
    "run otters.ping", "run otters.erase", "run otters.erase --yes", "run otters.closed",
    "run otters.hidden", "run otters.note", "run nothing", "run", "run otters.tune", "check",
    "check x", "path", "path --all", "import -", "import /nowhere/at/all", "import", "show",
    "show --width 3",
    "lst", "--json", "",
  ]

  @Test(arguments: words, ["", "load", "save", "values"])
  func `whatever happens, standard output is one value`(words: String, fault: String) async throws {
    let stored: [String: SettingValue] =
      fault == "values" ? ["volume": .text("x"), "nmae": .text("y"), "name": .text("")] : [:]
    let trial = CommandTrial(stored)
    trial.store.failsToLoad = fault == "load"
    trial.store.failsToSave = fault == "save"
    trial.environment = ["STUDIO_ZOOM": "9", "STUDIO_VOLUM": "5", "STUDIO_THEME": nil]
    trial.input = "[\"volume\": 1"
    trial.isErrorTerminal = true
    // Behind the key of `set` stand values.
    var list = words.split(separator: " ").map(String.init)
    list.insert("--json", at: min(list.count, 1))
    let code = await trial.run(list)
    let value = try JSONSerialization.jsonObject(
      with: Data(trial.output.utf8), options: .fragmentsAllowed)
    #expect(trial.errors == "" && trial.questions == [])
    let errors = (value as? [String: Any])?["errors"] as? [[String: Any]]
    #expect((errors?.isEmpty ?? true) == (code == 0))
    for error in errors ?? [] {
      #expect(Set(error.keys) == ["code", "key", "value", "message", "allowed"])
      #expect((error["message"] as? String)?.isEmpty == false)
    }
  }

  @Test func `every kind of failure has its code`() async throws {
    struct Server: Identifiable {
      let id: String
      var host = ""
    }
    struct Failure: Error {}
    final class App {
      @Setting var a = 1
      @Setting var pin = ""
      @Setting var servers: [Server] = []
    }
    let app = App()
    let menu = Menu(
      Table {
        Section {
          StepperRow("A", value: app.$a, in: 0...9).id("a")
          StepperRow("B", value: app.$a, in: 0...9).id("b").disabled()
          StepperRow("C", value: app.$a, in: 0...9).id("c")
          TextFieldRow("PIN", text: app.$pin, isSecure: true).id("pin")
          ListRow("Servers", records: app.$servers, new: { Server(id: $0) }) { server in
            Section { TextFieldRow("Host", text: server.host).id("host") }
          }
          .id("servers")
          ButtonRow("Ask") {}.confirm("Sure?").id("ask")
          ButtonRow("Fail") { throw Failure() }.id("fail")
          ButtonRow("Hidden") {}.id("hidden").hidden()
          Row("Again").id("ask")
        }
      })
    let store = TrialStore([:], keepsSecrets: false)
    var command = SettingsCommand("tool", menu: menu, store: store, environmentPrefix: "T_")
    var output = ""
    command.streams.output = { output += $0 }
    command.streams.environment = { ["T_C": "3"] }
    func code(_ words: String...) async throws -> String? {
      output = ""
      let code = await command.run([words[0], "--json"] + words.dropFirst())
      let answer = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      let errors = answer?["errors"] as? [[String: Any]]
      #expect(code != 0)
      return errors?.first?["code"] as? String
    }
    var codes = [
      try await code("get"), try await code("get", "nothing"), try await code("set", "a", "10"),
      try await code("set", "c", "4"), try await code("set", "b", "4"),
      try await code("run", "hidden"), try await code("set", "servers.alpha.host", "x"),
      try await code("get", "pin"), try await code("run", "ask"), try await code("run", "fail"),
      try await code("path"), try await code("check"),
    ]
    store.failsToLoad = true
    codes.append(try await code("list"))
    #expect(
      codes == [
        "usage", "unknown-key", "refused", "locked", "disabled", "unavailable", "missing-record",
        "secret", "not-confirmed", "failed", "not-found", "declaration", "store",
      ])
  }

  @Test(arguments: [["--help", "--json"], ["list", "--json", "--help"], ["help", "--json"]])
  func `the help is a text`(words: [String]) async throws {
    let trial = CommandTrial()
    #expect(await trial.run(words) == 0)
    let value = try JSONSerialization.jsonObject(
      with: Data(trial.output.utf8), options: .fragmentsAllowed)
    #expect((value as? String)?.hasPrefix("Usage: studio config") == true)
  }

  @Test func `a value of a million bytes is one value`() async throws {
    let trial = CommandTrial()
    let name = String(repeating: "é\"", count: 300_000)
    #expect(await trial.run("set", "--json", "name", name) == 0)
    let answer = try JSONSerialization.jsonObject(with: Data(trial.output.utf8)) as? [String: Any]
    let changed = answer?["changed"] as? [[String: Any]]
    #expect(changed?.first?["value"] as? String == name)
  }

  @Test func `a dry run that changes nothing takes back nothing`() async {
    let trial = CommandTrial()
    #expect(trial.menu.setValue("35", for: "volume") == .accepted)
    #expect(await trial.run("set", "--dry-run", "volume", "35") == 0)
    #expect(trial.menu.setting("volume")?.value == "35")
  }

  @Test func `what an action changes is answered, and what was printed before is not`() async {
    let studio = Studio()
    var output = ""
    let menu = Menu(
      Table {
        Section {
          SliderRow("Volume", value: studio.$volume, in: 0...100).id("volume")
          ButtonRow("Loud") { studio.volume = 90 }.id("loud")
          ButtonRow("Twice") { (studio.volume, studio.volume) = (10, 20) }.id("twice")
        }
      })
    var reported: [String] = []
    menu.onSettingChange = { reported.append("\($0.oldValue) → \($0.newValue)") }
    var command = SettingsCommand("studio", menu: menu, store: MemoryStore())
    command.streams.output = { output += $0 }
    #expect(await command.run(["run", "loud", "--json"]) == 0)
    #expect(await command.run(["run", "twice", "--json"]) == 0)
    #expect(await command.run(["run", "twice", "--json"]) == 0)
    #expect(
      output == """
        {"changed": [\(Self.volume(90, 60))], "notes": []}
        {"changed": [\(Self.volume(20, 90))], "notes": []}
        {"changed": [], "notes": []}

        """)
    #expect(reported == ["60 → 90", "90 → 20"])
  }

  @Test func `what an action changes in several steps is answered as one change`() async {
    let studio = Studio()
    var output = ""
    weak var own: Menu?
    let menu = Menu(
      Table {
        Section {
          SliderRow("Volume", value: studio.$volume, in: 0...100).id("volume")
          ButtonRow("Fade") {
            for volume in [40, 20, 5] { own?.setValue("\(volume)", for: "volume") }
          }
          .id("fade")
        }
      })
    own = menu
    var command = SettingsCommand("studio", menu: menu, store: MemoryStore())
    command.streams.output = { output += $0 }
    #expect(await command.run(["run", "fade", "--json"]) == 0)
    #expect(output == "{\"changed\": [\(Self.volume(5, 60))], \"notes\": []}\n")
  }

  @Test func `what a command has nothing to do with is one line`() async {
    let trial = CommandTrial(["volume": .number("57"), "loud": .text("x"), "name": .text("")])
    trial.environment = ["STUDIO_ZOOM": "9"]
    let others = "studio config: 3 other values are refused: studio config check lists them\n"
    #expect(await trial.run("get", "zoom") == 0)
    #expect(trial.errors == "studio config: STUDIO_ZOOM: must be from 0.5 to 2\n" + others)
    #expect(await trial.run("set", "volume", "50") == 0)
    #expect(trial.errors == others)
    #expect(await trial.run("get", "volume") == 0)
    #expect(trial.errors == others)
    #expect(await trial.run("list") == 0)
    #expect(trial.errors.split(separator: "\n").count == 3)
  }

  @Test func `a stored value is listed as the store has it, so it is not made valid`() async {
    let trial = CommandTrial(["volume": .text("55"), "loud": .bool(true), "name": .number("1")])
    #expect(await trial.run("list", "--stored", "--json") == 0)
    for value in [#""volume", "value": "55""#, #""loud", "value": true"#, #""name", "value": 1"#] {
      #expect(trial.output.contains(value))
    }
    trial.input = trial.output
    #expect(await CommandTrial().run("import", "-") == 3)
    #expect(await trial.run("import", "-") == 1)
  }

  @Test func `what applies in its place is a note`() async {
    let trial = CommandTrial(["volume": .number("57")])
    #expect(await trial.run("set", "--json", "name", "Bo") == 0)
    #expect(
      trial.output.contains(#""notes": ["volume: stored value: must go in steps of 5 from 0"]"#))
  }
}

@Suite struct `A sample of a settings file` {
  @Test func `it says what can be set, and sets nothing`() async throws {
    let trial = CommandTrial()
    #expect(await trial.run("sample") == 0)
    #expect(
      trial.output.hasPrefix(
        """
        {
          // # Studio

          // Loud: on or off.
          // Whether it is heard outside.
          // "loud": false,

          // Volume: whole number from 0 to 100 in steps of 5.
          // "volume": 60,

        """))
    #expect(!trial.output.contains("password"))
    let values = try load(trial.output).values
    #expect(values == [:])
  }

  @Test func `whichever lines are used, they set what applies already`() async throws {
    let trial = CommandTrial()
    #expect(await trial.run("sample") == 0)
    let lines = trial.output.split(separator: "\n", omittingEmptySubsequences: false)
    let settings = lines.indices.filter { lines[$0].hasPrefix("  // \"") }
    let defaults = Dictionary(
      uniqueKeysWithValues: trial.menu.settings.map { ($0.key, $0.value) })
    #expect(settings.count == defaults.count - 1)
    for chosen in settings.map({ [$0] }) + [settings] {
      let text = lines.indices.map { index in
        chosen.contains(index) ? "  " + lines[index].dropFirst(5) : String(lines[index])
      }.joined(separator: "\n")
      let (values, menu) = try load(text)
      let isFaultless = menu.loadReports.allSatisfy(\.isEmpty)
      #expect(values.count == chosen.count && isFaultless)
      for key in values.keys { #expect(menu.setting(key)?.value == defaults[key]) }
    }
  }

  /// Returns the values of a file, and a menu that has loaded it.
  private func load(_ text: String) throws -> (values: [String: SettingValue], menu: Menu) {
    let path = NSTemporaryDirectory() + "sample-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let menu = Menu(Studio().table)
    try menu.load(from: ValuesFile(path))
    return (try ValuesFile(path).load(), menu)
  }
}

import SimpleTable
import SimpleTableCommand
import Testing

@Suite struct `Reading and setting values` {
  let trial = CommandTrial()

  @Test(
    arguments: [
      ("loud", "false"), ("volume", "60"), ("zoom", "1"), ("input", "line"), ("theme", "light"),
      ("days", ""), ("name", "Ada"), ("level", "3"), ("otters.fed", "true"),
    ])
  func `get prints the value alone`(key: String, value: String) async {
    #expect(await trial.run("get", key) == 0)
    #expect(trial.output == value + "\n")
    #expect(trial.errors == "")
  }

  @Test(
    arguments: [
      ("loud", "on", .bool(true)), ("volume", "55", .number("55")), ("zoom", "0.5", .number("0.5")),
      ("input", "mic", .text("mic")), ("input", "Microphone", .text("mic")),
      ("theme", "dark", .text("dark")), ("theme", "DARK", .text("dark")),
      ("days", "Mon, Wed", .texts(["Mon", "Wed"])), ("name", "-5", .text("-5")),
      ("name", "--yes", .text("--yes")), ("name", "a=b", .text("a=b")),
      ("otters.fed", "false", .bool(false)), ("volume", "60", .number("60")),
    ] as [(String, String, SettingValue)])
  func `set stores a value, also the default`(
    key: String, word: String, value: SettingValue
  ) async {
    #expect(await trial.run("set", key, word) == 0)
    #expect(trial.output + trial.errors == "")
    #expect(trial.store.values == [key: value])
  }

  @Test func `set says that it asks nothing of a value that is kept if it is confirmed`() async {
    final class Machine { @Setting var network = "otters" }
    let (machine, store) = (Machine(), MemoryStore())
    let table = Table {
      Section {
        TextFieldRow("Network", text: machine.$network).id("network").keptIfConfirmed(within: 15)
      }
    }
    let end = await SettingsCommand("router", menu: Menu(table), store: store)
      .end(of: ["set", "network", "badgers"])
    #expect(
      end == (0, "router: network: stored, without asking whether to keep it as the menu does\n"))
    #expect(machine.network == "badgers" && store.values == ["network": .text("badgers")])
  }

  @Test func `a word after two dashes is a value, and so is one that begins with a dash`() async {
    #expect(await trial.run("set", "name", "--", "--help") == 0)
    #expect(trial.store.values == ["name": .text("--help")])
    #expect(await trial.run("set", "name", "--") == 0)
    #expect(trial.store.values == ["name": .text("--")])
    #expect(await trial.run("set", "name", "--", "--") == 0)
    #expect(trial.store.values == ["name": .text("--")])
    #expect(await trial.run("set", "name", "--", "-") == 0)
    #expect(trial.store.values == ["name": .text("-")])
    #expect(await trial.run("set", "name=--") == 0)
    #expect(trial.store.values == ["name": .text("--")])
    #expect(await trial.run("set", "--", "name", "-x") == 0)
    #expect(trial.store.values == ["name": .text("-x")])
  }

  @Test func `marks that turn text and lines are escaped in JSON`() async {
    #expect(await trial.run("set", "name", "a\u{202E}b\u{2066}c") == 0)
    #expect(await trial.run("list", "--json") == 0)
    #expect(trial.output.contains(#""value": "a\u202eb\u2066c""#))
    #expect(trial.output.unicodeScalars.allSatisfy { !$0.properties.isBidiControl })
  }

  @Test(arguments: [
    (#"[{"key": "volume", "value": null}]"#, 1),
    (#"[{"key": "volume", "value": 5}, {"key": "volume", "value": 10}]"#, 2),
    (#"[{"key": "password", "value": null}, {"key": "volume", "value": 5}]"#, 0),
  ])
  func `import says what it cannot take`(json: String, code: Int32) async {
    var command = SettingsCommand("studio", menu: Menu(trial.studio.table), store: MemoryStore())
    command.streams.input = { json }
    let end = await command.end(of: ["import", "-"])
    #expect(end.code == code && end.said.isEmpty == (code == 0))
    #expect(trial.studio.volume == (code == 0 ? 5 : 60))
  }

  @Test(arguments: [
    (["volume", "55"], 0, ""), (["volume=55", "name=Bo"], 0, ""),
    (["volume", "57"], 1, "studio config: volume: must go in steps of 5 from 0\n"),
    (["nothing", "5"], 2, "studio config: nothing: there is no such setting now\n"),
  ])
  func `a dry run says what would be refused, and stores nothing`(
    words: [String], code: Int32, errors: String
  ) async {
    #expect(await trial.run(["set", "--dry-run"] + words) == code)
    #expect(trial.output == "" && trial.errors == errors)
    #expect(trial.store.values == [:] && trial.studio.volume == 60 && trial.studio.name == "Ada")
    // What was set before in the same process is not taken back, whether this is refused or not.
    #expect(await trial.run("set", "volume", "30") == 0)
    #expect(await trial.run(["set", "--dry-run"] + words) == code)
    #expect(trial.store.values == ["volume": .number("30")] && trial.studio.volume == 30)
  }

  @Test func `several are set together, and one may reveal another`() async {
    #expect(await trial.run("set", "warning=4", "loud=true", "name=a=b") == 0)
    #expect(
      trial.store.values
        == ["warning": .number("4"), "loud": .bool(true), "name": .text("a=b")])
    #expect(trial.studio.level == 4)
  }

  @Test func `of several none is set where one is refused`() async {
    #expect(await trial.run("set", "loud=true", "volume=200", "name=") == 1)
    #expect(
      trial.errors == """
        studio config: volume: must be from 0 to 100
        studio config: name: must not be empty

        """)
    #expect(trial.store.values == [:])
    #expect(trial.studio.isLoud == false)
  }

  @Test(arguments: [["volume=200", "nam=Bo"], ["nam=Bo", "volume=200"]])
  func `the highest code of several refusals is that of the command`(words: [String]) async {
    #expect(await trial.run(["set"] + words) == 2)
    #expect(trial.errors.contains("volume: must be from 0 to 100\n"))
    #expect(trial.errors.contains("nam: there is no such setting; did you mean \"name\"?\n"))
    #expect(trial.store.values == [:])
  }

  @Test func `a control character in a value of the program is not printed, into no pipe either`()
    async
  {
    #expect(await trial.run("get", "name") == 0)
    trial.studio.name = "a\u{1B}[31mb"
    #expect(await trial.run("get", "name") == 0)
    #expect(trial.output.contains("[31mb") && !trial.output.unicodeScalars.contains("\u{1B}"))
  }

  @Test func `a dash reads standard input, without the line break at its end`() async {
    trial.input = " Bo \n"
    #expect(await trial.run("set", "name", "-") == 0)
    #expect(trial.store.values == ["name": .text(" Bo ")])
    trial.input = nil
    #expect(await trial.run("set", "name", "-") == 1)
    #expect(trial.errors == "studio config: name: standard input cannot be read, or is not UTF-8\n")
  }

  @Test func `unset removes stored values, those of no setting among them`() async {
    let trial = CommandTrial(["volume": .number("20"), "old": .text("x"), "name": .text("Bo")])
    #expect(await trial.run("unset", "volume", "old") == 0)
    #expect(trial.store.values == ["name": .text("Bo")])
    #expect(trial.studio.volume == 60)
    #expect(await trial.run("unset", "name", "level") == 1)
    #expect(trial.errors == "studio config: level: needs a key\n")
    #expect(trial.store.values == ["name": .text("Bo")])
    #expect(await trial.run("unset", "name", "nam") == 2)
    #expect(
      trial.errors
        == "studio config: nam: there is no such setting; did you mean \"name\"?\n")
    #expect(trial.store.values == ["name": .text("Bo")])
  }

  @Test(arguments: [["set", "warnin", "2"], ["unset", "warnin"]])
  func `a key may have been meant that is stored and not available now`(words: [String]) async {
    let trial = CommandTrial(["warning": .number("2")])
    #expect(await trial.run(words) == 2)
    #expect(
      trial.errors
        == "studio config: warnin: there is no such setting; did you mean \"warning\"?\n")
    #expect(await trial.run("set", "warning", "2") == 1)
    #expect(trial.errors == "studio config: warning: is not available now\n")
  }

  @Test(
    arguments: [
      (["set", "volume", "57"], 1, "volume: must go in steps of 5 from 0"),
      (["set", "volume", "loud"], 1, "volume: \"loud\" is not a number"),
      (["set", "theme", "grey"], 1, "theme: \"grey\" is not among the options"),
      (["set", "name", ""], 1, "name: must not be empty"),
      (["set", "level", "4"], 1, "level: needs a key"),
      (["set", "off", "true"], 1, "off: is disabled"),
      (["unset", "off"], 1, "off: is disabled"),
      (["set", "warning", "4"], 2, "warning: there is no such setting now"),
      (["set", "volum=5"], 2, "volum: there is no such setting; did you mean \"volume\"?"),
      (["get", "fed"], 2, "fed: there is no such setting; did you mean \"otters.fed\"?"),
      (
        ["get", "otters.xyzfed"], 2,
        "otters.xyzfed: there is no such setting; did you mean \"otters.fed\"?"
      ),
      (["get", "otters.wxyzfed"], 2, "otters.wxyzfed: there is no such setting now"),
      (["get", "ping"], 2, "ping: there is no such setting now"),
      (["get", "pass"], 2, "pass: there is no such setting; did you mean \"password\"?"),
      (["get", ""], 2, ": there is no such setting now"),
      (["set", "volume"], 2, "volume: needs a value"),
      (
        ["set", "volume", "5", "6"], 2,
        "volume: is not KEY=VALUE, as it must be where several are set"
      ),
      (["set", "volume=5", "volume=6"], 2, "volume: is set twice"),
      (
        ["set"], 2,
        "usage: studio config set [--dry-run] [--level LEVEL] KEY VALUE... | KEY=VALUE..."
      ),
      (["get"], 2, "usage: studio config get KEY"),
      (["get", "loud", "name"], 2, "usage: studio config get KEY"),
      (["unset"], 2, "usage: studio config unset [KEY...] [--all] [--level LEVEL]"),
      (
        ["unset", "--all", "name"], 2, "usage: studio config unset [KEY...] [--all] [--level LEVEL]"
      ),
    ] as [([String], Int32, String)])
  func `what is wrong is reported in a line, and no setting changes`(
    words: [String], code: Int32, message: String
  ) async {
    let before = trial.menu.settings
    #expect(await trial.run(words) == code)
    #expect(trial.errors == "studio config: \(message)\n")
    #expect(trial.output == "")
    #expect(trial.store.values == [:])
    #expect(trial.menu.settings == before)
  }
}

@Suite struct `Importing values` {
  let trial = CommandTrial(["volume": .number("20")])

  @Test func `takes what list has printed, and leaves out secrets and unknown keys`() async {
    let other = CommandTrial(
      [
        "loud": .bool(true), "warning": .number("4"), "days": .texts(["Mon", "Tue"]),
        "password": .text("hunter2"), "zoom": .number("0.5"), "theme": .text("dark"),
      ], keepsSecrets: true)
    #expect(await other.run("list", "--stored", "--json") == 0)
    #expect(!other.output.contains("hunter2"))
    trial.input = other.output.replacing("theme", with: "thema", maxReplacements: 1)
    #expect(await trial.run("import", "-") == 0)
    #expect(trial.errors == "studio config: thema: there is no such setting\n")
    #expect(
      trial.store.values == [
        "loud": .bool(true), "warning": .number("4"), "days": .texts(["Mon", "Tue"]),
        "zoom": .number("0.5"), "volume": .number("20"),
      ])
  }

  @Test(
    arguments: [
      (nil, 3, "-: standard input cannot be read, or is not UTF-8"),
      ("", 3, "-: a list in brackets is missing at the end of the file"),
      (
        "[{\"key\": \"loud\"}]", 3,
        "-: an object with a key and a value is missing in line 1, column 2"
      ),
      ("[\n\n 5]", 3, "-: an object in braces is missing in line 3, column 2"),
      (
        "[\n {\"key\": \"é\", \"value\": 1, \"value\": 2}]", 3,
        "-: the key \"value\" appears a second time in line 2, column 27"
      ),
      (
        "[{\"key\": \"loud\", \"value\": true}, {\"key\": \"volume\", \"value\": 57}]", 1,
        "volume: must go in steps of 5 from 0"
      ),
      (
        "[{\"key\": \"loud\", \"value\": true}, {\"key\": \"volume\", \"value\": \"5\"}]", 1,
        "volume: expected a number, got a text"
      ),
    ] as [(String?, Int32, String)])
  func `is all or none`(input: String?, code: Int32, message: String) async {
    trial.input = input
    #expect(await trial.run("import", "-") == code)
    #expect(trial.errors == "studio config: \(message)\n")
    #expect(trial.store.values == ["volume": .number("20")])
    #expect(!trial.studio.isLoud)
  }

  @Test func `a file that is not there ends the command`() async {
    #expect(await trial.run("import", "/nowhere/values.json") == 3)
    #expect(
      trial.errors
        == "studio config: The file \"/nowhere/values.json\" cannot be read: there is no such file.\n"
    )
  }

  @Test func `unset takes all back at once`() async {
    let trial = CommandTrial(["volume": .number("20"), "name": .text("Bo"), "old": .bool(true)])
    #expect(await trial.run("unset", "--all") == 0)
    #expect(trial.store.values == ["old": .bool(true)])
    #expect(trial.studio.volume == 60)
  }

  @Test func `unset says which values were refused that it takes back`() async {
    let trial = CommandTrial(["volume": .number("57"), "name": .text("Bo")])
    #expect(await trial.run("unset", "--all") == 0)
    #expect(
      trial.errors == "studio config: volume: stored value: must go in steps of 5 from 0\n")
    #expect(trial.store.values == [:])
  }
}

@Suite struct `Secrets on the command line` {
  let trial = CommandTrial(keepsSecrets: true)

  @Test func `a secret is never a word, and never printed`() async {
    let line = "studio config: password: is secret: use set password -\n"
    #expect(await trial.run("set", "password", "hunter2") == 2)
    #expect(trial.errors == line)
    #expect(await trial.run("set", "password=hunter2") == 2)
    #expect(trial.errors == line)
    #expect(await trial.run("set", "password") == 2)
    #expect(trial.errors == line)
    #expect(trial.store.values == [:])

    trial.input = "hunter2\n"
    #expect(await trial.run("set", "password", "-") == 0)
    #expect(trial.store.values == ["password": .text("hunter2")])
    #expect(await trial.run("get", "password") == 1)
    #expect(trial.errors == "studio config: password: is secret and not printed\n")
    for words in [["list"], ["list", "--json"], ["describe"], ["schema"], ["show"]] {
      #expect(await trial.run(words) == 0)
      #expect(!trial.output.contains("hunter2"))
    }
  }

  @Test(arguments: [["set", "password"], ["set", "password", "-"]])
  func `at a terminal it is asked for, and not shown`(words: [String]) async {
    trial.isTerminal = true
    trial.answer = "hunter2"
    #expect(await trial.run(words) == 0)
    #expect(trial.questions == ["Password: (secret)"])
    #expect(trial.store.values == ["password": .text("hunter2")])
    trial.answer = nil
    #expect(await trial.run(words) == 1)
    #expect(trial.errors == "studio config: password: there is no answer\n")
  }

  @Test func `a store that keeps no secrets is given none`() async {
    let trial = CommandTrial()
    trial.input = "hunter2"
    #expect(await trial.run("set", "password", "-") == 1)
    #expect(trial.errors == "studio config: password: is secret, and the store keeps no secrets\n")
    #expect(trial.studio.password == "")
  }
}

@Suite struct `Stores and variables on the command line` {
  let trial = CommandTrial(["volume": .number("20")])

  @Test(arguments: [
    ["list"], ["get", "name"], ["set", "name", "x"], ["run", "otters.ping"], ["show"],
  ])
  func `a store that cannot be read ends the command`(words: [String]) async {
    trial.store.failsToLoad = true
    #expect(await trial.run(words) == 3)
    #expect(trial.errors == "studio config: The store cannot be read.\n")
    #expect(trial.output == "")
    #expect(trial.studio.name == "Ada")
    #expect(trial.studio.pings == 0)
  }

  @Test(arguments: [["path"], ["completions", "bash"], ["--help"]])
  func `what needs no value needs no store`(words: [String]) async {
    trial.store.failsToLoad = true
    #expect(await trial.run(words) == (words == ["path"] ? 1 : 0))
    #expect(!trial.errors.contains("The store cannot be read."))
  }

  @Test(arguments: [["set", "name", "x"], ["unset", "volume"], ["run", "otters.fed"]])
  func `a store that cannot be written keeps what it has`(words: [String]) async {
    trial.store.failsToSave = true
    #expect(await trial.run(words) == 3)
    #expect(trial.errors == "studio config: The store cannot be written.\n")
    #expect(trial.store.values == ["volume": .number("20")])
  }

  @Test func `a variable locks a setting, and is named`() async {
    trial.environment = ["STUDIO_VOLUME": "80", "STUDIO_OTTERS_FED": "off"]
    #expect(await trial.run("get", "volume") == 0)
    #expect(trial.output == "80\n")
    #expect(await trial.run("get", "otters.fed") == 0)
    #expect(trial.output == "false\n")
    for words in [["set", "volume", "5"], ["unset", "volume"]] {
      #expect(await trial.run(words) == 1)
      #expect(trial.errors == "studio config: volume: set by STUDIO_VOLUME\n")
    }
    #expect(trial.store.values == ["volume": .number("20")])
  }

  @Test(arguments: [
    ["get", "name"], ["list", "--stored"], ["set", "name", "Bo"], ["unset", "x"],
  ])
  func `what is wrong with the store or the environment is reported, and the command goes on`(
    words: [String]
  ) async {
    let values: [String: SettingValue] = [
      "volume": .text("high"), "gain": .number("2"), "x": .bool(true), "name": .text("Bo"),
    ]
    let trial = CommandTrial(values)
    trial.environment = ["STUDIO_THEME": "grey"]
    #expect(await trial.run(words) == 0)
    let all = """
      studio config: volume: stored value: expected a number, got a text
      studio config: STUDIO_THEME: "grey" is not among the options

      """
    let count = "studio config: 2 other values are refused: studio config check lists them\n"
    #expect(trial.errors == (words[0] == "list" ? all : count))
    if words != ["unset", "x"] { #expect(trial.store.values == values) }
  }
}

import SimpleTable
import SimpleTableCommand
import Testing

@Suite struct `Running actions` {
  let trial = CommandTrial()

  @Test func `run does what selecting the row does, whatever page it is on`() async {
    #expect(await trial.run("run", "otters.ping") == 0)
    #expect(trial.studio.pings == 1)
    #expect(trial.output + trial.errors == "")
    #expect(await trial.run("run", "otters.fed") == 0)
    #expect(trial.store.values == ["otters.fed": .bool(false)])
    #expect(await trial.run("run", "mic") == 0)
    #expect(trial.store.values["input"] == .text("mic"))
  }

  @Test func `a question is asked at a terminal`() async {
    trial.isTerminal = true
    for answer in ["n", "", "nay", nil] {
      trial.answer = answer
      #expect(await trial.run("run", "otters.erase") == 1)
      #expect(trial.errors == "studio config: otters.erase: is not confirmed\n")
    }
    #expect(trial.studio.erasures == 0)
    for answer in ["y", "YES"] {
      trial.answer = answer
      #expect(await trial.run("run", "otters.erase") == 0)
    }
    #expect(trial.studio.erasures == 2)
    #expect(trial.questions == Array(repeating: "Erase everything? [y/N] ", count: 6))
  }

  @Test func `elsewhere an option answers it`() async {
    #expect(await trial.run("run", "otters.erase") == 1)
    #expect(
      trial.errors
        == "studio config: otters.erase: needs confirmation (\"Erase everything?\"): pass --yes\n")
    #expect(await trial.run("run", "otters.erase", "--yes") == 0)
    #expect(await trial.run("run", "--yes", "otters.erase") == 0)
    #expect(trial.studio.erasures == 2)
    #expect(trial.questions == [])
  }

  @Test(
    arguments: [
      ("otters.closed", 1, "comes later"), ("off", 1, "is disabled"),
      ("otters.hidden", 1, "is not shown now"),
      ("otters.note", 1, "does nothing when it is selected"),
      ("name", 1, "does nothing when it is selected"),
      ("ping", 2, "there is no row with this key; did you mean \"otters.ping\"?"),
      ("otters.pign", 2, "there is no row with this key; did you mean \"otters.ping\"?"),
    ] as [(String, Int32, String)])
  func `a row that does nothing says why`(key: String, code: Int32, reason: String) async {
    #expect(await trial.run("run", key) == code)
    #expect(trial.errors == "studio config: \(key): \(reason)\n")
    #expect(trial.studio.pings == 0)
  }

  @Test func `a setting that is locked is not changed by selecting its row`() async {
    trial.environment = ["STUDIO_OTTERS_FED": "true"]
    #expect(await trial.run("run", "otters.fed") == 1)
    #expect(trial.errors == "studio config: otters.fed: set by STUDIO_OTTERS_FED\n")
    #expect(trial.studio.isFed)
  }
}

@Suite struct `Showing a menu by a command` {
  let trial = CommandTrial()

  @Test func `without a word the menu is printed where there is no terminal`() async {
    #expect(await trial.run() == 0)
    #expect(trial.output == trial.studio.table.rendered())
    #expect(await trial.run("show") == 0)
    #expect(trial.output == trial.studio.table.rendered())
  }

  @Test func `options change how it is drawn`() async {
    #expect(await trial.run("show", "--width", "30", "--style=inset", "--ascii", "--color") == 0)
    #expect(
      trial.output
        == trial.studio.table.rendered(
          width: 30, style: .insetGrouped, symbols: .ascii, color: .ansi))
  }

  @Test(arguments: [20, 1_000])
  func `it is as wide as asked, within limits`(width: Int) async {
    #expect(await trial.run("show", "--width", "\(width)", "--style", "inset") == 0)
    let lines = trial.output.split(separator: "\n").map(\.cellWidth)
    #expect(lines.max() == width)
  }

  @Test func `stored values are in it`() async {
    let trial = CommandTrial(["volume": .number("20")])
    #expect(await trial.run("show") == 0)
    #expect(trial.output.contains("20 %"))
  }

  @Test(arguments: ["--help", "-h", "help"])
  func `help lists every command`(word: String) async {
    #expect(await trial.run(word) == 0)
    for word in [
      "list [--stored] [--origin] [--level LEVEL]", "get KEY",
      "set [--dry-run] [--level LEVEL] KEY VALUE... | KEY=VALUE...",
      "unset [KEY...] [--all] [--level LEVEL]",
      "describe [KEY]",
      "search TEXT", "run KEY [--yes]", "edit [KEY] [--style STYLE] [--ascii] [--lines]",
      "schema [--file FILE]",
      "sample",
      "show [--width N] [--style STYLE] [--ascii] [--color]", "completions bash|zsh|fish",
    ] {
      #expect(trial.output.contains("\n  \(word)\n"), "\(word)")
    }
    let help = trial.output
    for verb in ["list", "get", "set", "edit"] {
      #expect(await trial.run(verb, "--help") == 0)
      #expect(trial.output == help, "\(verb)")
    }
  }

  @Test(
    arguments: [
      (["lst"], "lst: there is no such command; did you mean \"list\"?"),
      (["frobnicate"], "frobnicate: there is no such command"),
      ([""], ": there is no such command"),
      (["list", "--jsn"], "--jsn: list has no such option; did you mean \"--json\"?"),
      (["list", "--json=1"], "--json: takes no value"),
      (["get"], "usage: studio config get KEY"),
      (["get", "-x"], "-x: get has no such option"),
      (["show", "--width"], "--width: needs a value"),
      (["show", "--width="], "--width: takes a number from 20 to 1000, and not \"\""),
      (["show", "--width", "19"], "--width: takes a number from 20 to 1000, and not \"19\""),
      (["show", "--width", "x\u{1B}"], "--width: takes a number from 20 to 1000, and not \"x␛\""),
      (["show", "--style", ""], "--style: takes plain, grouped or inset, and not \"\""),
      (["completions"], "usage: studio config completions bash|zsh|fish"),
      (["completions", "fsih"], "fsih: there are no completions for it; did you mean \"fish\"?"),
      (["search"], "usage: studio config search TEXT"),
    ])
  func `a wrong word is named`(words: [String], message: String) async {
    #expect(await trial.run(words) == 2)
    #expect(trial.errors == "studio config: \(message)\n")
    #expect(trial.output == "")
  }

  // MARK: - Actions that take time

  @Test func `run waits for an action that takes time`() async {
    #expect(await trial.run("run", "otters.tune") == 0)
    #expect(trial.studio.pings == 10)
    #expect(trial.output + trial.errors == "")
  }

  @Test func `an error is reported beside that of a store`() async {
    struct Failure: Error, CustomStringConvertible { let description = "the line is busy" }
    let studio = Studio()
    let menu = Menu(
      Table {
        Section {
          SliderRow("Volume", value: studio.$volume, in: 0...100).id("volume")
          ButtonRow("Call") {
            studio.volume = 90
            throw Failure()
          }.id("call")
        }
      })
    let store = TrialStore([:], keepsSecrets: false)
    store.failsToSave = true
    let (code, said) = await SettingsCommand("studio", menu: menu, store: store)
      .end(of: ["run", "call"])
    #expect(code == 3 && said.hasPrefix("studio: call: the line is busy\nstudio: "))
    #expect(said.split(separator: "\n").count == 2)
  }

  @Test func `an error that is thrown is reported, with exit code 1`() async {
    trial.studio.tuner.fails = true
    #expect(await trial.run("run", "otters.tune") == 1)
    #expect(trial.errors == "studio config: otters.tune: a string broke\n")
    trial.studio.tuner.fails = false
    #expect(await trial.run("run", "otters.tune") == 0)
  }
}

@MainActor @Suite struct `Running actions on the main actor` {
  @Test func `the page has the handler afterwards that it had before`() async {
    let trial = CommandTrial()
    trial.isErrorTerminal = true
    #expect(await trial.run("run", "otters.tune") == 0)
    #expect(trial.menu.page.onChange == nil && trial.menu.titles.count == 2)
  }

  @Test func `what the status says is reported at a terminal as it changes`() async {
    let trial = CommandTrial()
    trial.isErrorTerminal = true
    #expect(await trial.run("run", "otters.tune") == 0)
    #expect(trial.errors == "studio config: string 1\nstudio config: string 2\n")
  }
}

import Foundation
import SimpleTable
import SimpleTableCommand
import SimpleTableTesting
import Testing

@testable import settings_demo

/// What the demo prints, as whole texts.
@Suite struct `Output of the demo` {
  /// Returns what a command of the demo prints and reports, with values in memory.
  private func output(
    _ words: String..., stored: [String: SettingValue] = ["volume": .number("57")],
    input: String? = nil, environment: [String: String?] = [:]
  ) async -> String {
    await output(words, stored: stored, input: input, environment: environment)
  }

  private func output(
    _ words: [String], stored: [String: SettingValue] = ["volume": .number("57")],
    input: String? = nil, environment: [String: String?] = [:]
  ) async -> String {
    var command = DemoMenu.phone.command(in: MemoryStore(stored))
    var output = ""
    command.streams.output = { output += $0 }
    command.streams.error = { output += $0 }
    command.streams.isInputTerminal = false
    command.streams.isOutputTerminal = false
    command.streams.environment = { environment }
    command.streams.input = { input }
    let code = await command.run(words)
    return code == 0 ? output : output + "(\(code))\n"
  }

  /// Values that are stored, with nothing wrong.
  private static let stored: [String: SettingValue] = [
    "volume": .number("55"), "vibrations": .texts(["Calls", "Mail"]), "alarms": .texts(["work"]),
    "alarms.work.time": .text("06:15"), "signature": .text("Ada\nLondon"), "name": .text("Vole"),
  ]

  @Test func `help lists the commands`() async {
    #expect(
      await output("--help") == """
        Usage: settings-demo [COMMAND]

          list [--json] [--stored]
              print all settings with their values, or those that are stored
          get KEY
              print the value of a setting
          set KEY VALUE... | KEY=VALUE...
              set one setting, or several; - reads standard input
          unset [KEY...] [--all]
              remove stored values, so that the defaults apply; --all: of all settings
          add KEY ENTRY...
              add entries to a list
          remove KEY ENTRY...
              remove entries from a list; with a record, its settings
          describe [KEY]
              print what is known of a setting, or of all
          search TEXT
              print the rows of all pages that contain the words
          run KEY [--yes]
              run a row's action; --yes confirms it
          show [--width N] [--style STYLE] [--ascii] [--color]
              print the menu
          edit [--style STYLE] [--ascii]
              run the menu
          check
              print what is wrong with the values and the description
          path
              print where the values are stored
          import FILE
              set what list --stored --json has printed; - reads standard input
          reference
              print all settings as Markdown
          schema
              print the JSON Schema of the stored values
          completions bash|zsh|fish
              print the completions for a shell

        Without a command, the menu is edited at a terminal and printed elsewhere.
        The word -- ends options.
        Exit codes: 0 done, 1 refused, 2 wrong usage, 3 the store or the terminal
        cannot be read or written.

        """)
  }

  @Test func `check prints faults`() async {
    #expect(
      await output("check", environment: ["SETTINGS_DEMO_VOLUME": nil]) == """
        volume: stored value: must go in steps of 5 from 0
        SETTINGS_DEMO_VOLUME: is not UTF-8
        (1)

        """)
  }

  @Test func `describe prints the sources`() async {
    #expect(
      await output("describe", "volume", environment: ["SETTINGS_DEMO_VOLUME": "40"]) == """
        volume=40
          Settings > Sounds > Volume
          whole number from 0 to 100 in steps of 5
          source: set by SETTINGS_DEMO_VOLUME
            environment (SETTINGS_DEMO_VOLUME): 40
            store: 57
            default: 60

        """)
  }

  @Test func `the reference is the one in Docs`() async throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Docs/DemoSettings.md")
    #expect(await output("reference") == (try String(contentsOf: path, encoding: .utf8)))
  }

  @Test func `list prints all settings`() async {
    let text = await output("list", stored: Self.stored)
    expectSnapshot(of: text) {
      """
      """
    }
  }

  @Test func `list --stored prints those that are stored`() async {
    let text = await output("list", "--stored", stored: Self.stored)
    expectSnapshot(of: text) {
      """
      """
    }
  }

  @Test func `list --json is for programs`() async {
    let text = await output(
      "list", "--json", stored: Self.stored, environment: ["SETTINGS_DEMO_AIRPLANE": "yes"])
    expectSnapshot(of: text)
  }

  @Test func `list --json --stored is what import takes`() async {
    let text = await output("list", "--json", "--stored", stored: Self.stored)
    expectSnapshot(of: text)
  }

  @Test func `search prints rows of all pages`() async {
    let text = await output("search", "to")
    expectSnapshot(of: text) {
      """
      """
    }
  }

  @Test func `actions and commands are listed for shells`() async {
    let text = await output("__complete", "run", "")
    expectSnapshot(of: text) {
      """
      """
    }
  }

  @Test func `show prints the menu`() async {
    let text = await output("show", "--width", "40")
    expectSnapshot(of: text) {
      """
      """
    }
  }

  @Test func `describe prints all that is known`() async {
    let text = await output("describe", stored: Self.stored)
    expectSnapshot(of: text) {
      """
      """
    }
  }

  @Test func `schema describes the file`() async {
    let text = await output("schema", stored: Self.stored)
    expectSnapshot(of: text)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions prints a script that calls the command`(shell: String) async {
    let text = await output("completions", shell)
    #expect(text.contains("_complete_settings_demo") && text.contains("__complete"))
    expectSnapshot(of: text, named: shell)
  }

  @Test func `what a command does is in its exit code, and what is wrong in a line`() async {
    var text = ""
    for words in [
      ["get", "volume"], ["set", "volume", "40"], ["set", "volume=40", "name=Vole"],
      ["unset", "volume"], ["unset", "--all"], ["add", "alarms", "gym"],
      ["remove", "alarms", "work"], ["run", "update", "--yes"], ["run", "announces-calls"],
      ["path"],
      ["get", "volme"], ["get", "password"], ["set", "volme", "3"], ["set", "volume", "57"],
      ["set", "volume=57", "name="], ["set", "volume"], ["set", "volume=1", "name"],
      ["set", "password", "x"], ["set", "alarms.gym.time", "07:00"], ["unset", "nmae"],
      ["add", "alarms", "a b"], ["add", "volume", "1"], ["remove", "alarms", "gym"],
      ["run", "cehck"], ["run", "update"], ["run", "level"], ["search", "walrus"],
      ["import", "/nowhere.json"], ["list", "--jsno"], ["show", "--width", "5"],
      ["setings", "get"],
      ["completions", "bsh"], ["get"], ["lst"],
    ] {
      let said = await output(words, stored: Self.stored)
      text += "$ \(words.joined(separator: " "))\n\(said)"
    }
    expectSnapshot(of: text) {
      """
      """
    }
  }

  @Test func `import takes what list has printed`() async {
    let list = await output("list", "--json", "--stored", stored: Self.stored)
    #expect(await output("import", "-", input: list) == "")
    let old = list.replacing("signature", with: "signatur").replacing("55", with: "57")
    expectSnapshot(of: await output("import", "-", input: old)) {
      """
      """
    }
  }
}

import Foundation
import SimpleTable
import SimpleTableCommand
import Testing

@testable import settings_demo

/// What the demo prints, as whole texts.
@Suite struct `Output of the demo` {
  /// Returns what a command of the demo prints and reports, with values in memory.
  private func output(_ words: String..., environment: [String: String?] = [:]) async -> String {
    var command = DemoMenu.phone.command(in: MemoryStore(["volume": .number("57")]))
    var output = ""
    command.streams.output = { output += $0 }
    command.streams.error = { output += $0 }
    command.streams.isInputTerminal = false
    command.streams.isOutputTerminal = false
    command.streams.environment = { environment }
    _ = await command.run(words)
    return output
  }

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
          edit [--style STYLE] [--ascii] [--lines]
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
}

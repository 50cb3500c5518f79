import Foundation
import SimpleTable
import SimpleTableTerminal
import Testing

@testable import SimpleTableCommand
@testable import settings_demo

/// The pages that list every command and every key, made from what help pages show.
@Suite struct `The guides of commands and keys` {
  @Test func `every command is listed as its help page has it`() throws {
    var text = """
      # The commands

      What the [command line](../CommandLine.md) of a menu takes, as `help` prints it. With `--json`, where
      *JSON* says so, standard output is one JSON value.

      | Command | What it does | JSON |
      | --- | --- | --- |

      """
    for verb in Verb.all {
      let usage = verb.usage(hasLevels: true).replacingOccurrences(of: "|", with: "\\|")
      text += "| `\(usage)` | \(ReferencePage.cell(verb.summary)) | "
      text += verb.answersInJSON ? "yes |\n" : "no |\n"
    }
    try ReferencePage(name: "Commands.md").expect(text)
  }

  @Test func `the settings of the demo are their reference`() async throws {
    var command = DemoMenu.phone.command(in: MemoryStore())
    var text = ""
    command.streams.output = { text += $0 }
    #expect(await command.run(["reference"]) == 0)
    try ReferencePage(name: "DemoSettings.md").expect(text)
  }

  @Test func `every key is listed with its action`() throws {
    var text = """
      # The keys

      The keys of a [menu in a terminal](../Terminal.md#keys) unless `keyMap` says otherwise. `?` shows the
      same list in the menu, and the action is what `bind` takes.

      | Keys | What they do | Action |
      | --- | --- | --- |

      """
    for action in KeyMap.standard.actions {
      let keys = KeyMap.standard.keys(for: action).map { "`\($0)`" }.joined(separator: " ")
      text += "| \(keys) | \(ReferencePage.cell(action.english)) | `.\(action)` |\n"
    }
    try ReferencePage(name: "Keys.md").expect(text)
  }
}

import SimpleTable
import Testing

@testable import SimpleTableCommand

@Suite struct `The name of a command` {
  @Test(arguments: [
    (name: "tool", words: ["config"], rest: ["config"]),
    ("tool config", ["config", "get", "x"], ["get", "x"]), ("tool config", ["config"], []),
    ("tool config", ["config", "config"], ["config"]), ("tool config", ["get"], ["get"]),
    ("tool config sound", ["config", "get"], ["config", "get"]),
    ("tool config sound", ["config", "sound", "get"], ["get"]),
  ])
  func `is left out only as a whole`(name: String, words: [String], rest: [String]) {
    let command = SettingsCommand(name, menu: Menu(Table("Empty") {}))
    #expect(command.droppingName(words[...]) == rest[...])
  }
}

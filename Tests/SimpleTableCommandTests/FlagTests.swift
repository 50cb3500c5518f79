import SimpleTable
import SimpleTableCommand
import Testing

@Suite struct `Flags of a program` {
  let studio = Studio()

  @Test(
    arguments: [
      (["--volume=40", "play"], ["play"], ["volume": "40"]),
      (["--volume", "40", "play"], ["play"], ["volume": "40"]),
      (["--loud", "play"], ["play"], ["loud": "true"]),
      (["--no-loud"], [], ["loud": "false"]), (["--loud=off"], [], ["loud": "false"]),
      (["--otters.fed=no"], [], ["otters.fed": "false"]),
      (["play", "--", "--volume=40"], ["play", "--", "--volume=40"], [:]),
      (["--volume=40", "--volume=45"], [], ["volume": "45"]),
      (["--name", "--loud"], [], ["name": "--loud"]), (["--name="], [], [:]),
      (["--nothing=1", "-v", "--", "x"], ["--nothing=1", "-v", "--", "x"], [:]),
      (
        ["--password=x", "--no-volume", "--no-loud=1"],
        ["--password=x", "--no-volume", "--no-loud=1"], [:]
      ),
      // The first one makes the setting of the second one appear.
      (["--warning=4", "--loud", "a"], ["a"], ["warning": "4", "loud": "true"]),
    ] as [([String], [String], [String: String])])
  func `are taken out of its words, and lock their settings`(
    words: [String], rest: [String], values: [String: String]
  ) {
    let menu = Menu(studio.table)
    var words = words
    menu.takeFlags(from: &words)
    #expect(words == rest)
    let locked = menu.settings.filter(\.isLocked)
    #expect(Dictionary(locked.map { ($0.key, $0.value) }) { $1 } == values)
  }

  @Test func `that are refused are named, and the others apply`() {
    let menu = Menu(studio.table)
    var words = ["--volume=57", "--theme", "grey", "--zoom=2", "--name"]
    #expect(
      menu.takeFlags(from: &words).map(\.description) == [
        "--volume: must go in steps of 5 from 0", "--theme: \"grey\" is not among the options",
        "--name: needs a value",
      ])
    #expect(words == [])
    #expect(menu.setting("zoom")?.value == "2")
    #expect(menu.setting("volume")?.value == "60")
  }
}

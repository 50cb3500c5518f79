import SimpleTable
import SimpleTableMenu
import SimpleTableStorage
import SimpleTableTesting
import TestTraits
import Testing

/// A map in a file with comments that is unset on a screen, and comes back.
@Suite struct `Undo of a map in a file` {
  private static let text = """
    {
      // whose tool this is
      "jobs": {"build": 3}, // how many
      "env": { // for all
        "B": "2", // two
        // between
        "A": 1
      }, // the environment
      /* what is foreign */
      "other": {"env": {"Z": null}}
    }

    """

  @Test func `it is named as a whole, and the file stays valid with all of its values`() throws {
    let directory = try TemporaryDirectory(isInMemory: true)
    let url = try directory.file("values.json", Self.text)
    let file = ValuesFile(url)
    let before = try file.load()
    let menu = Menu(Editor().table)
    menu.start(stores: [.user: file])
    let screen = ScriptedMenu(menu, width: 80, height: 12, autosave: file)
    check(menu.setting("env")?.value, #"{"A": "1", "B": "2"}"#)

    screen.press("del")
    check(menu.setting("env")?.value, "{}")
    var rest = before
    for key in ["env", "env.A", "env.B"] { rest[key] = nil }
    check(try file.load(), rest)

    screen.press("u")
    check(lastLine(of: screen)?.hasPrefix(" Undone: Environment is A=1, B=2. "), true)
    check(menu.setting("env")?.value, #"{"A": "1", "B": "2"}"#)
    check(try file.load(), before)
    check(
      try url.text,
      """
      {
        // whose tool this is
        "jobs": {"build": 3}, // how many
        /* what is foreign */
        "other": {"env": {"Z": null}},
        "env": {"A": 1, "B": "2"}
      }

      """)

    screen.press("^r")
    check(lastLine(of: screen), " Redone: Environment is empty, the default.")
    check(try file.load(), rest)
  }

  private func lastLine(of screen: ScriptedMenu) -> Substring? {
    screen.frame.split(separator: "\n", omittingEmptySubsequences: false).dropLast().last
  }
}

import SimpleTable
import SimpleTableTerminal
import TestTraits
import Testing

@testable import SimpleTableTesting

@Suite(.recordsIssues) struct `Keys by name` {
  private let table = Table.page {
    Row("One") {}
    Row("Two") {}
    Row("Three") {}
  }

  @Test func `a string of one character is that key`() {
    let menu = ScriptedMenu(table, width: 30, height: 6)
    menu.press("j")
    menu.press(" ")
    menu.press("q")
    check(menu.hasEnded)
    #expect(menu.transcript.contains("> j\n") && menu.transcript.contains("> Space\n"))
  }

  @Test func `an unknown name presses nothing, and fails the test`() {
    let menu = ScriptedMenu(table, width: 30, height: 6)
    let frame = menu.frame
    let line = #line + 1
    let issues = recordedIssues { menu.press("down dwn") }
    check(issues, [RecordedIssue(text: "There is no key “dwn”. No key was pressed.", line: line)])
    check(menu.frame, frame)
    check(menu.transcript.contains("> There is no key “dwn”.\n"))
  }

  @Test(
    arguments: [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .return, .space, .tab, .backTab,
      .escape, .backspace, .delete, .insert, .function(1), .function(35), "a", "A", "-", "^", "ü",
      .control("c"), .control(" "), .alt("x"), .alt("-"), .up.with(.shift),
      .down.with([.alt, .control]),
      .function(5).with([.shift, .alt, .control]),
    ] as [Key])
  func `the name that a key has is a name of it`(key: Key) {
    check(Key(named: key.asciiDescription), key)
    #expect(Key(named: key.asciiDescription.lowercased()) == key || key == "A")
  }

  @Test(arguments: ["", "f0", "f36", "f+5", "f-5", "shift-", "unknown", "paste", "ctrl-dwn", "dwn"])
  func `other names are no keys`(name: String) {
    check(Key(named: name), nil)
  }
}

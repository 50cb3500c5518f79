import SimpleTable
import SimpleTableTesting
import TestTraits
import Testing

@testable import SimpleTableTerminal

/// Titles in what a menu says, which keep their first letter, and lines with combining marks.
@Suite struct `Titles in sentences` {
  private final class Model {
    @Setting var name = "Ada"
    @Setting var volume = 5
  }

  private func menu() -> Menu {
    let model = Model()
    return Menu(
      Table.page("mDNS") {
        TextFieldRow("iCloud name", text: model.$name, rules: [.required]).id("name")
        StepperRow("eSIM volume", value: model.$volume, in: 0...9).disabled().id("volume")
        Row("nginx") {}.disabled(reason: "iOS only")
        Row("zsh")
        StepperRow("", value: model.$volume, in: 0...9)
      })
  }

  @Test(
    arguments: [
      ("1 \"\"", "iCloud name refused: must not be empty."), ("2 4", "eSIM volume is disabled."),
      ("3", "nginx is disabled: iOS only."), ("i 4", "zsh has no button."),
      ("1 Bo\nundo", "Undone: iCloud name is Ada, the default."),
      ("unset 1", "iCloud name: Ada, default."), ("5 12", "Refused: must be from 0 to 9."),
      ("4", "This row does nothing."), ("move 1 2", "Only the entries of a list can be moved."),
      ("undo", "There is nothing to undo."),
    ])
  func `numbered lines keep the first letter of a title`(input: String, said: String) {
    let lines = NumberedLines(menu())
    _ = lines.list()
    let answers = input.split(separator: "\n").map { lines.answer(String($0)) }
    #expect(answers.last?.split(separator: "\n").first.map(String.init) == said)
  }

  @Test(
    arguments: [
      (["return", "^u", "return"], nil), (["down", "right"], "eSIM volume is disabled."),
      (["end", "up", "up", "return"], "nginx is disabled: iOS only."),
      (["u"], "There is nothing to undo."),
    ] as [([String], String?)])
  func `so does the status line`(keys: [String], said: String?) {
    let menu = ScriptedMenu(menu(), width: 60, height: 14)
    for key in keys { menu.press(key) }
    if let said { #expect(menu.frame.contains(said), "\(menu.frame)") }
    #expect(!menu.frame.contains("ICloud") && !menu.frame.contains("ESIM"))
  }
}

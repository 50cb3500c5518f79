import SimpleTable
import SimpleTableTerminal
import TestTraits
import Testing

@testable import SimpleTableTesting

@Suite final class `Scripted menu` {
  @Setting private var name = "Ada"

  private var menu: ScriptedMenu {
    ScriptedMenu(
      Table.page("Account") {
        TextFieldRow("Name", text: self.$name)
        Row("Plan", detail: "Free")
      }, width: 40, height: 6)
  }

  @Test(arguments: [false, true])
  func `a change that is made elsewhere, and its undoing, are on the screen`(isByKeys: Bool) {
    let menu = Menu(
      Table("Account") { Section { TextFieldRow("Name", text: self.$name).id("name") } })
    let (live, other) = (ScriptedMenu(menu, width: 40), ScriptedMenu(menu, width: 40))
    let before = live.frame
    if isByKeys {
      other.press(.return)
      other.type(" Otter")
      other.press(.return)
    } else {
      menu.setValue("Ada Otter", for: "name")
    }
    check(name, "Ada Otter")
    check(live.frame.contains("Ada Otter"))
    check(menu.undo() == [])
    check(name, "Ada")
    check(live.frame.replacing("^R redo", with: "       "), before)
  }

  @Test func `a line break and a tabulator that are typed are the keys`() {
    let (typed, pressed) = (menu, menu)
    typed.type("\n Otter\tx\r\n")
    check(typed.transcript.contains("> \"\\n Otter\\tx\\n\"\n"))
    check(!name.contains("\t"))
    name = "Ada"
    pressed.press(.return, " ", "O", "t", "t", "e", "r", .tab, "x", .return)
    check(typed.frame, pressed.frame)
  }

  @Test(arguments: [(Int.max, 6), (40, .max), (.min, 6), (40, .min)])
  func `a screen of any size is shown`(width: Int, height: Int) {
    let menu = menu
    menu.resize(width: width, height: height)
    let lines = menu.frame.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    check(lines, width < 0 || height < 0 ? 1 : min(height, 65_535))
    check(menu.svg.hasPrefix("<svg"))
  }

  @Test func `keys and screens are one text`() {
    let menu = menu
    menu.press(.down)
    menu.resize(width: 20, height: 5)
    menu.reload()
    menu.press("q")
    menu.press(.up)
    check(menu.hasEnded)
    expectSnapshot(of: menu.transcript) {
      """
       Account

      ❯   Name                           Ada
          Plan                          Free

       Return edit            q leave  ? keys
      > ↓
      … 2 equal lines
          Name                           Ada
      ❯   Plan                          Free

                              q leave  ? keys
      > 20x5
       Account

          Name       Ada
      ❯   Plan      Free
          q leave  ? keys
      > reload
      > q (left)
      """
    }
  }

  @Test func `of equal lines before a change a single one is shown, and others are counted`() {
    var transcript = ScriptedMenu.Transcript("a\nb\nc\nd\ne\n")
    transcript.append("first", "a\nb\nC\nd\nE\n")
    transcript.append("none", "a\nb\nC\nd\nE\n")
    transcript.append("last", "A\nb\nC\nd\nE\n")
    transcript.append("lower", "A\nb\n")
    transcript.append("end", nil)
    expectSnapshot(of: transcript.text) {
      """
      a
      b
      c
      d
      e
      > first
      … 2 equal lines
      C
      d
      E
      > none
      > last
      A
      > lower
      A
      b
      > end
      """
    }
  }
}

import SimpleTable
import SimpleTableTerminal
import SimpleTableTesting
import Testing

@testable import SimpleTableTerminal

/// The page of a list, by keys and by numbered lines.
@Suite struct `Editing a list` {
  let ignored = Box(["*.o", "*.d"])

  final class Box<Value> {
    @Setting var value: Value

    init(_ value: Value) { _value = Setting(wrappedValue: value) }
  }

  private var table: Table {
    Table("Settings") {
      Section {
        ListRow("Ignored", entries: ignored.$value, limit: 0...4, rules: [.required]).id("ignored")
      }
    }
  }

  @Test func `keys open, add, edit, move and remove`() {
    let menu = ScriptedMenu(table, width: 44, height: 7, style: .plain, symbols: .ascii)
    menu.press(.return, .end, .return)
    menu.type("*.a")
    menu.press(.return)
    #expect(ignored.value == ["*.o", "*.d", "*.a"])
    expectSnapshot(of: menu.frame) {
      """
       Settings > Ignored
         ---------------------------------------
         *.o
         *.d
         *.a
      >  Add…
       Return add       Esc back  q leave  ? keys
      """
    }
    menu.press(.up, Key(.up, modifiers: .alt), Key(.up, modifiers: .alt))
    #expect(ignored.value == ["*.a", "*.o", "*.d"])
    expectSnapshot(of: menu.frame) {
      """
       Settings > Ignored
         ---------------------------------------
      >  *.a
         *.o
         *.d
         Add…
       Return edit      Esc back  q leave  ? keys
      """
    }
    menu.press(.down, .delete, .return)
    menu.press(.control("u"))
    menu.type("core")
    menu.press(.return)
    #expect(ignored.value == ["*.a", "core"])
    menu.press(.end, .delete)
    #expect(ignored.value.count == 2)
  }

  @Test func `an entry that breaks a rule is not taken, and says why`() {
    let menu = ScriptedMenu(table, width: 44, height: 7, style: .plain, symbols: .ascii)
    menu.press(.return, .return, .control("u"), .return)
    #expect(menu.frame.contains("must not be empty"))
    #expect(ignored.value == ["*.o", "*.d"])
  }

  @Test func `lines add, edit, move and remove`() {
    let session = NumberedLines(Menu(table))
    #expect(session.list() == "Settings\n1. Ignored: *.o, *.d (opens)\n")
    #expect(
      session.answer("1") == """
        Settings > Ignored
        1. *.o
        2. *.d
        3. Add…

        """)
    #expect(session.answer("3 *.a") == "4. *.a\n")
    #expect(ignored.value == ["*.o", "*.d", "*.a"])
    #expect(session.answer("move 4 1") == "*.a comes first now.\n")
    #expect(ignored.value == ["*.a", "*.o", "*.d"])
    #expect(session.answer("move 4 1") == "*.a comes after *.o now.\n")
    #expect(session.answer("remove 1") == "No longer here: 1. *.o.\n")
    #expect(session.answer("4 core") == "core\n")
    #expect(ignored.value == ["core", "*.d"])
    #expect(session.answer("4 \"\"") == "core refused: must not be empty.\n")
    #expect(session.answer("remove 3") == "There is no value to set here.\n")
    #expect(session.answer("move 3 4") == "Only the entries of a list can be moved.\n")
    #expect(session.answer("move 2") == "A number is missing. Choose from 1 to 4.\n")
    #expect(session.answer("add *.b") == "5. *.b\n")
    #expect(session.answer("add").isEmpty)
    #expect(session.prompt == "Add…: ")
    #expect(session.answer("") == "Cancelled.\n")
    #expect(ignored.value == ["core", "*.d", "*.b"])
  }

  @Test func `a list that cannot be changed has entries to read`() {
    let table = Table("Settings") {
      Section { ListRow("Fixed", entries: .constant(["a", "b"])).id("fixed") }
    }
    let menu = ScriptedMenu(table, width: 44, height: 7, style: .plain, symbols: .ascii)
    menu.press(.return, .down)
    expectSnapshot(of: menu.frame) {
      """
       Settings > Fixed
         ---------------------------------------
         a
      >  b


              / search  Esc back  q leave  ? keys
      """
    }
    menu.press(.return)
    #expect(menu.cursor == nil)
    let session = NumberedLines(Menu(table))
    _ = session.list()
    #expect(session.answer("1") == "Settings > Fixed\n1. a\n2. b\n")
    #expect(session.answer("add c") == session.words.sentence(.noList) + "\n")
    #expect(session.answer("2 c") == "There is no value to set here.\n")
  }

  @Test func `a list with a question of its own asks that before it is emptied, and no other`() {
    let session = NumberedLines(
      Menu(
        Table { Section { ListRow("Ignored", entries: ignored.$value).confirm("Sure?").id("all") } }
      ))
    _ = session.list()
    #expect(session.answer("1 \"\"").isEmpty)
    #expect(session.prompt == "Sure? (y/n): ")
    #expect(session.answer("y") == "Ignored: empty\n")
    #expect(ignored.value.isEmpty)
  }

  @Test(arguments: ["y", "n", ""]) func `two quotes ask before they empty a list`(answer: String) {
    let session = NumberedLines(Menu(table))
    _ = session.list()
    #expect(session.answer("1 \"\"").isEmpty)
    #expect(session.prompt == "Remove all entries of Ignored? (y/n): ")
    #expect(ignored.value == ["*.o", "*.d"])
    let said = session.answer(answer)
    #expect(said == (answer == "y" ? "Ignored: empty\n" : "Cancelled.\n"))
    #expect(ignored.value == (answer == "y" ? [] : ["*.o", "*.d"]))
    // An empty list has nothing to ask about.
    if answer == "y" { #expect(session.answer("1 \"\"") == "Ignored: empty\n") }
  }
}

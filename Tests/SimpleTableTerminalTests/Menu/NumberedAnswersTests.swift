import SimpleTable
import SimpleTableTesting
import Testing

@testable import SimpleTableTerminal

/// What numbered lines say about an action, and the words for what keys do.
@Suite struct `Answers of numbered lines` {
  private final class Model {
    @Setting var isOn = false
    @Setting var volume = 60
    @Setting var password = ""
    @Setting var size = 12
  }

  private let model = Model()

  private var sound: Table {
    Table("Sound") {
      Section("Output", footer: model.isOn ? "All is well." : "Nothing is heard.") {
        ToggleRow("Loud", isOn: model.$isOn).id("loud")
        if model.isOn {
          SliderRow("Volume", value: model.$volume, in: 0...100, step: 5).id("volume")
            .help("How loud it is.")
          TextFieldRow("Password", text: model.$password, isSecure: true).id("password")
        }
      }
      Section("More") {
        LinkRow("Display") {
          Section("Text") {
            StepperRow("Subtitle size", value: model.$size, in: 8...24).id("size")
              .help("The size of what is read.")
          }
        }.id("display")
        Row("").customLines { _ in ["  Battery   80 %", "▂▃▅"] }
      }
    }
  }

  private func transcript(_ menu: Menu, _ lines: [String], autosave: (any SettingsStore)? = nil)
    -> String
  {
    let session = NumberedLines(menu, autosave: autosave)
    var text = session.list()
    for line in lines where !session.isDone {
      text += "> " + line + "\n" + session.answer(line)
    }
    return text
  }

  @Test func `say what has changed, what is new and what has gone`() {
    expectSnapshot(of: transcript(Menu(sound), ["1", "4 75", "", "1 off", "4", "1"])) {
      """
      Sound
      -- Output --
      1. Loud: Off
         (Nothing is heard.)
      -- More --
      2. Display (opens)
      3. Battery   80 %
      > 1
      Loud: On
      4. Volume: 60. How loud it is.
      5. Password: empty
         (All is well.)
      > 4 75
      Volume: 75
      >\u{20}
      > 1 off
      No longer here: 4. Volume; 5. Password.
      Loud: Off
         (Nothing is heard.)
      > 4
      Line 4 no longer exists.
      > 1
      Loud: On
      4. Volume: 75. How loud it is.
      5. Password: empty
         (All is well.)
      """
    }
  }

  @Test func `say an explanation that has changed, with its row`() {
    let table = Table {
      Section {
        ToggleRow("Loud", isOn: model.$isOn).id("loud")
        Row("Output", subtitle: model.isOn ? "Through the horn." : "Nothing is heard.")
      }
    }
    let session = NumberedLines(Menu(table))
    _ = session.list()
    #expect(session.answer("1") == "Loud: On\nOutput. Through the horn.\n")
  }

  @Test func `name what has gone, but not what something collapsed hides`() {
    model.isOn = true
    let table = Table {
      Section("Colours") { Row("Red") }.collapsible()
      Section {
        if model.isOn { Row("First") }
        ToggleRow("Loud", isOn: model.$isOn).id("loud")
        DisclosureRow("More") { Row("Below") }
        DisclosureRow("Open", initially: .expanded) {
          if model.isOn { Row("Second") }
          Row("Always")
        }
        DisclosureRow("Closed") { Row("Inside") }
        if model.isOn { DisclosureRow("Other", initially: .expanded) { Row("Third") } }
      }
    }
    let session = NumberedLines(Menu(table))
    _ = session.list()
    #expect(session.answer("1") == "-- Colours -- (collapsed, 1 row)\n")
    let gone = "3. First; 7. Second; 10. Other; 11. Third"
    #expect(session.answer("4") == "No longer here: \(gone).\nLoud: Off\n")
    #expect(session.answer("6") == "Open (collapsed)\n")
  }

  @Test func `have words for what keys do`() throws {
    let menu = Menu(sound)
    let store = MemoryStore()
    try menu.load(from: store)
    let lines = [
      "1 on", "4 75", "help 4", "stored", "back", "undo", "redo", "unset 2", "unset 2", "undo",
      "save",
      "help 2", "add", "info 1",
    ]
    expectSnapshot(of: transcript(menu, lines)) {
      """
      Sound
      -- Output --
      1. Loud: Off
         (Nothing is heard.)
      -- More --
      2. Display (opens)
      3. Battery   80 %
      > 1 on
      Loud: On
      4. Volume: 60. How loud it is.
      5. Password: empty
         (All is well.)
      > 4 75
      Volume: 75
      > help 4
      Volume: 75
      How loud it is.
      Key: volume
      Values: whole number from 0 to 100 in steps of 5
      Default: 60
      Applies: 75, user
      > stored
      Sound
      -- Output --
      1. Loud: On
      2. Volume: 75. How loud it is.
      > back
      Sound
      -- Output --
      1. Loud: On
      2. Volume: 75. How loud it is.
      3. Password: empty
         (All is well.)
      -- More --
      4. Display (opens)
      5. Battery   80 %
      > undo
      Volume: 60, default, as before.
      > redo
      Volume: 75, again.
      > unset 2
      Volume: 60, default.
      > unset 2
      Volume: 60, default.
      > undo
      Volume: 75, as before.
      > save
      Saved.
      > help 2
      Volume: 75
      How loud it is.
      Key: volume
      Values: whole number from 0 to 100 in steps of 5
      Default: 60
      Applies: 75, user
      > add
      There is no list here to add to.
      > info 1
      Loud has no button.
      """
    }
    #expect(store.values["volume"] == .number("75"))
  }

  @Test func `find the rows of all pages, and go there`() {
    let lines = [
      "/size", "1", "help 1", "1 14", "/loud", "1", "back", "/o", "back", "/none", "/", "/battery",
    ]
    expectSnapshot(of: transcript(Menu(sound), lines)) {
      """
      Sound
      -- Output --
      1. Loud: Off
         (Nothing is heard.)
      -- More --
      2. Display (opens)
      3. Battery   80 %
      > /size
      Sound > Display
      1. Subtitle size: 12
      > 1
      Sound > Display
      -- Text --
      1. Subtitle size: 12. The size of what is read.
      > help 1
      Subtitle size: 12
      The size of what is read.
      Key: size
      Values: whole number from 8 to 24 in steps of 1
      Applies: 12, default
      > 1 14
      Subtitle size: 14
      > /loud
      Sound
      1. Loud: Off
      > 1
      Sound
      -- Output --
      1. Loud: Off
         (Nothing is heard.)
      -- More --
      2. Display (opens)
      3. Battery   80 %
      > back
      This is the first page.
      > /o
      Sound
      -- Output --
      1. Loud: Off
      Sound > Display
      2. Subtitle size: 14
      > back
      Sound
      -- Output --
      1. Loud: Off
         (Nothing is heard.)
      -- More --
      2. Display (opens)
      3. Battery   80 %
      > /none
      Nothing is found.
      > /
      Sound
      -- Output --
      1. Loud: Off
         (Nothing is heard.)
      -- More --
      2. Display (opens)
      3. Battery   80 %
      > /battery
      Nothing is found.
      """
    }
  }

  @Test func `the number of a row that has gone goes to no other row`() {
    let (token, deleted) = (Token(), Token())
    let menu = Menu(
      Table {
        Section {
          if token.text.isEmpty { TextFieldRow("Token", text: token.$text).id("token") }
          Row("Delete all") { deleted.text = "all" }.id("delete")
        }
      })
    let session = NumberedLines(menu)
    _ = session.answer("/token")
    _ = session.answer("1 abc")
    #expect(token.text == "abc")
    #expect(session.answer("1").contains("no longer exists") && deleted.text.isEmpty)
  }

  @Test func `a value that is refused after a question counts as refused`() {
    let session = NumberedLines(
      Menu(
        Table {
          Section {
            StepperRow("Size", value: model.$size, in: 8...24).confirm("Sure?").id("size")
          }
        }))
    _ = session.list()
    _ = session.answer("1 99")
    #expect(session.answer("y").contains("must be from 8 to 24"))
    #expect(session.hasRefusedValues)
    _ = session.answer("1 9")
    _ = session.answer("y")
    #expect(!session.hasRefusedValues && model.size == 9)
  }

  @Test func `a value of a row that has gone while it was typed is refused`() {
    let (token, other) = (Token(), Token())
    let menu = Menu(
      Table {
        Section {
          if other.text.isEmpty { TextFieldRow("Token", text: token.$text).confirm("Sure?") }
          TextFieldRow("Other", text: other.$text)
        }
      })
    for lines in [["1"], ["1 abc"]] {
      let session = NumberedLines(menu)
      other.text = ""
      menu.reload()
      _ = session.list()
      for line in lines { #expect(session.answer(line).isEmpty) }
      other.text = "x"
      menu.reload()
      #expect(
        session.answer("y") == "Cancelled.\nNo longer here: 1. Token.\nOther: x\n")
      #expect(token.text.isEmpty && session.hasRefusedValues == (lines == ["1"]))
    }
  }

  /// The row of another page may have the same id.
  @Test(arguments: ["1", "1 y", "2", "3"])
  func `what is about a page that has gone does nothing on the one in view`(line: String) throws {
    let (above, below) = (Token(), Token())
    var taps = 0
    func rows(_ token: Token) -> Section {
      Section {
        TextFieldRow("Name", text: token.$text).id("name").confirm("Sure?")
        TextAreaRow("Note", text: token.$text).id("note")
        ButtonRow("Erase") { taps += 1 }.confirm("Erase?").id("erase")
      }
    }
    let menu = Menu(
      Table {
        rows(above)
        Section { LinkRow("Below") { rows(below) }.id("below") }
      })
    let session = NumberedLines(menu)
    _ = session.list()
    _ = session.answer("4")
    _ = session.answer(line)
    if line == "2" { _ = session.answer("quit") }
    _ = menu.pop()
    let answer = session.answer(line == "2" ? "." : "y")
    #expect(answer.hasPrefix("Cancelled.\n1. Name: empty"))
    #expect(above.text.isEmpty && below.text.isEmpty && taps == 0 && !session.isDone)
    _ = session.answer("4")
    _ = menu.pop()
    #expect(session.answer("1 x").hasPrefix("Line 1 no longer exists.\n1. Name: empty"))
  }

  @Test func `what undoing changes in another row of the same title is said`() {
    let (first, second) = (Token(), Token())
    let both = Binding(get: { first.text }, set: { (first.text, second.text) = ($0, $0) })
    let menu = Menu(
      Table {
        Section { TextFieldRow("Host", text: both).id("first") }
        Section { TextFieldRow("Host", text: second.$text).id("second") }
      })
    let session = NumberedLines(menu)
    _ = session.list()
    #expect(session.answer("1 abc") == "Host: abc\nHost: abc\n")
    #expect(session.answer("undo").hasSuffix(", as before.\nHost: empty\n"))
    #expect(session.answer("undo") == "There is nothing to undo.\n")
  }

  @Test func `say that a secret was not saved`() throws {
    model.isOn = true
    for (store, answer) in [
      (MemoryStore(), "Saved, but for secrets, which the store does not keep.\n"),
      (MemoryStore(keepsSecrets: true), "Saved.\n"),
    ] {
      let menu = Menu(sound)
      try menu.load(from: store)
      let session = NumberedLines(menu)
      _ = session.list()
      _ = session.answer("2 5")
      #expect(session.answer("save") == "Saved.\n")
      _ = session.answer("3")
      _ = session.answer("otter")
      #expect(session.answer("save") == answer)
      #expect((store.values["password"] != nil) == store.keepsSecrets)
      _ = session.answer("3 \"\"")
    }
  }

  private final class Token {
    @Setting var text = ""
  }

  @Test func `say that no store keeps a secret`() throws {
    model.isOn = true
    for (store, isSaid) in [(MemoryStore(), true), (MemoryStore(keepsSecrets: true), false)] {
      let menu = Menu(sound)
      try menu.load(from: store)
      let session = NumberedLines(menu)
      _ = session.list()
      _ = session.answer("3")
      #expect(session.prompt.contains(MenuWords()[.typingSecret]) == isSaid)
      _ = session.answer("")
      _ = session.answer("3 x")
      #expect(session.prompt.contains(MenuWords()[.typingSecret]) == isSaid)
      #expect(session.asksForSecret)
    }
  }

  @Test func `ask what becomes of changes on leaving`() throws {
    for (answer, stored, isDone) in [
      ("s", true, true), ("don't save", false, true), ("", false, false),
    ] {
      model.isOn = false
      let store = MemoryStore()
      let menu = Menu(sound)
      try menu.load(from: store)
      let session = NumberedLines(
        menu, autosave: store, leaving: .asking)
      _ = session.list()
      _ = session.answer("1")
      #expect(session.save() == nil && store.values.isEmpty)
      #expect(session.answer("quit") == "" && !session.isDone)
      #expect(session.prompt == "Save the changes? s save, d don't save, Return stay: ")
      _ = session.answer(answer)
      #expect(session.isDone == isDone)
      #expect(store.values.isEmpty != stored)
      #expect(model.isOn == (answer != "don't save"))
      guard !isDone else { continue }
      #expect(session.answer("save") == "Saved.\n")
      _ = session.answer("1")
      #expect(session.save() == nil && store.values["loud"] == .bool(true))
      #expect(session.answer("q") == "" && !session.isDone)
    }
  }

  @Test(
    arguments: [
      (["1 x"], true), (["1 x", "1 on"], false), (["1 x", "1"], false), (["1 x", "help 1"], true),
      (["1 on", "2 999"], true), (["1 on", "4 999"], true), (["1 on", "4 999", "4 30"], false),
      (["1 on", "4 999", "+ 4"], false), (["9 x"], false), (["2 x"], true),
      (["3"], false), (["unset 3"], false),
    ])
  func `remember values that were refused`(lines: [String], isRefused: Bool) {
    let session = NumberedLines(Menu(sound))
    _ = session.list()
    for line in lines { _ = session.answer(line) }
    #expect(session.hasRefusedValues == isRefused)
  }

  @Test func `isolate right-to-left text`() {
    let table = Table("הגדרות") { Section("קול") { Row("עוצמה", detail: "75") } }
    #expect(
      NumberedLines(Menu(table)).list()
        == "\u{2068}הגדרות\u{2069}\n-- \u{2068}קול\u{2069} --\n1. \u{2068}עוצמה\u{2069}: 75\n")
  }

  @Test(
    arguments: [
      ("", .update), ("4", .select("4")), ("4 75", .set("4", value: "75")),
      ("4  a ", .set("4", value: " a ")), ("+ 4", .perform(.increase, on: "4")),
      ("-4", .unknown("-4")), ("- 4", .perform(.decrease, on: "4")),
      ("i 4", .perform(.tapAccessory, on: "4")),
      ("info  4 ", .perform(.tapAccessory, on: "4")), ("/a b", .search("a b")),
      (" /a", .search("a")),
      ("list", .list), ("top", .list), ("more", .more), ("m", .unknown("m")),
      ("4x 5", .unknown("4x")),
      ("move 4  2", .move(["4", "2"])), ("add a b", .add("a b")), ("help", .help("")),
      ("? 4", .help("4")), ("unset 4", .unset("4")), ("b", .back), ("quit", .quit),
      ("remove 4", .perform(.remove, on: "4")), ("stored", .stored), ("redo", .redo),
    ] as [(String, NumberedLines.Command)])
  func `come from commands`(line: String, command: NumberedLines.Command) {
    #expect(NumberedLines.Command(line) == command)
  }
}

/// Words that follow a choice of the user while the menu runs.
@Suite struct `Another language` {
  private final class Model {
    @Setting var language = "English"
  }

  private let model = Model()

  private var table: Table {
    Table {
      Section(model.language == "English" ? "Language" : "Sprache") {
        PickerRow(
          model.language == "English" ? "Choice" : "Wahl", selection: model.$language,
          options: ["English", "Deutsch"], style: .inline
        ) { $0 }.id("language")
      }
    }
    .title { model.language == "English" ? "Settings" : "Einstellungen" }
    .words {
      var words = TableWords()
      if model.language != "English" { words[.notAnOption] = "„%“ gibt es nicht" }
      return words
    }
  }

  private func words(_ menu: Menu) -> MenuWords {
    var words = MenuWords()
    if menu.setting("language")?.value == "Deutsch" {
      words[.firstPage] = "dies ist die erste Seite"
      words[.notTaken] = "%1 abgelehnt: %2."
    }
    return words
  }

  @Test func `is used at once by a live menu`() {
    let menu = ScriptedMenu(table, width: 40, height: 9)
    menu.menu.onSettingChange = { [unowned menu] _ in menu.words = words(menu.menu) }
    menu.press("down right down down return")
    #expect(menu.frame.hasPrefix(" Einstellungen\n"))
    #expect(menu.frame.contains("Sprache") && menu.frame.contains("Wahl"))
    menu.press(.escape)
    #expect(menu.frame.hasSuffix(" Dies ist die erste Seite.\n"))
  }

  @Test func `is used at once by numbered lines`() {
    let menu = Menu(table)
    let session = NumberedLines(menu)
    menu.onSettingChange = { [unowned session, unowned menu] _ in
      session.conversation.words = words(menu)
    }
    #expect(session.list().hasPrefix("Settings\n-- Language --\n"))
    let answer = session.answer("1 Deutsch")
    #expect(answer.hasPrefix("Einstellungen\n-- Sprache --\nWahl: Deutsch"))
    #expect(session.answer("1 x") == "Wahl abgelehnt: „x“ gibt es nicht.\n")
    #expect(session.answer("b") == "Dies ist die erste Seite.\n")
  }
}

import SimpleTable
import SimpleTableTesting
import Testing

@testable import SimpleTableTerminal

@Suite struct `Numbered lines of a menu` {
  let phone = Phone()

  /// Returns what is seen at a terminal where lines are typed.
  private func transcript(_ table: Table, _ lines: String...) -> String {
    let session = NumberedLines(Menu(table))
    var text = session.list()
    for line in lines where !session.isDone {
      text += session.prompt + line + "\n" + session.answer(line)
    }
    return session.isDone ? text : text + session.prompt
  }

  private var account: Table {
    Table("Account") {
      Section {
        TextFieldRow("Name", text: phone.$name, rules: [.required]).id("name")
        TextFieldRow("Password", text: phone.$password, isSecure: true).id("password")
        Row("Serial Number", detail: "C02").disabled()
      }
    }
  }

  @Test func `lists the rows, and selects by number`() {
    expectSnapshot(of: transcript(settings(for: phone), "2", "4 75", "6", "8", "7", "q")) {
      """
      Settings
      1. -- Network -- (expanded)
      2. Airplane Mode: Off
      3. Wi-Fi: Otters (opens)
      -- Controls --
      4. Volume: 60
      5. Copies: 2
      6. Theme: Light (collapsed)
      7. Language: Deutsch (opens)
      8. Serial Number: C02 (disabled)
         (All of them work with keys.)
      Number, or ? for help: 2
      Airplane Mode: On
      Number: 4 75
      Volume: 75
      Number: 6
      Theme: Light (expanded)
      9.   Light (chosen)
      10.   Dark (not chosen)
      Number: 8
      Serial Number is disabled.
      Number: 7
      Settings > Language
      1. Deutsch (chosen)
      2. English (not chosen)
      Number: q
      """
    }
  }

  @Test func `a reload that was asked for is made once`() {
    let session = NumberedLines(Menu(account))
    session.needsReload = true
    _ = session.list()
    let count = session.menu.page.evaluationCount
    _ = session.list()
    #expect(session.menu.page.evaluationCount == count)
  }

  @Test func `what is added to a listing of just as many lines as are listed at once is said`() {
    var count = 40
    let session = NumberedLines(
      Menu(Table { Section { for number in 1...count { Row("Row \(number)") } } }))
    _ = session.list()
    count = 41
    session.needsReload = true
    #expect(session.answer("").contains("41. Row 41\n"))
  }

  @Test func `of rows that come together as many are said as are listed at once`() {
    var count = 1
    let session = NumberedLines(
      Menu(Table { Section { for number in 1...count { Row("Row \(number)") } } }))
    _ = session.list()
    count = 41
    session.needsReload = true
    #expect(session.answer("").hasSuffix("41. Row 41\n"))
    count = 82
    session.needsReload = true
    let answer = session.answer("")
    #expect(answer.contains("81. Row 81\n... ") && !answer.contains("82. Row 82"))
  }

  @Test func `goes by plus and minus`() {
    expectSnapshot(of: transcript(settings(for: phone), "+ 4", "- 5", "- 1", "+ 1", "+ 9", "+ x")) {
      """
      Settings
      1. -- Network -- (expanded)
      2. Airplane Mode: Off
      3. Wi-Fi: Otters (opens)
      -- Controls --
      4. Volume: 60
      5. Copies: 2
      6. Theme: Light (collapsed)
      7. Language: Deutsch (opens)
      8. Serial Number: C02 (disabled)
         (All of them work with keys.)
      Number, or ? for help: + 4
      Volume: 65
      Number: - 5
      Copies: 1
      Number: - 1
      -- Network -- (collapsed, 2 rows)
      Number: + 1
      -- Network -- (expanded)
      2. Airplane Mode: Off
      3. Wi-Fi: Otters (opens)
      Number: + 9
      There is no line "9". Choose from 1 to 8.
      Number: + x
      There is no line "x". Choose from 1 to 8.
      Number:\u{20}
      """
    }
    #expect(phone.volume == 65)
    #expect(phone.copies == 1)
  }

  @Test func `goes to pages and back`() {
    expectSnapshot(of: transcript(settings(for: phone), "3", "2", "b", "b", "b")) {
      """
      Settings
      1. -- Network -- (expanded)
      2. Airplane Mode: Off
      3. Wi-Fi: Otters (opens)
      -- Controls --
      4. Volume: 60
      5. Copies: 2
      6. Theme: Light (collapsed)
      7. Language: Deutsch (opens)
      8. Serial Number: C02 (disabled)
         (All of them work with keys.)
      Number, or ? for help: 3
      Settings > Wi-Fi
      1. Wi-Fi: On
      2. Details (opens)
      Number: 2
      Settings > Wi-Fi > Details
      1. Address: 10.0.0.7
      Number: b
      Settings > Wi-Fi
      1. Wi-Fi: On
      2. Details (opens)
      Number: b
      Settings
      1. -- Network -- (expanded)
      2. Airplane Mode: Off
      3. Wi-Fi: Otters (opens)
      -- Controls --
      4. Volume: 60
      5. Copies: 2
      6. Theme: Light (collapsed)
      7. Language: Deutsch (opens)
      8. Serial Number: C02 (disabled)
         (All of them work with keys.)
      Number: b
      This is the first page.
      Number:\u{20}
      """
    }
  }

  @Test func `filters`() {
    expectSnapshot(of: transcript(settings(for: phone), "/wi", "2", "b", "/nothing", "1", "/")) {
      """
      Settings
      1. -- Network -- (expanded)
      2. Airplane Mode: Off
      3. Wi-Fi: Otters (opens)
      -- Controls --
      4. Volume: 60
      5. Copies: 2
      6. Theme: Light (collapsed)
      7. Language: Deutsch (opens)
      8. Serial Number: C02 (disabled)
         (All of them work with keys.)
      Number, or ? for help: /wi
      Settings
      -- Network --
      1. Wi-Fi: Otters (opens)
      Settings > Wi-Fi
      2. Wi-Fi: On
      Number: 2
      Settings > Wi-Fi
      1. Wi-Fi: On
      2. Details (opens)
      Number: b
      Settings
      1. -- Network -- (expanded)
      2. Airplane Mode: Off
      3. Wi-Fi: Otters (opens)
      -- Controls --
      4. Volume: 60
      5. Copies: 2
      6. Theme: Light (collapsed)
      7. Language: Deutsch (opens)
      8. Serial Number: C02 (disabled)
         (All of them work with keys.)
      Number: /nothing
      Nothing is found.
      Number: 1
      There is no line "1". There is nothing to choose.
      Number: /
      Settings
      1. -- Network -- (expanded)
      2. Airplane Mode: Off
      3. Wi-Fi: Otters (opens)
      -- Controls --
      4. Volume: 60
      5. Copies: 2
      6. Theme: Light (collapsed)
      7. Language: Deutsch (opens)
      8. Serial Number: C02 (disabled)
         (All of them work with keys.)
      Number:\u{20}
      """
    }
  }

  @Test func `asks for values`() {
    expectSnapshot(of: transcript(account, "1", "Ida", "1", "", "3", "3 x")) {
      """
      Account
      1. Name: Ada
      2. Password: hidden
      3. Serial Number: C02 (disabled)
      Number, or ? for help: 1
      Name [Ada] ("" empties it): Ida
      Name: Ida
      Number: 1
      Name [Ida] ("" empties it):\u{20}
      Cancelled.
      Number: 3
      Serial Number is disabled.
      Number: 3 x
      Serial Number is disabled.
      Number:\u{20}
      """
    }
    #expect(phone.name == "Ida")
  }

  @Test func `distinguishes a placeholder from a value, and empties a text`() {
    let table = Table {
      Section {
        TextFieldRow("Name", text: phone.$name, placeholder: "Anonymous")
        TextFieldRow("Password", text: phone.$password, isSecure: true)
        StepperRow("Copies", value: phone.$copies, in: 1...3)
      }
    }
    expectSnapshot(of: transcript(table, "1", "\"\"", "1", "", "2 \"\"", "3 \"\"")) {
      """
      1. Name: Ada
      2. Password: hidden
      3. Copies: 2
      Number, or ? for help: 1
      Name [Ada] ("" empties it): ""
      Name: empty (placeholder: Anonymous)
      Number: 1
      Name [empty, placeholder: Anonymous]:\u{20}
      Cancelled.
      Number: 2 ""
      Password: empty
      Number: 3 ""
      Copies refused: "" is not a number.
      Number:\u{20}
      """
    }
    #expect(phone.name == "")
    #expect(phone.password == "")
  }

  @Test func `says what buttons do, and that there are no rows`() {
    let table = Table {
      Section {
        DisclosureRow("Devices") {}
        ButtonRow("Not Now", role: .cancel) {}
      }
    }
    expectSnapshot(of: transcript(table, "+ 1")) {
      """
      1. Devices
      2. Not Now (cancels)
      Number, or ? for help: + 1
      Devices
      Number:\u{20}
      """
    }
  }

  @Test func `says what is refused`() {
    let table = Table {
      Section {
        TextFieldRow("Name", text: phone.$name, rules: [.length(1...3)])
        StepperRow("Copies", value: phone.$copies, in: 1...3)
      }
    }
    expectSnapshot(of: transcript(table, "1 Byron", "2 9", "2 x", "2", "3")) {
      """
      1. Name: Ada
      2. Copies: 2
      Number, or ? for help: 1 Byron
      Name refused: must have 1 to 3 characters.
      Number: 2 9
      Copies refused: must be from 1 to 3.
      Number: 2 x
      Copies refused: "x" is not a number.
      Number: 2
      Copies [2]: 3
      Copies: 3
      Number:\u{20}
      """
    }
    #expect(phone.name == "Ada")
    #expect(phone.copies == 3)
  }

  @Test func `never shows a secure text`() {
    let text = transcript(account, "2", "new")
    #expect(phone.password == "new")
    expectSnapshot(of: text) {
      """
      Account
      1. Name: Ada
      2. Password: hidden
      3. Serial Number: C02 (disabled)
      Number, or ? for help: 2
      Password [hidden] ("" empties it, Return sets it until the program ends: it is not stored): new
      Password: hidden
      Number:\u{20}
      """
    }
    #expect(!text.contains("otter"))
  }

  @Test func `taps accessories`() {
    var taps = 0
    let table = Table {
      Section {
        Row("Network", accessory: .detailButton).onAccessory { taps += 1 }
        Row("Plain")
      }
    }
    expectSnapshot(of: transcript(table, "i 1", "i 2", "i", "i 3")) {
      """
      1. Network (has details)
      2. Plain
      Number, or ? for help: i 1
      Done.
      Number: i 2
      Plain has no button.
      Number: i
      A number is missing. Choose from 1 to 2.
      Number: i 3
      There is no line "3". Choose from 1 to 2.
      Number:\u{20}
      """
    }
    #expect(taps == 1)
  }

  @Test func `lists long tables in parts, with numbers that go on`() {
    let table = Table("Many") {
      Section("First") { for number in 1...50 { Row("Row \(number)") } }
      Section { for number in 51...90 { Row("Row \(number)") } }
    }
    let session = NumberedLines(Menu(table))
    #expect(session.list().hasSuffix("39. Row 39\n... 51 more lines: more\n"))
    #expect(session.answer("40") == "There is no line \"40\". Choose from 1 to 39.\n")
    let second = session.answer("more")
    #expect(second.hasPrefix("-- First --\n40. Row 40\n"))
    #expect(second.hasSuffix("79. Row 79\n... 11 more lines: more\n"))
    #expect(session.answer("more").hasSuffix("90. Row 90\n"))
    #expect(session.answer("more") == "This is the end of the list.\n")
    #expect(session.answer("list").hasPrefix("Many\n-- First --\n1. Row 1\n"))
    #expect(session.answer("top") == session.answer("list"))
  }

  @Test func `says that a table is empty`() {
    expectSnapshot(of: transcript(Table("Empty") {}, "1", "more", "", "?", "q", "1")) {
      """
      Empty
      Nothing is here.
      Number, or ? for help: 1
      There is no line "1". There is nothing to choose.
      Number: more
      This is the end of the list.
      Number:\u{20}
      Number: ?
      N            select line N, or ask for its value
      N VALUE      set the value of line N; "" empties it
      + N, - N     increase or expand line N, decrease or collapse it
      info N       tap the accessory of line N
      help N       explain line N
      unset N      remove what is stored for line N
      /WORDS       list the rows of all pages that contain the words
      stored       list what is stored
      list, more   list the page from the top, or go on
      add TEXT     add an entry to a list
      remove N     remove the entry of line N at once
      move N M     move the entry of line N to line M
      undo, redo   undo the last change, or redo it
      save         store the changes
      reload       read the stored settings again
      back         go back to the page before
      quit         leave the menu
      Number: q
      """
    }
  }

  @Test(
    arguments: [
      // A number of no line, however large.
      ("0", "There is no line \"0\". Choose from 1 to 3."),
      ("99 on", "There is no line \"99\". Choose from 1 to 3."),
      (
        "99999999999999999999",
        "There is no line \"99999999999999999999\". Choose from 1 to 3."
      ),
      ("i x", "There is no line \"x\". Choose from 1 to 3."),
      ("unset +2", "There is no line \"+2\". Choose from 1 to 3."),
      // A word that may be meant as a number.
      ("-1", "There is no command \"-1\". ? lists the commands. Choose from 1 to 3."),
      ("+2", "There is no command \"+2\". ? lists the commands. Choose from 1 to 3."),
      ("1x", "There is no command \"1x\". ? lists the commands. Choose from 1 to 3."),
      // Another word.
      ("x", "There is no command \"x\". ? lists the commands."),
      ("lst 1", "There is no command \"lst\". ? lists the commands."),
      // A command without its number.
      ("i", "A number is missing. Choose from 1 to 3."),
      ("+", "A number is missing. Choose from 1 to 3."),
      ("move 2", "A number is missing. Choose from 1 to 3."),
    ])
  func `refuses what is no line and no command`(line: String, answer: String) {
    let session = NumberedLines(Menu(account))
    _ = session.list()
    #expect(session.answer(line) == answer + "\n")
    #expect(phone.name == "Ada")
  }

  @Test func `repeats no control characters`() {
    let answer = NumberedLines(Menu(account)).answer("\u{1B}[A")
    #expect(answer.unicodeScalars.allSatisfy { $0.hazard == .none || $0 == "\n" })
  }

  @Test func `a number with a sign neither selects nor switches a line`() {
    let session = NumberedLines(Menu(settings(for: phone)))
    _ = session.list()
    for line in ["+2", "-2", "+2 on", "\u{0662}"] { _ = session.answer(line) }
    #expect(!phone.isAirplane)
  }

  @Test(arguments: ["4 75", "4  75", " 4 75 ", "4   75  "])
  func `passes over blanks`(line: String) {
    let session = NumberedLines(Menu(settings(for: phone)))
    _ = session.list()
    #expect(session.answer(line) == "Volume: 75\n")
    #expect(session.answer("+  5 ") == "Copies: 3\n")
    _ = session.answer("4")
    #expect(session.answer(" 80 ") == "Volume: 80\n")
  }

  @Test func `takes the blanks of a text as they are`() {
    let session = NumberedLines(Menu(account))
    _ = session.list()
    _ = session.answer("1  Ada ")
    #expect(phone.name == " Ada ")
  }

  @Test func `shows what closures change`() {
    var (count, taps) = (0, 0)
    let table = Table {
      Section {
        Row("Count", detail: "\(count) and \(taps)", accessory: .detailButton) { count += 1 }
          .onAccessory { taps += 1 }
      }
    }
    expectSnapshot(of: transcript(table, "1", "info 1")) {
      """
      1. Count: 0 and 0 (has details)
      Number, or ? for help: 1
      Count: 1 and 0
      Number: info 1
      Count: 1 and 1
      Number:\u{20}
      """
    }
  }

  @Test func `counts one row and one line as such`() {
    let table = Table {
      Section("S") { Row("a") }.collapsible(initially: .collapsed)
      Section { for number in 0..<40 { Row("\(number)") } }
    }
    let page = NumberedLines(Menu(table)).list()
    #expect(page.contains("1. -- S -- (collapsed, 1 row)\n"))
    #expect(page.contains("... 1 more line: more\n"))
  }

  @Test func `a text is taken as it was typed, and refused where a field cannot hold it`() {
    let session = NumberedLines(Menu(account))
    _ = session.list()
    #expect(session.answer("1 a\u{1B}[Db").hasPrefix("Name refused: "))
    #expect(phone.name == "Ada")
    #expect(!session.answer("\u{1B}[2J").contains("\u{1B}"))
  }

  @Test func `numbers mean the lines that were listed, whatever has changed since`() {
    var names = ["a", "b"]
    var chosen = ""
    let menu = Menu(
      Table {
        Section {
          for name in names { Row(name) { chosen = name }.id(name) }
          TextFieldRow("Text", text: .constant(""), rules: [.required]).id("text")
        }
      })
    let session = NumberedLines(menu)
    _ = session.list()
    names = ["new", "b"]
    #expect(session.answer("3 \"\"").hasPrefix("Text refused: "))
    _ = session.answer("2")
    #expect(chosen == "b")
    names = ["b"]
    menu.reload()
    #expect(session.answer("1") == "Line 1 no longer exists.\nNo longer here: 4. new.\n")
    #expect(session.answer("4") == "Line 4 no longer exists.\n")
    names = ["b", "a"]
    menu.reload()
    #expect(session.answer("1") == "1. a\n")
    #expect(chosen == "a")
  }

  @Test func `a disabled row is not opened`() {
    let table = Table {
      Section {
        DisclosureRow("D") { Row("c") }.row.disabled()
      }
    }
    #expect(transcript(table, "+ 1").contains("D is disabled.\n"))
    let menu = ScriptedMenu(table, width: 30, height: 5)
    menu.press(.right)
    #expect(menu.frame.contains(" D is disabled.\n"))
    #expect(!menu.frame.contains("c"))
  }

  @Test func `a table that is left is not remembered in the list of the one before`() {
    weak var shown: Menu?
    let menu = Menu(
      Table("Root") {
        Section {
          LinkRow("Long") {
            Section {
              for number in 0..<50 {
                Row("\(number)", accessory: .detailButton).onAccessory { shown?.pop() }
              }
            }
          }
        }
      })
    shown = menu
    let session = NumberedLines(menu)
    _ = session.list()
    for line in ["1", "more"] { _ = session.answer(line) }
    #expect(session.answer("i 5").hasPrefix("Root\n1. Long"))
  }
}

import SimpleTable
import SimpleTableTesting
import Testing

@testable import SimpleTableTerminal

/// Rows that ask before they act, and rows that say why they cannot.
@Suite struct `A row with a question` {
  private final class Device {
    @Setting var name = "Otter"
    @Setting var isOn = false
    var events: [String] = []

    var table: Table {
      Table {
        Section {
          ButtonRow("Erase", role: .destructive) { self.events.append("erased") }
            .confirm("Erase everything?")
          ToggleRow("Power", isOn: self.$isOn).confirm("Switch it?").id("power")
          TextFieldRow("Name", text: self.$name, rules: [.required]).confirm("Rename it?").id(
            "name")
          ToggleRow("Sync", isOn: .constant(false)).disabled(true, reason: "needs an account")
        }
      }
    }
  }

  private let device = Device()

  private func menu() -> ScriptedMenu { ScriptedMenu(device.table, width: 40, height: 10) }

  @Test(arguments: ["y", "Y", .return] as [Key])
  func `acts once it is confirmed, and asks again at the next event`(yes: Key) {
    let menu = menu()
    menu.press(.return)
    #expect(menu.status == " Erase everything? (y/n)")
    #expect(device.events.isEmpty)
    menu.press(yes)
    #expect(device.events == ["erased"])
    #expect(menu.status?.contains("? keys") == true)
    menu.press(.return)
    #expect(menu.status == " Erase everything? (y/n)")
    #expect(device.events == ["erased"])
  }

  @Test func `a long question is broken where the window ends at a space`() {
    let table = Table { Section { ButtonRow("Erase") {}.confirm("Shall we erase this file?") } }
    let menu = ScriptedMenu(table, width: 20, height: 6)
    menu.press(.return)
    #expect(menu.frame.hasSuffix("\n Shall we erase this\n file? (y/n)\n"))
  }

  @Test func `a question that has changed meanwhile is not answered`() {
    var count = 1
    var erasures = 0
    let table = Table {
      Section { ButtonRow("Erase") { erasures += 1 }.confirm("Erase \(count) files?") }
    }
    let menu = ScriptedMenu(table, width: 40, height: 6)
    menu.press(.return)
    #expect(menu.status == " Erase 1 files? (y/n)")
    count = 9
    menu.reload()
    menu.press("y")
    #expect(erasures == 0)
    menu.press(.return, "y")
    #expect(erasures == 1)
  }

  @Test(arguments: ["n", .escape, .space, .down, "q", .paste("y"), .control("l")] as [Key])
  func `does not act at any other key, which does not do anything else`(no: Key) {
    let menu = menu()
    menu.press(.return, no)
    #expect(device.events.isEmpty)
    #expect(!menu.hasEnded)
    #expect(menu.status?.contains("? keys") == true)
    #expect(menu.frame.contains("❯✕  Erase"))
  }

  @Test func `takes as many lines as its question does, and keeps the answers in sight`() {
    let menu = ScriptedMenu(device.table, width: 20, height: 8)
    menu.press(.return)
    #expect(menu.frame.hasSuffix("\n Erase everything?\n (y/n)\n"))
    menu.press("n")
    #expect(!menu.frame.contains("Erase everything?"))
    let words = (1...40).map(String.init).joined(separator: " ")
    let long = ScriptedMenu(
      Table("T") { Section { Row("A") {}.confirm(words) } }, width: 20, height: 5)
    long.press(.return)
    expectSnapshot(of: long.frame) {
      """
       T
       1 2 3 4 5 6 7 8 9
       10 11 12 13 14 15
       16 17 18 19 20 21
       40 (y/n)
      """
    }
  }

  @Test func `is asked about for a value as well`() {
    let menu = menu()
    menu.press(.down, .return, "y")
    #expect(device.isOn)
    menu.press(.right, .left, "n")
    #expect(device.isOn)
    menu.press(.down, .return, "s", .return)
    #expect(menu.status == " Rename it? (y/n)")
    #expect(device.name == "Otter")
    menu.press(.return)
    #expect(device.name == "Otters")
  }

  @Test func `is asked about for each step, live and in numbered lines`() {
    var copies = 2
    let binding = Binding(get: { copies }, set: { copies = $0 })
    let table = Table {
      Section { StepperRow("Copies", value: binding, in: 1...3).confirm("Change it?").id("copies") }
    }
    let menu = ScriptedMenu(table, width: 40, height: 8)
    menu.press(.right)
    #expect(menu.status == " Change it? (y/n)")
    menu.press("n")
    #expect(copies == 2)
    menu.press(.right, "y")
    #expect(copies == 3)
    // At the end of the range there is nothing to ask about.
    menu.press(.right)
    #expect(menu.status?.contains("? keys") == true)
    menu.press(.left, .return)
    #expect(copies == 2)
    let session = NumberedLines(Menu(table))
    _ = session.list()
    #expect(session.answer("- 1").isEmpty)
    #expect(session.prompt == "Change it? (y/n): ")
    #expect(session.answer("n") == "Cancelled.\n")
    #expect(copies == 2)
    _ = session.answer("- 1")
    #expect(session.answer("y") == "Copies: 1\n")
    #expect(copies == 1)
  }

  @Test func `leaves a text that is refused to be corrected`() {
    let menu = menu()
    menu.press(.down, .down, .return, .control("u"), .return, "y")
    #expect(menu.frame.contains("must not be empty"))
    menu.type("Mink\ny")
    #expect(device.name == "Mink")
  }

  @Test func `asks no longer when it has gone`() {
    var isThere = true
    let menu = ScriptedMenu(
      Table {
        Section {
          if isThere { Row("Erase") { self.device.events.append("erased") }.confirm("Erase?") }
          Row("Other")
        }
      }, width: 40, height: 8)
    menu.press(.return)
    isThere = false
    menu.reload()
    menu.press("y")
    #expect(device.events.isEmpty)
    #expect(menu.status?.contains("? shows the keys") == true)
  }

  @Test(arguments: ["y", "Yes", " y ", "n", "", "1", "yess"])
  func `asks in numbered lines`(answer: String) {
    let session = NumberedLines(Menu(device.table))
    _ = session.list()
    #expect(session.answer("1").isEmpty)
    #expect(session.prompt == "Erase everything? (y/n): ")
    let isYes = ["y", "Yes", " y "].contains(answer)
    #expect(session.answer(answer) == (isYes ? "Done.\n" : "Cancelled.\n"))
    #expect(device.events == (isYes ? ["erased"] : []))
    #expect(session.prompt == "Number: ")
  }

  @Test func `asks in numbered lines for a value as well`() {
    let session = NumberedLines(Menu(device.table))
    _ = session.list()
    #expect(session.answer("2 on").isEmpty)
    #expect(session.prompt == "Switch it? (y/n): ")
    #expect(!device.isOn)
    _ = session.answer("y")
    #expect(device.isOn)
    _ = session.answer("3")
    #expect(session.answer("") == "Cancelled.\n")
    _ = session.answer("3 Mink")
    _ = session.answer("no")
    #expect(device.name == "Otter")
  }
}

@Suite struct `A group of choices whose value is not among them` {
  private let table = Table {
    Section("Letters", id: "letter") {
      for name in ["a", "b"] { Row(name.uppercased()).tag(name) }
    }
    .selection(.single(Binding<String>.constant("z")))
  }

  @Test func `says so at its first row`() {
    expectSnapshot(of: ScriptedMenu(table, width: 40, height: 8).frame) {
      """

        Letters
      ❯!  A
          "z" is not among the options
          B


       Return choose          q leave  ? keys
      """
    }
    expectSnapshot(of: NumberedLines(Menu(table)).list()) {
      """
      -- Letters --
      1. A (not chosen, not valid: "z" is not among the options)
      2. B (not chosen)
      """
    }
  }
}

@Suite struct `A row that cannot be changed` {
  private func menu() -> Menu {
    let menu = Menu(
      Table {
        Section {
          SliderRow("Volume", value: .constant(30), in: 0...100, step: 10).id("volume")
          StepperRow("Copies", value: .constant(3), in: 1...3).id("copies")
          ToggleRow("Sync", isOn: .constant(false)).disabled(true, reason: "needs an account")
        }
      })
    #expect(menu.apply(arguments: ["volume": "30"]).isEmpty)
    return menu
  }

  @Test(arguments: [.return, .right, .left] as [Key]) func `says why live`(key: Key) {
    let scripted = ScriptedMenu(menu(), width: 44, height: 12)
    scripted.press(key)
    #expect(scripted.frame.hasSuffix("\n Volume: set by an argument.\n"))
    scripted.press(.end, key)
    let isBack = key == .left
    #expect(scripted.frame.hasSuffix("\n Sync: needs an account.\n") != isBack)
  }

  @Test(arguments: ["1", "+ 1", "- 1", "1 40"]) func `says why in numbered lines`(line: String) {
    let session = NumberedLines(menu())
    #expect(
      session.list() == """
        1. Volume: 30 (disabled: set by an argument)
        2. Copies: 3
        3. Sync: Off (disabled: needs an account)

        """)
    #expect(session.answer(line) == "Volume: set by an argument.\n")
    #expect(session.answer("3 on") == "Sync: needs an account.\n")
  }

  @Test func `stays silent at the end of its range`() {
    let session = NumberedLines(menu())
    _ = session.list()
    #expect(session.answer("+ 2") == "Copies: 3\n")
    let scripted = ScriptedMenu(menu(), width: 44, height: 12)
    scripted.press(.down, .right)
    #expect(!scripted.frame.contains("end"))
  }
}

import SimpleTable
import SimpleTableTerminal
import SimpleTableTesting
import Testing

@Suite struct `Changes that last if they are confirmed` {
  final class Machine {
    @Setting var network = "otters"
    @Setting var size = 2
    @Setting var isLoud = false
    @Setting var limit = 8
    var history: [String] = []
    var isShown = true
  }

  let machine = Machine()
  let store = MemoryStore()

  private func menu(stored: [String: SettingValue] = [:]) throws -> Menu {
    store.merge(set: stored, unset: [])
    let machine = machine
    let network = Binding(
      get: { machine.network },
      set: {
        machine.network = $0
        machine.history.append($0)
      }, default: "otters")
    let menu = Menu(
      Table {
        Section {
          if machine.isShown {
            TextFieldRow("Network", text: network).id("network").keptIfConfirmed(within: 15)
          }
          StepperRow("Size", value: machine.$size, in: 1...machine.history.count + 4).id("size")
            .keptIfConfirmed(within: 10)
          ToggleRow("Loud", isOn: machine.$isLoud).id("loud")
        }
      })
    try menu.load(from: store)
    return menu
  }

  private func screen(stored: [String: SettingValue] = [:]) throws -> ScriptedMenu {
    ScriptedMenu(try menu(stored: stored), width: 40, height: 7, autosave: store)
  }

  private func change(_ screen: ScriptedMenu, to network: String) {
    screen.press(.return, .control("u"))
    screen.type(network + "\n")
  }

  @Test func `the last line asks and counts down, and the value returns when nobody answers`()
    throws
  {
    let screen = try screen()
    var reported: [SettingChange] = []
    screen.menu.onSettingChange = { reported.append($0) }
    change(screen, to: "badgers")
    #expect(machine.network == "badgers")
    expectSnapshot(of: screen.frame) {
      """

      ❯   Network                 badgers
          Size                      − 2 +
          Loud                            ○─


       Keep Network? (y/n) 15 s
      """
    }
    screen.time += 14_001
    #expect(screen.frame.contains("Keep Network? (y/n) 1 s"))
    #expect(store.values == [:] && !screen.menu.hasUnsavedChanges && !screen.menu.isModified)
    #expect(screen.menu.setting("network")?.isStored == false && reported == [])
    screen.time += 998
    #expect(machine.network == "badgers")
    screen.time += 1
    #expect(screen.frame.contains("Network was changed back"))
    #expect(machine.history == ["badgers", "otters"])
    #expect(store.values == [:] && reported == [] && !screen.menu.undo())
    #expect(screen.menu.setting("network")?.source == .default)
  }

  @Test func `a yes keeps it, as one event of undo, and assigns nothing again`() throws {
    let screen = try screen(stored: ["network": .text("moles")])
    machine.history = []
    var reported: [String] = []
    screen.menu.onSettingChange = { reported.append("\($0.oldValue) → \($0.newValue)") }
    change(screen, to: "badgers")
    #expect(store.values == ["network": .text("moles")])
    screen.press("y")
    #expect(machine.history == ["badgers"] && reported == ["moles → badgers"])
    #expect(store.values == ["network": .text("badgers")])
    #expect(!screen.frame.contains("Keep"))
    screen.time += 100_000
    #expect(machine.network == "badgers")
    #expect(screen.menu.undo() && machine.network == "moles" && !screen.menu.undo())
    #expect(screen.menu.redo() && machine.network == "badgers")
    #expect(reported == ["moles → badgers", "badgers → moles", "moles → badgers"])
  }

  @Test(arguments: ["n", "Esc", "q", "^C"])
  func `a no, and leaving, take it back at once`(key: String) throws {
    let screen = try screen()
    change(screen, to: "badgers")
    switch key {
    case "Esc": screen.press(.escape)
    case "^C": screen.press(.control("c"))
    default: screen.press(.character(Character(key)))
    }
    #expect(machine.history == ["badgers", "otters"] && store.values == [:])
    #expect(screen.hasEnded == (key == "q" || key == "^C"))
  }

  @Test func `a second change renews the time, and the last confirmed value returns`() throws {
    let screen = try screen()
    screen.press(.down, .right)
    screen.time += 9_000
    screen.press(.right)
    #expect(machine.size == 4 && screen.frame.contains("Keep Size? (y/n) 10 s"))
    screen.time += 9_999
    #expect(machine.size == 4)
    screen.time += 1
    #expect(machine.size == 2)
    // Back where it was, there is nothing to confirm.
    screen.press(.right, .left)
    #expect(machine.size == 2 && !screen.frame.contains("Keep"))
    screen.press(.right, "y", .right, "n")
    #expect(machine.size == 3 && store.values == ["size": .number("3")])
  }

  @Test(arguments: ["n", "y", "u"])
  func `a change after one that was answered or undone has its whole time`(key: Character) throws {
    let screen = try screen()
    screen.press(.down, .down, .space, .up, .right)
    screen.time += 8_000
    screen.press(.character(key))
    screen.press(.right)
    #expect(screen.frame.contains("Keep Size? (y/n) 10 s"), "\(screen.frame)")
  }

  @Test func `the same change once more is still to be confirmed`() throws {
    let menu = try menu()
    for _ in 0..<2 {
      #expect(menu.askingToKeep { menu.setValue("badgers", for: "network") } == .accepted)
    }
    #expect(menu.trial?.count == 2 && !menu.hasUnsavedChanges && !menu.isModified)
    menu.endTrial()
    #expect(machine.network == "otters")
  }

  @Test func `unsetting what has the value of the default asks nothing`() throws {
    let screen = try screen(stored: ["network": .text("otters")])
    screen.press(.delete)
    #expect(!screen.frame.contains("Keep") && store.values == [:])
  }

  @Test func `other changes are stored meanwhile, and several are kept together`() throws {
    let screen = try screen()
    change(screen, to: "badgers")
    screen.press(.down, .right, .down, .space)
    #expect(machine.isLoud && store.values == ["loud": .bool(true)])
    #expect(machine.size == 3 && machine.network == "badgers")
    screen.time += 10_000
    #expect(machine.size == 2 && machine.network == "otters" && machine.isLoud)
    #expect(screen.menu.undo() && !machine.isLoud && !screen.menu.undo())
    screen.press(.up, .right, .up)
    change(screen, to: "badgers")
    screen.press("y")
    #expect(store.values == ["network": .text("badgers"), "size": .number("3")])
    #expect(screen.menu.undo() && machine.size == 2 && machine.network == "otters")
  }

  @Test func `what another program stores, reloads and rows that go leave it to be answered`()
    throws
  {
    let screen = try screen()
    change(screen, to: "badgers")
    store.merge(set: ["loud": .bool(true), "network": .text("moles")], unset: [])
    screen.menu.reloadStores()
    screen.reload()
    #expect(machine.network == "badgers" && machine.isLoud)
    machine.isShown = false
    screen.reload()
    screen.time += 15_000
    machine.isShown = true
    screen.reload()
    #expect(machine.network == "moles" && screen.menu.setting("network")?.source == .user)
  }

  @Test func `undo, unset and a change by the program end it`() throws {
    let screen = try screen(stored: ["network": .text("moles")])
    change(screen, to: "badgers")
    #expect(screen.menu.setValue("voles", for: "network") == .accepted)
    #expect(machine.network == "voles" && !screen.frame.contains("Keep"))
    change(screen, to: "badgers")
    #expect(screen.menu.undo())
    #expect(machine.network == "moles" && !screen.frame.contains("Keep"))
    change(screen, to: "badgers")
    #expect(screen.menu.unset("network") == .accepted)
    #expect(machine.network == "otters")
  }

  @Test func `what the program sets of another setting leaves it to be answered`() throws {
    let screen = try screen()
    change(screen, to: "badgers")
    #expect(screen.menu.setValue("on", for: "loud") == .accepted)
    #expect(machine.network == "badgers" && screen.frame.contains("Keep Network? (y/n)"))
    screen.press("y")
    #expect(store.values == ["network": .text("badgers"), "loud": .bool(true)])
  }

  @Test func `undoing what was kept returns to what the program had set itself`() throws {
    let screen = try screen()
    machine.network = "voles"
    screen.reload()
    change(screen, to: "badgers")
    screen.press("y")
    #expect(machine.network == "badgers" && screen.menu.undo())
    #expect(machine.network == "voles" && screen.menu.setting("network")?.source == .program)
  }

  @Test func `a yes that is refused returns to what the program had set itself`() throws {
    let screen = try screen()
    machine.history = ["otters"]
    machine.size = 3
    screen.reload()
    screen.press(.down, .right, .right)
    #expect(machine.size == 5 && screen.frame.contains("Keep Size?"))
    machine.history = []
    screen.press("y")
    #expect(machine.size == 3 && screen.menu.setting("size")?.source == .program)
    #expect(store.values == [:] && !screen.menu.undo())
  }

  @Test(arguments: [("y", 2, ["8 → 7", "8 → 2"]), ("n", 8, [])] as [(Character, Int, [String])])
  func `what follows from it is reported once it is kept, and never where it is taken back`(
    answer: Character, size: Int, changes: [String]
  ) throws {
    store.merge(set: ["size": .number("8")], unset: [])
    let machine = machine
    let menu = Menu(
      Table {
        Section {
          StepperRow("Limit", value: machine.$limit, in: 1...8).id("limit")
            .keptIfConfirmed(within: 10)
          StepperRow("Size", value: machine.$size, in: 1...machine.limit).id("size")
        }
      })
    try menu.load(from: store)
    let screen = ScriptedMenu(menu, width: 40, height: 7, autosave: store)
    var reported: [String] = []
    menu.onSettingChange = { reported.append("\($0.oldValue) → \($0.newValue)") }
    screen.press(.left)
    #expect((machine.limit, machine.size) == (7, 2) && reported == [])
    screen.press(.character(answer))
    #expect(machine.size == size && reported == changes)
  }

  @Test func `unsetting asks as well`() throws {
    let screen = try screen(stored: ["network": .text("moles")])
    screen.press(.delete)
    #expect(machine.network == "otters" && screen.frame.contains("Keep Network?"))
    screen.time += 15_000
    #expect(machine.network == "moles" && store.values == ["network": .text("moles")])
    screen.press(.delete, "y")
    #expect(machine.network == "otters" && store.values == [:])
  }

  @Test func `numbered lines ask, and go on when nobody answers`() throws {
    let lines = NumberedLines(try menu(), autosave: store)
    _ = lines.list()
    #expect(lines.answer("1 badgers") == "Network: badgers\n")
    #expect(lines.prompt == "Keep Network? (y/n) 15 s, Return no: " && machine.network == "badgers")
    #expect(lines.setTime(14_999) == nil)
    #expect(lines.setTime(15_000) == "Network was changed back.\nNetwork: otters\n")
    #expect(lines.prompt == "Number: " && store.values == [:])
    _ = lines.answer("2 3")
    #expect(lines.answer("") == "Size was changed back.\nSize: 2\n")
    _ = lines.answer("2 3")
    #expect(lines.answer("yes") == "")
    _ = lines.save()
    #expect(machine.size == 3 && store.values == ["size": .number("3")])
    _ = lines.answer("2 4")
    _ = lines.answer("quit")
    #expect(lines.isDone && machine.size == 3)
  }
}

import SimpleTable
import SimpleTableTerminal
import SimpleTableTesting
import Testing

@Suite struct `Changes that last if they are confirmed` {
  final class Machine {
    @Setting var network = "otters"
    @Setting var size = 2
    var history: [String] = []
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
          TextFieldRow("Network", text: network).id("network").keptIfConfirmed(within: 15)
          StepperRow("Size", value: machine.$size, in: 1...machine.history.count + 4).id("size")
            .keptIfConfirmed(within: 10)
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

  @Test func `the same change once more is still to be confirmed`() throws {
    let menu = try menu()
    for _ in 0..<2 {
      #expect(menu.askingToKeep { menu.setValue("badgers", for: "network") } == .accepted)
    }
    #expect(menu.trial?.count == 2 && !menu.hasUnsavedChanges && !menu.isModified)
    menu.endTrial()
    #expect(machine.network == "otters")
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
}

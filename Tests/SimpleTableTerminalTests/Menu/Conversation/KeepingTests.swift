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
    menu.start(stores: [.user: store])
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
      #expect(menu.askingToConfirm { menu.setValue("badgers", for: "network") } == .accepted)
    }
    #expect(menu.question?.count == 2 && !menu.hasUnsavedChanges && menu.canUndo)
    menu.takeBackPending()
    #expect(machine.network == "otters")
  }

  @Test func `undo and a change back end it, and another change joins it`() throws {
    let screen = try screen(stored: ["network": .text("moles")])
    change(screen, to: "badgers")
    #expect(screen.menu.setValue("voles", for: "network") == .accepted)
    #expect(machine.network == "voles" && screen.frame.contains("Keep"))
    #expect(screen.menu.setValue("moles", for: "network") == .accepted)
    #expect(!screen.frame.contains("Keep"))
    change(screen, to: "badgers")
    #expect(screen.menu.undo() == [])
    #expect(machine.network == "moles" && !screen.frame.contains("Keep"))
  }
}

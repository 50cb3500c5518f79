import SimpleTable
import SimpleTableTesting
import Testing

@testable import SimpleTableTerminal

@Suite final class `A menu whose store others write` {
  @Setting private var volume = 10
  private let store = MemoryStore(["volume": .number("30")])

  /// A key of each action that changes something, and one that begins a number.
  private static let changes: [Key] =
    MenuAction.allCases.filter { $0.kind == .changes }.compactMap {
      KeyMap.standard.keys(for: $0).first
    } + ["5"]

  @Test(arguments: changes)
  func `shows a value on its row in place of changing it, and changes it by the next key`(
    key: Key
  ) throws {
    let shared = Menu(
      Table { Section { StepperRow("Volume", value: self.$volume, in: 0...100).id("volume") } })
    shared.start(stores: [.user: store])
    let menu = ScriptedMenu(shared, width: 60, height: 10, autosave: store)
    store.merge(set: ["volume": .number("70")], unset: [])
    menu.press(key)
    #expect(volume == 70)
    #expect(menu.status == " Volume was changed elsewhere, so nothing was done.")
    menu.press(.right)
    #expect(volume == 71 && store.values["volume"] == .number("71"))
    #expect(menu.status?.contains("elsewhere") == false)
  }
}

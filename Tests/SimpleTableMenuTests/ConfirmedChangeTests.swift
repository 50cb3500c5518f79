import TestTraits
import Testing

@testable import SimpleTable
@testable import SimpleTableMenu

/// Changes that wait to be confirmed while another process changes what is stored.
@Suite struct `Confirmed changes` {
  private final class State {
    var network = "otters"
    var isLoud = false

    var table: Table {
      Table {
        Section {
          TextFieldRow("Network", text: Binding(self, \.network, default: "otters")).id("network")
            .keptIfConfirmed(within: 15)
          ToggleRow("Loud", isOn: Binding(self, \.isLoud, default: false)).id("loud")
        }
      }
    }
  }

  /// A menu in which a change waits to be confirmed, and what others store then.
  private func menu(_ value: String, others: [String: SettingValue?]) -> (Menu, MemoryStore) {
    let (state, store) = (State(), MemoryStore(["network": .text("moles")]))
    let menu = Menu(state.table)
    menu.start(stores: [.user: store])
    _ = menu.askingToConfirm { menu.setValue(value, for: "network") }
    check(menu.question?.title, "Network")
    let values = others.compactMapValues(\.self)
    store.merge(set: values, unset: Set(others.keys).subtracting(values.keys))
    return (menu, store)
  }

  @Test func `yes replaces the value of another process only once that was shown`() throws {
    let (menu, store) = menu("badgers", others: ["network": .text("foxes")])
    menu.confirmPending()
    check(menu.question?.title, "Network (elsewhere: foxes)")
    check(menu.question?.count, 2)
    try menu.save()
    check(store.values["network"], .text("foxes"))
    menu.confirmPending()
    #expect(menu.question == nil)
    try menu.save()
    check(store.values["network"], .text("badgers"))
    check(menu.undo()?.map(\.reason), [])
    check(menu.setting("network")?.value, "foxes")
  }

  @Test func `each further value of another process is shown`() {
    let (menu, store) = menu("badgers", others: ["network": nil])
    menu.confirmPending()
    check(menu.question?.title, "Network (elsewhere: –)")
    store.merge(set: ["network": .text("owls")], unset: [])
    menu.confirmPending()
    check(menu.question?.title, "Network (elsewhere: owls)")
    menu.takeBackPending()
    check(menu.setting("network")?.value, "owls")
  }

  @Test func `one yes is enough where others store something else, or the same`() {
    for others in [["loud": SettingValue.bool(true)], ["network": .text("badgers")]] {
      let (menu, _) = menu("badgers", others: others)
      menu.confirmPending()
      #expect(menu.question == nil)
      check(menu.setting("network")?.value, "badgers")
    }
  }
}

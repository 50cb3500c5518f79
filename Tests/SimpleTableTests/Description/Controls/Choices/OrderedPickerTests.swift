import SimpleTableMenu
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `A picker that keeps the order of choosing` {
  let languages = Variable(["sv", "fi"])

  @Test func `the order is the stored value, and what undo restores`() throws {
    let menu = Menu(
      Table {
        Section {
          MultiPickerRow("L", selection: languages.binding, options: ["fi", "sv"]).id("l")
        }
      })
    menu.setValue("fi, sv", for: "l")
    let store = MemoryStore()
    try menu.save(to: store)
    check(store.values, ["l": .texts(["fi", "sv"])])
    menu.undo()
    check(languages.wrappedValue, ["sv", "fi"])
  }

  @Test func `options with a text form need no label`() {
    let number = Variable(2)
    let other = Variable<Int?>(nil)
    let set = Variable<Set<Int>>([3, 1])
    let bench = ControlBench {
      PickerRow("One", selection: number.binding, options: 1...3).id("one")
      PickerRow("Or none", selection: other.binding, options: 1...3).id("none")
      MultiPickerRow("Set", selection: set.binding, options: 1...3).id("set")
    }
    check(bench.adapter.values, ["one": "2", "none": "", "set": "1, 3"])
  }

  @Test func `a picker in a section keeps the order too`() {
    let bench = ControlBench {
      MultiPickerRow(
        "L", selection: languages.binding, options: ["de", "fi", "sv"], style: .inline)
    }
    bench.select(row: 0)
    check(languages.wrappedValue, ["sv", "fi", "de"])
  }
}

import SimpleTableMenu
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Number field row` {
  let delay = Variable(500)
  let port = Variable<Int?>(nil)

  @Test func `it is stored as a number, and a missing one as an empty text`() throws {
    let menu = Menu(
      Table {
        Section {
          NumberFieldRow("Delay", value: delay.binding, unit: "ms").id("delay")
          NumberFieldRow("Port", value: port.binding).id("port")
        }
      })
    let store = MemoryStore(["delay": .number("20"), "port": .text("")])
    try checkEmpty(menu.load(from: store).refusedValues)
    check(menu.setValues(["delay": "30 ms", "port": "80"]).allSatisfy { $0.outcome == .accepted })
    try menu.save(to: store)
    check(store.values, ["delay": .number("30"), "port": .number("80")])
    check(menu.setValue("", for: "port"), .accepted)
    try menu.save(to: store)
    check(store.values["port"], .text(""))
    try check(
      menu.load(from: MemoryStore(["delay": .text("30 ms")])).refusedValues.map(\.description),
      ["delay: expected a number, got a text"])
  }

  @Test(
    arguments: [(-10...10, 0), (-3...10, 2), (5...9, 5), (-9 ... -6, -6)]
      as [(ClosedRange<Int>, Int)])
  func `a missing number steps to the one on its steps that is nearest to zero`(
    range: ClosedRange<Int>, nearest: Int
  ) {
    for isUp in [true, false] {
      for count in [1, 3] {
        port.wrappedValue = nil
        let bench = ControlBench {
          NumberFieldRow("Port", value: port.binding, in: range, step: 5).id("n")
        }
        let outcome = bench.increment("n", by: isUp ? count : -count)
        #expect(outcome == .accepted && port.wrappedValue == nearest)
      }
    }
  }
}

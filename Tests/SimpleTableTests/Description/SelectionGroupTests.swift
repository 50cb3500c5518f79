import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Selection group` {
  let choice = Variable("b")

  private func bench(_ group: SelectionGroup) -> ControlBench {
    ControlBench(group) {
      for name in ["a", "b", "c"] { Row(name).tag(name).id(name) }
    }
  }

  @Test func `exactly one row of a single group is checked at every moment`() {
    var random = SeededGenerator()
    let bench = bench(.single(choice.binding))
    check(bench.titles, ["a", "*b", "c"])
    for _ in 0..<200 {
      let name = ["a", "b", "c"].randomElement(using: &random)!
      switch Int.random(in: 0...2, using: &random) {
      case 0: bench.select(RowID(name))
      case 1: bench.adapter.setValue(Bool.random(using: &random) ? "on" : "off", row: RowID(name))
      default:
        choice.wrappedValue = name
        bench.adapter.reload()
      }
      let chosen = bench.titles.filter { $0.hasPrefix("*") }
      check(chosen, ["*" + choice.wrappedValue], "\(random)")
    }
  }

  @Test func `a tag given as an optional is the value in it`() {
    let bench = ControlBench(.single(choice.binding)) { Row("b").tag(Optional("b")) }
    check(bench.titles, ["*b"])
    checkEmpty(bench.problems)
  }
}

import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Multi picker row` {
  @Test(.timeLimit(.minutes(10)), arguments: [false, true])
  func `many options are chosen in a time that grows with their number`(byLabel: Bool) {
    let names = (0..<10_000).map { "o\($0)" }
    let many = Variable<Set<String>>([])
    let bench = ControlBench {
      MultiPickerRow("Many", selection: many.binding, options: names).id("m")
    }
    let text = names.map { byLabel ? $0.uppercased() : $0 }.joined(separator: ", ")
    check(bench.adapter.setValue(text, row: "m"), .accepted)
    check(many.wrappedValue.count, names.count)
  }
}

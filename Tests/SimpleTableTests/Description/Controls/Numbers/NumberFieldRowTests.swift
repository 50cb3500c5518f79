import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Number field row` {
  let port = Variable<Int?>(nil)

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

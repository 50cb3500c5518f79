import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Number widths` {
  private func ends<Value: FixedWidthInteger>(_ type: Value.Type) -> [String?] {
    let number = Variable(Value.min)
    let bench = ControlBench {
      StepperRow("N", value: number.binding, in: Value.min...Value.max).id("n")
    }
    let range = bench.state("n")?.kind?.description
    bench.increment("n", by: 1)
    let next = number.wrappedValue &- Value.min == 1 ? "next" : nil
    check(bench.adapter.setValue("\(Value.max)", row: "n"), .accepted)
    check(
      bench.adapter.setValue("1000000000000000000000", row: "n"),
      .refused("must be from \(Value.min) to \(Value.max)"))
    check(bench.adapter.setValue("1.5", row: "n"), .refused("must be a whole number"))
    return [range, next, number.wrappedValue == Value.max ? "max" : nil]
  }

  @Test func `integers of every width reach both ends`() {
    for (ends, text) in [
      (ends(Int8.self), "-128 to 127"), (ends(UInt8.self), "0 to 255"),
      (ends(Int16.self), "-32768 to 32767"), (ends(UInt32.self), "0 to 4294967295"),
      (ends(Int64.self), "-9223372036854775808 to 9223372036854775807"),
      (ends(UInt64.self), "0 to 18446744073709551615"),
      (ends(UInt.self), "0 to 18446744073709551615"),
    ] {
      check(ends, ["whole number from \(text) in steps of 1", "next", "max"])
    }
  }
}

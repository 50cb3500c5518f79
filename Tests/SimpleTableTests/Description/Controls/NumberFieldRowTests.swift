import Testing

@testable import SimpleTable

@Suite struct `Number field row` {
  let delay = Variable(500)
  let port = Variable<Int?>(nil)
  let ratio = Variable(1.5)

  @Test(
    arguments: [
      ("250", .accepted, 250), ("250 ms", .accepted, 250), ("750MS", .accepted, 750),
      (" 0 ms ", .accepted, 0), ("1e3", .accepted, 1_000), ("1000", .accepted, 1_000),
      ("300", .refused("must go in steps of 250 from 0"), 500),
      ("1250", .refused("must be from 0 to 1000"), 500),
      ("1e400", .refused("must be from 0 to 1000"), 500),
      ("ms", .refused("\"ms\" is not a number"), 500),
      ("5 MiB", .refused("\"5 MiB\" is not a number"), 500),
      ("٣", .refused("\"٣\" is not a number"), 500),
      ("0.5", .refused("must be a whole number"), 500), ("", .refused("\"\" is not a number"), 500),
    ] as [(String, ValueOutcome, Int)])
  func `a number is typed with its unit or without`(
    text: String, outcome: ValueOutcome, value: Int
  ) {
    let bench = ControlBench {
      NumberFieldRow("Delay", value: delay.binding, in: 0...1_000, step: 250, unit: "ms").id("n")
    }
    #expect(bench.adapter.setValue(text, row: "n") == outcome)
    #expect(delay.wrappedValue == value)
    #expect(bench.state("n")?.value == .number("\(value)"))
    #expect(bench.state("n")?.label == "\(value) ms")
  }

  @Test(
    arguments: [
      ("-9223372036854775808", .accepted), ("9223372036854775807", .accepted),
      ("9223372036854775808", .refused("must be from \(Int.min) to \(Int.max)")),
      ("1.5", .refused("must be a whole number")),
    ] as [(String, ValueOutcome)])
  func `without a range any number of the type is taken`(text: String, outcome: ValueOutcome) {
    let bench = ControlBench { NumberFieldRow("Offset", value: delay.binding).id("n") }
    #expect(bench.adapter.setValue(text, row: "n") == outcome)
    #expect(bench.state("n")?.kind?.description == "whole number")
    #expect(bench.increment("n") == .ignored(.hasNoValue))
  }

  @Test func `a zero has no sign, however it is typed or declared`() {
    let bench = ControlBench {
      NumberFieldRow("Ratio", value: ratio.binding, step: 0.5, unit: "x").id("n")
    }
    #expect(bench.adapter.setValue("-0.0", row: "n") == .accepted)
    #expect(bench.state("n")?.value == .number("0"))
    #expect(bench.state("n")?.label == "0 x")
    #expect(bench.increment("n", by: -1) == .accepted)
    #expect(bench.state("n")?.label == "-0.5 x")
  }

  @Test func `steps without a range count from zero, to the ends of the type`() {
    let small = Variable<Int8>(0)
    let bench = ControlBench { NumberFieldRow("N", value: small.binding, step: 5).id("n") }
    for (start, count, end) in [(0, 1, 5), (3, 1, 5), (3, -1, 0), (0, 99, 125), (0, -99, -125)] {
      small.wrappedValue = Int8(start)
      bench.adapter.reload()
      bench.increment("n", by: count)
      #expect(small.wrappedValue == Int8(end), "from \(start) by \(count)")
    }
    #expect(bench.increment("n", by: -1) == .ignored(.atEnd))
    for text in ["-128", "127", "3"] {
      #expect(
        bench.adapter.setValue(text, row: "n") == .refused("must go in steps of 5 from 0"))
    }
    #expect(bench.adapter.setValue("-120", row: "n") == .accepted)
  }

  @Test func `a number that may be missing is an empty text`() {
    let bench = ControlBench {
      NumberFieldRow("Port", value: port.binding, in: 1...9, step: 1, placeholder: "any").id("n")
    }
    #expect(bench.state("n")?.value == .text(""))
    #expect(bench.state("n")?.placeholder == "any")
    #expect(
      bench.state("n")?.kind?.description == "whole number from 1 to 9 in steps of 1 or none")
    #expect(bench.increment("n") == .accepted)
    #expect(port.wrappedValue == 1)
    #expect(bench.adapter.setValue("10", row: "n") == .refused("must be from 1 to 9"))
    #expect(bench.adapter.setValue("  ", row: "n") == .accepted)
    #expect(port.wrappedValue == nil)
  }

  @Test func `a number with a fraction keeps its digits`() {
    let bench = ControlBench {
      NumberFieldRow("Ratio", value: ratio.binding, in: 0...10, step: 0.1, unit: "×").id("n")
    }
    #expect(bench.adapter.setValue("0.3×", row: "n") == .accepted)
    #expect(bench.state("n")?.label == "0.3 ×")
    #expect(bench.increment("n", by: 2) == .accepted)
    #expect(bench.adapter.values == ["n": "0.5"])
    #expect(
      bench.adapter.setValue("0.55", row: "n") == .refused("must go in steps of 0.1 from 0"))
    let unlimited = ControlBench { NumberFieldRow("Ratio", value: ratio.binding).id("n") }
    #expect(unlimited.adapter.setValue("1e400", row: "n") != .accepted)
  }

  @Test func `it is stored as a number, and a missing one as an empty text`() throws {
    let menu = Menu(
      Table {
        Section {
          NumberFieldRow("Delay", value: delay.binding, unit: "ms").id("delay")
          NumberFieldRow("Port", value: port.binding).id("port")
        }
      })
    let store = MemoryStore(["delay": .number("20"), "port": .text("")])
    try #expect(menu.load(from: store).refused.isEmpty)
    #expect(menu.setValues(["delay": "30 ms", "port": "80"]).values.allSatisfy { $0 == .accepted })
    try menu.save(to: store)
    #expect(store.values == ["delay": .number("30"), "port": .number("80")])
    #expect(menu.setValue("", for: "port") == .accepted)
    try menu.save(to: store)
    #expect(store.values["port"] == .text(""))
    try #expect(
      menu.load(from: MemoryStore(["delay": .text("30 ms")])).refused.map(\.description)
        == ["delay: expected a number, got a text"])
  }

  @Test func `a step that is not above zero is a diagnostic`() {
    let bench = ControlBench { NumberFieldRow("N", value: delay.binding, step: 0).id("n") }
    #expect(bench.problems == ["N: a step must be above 0"])
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
        let outcome = isUp ? bench.increment("n", by: count) : bench.decrement("n", by: count)
        #expect(outcome == .accepted && port.wrappedValue == nearest)
      }
    }
  }

  @Test func `a range that is reversed is a diagnostic, and counts from its smaller end`() {
    let bench = ControlBench {
      NumberFieldRow("N", value: delay.binding, in: .reversed(from: 9, to: 1), step: 4).id("n")
      StepperRow("Ratio", value: ratio.binding, in: .reversed(from: 2.5, to: -1), step: 0.5)
        .id("ratio")
    }
    #expect(bench.problems.contains("N: the range from 9 to 1 is reversed"))
    #expect(bench.problems.contains("Ratio: the range from 2.5 to -1 is reversed"))
    #expect(bench.state("n")?.kind?.description == "whole number from 1 to 9 in steps of 4")
    #expect(bench.adapter.setValue("10", row: "n") == .refused("must be from 1 to 9"))
    #expect(bench.adapter.setValue("5", row: "n") == .accepted)
    #expect(bench.increment("n", by: .max) == .accepted && delay.wrappedValue == 9)
    #expect(bench.increment("n", by: .min) == .accepted && delay.wrappedValue == 1)
    #expect(bench.decrement("ratio", by: 9) == .accepted)
    #expect(bench.adapter.values["ratio"] == "-1")
  }
}

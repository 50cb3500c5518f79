import Testing

@testable import SimpleTable

@Suite struct `Slider row` {
  let volume = Variable(60)
  let balance = Variable(0.0)

  @Test func `it says how far along its value is`() {
    let bench = ControlBench {
      SliderRow("Volume", value: volume.binding, in: 0...100, step: 5) { "\($0) %" }.id("volume")
    }
    #expect(bench.control("volume") == .slider(text: "60 %", fraction: 0.6))
    bench.increment("volume")
    #expect(bench.control("volume") == .slider(text: "65 %", fraction: 0.65))
    #expect(bench.adapter.setValue("62", row: "volume") == .refused("must go in steps of 5 from 0"))
    #expect(bench.adapter.setValue("100", row: "volume") == .accepted)
    #expect(bench.control("volume") == .slider(text: "100 %", fraction: 1))
  }

  @Test func `a decimal one steps through zero`() {
    let bench = ControlBench {
      SliderRow("Balance", value: balance.binding, in: -1...1, step: 0.1).id("balance")
    }
    bench.decrement("balance", by: 3)
    #expect(bench.control("balance") == .slider(text: "-0.3", fraction: 0.35))
    bench.increment("balance", by: 3)
    #expect(bench.adapter.values["balance"] == "0")
  }

  @Test(arguments: [("1", true), ("0.9", true), ("0.95", false), ("1.2", false), ("0", true)])
  func `the upper end of a decimal one is accepted even between two steps`(
    text: String, isAccepted: Bool
  ) {
    let bench = ControlBench {
      SliderRow("Balance", value: balance.binding, in: 0...1, step: 0.3).id("balance")
    }
    let outcome = bench.adapter.setValue(text, row: "balance")
    #expect((outcome == .accepted) == isAccepted)
    #expect(bench.adapter.values["balance"] == (isAccepted ? text : "0"))
  }

  @Test(arguments: [(-20, 0.0), (300, 1.0), (.min, 0.0), (.max, 1.0)] as [(Int, Double)])
  func `a value outside its range is drawn at an end and reported`(value: Int, fraction: Double) {
    volume.wrappedValue = value
    let bench = ControlBench {
      SliderRow("Volume", value: volume.binding, in: 0...100).id("volume")
    }
    #expect(bench.control("volume") == .slider(text: "\(value)", fraction: fraction))
    #expect(bench.problems == ["Volume: the value \(value) is outside 0 to 100"])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a value that is no finite number has a fraction all the same`(value: Double) throws {
    balance.wrappedValue = value
    let bench = ControlBench {
      SliderRow("Balance", value: balance.binding, in: -1...1, step: 0.1).id("balance")
    }
    let state = try #require(bench.control("balance"))
    #expect(state == .slider(text: "\(value)", fraction: value == .infinity ? 1 : 0))
    #expect(bench.state("balance")?.canIncrement == (value != .infinity))
    #expect(bench.state("balance")?.canDecrement == (value != -.infinity))
  }

  @Test func `a range of one number has no steps`() {
    let bench = ControlBench {
      SliderRow("Volume", value: Variable(7).binding, in: 7...7).id("volume")
    }
    bench.increment("volume")
    bench.decrement("volume")
    #expect(bench.control("volume") == .slider(text: "7", fraction: 0))
    #expect(bench.problems.isEmpty)
  }
}

import Testing

@testable import SimpleTable

@Suite struct `Stepper row` {
  let copies = Variable(3)
  let zoom = Variable(0.2)

  @Test func `it steps up and down and says where it ends`() {
    let bench = ControlBench { StepperRow("Copies", value: copies.binding, in: 1...4).id("n") }
    #expect(bench.control("n") == .stepper(text: "3", canDecrement: true, canIncrement: true))
    #expect(bench.increment("n") == .accepted)
    #expect(bench.control("n") == .stepper(text: "4", canDecrement: true, canIncrement: false))
    #expect(bench.increment("n") == .ignored(.atEnd))
    #expect(copies.wrappedValue == 4)
    #expect(bench.decrement("n", by: 10) == .accepted)
    #expect(bench.control("n") == .stepper(text: "1", canDecrement: false, canIncrement: true))
    #expect(bench.decrement("n", by: .min) == .accepted)
    #expect(copies.wrappedValue == 4)
  }

  @Test func `selecting it changes no value`() {
    let bench = ControlBench { StepperRow("Copies", value: copies.binding, in: 1...4).id("n") }
    #expect(bench.select("n") == .ignored(.notSelectable))
    #expect(bench.evaluations == 0)
  }

  @Test func `tenths print as tenths`() {
    let bench = ControlBench {
      StepperRow("Zoom", value: zoom.binding, in: 0...1, step: 0.1).id("zoom")
    }
    bench.increment("zoom")
    #expect(bench.adapter.values["zoom"] == "0.3")
  }

  @Test(
    arguments: [
      ("4", .accepted), ("1", .accepted),
      ("5", .refused("must be from 1 to 4")), ("0", .refused("must be from 1 to 4")),
      ("many", .refused("\"many\" is not a number")),
      ("2.5", .refused("must be a whole number")), ("55.5", .refused("must be a whole number")),
      ("2.0", .accepted), (" 2 ", .accepted), ("0x2", .refused("\"0x2\" is not a number")),
      ("0X2", .refused("\"0X2\" is not a number")),
      ("99999999999999999999", .refused("must be from 1 to 4")),
      ("-1e30", .refused("must be from 1 to 4")), ("1e999", .refused("must be from 1 to 4")),
      ("inf", .refused("\"inf\" is not a number")), ("nan", .refused("\"nan\" is not a number")),
      ("", .refused("\"\" is not a number")),
    ] as [(String, ValueOutcome)])
  func `a number is taken within its range`(text: String, outcome: ValueOutcome) {
    let bench = ControlBench { StepperRow("Copies", value: copies.binding, in: 1...4).id("n") }
    #expect(bench.adapter.setValue(text, row: "n") == outcome)
    #expect(
      copies.wrappedValue
        == (outcome == .accepted ? (Double(text.filter { $0 != " " }).map { Int($0) }) : 3))
  }

  @Test(arguments: [
    ("-1e999", "must be from 0 to 1"), ("1.5", "must be from 0 to 1"),
    ("-inf", "\"-inf\" is not a number"), ("1,5", "\"1,5\" is not a number"),
  ])
  func `a decimal is refused with a reason`(text: String, reason: String) {
    let bench = ControlBench {
      StepperRow("Zoom", value: zoom.binding, in: 0...1, step: 0.1).id("zoom")
    }
    #expect(bench.adapter.setValue(text, row: "zoom") == .refused(reason))
  }

  @Test(
    arguments: [
      ("0", .accepted), ("30", .accepted), ("100", .accepted),
      ("25", .refused("must go in steps of 30 from 0")),
    ] as [(String, ValueOutcome)])
  func `a number is taken on its steps and at both ends`(text: String, outcome: ValueOutcome) {
    let bench = ControlBench {
      StepperRow("Copies", value: copies.binding, in: 0...100, step: 30).id("n")
    }
    #expect(bench.adapter.setValue(text, row: "n") == outcome)
  }

  @Test func `a value outside its range is shown, named, and kept in by the first change`() {
    copies.wrappedValue = 90
    let bench = ControlBench { StepperRow("Copies", value: copies.binding, in: 1...4).id("n") }
    #expect(bench.control("n") == .stepper(text: "90", canDecrement: true, canIncrement: false))
    #expect(bench.problems == ["Copies: the value 90 is outside 1 to 4"])
    #expect(copies.wrappedValue == 90)
    bench.decrement("n")
    #expect(copies.wrappedValue == 4)
    #expect(bench.problems.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a value that is no finite number is shown, named, and kept in`(value: Double) {
    zoom.wrappedValue = value
    let bench = ControlBench {
      StepperRow("Zoom", value: zoom.binding, in: 0...1, step: 0.1).id("zoom")
    }
    #expect(bench.adapter.values["zoom"] == "\(value)")
    #expect(bench.problems == ["Zoom: the value \(value) is outside 0 to 1"])
    bench.increment("zoom")
    #expect((0...1).contains(zoom.wrappedValue))
    #expect(bench.problems.isEmpty)
  }

  @Test(arguments: [0, -5, .min])
  func `a step that leads nowhere is named and counts as one`(step: Int) {
    let bench = ControlBench {
      StepperRow("Copies", value: copies.binding, in: 1...9, step: step).id("n")
    }
    #expect(bench.problems == ["Copies: a step must be above 0"])
    bench.increment("n")
    #expect(copies.wrappedValue == 4)
    #expect(bench.adapter.setValue("7", row: "n") == .accepted)
  }

  @Test(arguments: [0, -0.5, .nan, .infinity])
  func `a decimal step that leads nowhere is named and counts as one`(step: Double) {
    let bench = ControlBench {
      StepperRow("Zoom", value: zoom.binding, in: 0...9, step: step).id("zoom")
    }
    #expect(bench.problems == ["Zoom: a step must be above 0"])
    bench.increment("zoom")
    #expect(zoom.wrappedValue == 1)
  }

  @Test func `the whole range of numbers is stepped through without overflow`() {
    copies.wrappedValue = .max
    let bench = ControlBench {
      StepperRow("Copies", value: copies.binding, in: .min ... .max).id("n")
    }
    #expect(bench.increment("n", by: .max) == .ignored(.atEnd))
    #expect(copies.wrappedValue == .max)
    #expect(bench.adapter.setValue("\(Int.min)", row: "n") == .accepted)
    #expect(bench.decrement("n") == .ignored(.atEnd))
    #expect(copies.wrappedValue == .min)
    #expect(bench.increment("n") == .accepted)
    #expect(copies.wrappedValue == .min + 1)
  }

  @Test func `a rule refuses a step, and says why until the value changes`() {
    let even = ValidationRule<Int>("must be even") { $0.isMultiple(of: 2) }
    copies.wrappedValue = 2
    let bench = ControlBench {
      StepperRow("Copies", value: copies.binding, in: 0...9, rules: [even]).id("n")
    }
    #expect(bench.increment("n") == .refused("must be even"))
    #expect(bench.message("n") == "must be even")
    #expect(copies.wrappedValue == 2)
    #expect(bench.increment("n", by: 2) == .accepted)
    #expect(bench.message("n") == nil)
    #expect(copies.wrappedValue == 4)
  }

  @Test func `a label says how a value is shown, not how it is written`() {
    let bench = ControlBench {
      StepperRow("Copies", value: copies.binding, in: 1...4) { "\($0) ×" }.id("n")
    }
    #expect(bench.control("n") == .stepper(text: "3 ×", canDecrement: true, canIncrement: true))
    #expect(bench.adapter.values["n"] == "3")
  }
}

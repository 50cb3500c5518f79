import Testing

@testable import SimpleTable

@Suite struct `Button row` {
  @Test(arguments: [ButtonRole.normal, .destructive, .cancel])
  func `selecting it does what it says, once`(role: ButtonRole) {
    var count = 0
    let bench = ControlBench { ButtonRow("Sign Out", role: role) { count += 1 }.id("out") }
    #expect(bench.control("out") == .button(role: role))
    #expect(bench.select("out") == .handled)
    #expect(count == 1)
    #expect(bench.evaluations == 0)
  }

  @Test func `it has no value`() {
    let bench = ControlBench { ButtonRow("Sign Out") {}.id("out") }
    #expect(bench.adapter.values.isEmpty)
    #expect(bench.adapter.setValue("x", row: "out") == .ignored(.hasNoValue))
    #expect(bench.increment("out") == .ignored(.hasNoValue))
  }

  @Test func `a disabled one does not run`() {
    var count = 0
    let bench = ControlBench { ButtonRow("Sign Out") { count += 1 }.id("out").disabled() }
    #expect(bench.select("out") == .ignored(.disabled))
    #expect(count == 0)
  }
}

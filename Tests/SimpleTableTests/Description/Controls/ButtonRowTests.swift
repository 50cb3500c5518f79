import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Button row` {
  @Test(arguments: [ButtonRole.normal, .destructive, .cancel])
  func `selecting it does what it says, once, and reloads`(role: ButtonRole) {
    var count = 0
    let bench = ControlBench { ButtonRow("Sign Out", role: role) { count += 1 }.id("out") }
    check(bench.control("out"), .button(role: role))
    check(bench.select("out"), .handled)
    check(count, 1)
    check(bench.evaluations, 1)
  }

  @Test func `a disabled one does not run`() {
    var count = 0
    let bench = ControlBench { ButtonRow("Sign Out") { count += 1 }.id("out").disabled() }
    check(bench.select("out"), .ignored(.disabled))
    check(count, 0)
  }
}

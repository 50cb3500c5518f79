import SimpleTableTesting
import Testing

/// Snapshots that are not written, as one literal would need several texts or is none.
@Suite struct RefusedTests {
  @Test(arguments: [1, 2]) func `cases with a text each`(number: Int) {
    expectSnapshot(of: "\(number)") { "1" }
  }

  @Test func `a loop with several texts`() {
    for number in 1...3 { expectSnapshot(of: "\(number)") {} }
  }

  @Test func `a helper with two texts, and texts that are computed`() {
    func expect(_ text: String) {
      expectSnapshot(of: text) { "off" }
    }
    expect("on")
    expect("on again")
    let text = "off"
    expectSnapshot(of: "on") { text }
    expectSnapshot(of: "on") { "o" + "ff" }
  }
}

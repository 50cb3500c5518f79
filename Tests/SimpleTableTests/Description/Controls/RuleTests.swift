import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Rules of values` {
  @Test(arguments: [("", false), (" \t\n", false), ("a", true), (" a ", true)])
  func `what is required is more than white space`(text: String, isTaken: Bool) {
    check((ValidationRule<String>.required.refusal(text) == nil), isTaken)
  }

  @Test func `a length counts characters, not bytes`() {
    let rule = ValidationRule<String>.length(1...2)
    check(rule.refusal("👨‍👩‍👧‍👦é") == nil)
    check(rule.refusal("")?.english, "must have 1 to 2 characters")
    check(rule.refusal("abc")?.english, "must have 1 to 2 characters")
  }

  @Test(arguments: [
    (3...3, "must have 3 characters"), (1...1, "must have 1 character"),
    (0...0, "must have 0 characters"), (0...1, "must have 0 to 1 characters"),
  ])
  func `a length that must be met exactly is one number`(range: ClosedRange<Int>, reason: String) {
    check(ValidationRule<String>.length(range).refusal("four")?.english, reason)
  }

  @Test func `a range includes both its ends`() {
    let rule = ValidationRule<Int>.range(1...3)
    check([0, 1, 3, 4].map { rule.refusal($0) == nil }, [false, true, true, false])
    check(rule.refusal(0)?.english, "must be from 1 to 3")
    check(ValidationRule<Double>.range(0...1).refusal(.nan)?.english, "must be from 0.0 to 1.0")
  }

  @Test func `the first rule that is not satisfied is reported`() {
    let rules = [ValidationRule<Int>("must be even") { $0.isMultiple(of: 2) }, .range(0...9)]
    check(rules.firstRefusal(11)?.english, "must be even")
    check(rules.firstRefusal(12)?.english, "must be from 0 to 9")
    check(rules.firstRefusal(4) == nil)
  }
}

import TestTraits
import Testing

@testable import SimpleTable
@testable import SimpleTableMenu

@Suite struct `Stored values of another kind` {
  private static let number = SettingKind.number(
    NumberRange(minimum: "0", maximum: "9", step: "1", isWhole: true, unit: nil, mayBeEmpty: false))

  @Test(
    arguments: [
      (.toggle, .text("true"), "expected true or false, got a text"),
      (number, .bool(true), "expected a number, got true or false"),
      (.choice([]), .number("1"), "expected a text, got a number"),
      (.choices([]), .text("a, b"), "expected a list of texts, got a text"),
      (.choices([]), .numbers(["1"]), "expected a list of texts, got a list of numbers"),
      (.list(of: .numbers, nil), .texts(["x"]), "[1]: expected a number, got a text"),
      (.list(of: .numbers, nil), .other("[1, \"x\"]"), "[2]: expected a number, got a text"),
      (.list(of: .numbers, nil), .texts(["80", "1.5"]), nil),
      (.list(of: .numbers, nil), .texts([]), nil),
      (.list(of: .numbers, nil), .numbers(["80"]), nil),
      (.text, .numbers(["1"]), "expected a text, got a list of numbers"),
      (.choice([]), .text("a"), nil), (.choices([]), .texts(["a"]), nil),
      (.text, .other(#"{"a": 1}"#), "expected a text, got an object"),
      (.text, .other("[1]"), "expected a text, got a list"),
      (.text, .other("null"), "expected a text, got null"),
    ] as [(SettingKind, SettingValue, String?)])
  func `a value of another kind is a mismatch`(
    kind: SettingKind, value: SettingValue, reason: String?
  ) {
    check(kind.mismatch(with: value, in: TableWords()), reason)
  }

  @Test func `an object is known by its first scalar`() {
    check(SettingValue.other("{\u{301}").kindName(in: TableWords()), "an object")
  }
}

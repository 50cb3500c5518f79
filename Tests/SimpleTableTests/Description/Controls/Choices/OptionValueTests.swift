import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Option values` {
  private enum Raw: String, CaseIterable { case a, b }
  private enum Plain: CaseIterable {
    case a, b
    var name: String { "\(self)" }
    var same: String { "x" }
  }
  private struct Code: Hashable, LosslessStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  private func values<Value: Hashable>(
    _ options: [Value], value: KeyPath<Value, String>? = nil, label: @escaping (Value) -> String
  ) -> (values: [String?], problems: [String]) {
    let bench = ControlBench {
      PickerRow(
        "P", selection: Variable(options[0]).binding, options: options, value: value, label: label
      ).id("p")
    }
    return (bench.state("p")?.kind?.options.map(\.value) ?? [], bench.problems)
  }

  @Test func `raw values and descriptions are stored, labels shown`() {
    check(values(Raw.allCases) { "\($0)".uppercased() }.values, ["a", "b"])
    check(values([Code("fi"), Code("en")]) { _ in "x" }.values, ["fi", "en"])
    check(values([60.0, 0.5]) { "\($0) %" }.values, ["60", "0.5"])
    check(values([1, 2]) { "\($0) min" }.values, ["1", "2"])
    check(values(["x", "y"]) { $0.uppercased() }.values, ["x", "y"])
    check(values(Plain.allCases, value: \.name, label: { "-\($0)" }).values, ["a", "b"])
  }

  @Test func `a type without a text form is named, and its labels are not stored`() {
    let (values, problems) = values(Plain.allCases) { "\($0)".uppercased() }
    check(values, ["a", "b"])
    check(
      problems,
      [
        "P: the option \"A\" has no text form to be stored; make its type a RawRepresentable, or pass "
          + "value:"
      ])
    let bench = ControlBench {
      PickerRow("P", selection: .constant(Plain.a), options: Plain.allCases) { "\($0)" }
    }
    checkEmpty(bench.problems, "without an id it is not a setting")
  }

  @Test func `options that are stored alike are named`() {
    let (_, problems) = values(Plain.allCases, value: \.same, label: { "\($0)" })
    check(problems, ["P: two options are stored as \"x\""])
  }
}

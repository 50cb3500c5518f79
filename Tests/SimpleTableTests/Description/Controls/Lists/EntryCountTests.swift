import TestTraits
import Testing

@testable import SimpleTable

/// How many entries there may be, from any range.
@Suite struct EntryCountTests {
  private func limit(_ range: some RangeExpression<Int>) -> ClosedRange<Int>? {
    EntryCount(range).range
  }

  @Test func `any range of numbers is a limit, and none traps`() {
    check(limit(0...), nil)
    check(limit((-3)...), nil)
    check(limit(0...Int.max), nil)
    check(limit(..<Int.max), nil)
    check(limit(...Int.max), nil)
    check(limit(1...3), 1...3)
    check(limit(...3), 0...3)
    check(limit(2...), 2...Int.max)
    check(limit(1..<3), 1...2)
    check(limit(..<3), 0...2)
    check(limit((-5)...2), 0...2)
    check(limit(..<Int.min), 0...0)
  }

  @Test func `a range without a number is a mistake`() {
    for row in [
      ListRow("A", entries: .constant(["a"]), limit: 3..<3).row,
      ListRow("A", entries: .constant(["a"]), limit: ...(-1)).row,
      DictionaryRow("A", entries: .constant(["a": 1]), limit: ..<0).row,
      MultiPickerRow("A", selection: .constant(["a"]), options: ["a"], limit: 2..<2).row,
    ] {
      let messages = TableAdapter(Table { Section { row } }).diagnostics.map(\.message)
      #expect(messages.contains { $0.hasSuffix(" is reversed") }, "\(messages)")
    }
  }
}

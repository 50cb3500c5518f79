/// The expected text of a snapshot in the source, with the place of its literal.
///
/// The closure contains one text, or nothing before it is recorded. The compiler passes the place,
/// so your own function can forward the closure:
///
/// ```swift
/// import SimpleTable
/// import SimpleTableTesting
/// import Testing
///
/// func expectNarrow(_ table: Table, @SnapshotText matches expected: () -> SnapshotText) {
///   expectSnapshot(of: table, width: 20, matches: expected)
/// }
///
/// expectNarrow(Table { Section { Row("Wi-Fi") } }) { "    Wi-Fi" }
/// ```
@resultBuilder public struct SnapshotText: Hashable, Sendable {
  /// The text, or `nil` for a closure that has none yet.
  let text: String?

  /// Where the literal begins, or the closure without one.
  let place: SourcePlace
}

extension SnapshotText {
  /// Returns a text with the place of its literal, which the compiler passes.
  public static func buildExpression(
    _ text: String, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Self {
    Self(text: text, place: SourcePlace(filePath: filePath, line: line, column: column))
  }

  /// Returns the only text of the closure.
  public static func buildBlock(_ text: Self) -> Self { text }

  /// Returns the place of an empty closure, which the compiler passes, for a text to be recorded.
  public static func buildBlock(
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Self {
    Self(text: nil, place: SourcePlace(filePath: filePath, line: line, column: column))
  }
}

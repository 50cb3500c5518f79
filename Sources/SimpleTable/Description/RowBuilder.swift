/// Collects the rows of a section.
///
/// Every result is one ``Row``, which may be a group. With a single concrete type and no
/// `buildExpression`, the compiler checks long sections fastest and explains best which statement
/// is wrong.
@resultBuilder
public enum RowBuilder {
  /// Returns the statements of a block, one below the other; a lone one is the whole block.
  public static func buildBlock(_ contents: any RowContent...) -> Row {
    contents.count == 1 ? contents[0].row : Row(group: contents.map { $0.row })
  }

  /// Returns a condition's rows, or an empty place for them.
  public static func buildOptional(_ content: Row?) -> Row {
    Row(group: content.map { [$0] } ?? [])
  }

  /// Returns the rows of a condition that holds.
  public static func buildEither(first content: Row) -> Row {
    Row(group: [content])
  }

  /// Returns the rows of a condition that does not hold.
  public static func buildEither(second content: Row) -> Row {
    Row(group: [content], firstIndex: 1)
  }

  /// Returns the rows of a loop, counted from its start.
  public static func buildArray(_ contents: [Row]) -> Row {
    Row(group: contents)
  }
}

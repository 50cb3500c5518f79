/// The result builder of the rows of a section.
///
/// Every result is one ``Row``, which may be a group. With a single concrete type and no
/// `buildExpression`, the compiler checks long sections fastest and explains best which statement
/// is wrong.
@resultBuilder
public enum RowBuilder {
  /// Returns the rows of a block, one below the other.
  public static func buildBlock(_ contents: any RowContent...) -> Row {
    contents.count == 1 ? contents[0].row : Row(group: contents.map { $0.row })
  }

  /// Returns the rows of a condition, or an empty group that keeps their place.
  public static func buildOptional(_ content: Row?) -> Row {
    Row(group: content.map { [$0] } ?? [])
  }

  /// Returns the rows of the branch whose condition is true.
  public static func buildEither(first content: Row) -> Row {
    Row(group: [content])
  }

  /// Returns the rows of the branch whose condition is false.
  public static func buildEither(second content: Row) -> Row {
    Row(group: [content], firstIndex: 1)
  }

  /// Returns the rows of a loop, identified by their numbers in it unless they have ids.
  public static func buildArray(_ contents: [Row]) -> Row {
    Row(group: contents)
  }
}

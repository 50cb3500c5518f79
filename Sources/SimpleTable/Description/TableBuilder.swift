/// The result builder of the sections of a table.
///
/// Every result is one ``Section``, which may be a group; see ``RowBuilder``.
@resultBuilder
public enum TableBuilder {
  /// Returns a section unchanged; the compiler tries this overload first.
  public static func buildExpression(_ section: Section) -> Section {
    section
  }

  /// Returns the sections of a type of your own, or of an array.
  public static func buildExpression(_ content: any SectionContent) -> Section {
    content.section
  }

  /// Explains that a table cannot be declared in another one.
  @available(
    *, unavailable,
    message:
      "a table cannot be used as a section: write its sections alone, or pass destination: Table"
  )
  public static func buildExpression(_ table: Table) -> Section {
    table.content()
  }

  /// Explains that a row needs a section around it.
  @available(*, unavailable, message: "a row must be in a section: write Section { … } around it")
  public static func buildExpression(_ row: any RowContent) -> Section {
    Section { row }
  }

  /// Returns the sections of a block, one below the other.
  public static func buildBlock(_ sections: Section...) -> Section {
    sections.count == 1 ? sections[0] : Section(group: sections)
  }

  /// Returns the sections of a condition, or an empty group that keeps their place.
  public static func buildOptional(_ section: Section?) -> Section {
    Section(group: section.map { [$0] } ?? [])
  }

  /// Returns the sections of the branch whose condition is true.
  public static func buildEither(first section: Section) -> Section {
    Section(group: [section])
  }

  /// Returns the sections of the branch whose condition is false.
  public static func buildEither(second section: Section) -> Section {
    Section(group: [section], firstIndex: 1)
  }

  /// Returns the sections of a loop, identified by their numbers in it unless they have ids.
  public static func buildArray(_ sections: [Section]) -> Section {
    Section(group: sections)
  }
}

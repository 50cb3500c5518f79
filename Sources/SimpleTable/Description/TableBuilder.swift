/// Collects the sections of a table.
///
/// Every result is one ``Section``, which may be a group; see ``RowBuilder``.
@resultBuilder
public enum TableBuilder {
  /// Returns a lone section, for which the compiler looks first.
  public static func buildExpression(_ section: Section) -> Section {
    section
  }

  /// Returns the sections of your own type, or of an array.
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

  /// Returns the statements of a block, one below the other; a lone one is the whole block.
  public static func buildBlock(_ sections: Section...) -> Section {
    sections.count == 1 ? sections[0] : Section(group: sections)
  }

  /// Returns a condition's sections, or an empty place for them.
  public static func buildOptional(_ section: Section?) -> Section {
    Section(group: section.map { [$0] } ?? [])
  }

  /// Returns the sections of a condition that holds.
  public static func buildEither(first section: Section) -> Section {
    Section(group: [section])
  }

  /// Returns the sections of a condition that does not hold.
  public static func buildEither(second section: Section) -> Section {
    Section(group: [section], firstIndex: 1)
  }

  /// Returns the sections of a loop, counted from its start.
  public static func buildArray(_ sections: [Section]) -> Section {
    Section(group: sections)
  }
}

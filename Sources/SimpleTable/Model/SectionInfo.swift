/// What is known of a shown section.
public struct SectionInfo: Hashable, Sendable {
  /// The identity, which survives reloads.
  public let id: SectionID

  /// The text above the rows.
  public let header: String?

  /// A text at the trailing edge of the header.
  public let headerDetail: String?

  /// The text below the rows.
  public let footer: String?

  /// The number of rows that are shown; 0 while the section is collapsed.
  public let numberOfRows: Int

  /// The number of rows that folding hides; 0 while the section is expanded.
  public let numberOfCollapsedRows: Int

  /// Whether the section can be folded at all.
  public let isCollapsible: Bool

  /// Whether the section is folded behind its header.
  public let isCollapsed: Bool

  /// Whether the header of the collapsed section tells how many rows it holds.
  public let showsCollapsedRowCount: Bool

  /// Whether the header shows by a sign that the section folds; not so while it has no rows.
  public var showsIndicator: Bool { isCollapsible && numberOfRows + numberOfCollapsedRows > 0 }
}

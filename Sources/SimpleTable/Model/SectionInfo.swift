/// What is known of a visible section.
public struct SectionInfo: Hashable, Sendable {
  /// The identity, which survives reloads.
  public let id: SectionID

  /// The text above the rows.
  public let header: String?

  /// A text at the trailing edge of the header.
  public let headerDetail: String?

  /// The text below the rows.
  public let footer: String?

  /// The number of rows that are visible; 0 while the section is collapsed.
  public let numberOfRows: Int

  /// The number of rows hidden by collapsing; 0 while the section is expanded.
  public let numberOfCollapsedRows: Int

  /// Whether the section can collapse at all.
  public let isCollapsible: Bool

  /// Whether the section is collapsed, so that only its header and footer are visible.
  public let isCollapsed: Bool

  /// Whether the header of the collapsed section shows the number of its rows.
  public let showsCollapsedRowCount: Bool

  /// Whether the header shows an indicator, which needs a collapsible section with rows.
  public var showsIndicator: Bool { isCollapsible && numberOfRows + numberOfCollapsedRows > 0 }
}

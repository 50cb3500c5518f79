/// What the header and the footer of a section show.
struct HeaderAppearance {
  private let header: String?
  private let headerDetail: String?
  private let footer: String?
  private let hasHeader: Bool
  private let hasFooter: Bool
  private let showsIndicator: Bool
  private let isCollapsed: Bool

  /// The number of rows that the header of the collapsed section shows.
  private let rowCount: Int?

  /// Reads what a section shows of which some rows are visible.
  init(_ declared: DeclaredSection, _ rows: SectionMap) {
    header = declared.section.header
    headerDetail = declared.section.headerDetail
    footer = declared.section.footer
    hasHeader = declared.hasHeader
    hasFooter = declared.hasFooter
    showsIndicator = declared.canCollapse && rows.expandedCount > 0
    isCollapsed = rows.isCollapsed
    rowCount =
      isCollapsed && declared.section.showsCollapsedRowCount ? rows.expandedCount : nil
  }

  /// Returns whether both look the same, apart from what rows that come or go imply.
  ///
  /// The rows that come or go imply whether the section is collapsed, so the indicator is no change
  /// of the header.
  func looksLike(_ other: HeaderAppearance) -> Bool {
    header == other.header && headerDetail == other.headerDetail && footer == other.footer
      && hasHeader == other.hasHeader && hasFooter == other.hasFooter
      && showsIndicator == other.showsIndicator
      && (isCollapsed != other.isCollapsed || !showsIndicator || rowCount == other.rowCount)
  }
}

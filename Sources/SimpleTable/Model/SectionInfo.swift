/// The details of a visible section.
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
  let showsCollapsedRowCount: Bool

  /// Whether the section has a header, and a footer, of any kind.
  let hasHeader: Bool
  let hasFooter: Bool

  /// The most lines of the header, and of the footer; `nil` for no limit.
  let headerLineLimit: Int?
  let footerLineLimit: Int?

  /// Whether the header shows an indicator, which needs a collapsible section with rows.
  public var showsIndicator: Bool { isCollapsible && numberOfRows + numberOfCollapsedRows > 0 }
}

extension SectionInfo {
  /// Creates the details of a section and its visible rows.
  init(_ declared: DeclaredSection, _ rows: SectionMap) {
    self.init(
      id: declared.id,
      header: declared.header,
      headerDetail: declared.section.headerDetail,
      footer: declared.section.footer,
      numberOfRows: rows.visibleCount,
      numberOfCollapsedRows: rows.shown.count - rows.visibleCount,
      isCollapsible: declared.canCollapse,
      isCollapsed: rows.isCollapsed,
      showsCollapsedRowCount: declared.section.showsCollapsedRowCount,
      hasHeader: declared.hasHeader,
      hasFooter: declared.hasFooter,
      headerLineLimit: declared.section.headerLineLimit,
      footerLineLimit: declared.section.footerLineLimit
    )
  }
}

extension DeclaredSection {
  /// Returns whether header and footer look as before, apart from the changes that the listed rows
  /// imply.
  ///
  /// The rows imply whether the section is collapsed, so the indicator is not a change of the
  /// header.
  func looksLike(_ old: DeclaredSection, _ map: SectionMap, before: SectionMap) -> Bool {
    header == old.header && section.headerDetail == old.section.headerDetail
      && section.footer == old.section.footer
      && hasHeader == old.hasHeader && hasFooter == old.hasFooter
      && section.headerLineLimit == old.section.headerLineLimit
      && section.footerLineLimit == old.section.footerLineLimit
      && showsIndicator(map) == old.showsIndicator(before)
      && (map.isCollapsed != before.isCollapsed || !showsIndicator(map)
        || badge(map) == old.badge(before))
  }

  private func showsIndicator(_ map: SectionMap) -> Bool { canCollapse && map.shown.count > 0 }

  /// The number of rows that the header of the collapsed section shows.
  private func badge(_ map: SectionMap) -> Int? {
    map.isCollapsed && section.showsCollapsedRowCount ? map.shown.count : nil
  }
}

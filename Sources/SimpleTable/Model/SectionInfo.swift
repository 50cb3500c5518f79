/// The texts and the state of a visible section.
public struct SectionInfo: Hashable, Sendable {
  /// The identity, which stays the same across reloads.
  public let id: SectionID

  /// The texts of the header and the footer.
  let texts: Section.Texts

  /// The number of visible rows; 0 while the section is collapsed.
  public let numberOfRows: Int

  /// The number of rows that would be visible if the section were expanded; 0 while it is.
  public let numberOfCollapsedRows: Int

  /// Whether the section can collapse.
  public let isCollapsible: Bool

  /// Whether the section is collapsed, so that only its header and footer are visible.
  public let isCollapsed: Bool

  /// Whether the header of the collapsed section shows the number of its rows.
  let showsCollapsedRowCount: Bool

  /// Whether the header shows a collapse indicator, because the section can collapse and has rows.
  public let showsIndicator: Bool

  /// Whether the section has a header, and a footer, of any kind.
  let hasHeader: Bool
  let hasFooter: Bool
}

extension SectionInfo {
  /// The text above the rows.
  public var header: String? { texts.header }

  /// The text at the trailing edge of the header.
  public var headerDetail: String? { texts.headerDetail }

  /// The text below the rows.
  public var footer: String? { texts.footer }

  /// Creates the details of a section and its visible rows.
  init(_ declared: DeclaredSection, _ rows: SectionMap) {
    self.init(
      id: declared.id,
      texts: declared.texts,
      numberOfRows: rows.visibleCount,
      numberOfCollapsedRows: rows.shown.count - rows.visibleCount,
      isCollapsible: declared.canCollapse,
      isCollapsed: rows.isCollapsed,
      showsCollapsedRowCount: declared.section.showsCollapsedRowCount,
      showsIndicator: declared.showsIndicator(rows),
      hasHeader: declared.hasHeader,
      hasFooter: declared.hasFooter
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
    section.texts == old.section.texts && facts.titleOfPicker == old.facts.titleOfPicker
      && hasHeader == old.hasHeader && hasFooter == old.hasFooter
      && facts.drawnHeader == old.facts.drawnHeader && facts.drawnFooter == old.facts.drawnFooter
      && showsIndicator(map) == old.showsIndicator(before)
      && (map.isCollapsed != before.isCollapsed || !showsIndicator(map)
        || badge(map) == old.badge(before))
  }

  fileprivate func showsIndicator(_ map: SectionMap) -> Bool { canCollapse && map.shown.count > 0 }

  /// The number of rows that the header of the collapsed section shows.
  private func badge(_ map: SectionMap) -> Int? {
    map.isCollapsed && section.showsCollapsedRowCount ? map.shown.count : nil
  }
}

/// What a section's header and footer tell a reader.
struct HeaderFacts {
  private let header: String?
  private let headerDetail: String?
  private let footer: String?
  private let showsIndicator: Bool
  private let isFolded: Bool

  /// The number of rows that the header of a folded section tells.
  private let foldedRows: Int?

  /// Reads what a section tells while its rows stand as a map says.
  init(_ section: Section, _ rows: SectionMap) {
    header = section.header
    headerDetail = section.headerDetail
    footer = section.footer
    showsIndicator = section.initialFold != nil && rows.unfoldedCount > 0
    isFolded = rows.isFolded
    foldedRows = isFolded && section.countsFoldedRows ? rows.unfoldedCount : nil
  }

  /// Returns whether both tell the same, apart from what the rows that come or go imply.
  func reads(like other: HeaderFacts) -> Bool {
    header == other.header && headerDetail == other.headerDetail && footer == other.footer
      && showsIndicator == other.showsIndicator
      && (isFolded != other.isFolded || !showsIndicator || foldedRows == other.foldedRows)
  }
}

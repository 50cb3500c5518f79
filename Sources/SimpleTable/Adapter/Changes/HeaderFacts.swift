/// What a section's header and footer tell a reader.
struct HeaderFacts {
  private let header: String?
  private let headerDetail: String?
  private let footer: String?
  private let hasHeader: Bool
  private let sign: FoldSign

  /// Reads what a section tells whose fold sign stands as given.
  init(_ declared: DeclaredSection, _ sign: FoldSign) {
    header = declared.section.header
    headerDetail = declared.section.headerDetail
    footer = declared.section.footer
    hasHeader = declared.hasHeader
    self.sign = sign
  }

  /// Returns whether both tell the same, apart from what the rows that come or go imply.
  func reads(like other: HeaderFacts) -> Bool {
    header == other.header && headerDetail == other.headerDetail && footer == other.footer
      && hasHeader == other.hasHeader && sign.reads(like: other.sign)
  }
}

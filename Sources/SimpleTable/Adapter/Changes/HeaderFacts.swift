/// What a section's header and footer tell a reader.
struct HeaderFacts {
  private let header: String?
  private let headerDetail: String?
  private let footer: String?
  private let sign: FoldSign

  /// Reads what a section tells whose fold sign stands as given.
  init(_ section: Section, _ sign: FoldSign) {
    header = section.header
    headerDetail = section.headerDetail
    footer = section.footer
    self.sign = sign
  }

  /// Returns whether both tell the same, apart from what the rows that come or go imply.
  func reads(like other: HeaderFacts) -> Bool {
    header == other.header && headerDetail == other.headerDetail && footer == other.footer
      && sign.reads(like: other.sign)
  }
}

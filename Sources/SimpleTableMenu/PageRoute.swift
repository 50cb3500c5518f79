import SimpleTable

/// The way from the first page of a menu to a page, and what the keys there begin with.
struct PageRoute {
  /// The titles from the first page to this one.
  var titles: [String] = []

  /// The rows that lead to the page, one on each page above it.
  var links: [RowID] = []

  /// What the keys of the page begin with, a full stop at the end included.
  var prefix = ""

  /// Whether the page belongs to a record, whose settings have no environment variables.
  var isOfRecord = false

  /// Returns the way to the page behind a link.
  func following(_ link: RowID, _ control: any Control, title: String) -> PageRoute {
    let part =
      if case .scope(let scope) = control.keyPrefix { scope } else { "\(link)." }
    return PageRoute(
      titles: titles + [title], links: links + [link], prefix: prefix + part,
      isOfRecord: isOfRecord || control.keyPrefix == .ofRecords)
  }
}

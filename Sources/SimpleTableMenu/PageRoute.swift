import SimpleTable

/// The way from the first page of a menu to a page, and the prefix of the keys there.
struct PageRoute {
  /// The titles from the first page to this one.
  var titles: [String] = []

  /// The rows that lead to the page, one on each page above it.
  var links: [RowID] = []

  /// The prefix of the page's keys, with a full stop at its end.
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

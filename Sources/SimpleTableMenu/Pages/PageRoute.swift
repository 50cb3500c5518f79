import SimpleTable

/// The way from the first page of a menu to a page, and the prefix of the keys there.
///
/// All settings of the page share it.
final class PageRoute {
  /// The titles from the first page to this one.
  let titles: [String]

  /// The rows that lead to the page, one on each page above it.
  let links: [RowID]

  /// The prefix of the page's keys, with a full stop at its end.
  let prefix: String

  /// Whether the page belongs to a record, whose settings have no environment variables.
  let isOfRecord: Bool

  init(titles: [String], links: [RowID] = [], prefix: String = "", isOfRecord: Bool = false) {
    (self.titles, self.links) = (titles, links)
    (self.prefix, self.isOfRecord) = (prefix, isOfRecord)
  }

  /// Returns the id that a row with a key has on the page; `nil` for a key of another prefix.
  func id(of key: String) -> RowID? {
    guard key.utf8.starts(with: prefix.utf8) else { return nil }
    return RowID(String(key.utf8.dropFirst(prefix.utf8.count)) ?? key)
  }

  /// Returns the way to the page behind a link.
  func following(_ link: RowID, _ control: any Control, title: String) -> PageRoute {
    let part =
      if case .scope(let scope) = control.role.keyPrefix { scope } else { "\(link)." }
    return PageRoute(
      titles: titles + [title], links: links + [link], prefix: prefix + part,
      isOfRecord: isOfRecord || control.role == .value(.records))
  }
}

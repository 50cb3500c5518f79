/// The way from the first page of a menu to a page, and what the keys there begin with.
struct PageRoute {
  /// The titles from the first page to this one.
  var titles: [String] = []

  /// The rows that lead to the page, one on each page above it.
  var links: [RowID] = []

  /// What the keys of the page begin with, a full stop at the end included.
  var prefix = ""

  /// Returns the way to the page behind a link.
  func following(_ link: RowID, _ control: Control, title: String) -> PageRoute {
    PageRoute(
      titles: titles + [title], links: links + [link], prefix: prefix + control.keyPrefix)
  }
}

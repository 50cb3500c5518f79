/// The place of a page in a menu: the links to it, and what the keys on it begin with.
struct PagePlace {
  /// The titles from the first page to this one.
  var titles: [String] = []

  /// The rows that lead to the page, one on each page above it.
  var links: [RowID] = []

  /// What the keys of the page begin with, a full stop at the end included.
  var prefix = ""

  /// Returns the place of the page behind a link.
  func place(behind link: RowID, of control: Control, title: String) -> PagePlace {
    PagePlace(
      titles: titles + [title], links: links + [link], prefix: prefix + control.keyPrefix)
  }
}

/// The place of a setting: its page, and its row or group of choices.
struct SettingPlace: Hashable {
  let links: [RowID]
  let owner: PlaceScope.Owner
}

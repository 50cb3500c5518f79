import SimpleTable

extension NumberedPage {
  /// An item in words.
  struct Line {
    let id: ItemID
    /// The number of the section among those that are visible.
    let section: Int
    /// The title of the item.
    let name: String
    /// The item with its explanations.
    let text: String
    /// The item without them, which is printed once it has changed.
    let summary: String
    /// The number of rows that it is below.
    var depth = 0
    /// Whether it has a number.
    var isNumbered = true
  }

  /// Returns the line of an item of a page, or of the one that is listed; `nil` where it is not visible.
  func line(of item: TableItem, on page: TableAdapter? = nil) -> Line? {
    let page = page ?? self.page
    guard let id = page.id(of: item) else { return nil }
    switch item {
    case .header(let section):
      guard let info = page.section(at: section) else { return nil }
      var text = "-- \(name(of: info)) --"
      if info.showsIndicator { text += " (\(state(of: info)))" }
      return Line(
        id: id, section: section, name: name(of: info), text: text, summary: text,
        isNumbered: info.showsIndicator)
    case .row(let path):
      guard let row = page.row(at: path) else { return nil }
      let isExpanded = page.isExpanded(at: path)
      return Line(
        id: id, section: path.section, name: row.title.isolated,
        text: words.text(of: row, isExpanded: isExpanded),
        summary: words.summary(of: row, isExpanded: isExpanded), depth: page.depth(at: path))
    case .footer(let section):
      guard let footer = page.section(at: section)?.footer else { return nil }
      let text = "   (\(footer.paragraphs.joined(separator: " ").isolated))"
      return Line(
        id: id, section: section, name: "", text: text, summary: text, isNumbered: false)
    }
  }

  /// Returns the line of an item of a page, or `nil` where it is not visible.
  func line(_ id: ItemID, on page: TableAdapter) -> Line? {
    page.itemIndex(of: id).flatMap { line(of: page.items[$0], on: page) }
  }

  /// Returns an item of the page in view without its explanations, empty where it is not visible.
  func summary(of id: ItemID) -> String { line(id, on: menu.page).map { $0.summary + "\n" } ?? "" }

  /// Returns after which row of its section a row is now, empty where it is not visible.
  func order(of row: RowID) -> String {
    guard let path = page.path(of: row), let title = page.row(at: path)?.title else {
      return ""
    }
    let before = page.row(at: RowPath(section: path.section, row: path.row - 1))?.title
    return (before.map { words(.comesAfter, title, $0) } ?? words(.comesFirst, title)) + "\n"
  }

  /// Returns an item of the page that is listed, or `nil` where it is not visible.
  func item(_ id: ItemID) -> TableItem? {
    page.itemIndex(of: id).map { page.items[$0] }
  }

  /// Returns the header of a section as a line without a number, or `nil` if it has none.
  func header(of section: Int) -> String? {
    guard let info = page.section(at: section) else { return nil }
    let name = name(of: info)
    return name.isEmpty ? nil : "-- \(name) --\n"
  }

  private func name(of info: SectionInfo) -> String {
    [info.header, info.headerDetail].compactMap { $0?.isolated }.joined(separator: ", ")
  }

  private func state(of info: SectionInfo) -> String {
    guard info.isCollapsed else { return words[.expanded] }
    let count = words(info.numberOfCollapsedRows, one: .oneRow, many: .rows)
    return words[.collapsed] + ", " + count
  }
}

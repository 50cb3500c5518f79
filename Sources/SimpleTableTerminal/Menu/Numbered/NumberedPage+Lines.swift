import SimpleTable

extension NumberedPage {
  /// The highest number, 0 where there is none.
  var count: Int { listing.lines.count }

  /// Returns the target of a number, or `nil` if there is no such number.
  subscript(number: Int) -> PrintedLines.Target? { listing.lines[number] }

  /// Returns the message that a line does not exist or a number is missing, with the possible
  /// numbers.
  func noLine(_ number: String) -> String {
    (number.isEmpty ? words[.needsNumber] : words(.noNumber, number)) + " " + range + "\n"
  }

  /// Returns that a word is no command, and where it has a digit, which numbers there are.
  func noCommand(_ word: String) -> String {
    words(.noCommand, word) + (word.contains(where: \.isNumber) ? " " + range : "") + "\n"
  }

  /// The possible numbers, in words.
  private var range: String { count == 0 ? words[.noChoice] : words(.choose, String(count)) }

  /// Returns an item that has changed without its explanations, empty where it is not visible.
  func summary(of id: ItemID) -> String { item(id).flatMap(line).map { $0.summary + "\n" } ?? "" }

  /// Returns after which row of its section a row is now, empty where it is not visible.
  func order(of row: RowID) -> String {
    guard let path = page.path(of: row), let title = page.row(at: path)?.title else {
      return ""
    }
    let before = page.row(at: RowPath(section: path.section, row: path.row - 1))?.title
    return (before.map { words(.comesAfter, title, $0) } ?? words(.comesFirst, title)) + "\n"
  }

  /// Returns an item of the page in view, or `nil` where it is not visible.
  func item(_ id: ItemID) -> TableItem? {
    page.itemIndex(of: id).map { page.items[$0] }
  }

  /// Returns a line with its number, if it has one.
  func numbered(_ line: PrintedLines.Line) -> String {
    let text = line.text + "\n"
    guard line.isNumbered else { return text }
    return "\(number(of: .item(line.id))). \(String(repeating: "  ", count: line.depth))\(text)"
  }

  /// Returns the line of an item, or `nil` where it is not visible.
  func line(of item: TableItem) -> PrintedLines.Line? {
    guard let id = page.id(of: item) else { return nil }
    switch item {
    case .header(let section):
      guard let info = page.section(at: section) else { return nil }
      var text = "-- \(name(of: info)) --"
      if info.showsIndicator { text += " (\(state(of: info)))" }
      return PrintedLines.Line(
        id: id, section: section, name: name(of: info), text: text, summary: text,
        isNumbered: info.showsIndicator, isCollapsed: info.isCollapsed)
    case .row(let path):
      guard let row = page.row(at: path) else { return nil }
      let isExpanded = page.isExpanded(at: path)
      return PrintedLines.Line(
        id: id, section: path.section, name: row.title.isolated,
        text: words.text(of: row, isExpanded: isExpanded),
        summary: words.summary(of: row, isExpanded: isExpanded), depth: page.depth(at: path),
        isCollapsed: isExpanded == false)
    case .footer(let section):
      guard let footer = page.section(at: section)?.footer else { return nil }
      let text = "   (\(footer.paragraphs.joined(separator: " ").isolated))"
      return PrintedLines.Line(
        id: id, section: section, name: "", text: text, summary: text, isNumbered: false)
    }
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

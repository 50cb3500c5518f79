import SimpleTable

/// The page in view as numbered lines, which is listed when that is asked for; later only what has
/// changed is said.
final class NumberedPage {
  private let conversation: Conversation
  private var saidLines = SaidLines()

  /// The page that was listed last.
  private weak var listed: TableAdapter?

  /// The titles that were said last.
  private var heading = ""

  /// Whether the page was listed to its end.
  private var isComplete = false

  /// Whether rows that were found were listed, instead of the page.
  private(set) var isOfHits = false

  /// The most lines that are listed at once.
  private static let lineCount = 40

  /// Creates the lines of a menu.
  init(_ conversation: Conversation) {
    self.conversation = conversation
  }

  private var menu: Menu { conversation.menu }

  private var page: TableAdapter { menu.page }

  private var words: MenuWords { conversation.words }
}

// MARK: - Listing

extension NumberedPage {
  /// Whether the page in view is the one that was listed.
  var isListed: Bool { listed === page }

  /// Returns the lines of the page from the top.
  func list() -> String {
    begin(ofHits: false)
    return heading + part(from: 0)
  }

  /// Returns the lines that follow those that were listed.
  func more() -> String {
    guard isListed, !isOfHits else { return list() }
    let start = endOfListed
    return start < page.items.count ? part(from: start) : words[.endOfList] + "\n"
  }

  /// Returns the rows that were found, each with a number that goes there.
  ///
  /// Those of the page in view come first, under the headers of their sections, and the others
  /// follow under the titles of their pages. Where there are none, a phrase says so.
  func list(_ found: FoundRows, orElse phrase: MenuWords.Phrase) -> String {
    begin(ofHits: true)
    var text = heading
    var above: String?
    for hit in found.here + found.elsewhere {
      let path = hit.pages == menu.titles ? page.path(of: hit.row) : nil
      let row = path.flatMap { line(of: TableItem.row($0)) }
      let place = row.map { header(of: $0.section) ?? "" } ?? line(ofTitles: hit.pages)
      if place != above { text += place }
      above = place
      if let row {
        text += said(row)
        saidLines.append([row])
      } else {
        let value = hit.label.map { ": " + $0.isolated } ?? ""
        text += "\(saidLines.number(of: .hit(hit))). \(hit.title.isolated)\(value)\n"
      }
    }
    return saidLines.count > 0 ? text : text + words[phrase] + "\n"
  }

  private func begin(ofHits isOfHits: Bool) {
    listed = page
    saidLines = SaidLines()
    heading = headingNow
    self.isOfHits = isOfHits
    isComplete = false
  }

  /// The line above the rows of the page in view.
  private var headingNow: String {
    let path = conversation.path(separator: " > ")
    return path.isEmpty ? "" : path + "\n"
  }

  private func line(ofTitles titles: [String]) -> String {
    let titles = titles.map(\.isolated).filter { !$0.isEmpty }
    return titles.isEmpty ? "" : titles.joined(separator: " > ") + "\n"
  }

  /// Returns the lines from an item on, as many as are listed at once.
  private func part(from start: Int) -> String {
    let items = page.items
    let lines = items[start...].prefix(Self.lineCount).compactMap(line)
    let rest = items.count - start - Self.lineCount
    isComplete = rest <= 0
    saidLines.append(lines)
    var text = ""
    if start > 0, let first = lines.first, case .row = first.id {
      text += header(of: first.section) ?? ""
    }
    for line in lines { text += said(line) }
    if rest > 0 { text += "... \(words(rest, one: .oneMore, many: .more)): more\n" }
    if items.isEmpty { text += words[.nothingHere] + "\n" }
    return text
  }

  /// The number of the item after the last one that was listed and is still there.
  private var endOfListed: Int {
    let last = saidLines.lines.reversed().lazy.compactMap { [page] in page.itemIndex(of: $0.id) }
      .first
    return last.map { $0 + 1 } ?? 0
  }
}

// MARK: - What has changed

extension NumberedPage {
  /// Returns what has changed since it was said, empty where nothing has.
  ///
  /// What was only changed is said without its number, what is new with the number that it gets.
  ///
  /// - Parameters:
  ///   - keys: The keys of settings of which it is known that they have changed.
  ///   - saysOrder: Whether to say that rows are in another order.
  /// - Returns: The lines.
  func changes(about keys: [String] = [], saysOrder: Bool = true) -> String {
    let now = linesNow
    let difference = saidLines.update(to: now)
    var text = ""
    let heading = headingNow
    if heading != self.heading { text += heading }
    self.heading = heading
    if !difference.gone.isEmpty {
      let names = difference.gone.map { "\(saidLines.number(of: .item($0.id))). \($0.name)" }
      text += words(.gone, list: names) + "\n"
    }
    // A section is named before a new row of it, unless something of it was said just before.
    var lastSection: Int?
    var newCount = 0
    for line in now {
      if difference.new.contains(line.id) {
        newCount += 1
        guard newCount <= Self.lineCount else { continue }
        if case .row = line.id, lastSection != line.section {
          text += header(of: line.section) ?? ""
        }
        text += said(line)
        lastSection = line.section
      } else if let change = difference.changed[line.id], !isSetting(line, of: keys) {
        text += change + "\n"
        lastSection = line.section
      }
    }
    let rest = newCount - Self.lineCount
    if rest > 0 { text += "... \(words(rest, one: .oneMore, many: .more)): list\n" }
    if saysOrder, difference.isReordered { text += words[.reordered] + "\n" }
    return text
  }

  /// Returns whether a line is about a setting with one of some keys.
  private func isSetting(_ line: SaidLines.Line, of keys: [String]) -> Bool {
    guard !keys.isEmpty, case .row(let path)? = item(line.id) else { return false }
    return menu.key(of: path, on: page).map(keys.contains) == true
  }

  /// Returns what was said of a row last, without its explanations; `nil` for nothing.
  func summarySaid(of path: RowPath) -> String? {
    let id = page.id(at: path).map { ItemID.row($0) }
    return saidLines.lines.first { $0.id == id }?.summary
  }

  /// The lines of the part that was listed, as they are now.
  private var linesNow: [SaidLines.Line] {
    let items = page.items
    if isOfHits {
      return saidLines.lines.compactMap { page.itemIndex(of: $0.id) }.compactMap {
        line(of: items[$0])
      }
    }
    return items[..<(isComplete ? items.count : endOfListed)].compactMap(line)
  }

  /// Makes the next answer a listing.
  func forget() { listed = nil }

  /// Takes a row for the one that was at its place before.
  func replace(_ old: RowID, with new: RowID) { saidLines.replace(.row(old), with: .row(new)) }
}

// MARK: - Lines

extension NumberedPage {
  /// The highest number, 0 where there is none.
  var count: Int { saidLines.count }

  /// Returns what a number stands for, or `nil` where there is no such number.
  subscript(number: Int) -> SaidLines.Target? { saidLines[number] }

  /// Returns that no line has a number, and which numbers there are.
  func noLine(_ number: String) -> String {
    let range = count == 0 ? words[.noChoice] : words(.choose, String(count))
    return words(.noNumber, number) + " " + range + "\n"
  }

  /// Returns the line of an item with its number, empty where it is not visible.
  func numberedLine(of id: ItemID) -> String { item(id).flatMap(line).map { said($0) } ?? "" }

  /// Returns what is said of an item that has changed, empty where it is not visible.
  func summary(of id: ItemID) -> String { item(id).flatMap(line).map { $0.summary + "\n" } ?? "" }

  /// Returns what an item is called with its value, below the header of its section.
  func place(of item: TableItem) -> String {
    guard let line = line(of: item) else { return "" }
    if case .row = item { return (header(of: line.section) ?? "") + line.summary + "\n" }
    return line.summary + "\n"
  }

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

  private func said(_ line: SaidLines.Line) -> String {
    guard line.isNumbered else { return line.text + "\n" }
    let indent = String(repeating: "  ", count: line.depth)
    return "\(saidLines.number(of: .item(line.id))). \(indent)\(line.text)\n"
  }

  /// Returns the line of an item, or `nil` where it is not visible.
  private func line(of item: TableItem) -> SaidLines.Line? {
    guard let id = page.id(of: item) else { return nil }
    switch item {
    case .header(let section):
      guard let info = page.section(at: section) else { return nil }
      var text = "-- \(name(of: info)) --"
      if info.showsIndicator { text += " (\(state(of: info)))" }
      return SaidLines.Line(
        id: id, section: section, name: name(of: info), text: text, summary: text,
        isNumbered: info.showsIndicator, isCollapsed: info.isCollapsed)
    case .row(let path):
      guard let row = page.row(at: path) else { return nil }
      let isExpanded = page.isExpanded(at: path)
      return SaidLines.Line(
        id: id, section: path.section, name: row.title.isolated,
        text: words.text(of: row, isExpanded: isExpanded),
        summary: words.summary(of: row, isExpanded: isExpanded), depth: page.depth(at: path),
        isCollapsed: isExpanded == false)
    case .footer(let section):
      guard let footer = page.section(at: section)?.footer else { return nil }
      let text = "   (\(footer.isolated))"
      return SaidLines.Line(
        id: id, section: section, name: "", text: text, summary: text, isNumbered: false)
    }
  }

  /// Returns the header of a section as a line without a number, or `nil` if it has none.
  private func header(of section: Int) -> String? {
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

import SimpleTableMenu

/// The page in view as numbered lines: first listed as a whole, later only its changes.
final class NumberedPage {
  private let dialog: Dialog

  /// The last listing, with the lines printed since.
  private(set) var listing = Listing()

  /// A listing of a page, with the lines printed since.
  struct Listing {
    /// The page; `nil` where none was listed.
    weak var page: TableAdapter?

    var lines = PrintedLines()

    /// The titles that were printed last.
    var heading = ""

    /// The listed part.
    var part = Part.start
  }

  /// The part of a page that is listed.
  enum Part {
    /// The page from the top, but not to its end.
    case start
    /// The whole page.
    case all
    /// Rows of all pages that were found.
    case hits
    /// A row that was found, and rows of its page that were changed or shown since.
    case row
  }

  /// The most lines that are listed at once.
  private static let longest = 40

  /// Creates the lines of a menu.
  init(_ dialog: Dialog) {
    self.dialog = dialog
  }

  var menu: Menu { dialog.menu }

  var page: TableAdapter { menu.page }

  var words: MenuWords { dialog.words }
}

// MARK: - Listing

extension NumberedPage {
  /// Whether the page in view is the one that was listed.
  var isListed: Bool { listing.page === page }

  /// Whether rows that were found were listed, instead of the page.
  var isOfHits: Bool { listing.part == .hits }

  /// Whether a row that was found was shown alone, on its page.
  var isOfRow: Bool { listing.part == .row }

  /// Whether an item is among the lines that were printed.
  func lists(_ id: ItemID) -> Bool { listing.lines.lines.contains { $0.id == id } }

  /// Forgets the listing, so that the page in view is listed next.
  func forgetListing() { listing = Listing() }

  /// Continues at the page of a row that was found, where it keeps its number.
  func follow(to hit: SearchHit) {
    var lines = listing.lines
    lines.leavePage { [menu] in $0.links == menu.links }
    listing = Listing(page: page, lines: lines, heading: listing.heading, part: .row)
  }

  /// Returns a row with its number, and follows its changes from then on.
  func show(_ row: RowID) -> String {
    guard let line = item(.row(row)).flatMap(line) else { return "" }
    if !lists(line.id) { listing.lines.append([line]) }
    return numbered(line)
  }

  /// Returns the lines of the page from the top.
  func list() -> String {
    begin(.start)
    return listing.heading + part(from: 0)
  }

  /// Returns the lines after the listed ones.
  func more() -> String {
    guard isListed, !isOfHits, listing.part != .row else { return list() }
    let start = endOfListed
    return start < page.items.count ? part(from: start) : words[.endOfList] + "\n"
  }

  /// Returns the rows that were found, each with a number that goes there.
  ///
  /// Rows of the page in view are below its titles and the headers of their sections, others below
  /// the titles of their pages. If there are none, a phrase says so.
  func list(_ found: FoundRows, orElse phrase: MenuWords.Phrase) -> String {
    begin(.hits)
    var text = ""
    for group in found.groups {
      let titles = group.isInView ? listing.heading : line(ofTitles: group.titles)
      text += titles
      var above = titles
      for hit in group.hits {
        let path = group.isInView ? page.path(of: hit.row) : nil
        let row = path.flatMap { line(of: TableItem.row($0)) }
        let place = row.map { header(of: $0.section) ?? "" } ?? titles
        if place != above { text += place }
        above = place
        if let row {
          text += numbered(row)
          listing.lines.append([row])
        } else {
          text += "\(number(of: .hit(hit))). \(line(of: hit))\n"
        }
      }
    }
    let rest = found.count - found.shownCount
    if rest > 0 { text += "... \(words(rest, one: .oneMore, many: .more))\n" }
    return count > 0 ? text : text + words[phrase] + "\n"
  }

  private func line(of hit: SearchHit) -> String {
    let value = hit.label.map { ": " + $0.isolated } ?? ""
    let reason = hit.disabledReason.map { ": \($0.isolated)" } ?? ""
    return hit.title.isolated + value
      + (hit.isDisabled ? " (\(words[.isDisabled])\(reason))" : "")
  }

  private func begin(_ part: Part) {
    listing = Listing(page: page, heading: heading, part: part)
  }

  /// The line above the rows of the page in view.
  private var heading: String {
    let path = dialog.path(separator: " > ")
    return path.isEmpty ? "" : path + "\n"
  }

  /// Returns the titles of the page that was listed where others were printed last.
  func newHeading() -> String {
    guard isListed else { return "" }
    let (old, new) = (listing.heading, heading)
    listing.heading = new
    return new == old ? "" : new
  }

  private func line(ofTitles titles: [String]) -> String {
    let titles = titles.map(\.isolated).filter { !$0.isEmpty }
    return titles.isEmpty ? "" : titles.joined(separator: " > ") + "\n"
  }

  /// Returns the lines from an item on, as many as are listed at once.
  private func part(from start: Int) -> String {
    let items = page.items
    let lines = items[start...].prefix(Self.longest).compactMap(line)
    let rest = items.count - start - Self.longest
    listing.part = rest <= 0 ? .all : .start
    listing.lines.append(lines)
    var text = ""
    if start > 0, let first = lines.first, case .row = first.id {
      text += header(of: first.section) ?? ""
    }
    for line in lines { text += numbered(line) }
    if rest > 0 { text += "... \(words(rest, one: .oneMore, many: .more)): more\n" }
    if items.isEmpty { text += words[.nothingHere] + "\n" }
    return text
  }

  /// The number of the item after the last one that was listed and is still there.
  private var endOfListed: Int {
    let last = listing.lines.lines.reversed().lazy.compactMap { [page] line in
      page.itemIndex(of: line.id)
    }.first
    return last.map { $0 + 1 } ?? 0
  }
}

// MARK: - What has changed

extension NumberedPage {
  /// Returns the changes since the last print, empty without any.
  ///
  /// Changed lines are printed without their numbers, new lines with theirs.
  ///
  /// - Parameters:
  ///   - keys: The keys of settings whose changes were printed already.
  ///   - saysOrder: Whether to say that rows are in another order.
  /// - Returns: The lines.
  func changes(about keys: [String] = [], saysOrder: Bool = true) -> String {
    var text = newHeading()
    let now = linesNow
    let difference = listing.lines.update(to: now)
    if !difference.gone.isEmpty {
      let names = difference.gone.map { "\(number(of: .item($0.id))). \($0.name)" }
      text += words(.gone, list: names) + "\n"
    }
    // A section is named before a new row of it, unless something of it was printed just before.
    var lastSection: Int?
    var newCount = 0
    for line in now {
      if difference.new.contains(line.id) {
        newCount += 1
        guard newCount <= Self.longest else { continue }
        if case .row = line.id, lastSection != line.section {
          text += header(of: line.section) ?? ""
        }
        text += numbered(line)
        lastSection = line.section
      } else if let change = difference.changed[line.id], !isSetting(line, of: keys) {
        text += change + "\n"
        lastSection = line.section
      }
    }
    let rest = newCount - Self.longest
    if rest > 0 { text += "... \(words(rest, one: .oneMore, many: .more)): list\n" }
    if saysOrder, difference.isReordered { text += words[.reordered] + "\n" }
    return text
  }

  /// Returns whether a line is about a setting with one of some keys.
  private func isSetting(_ line: PrintedLines.Line, of keys: [String]) -> Bool {
    !keys.isEmpty && key(of: line.id).map(keys.contains) == true
  }

  /// The keys of the settings whose rows were printed.
  var keys: Set<String> { isListed ? Set(listing.lines.lines.compactMap { key(of: $0.id) }) : [] }

  /// Returns the key of the setting of an item, if it has one.
  private func key(of id: ItemID) -> String? {
    guard case .row(let path)? = item(id) else { return nil }
    return menu.key(of: path, on: page)
  }

  /// Returns a row without its explanations as it was printed last; `nil` if it was not.
  func printedSummary(of path: RowPath) -> String? {
    let id = page.id(at: path).map { ItemID.row($0) }
    return isListed ? listing.lines.lines.first { $0.id == id }?.summary : nil
  }

  /// The lines of the part that was listed, as they are now.
  private var linesNow: [PrintedLines.Line] {
    let items = page.items
    switch listing.part {
    case .all: return items.compactMap(line)
    case .start: return items[..<endOfListed].compactMap(line)
    case .hits, .row:
      return listing.lines.lines.flatMap { earlier -> [PrintedLines.Line] in
        guard let index = page.itemIndex(of: earlier.id), let line = line(of: items[index]) else {
          return []
        }
        guard earlier.isCollapsed, !line.isCollapsed else { return [line] }
        return [line]
          + items[(index + 1)...].lazy.compactMap(self.line).prefix {
            $0.depth > line.depth
          }
      }
    }
  }

  /// Takes a row for the one that was at its place before.
  func replace(_ old: RowID, with new: RowID) { listing.lines.replace(.row(old), with: .row(new)) }

  /// Returns the number of an item or a row, which gets the next one if it has none yet.
  func number(of target: PrintedLines.Target) -> Int { listing.lines.number(of: target) }
}

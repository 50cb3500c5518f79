import SimpleTableMenu

/// The page in view as numbered lines, or above it the rows that were found: first listed as a whole,
/// later only its changes.
final class NumberedPage {
  private let dialog: Dialog

  /// The last listing, with the lines printed since.
  private var listing = Listing(of: TableAdapter(Table()))

  /// The rows that were found.
  private var found: FoundLines?

  /// The most lines that are listed at once.
  private static let longest = 40

  /// Creates the lines of a menu.
  init(_ dialog: Dialog) {
    self.dialog = dialog
  }

  var menu: Menu { dialog.menu }

  var words: MenuWords { dialog.words }

  /// The page that is listed next: the rows that were found, or else the page in view.
  var page: TableAdapter {
    found.flatMap { $0.isAbove(menu.page) ? $0.page : nil } ?? menu.page
  }
}

// MARK: - Listing

extension NumberedPage {
  /// Whether the lines that were listed last are of the page that would be listed now.
  var hasListedPage: Bool { listing.page === page }

  /// Forgets the listing, so that the page is listed next.
  func forgetListing() { listing = Listing(of: TableAdapter(Table())) }

  /// Returns the lines of the page from the top.
  func list() -> String {
    listing = Listing(of: page, heading: heading)
    return listing.heading + nextPart()
  }

  /// Returns the lines of the page in view from the top.
  func listPage() -> String {
    found = nil
    return list()
  }

  /// Returns the rows that were found, each with a number that goes there; if there are none, a phrase.
  func list(_ rows: FoundRows, orElse phrase: MenuWords.Phrase) -> String {
    found = FoundLines(rows, orElse: phrase, in: menu, words)
    return list()
  }

  /// Whether the rows that were found are listed.
  var listsFound: Bool { hasListedPage && page !== menu.page }

  /// Returns the row that was found and has a number, or `nil` where a page of the menu is listed.
  func hit(_ id: ItemID) -> SearchHit? { listsFound ? found?.hit(id) : nil }

  /// Shows the page of a row that was found, where the listing begins anew with that row.
  ///
  /// - Returns: The row, or `nil` where it is gone.
  func go(to hit: SearchHit) -> RowPath? {
    guard menu.go(to: hit), let path = menu.page.selection.flatMap(menu.page.path) else {
      return nil
    }
    found = nil
    if let row = page.id(at: path) { listing = Listing(of: page, with: .row(row)) }
    return path
  }

  /// Returns what has changed of the listed lines, and then the lines after them.
  func more() -> String {
    guard hasListedPage else { return list() }
    let news = changes()
    let isAtEnd = listing.range.upperBound == page.items.count
    return news + (isAtEnd ? words[.endOfList] + "\n" : nextPart())
  }

  /// Returns the lines after the listed ones, as many as are listed at once.
  private func nextPart() -> String {
    let (items, range) = (page.items, listing.extend(by: Self.longest))
    var text = ""
    if range.lowerBound > 0, let first = items[range].first, case .row = first {
      text += header(of: first.section) ?? ""
    }
    for line in items[range].compactMap({ line(of: $0) }) { text += numbered(line) }
    let rest = items.count - range.upperBound
    if rest > 0 { text += "... \(words(rest, one: .oneMore, many: .more)): more\n" }
    let phrase = listsFound ? found?.noRows : nil
    return items.isEmpty ? text + words[phrase ?? .nothingHere] + "\n" : text
  }

  /// The line above the rows, which name their pages themselves where they were found.
  private var heading: String {
    let path = page === menu.page ? dialog.path.joined(separator: " > ") : ""
    return path.isEmpty ? "" : path + "\n"
  }

  /// Returns the titles of the page that was listed where others were printed last.
  func newHeading() -> String {
    guard hasListedPage else { return "" }
    let (old, new) = (listing.heading, heading)
    listing.heading = new
    return new == old ? "" : new
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
    let (before, listed, unprinted) = (listing.printed, listing.range, listing.unprinted)
    let changes = before.changes(to: page)
    listing.update()
    var text = newHeading()
    let gone = before.items[listed].compactMap { line(of: $0, on: before) }
      .filter { listing.lists($0.id) && hasGone($0.id) }
    if !gone.isEmpty {
      let names = gone.map { "\(listing.number(of: $0.id)). \($0.name)" }
      text += words(.gone, list: names) + "\n"
    }
    // A section is named before a new row of it, unless something of it was printed just before.
    var lastSection: Int?
    var newCount = 0
    for line in page.items[listing.range].compactMap({ line(of: $0) }) {
      let earlier = self.line(line.id, on: before)
      if earlier == nil || line.id == unprinted || line.isNumbered && !listing.lists(line.id) {
        newCount += 1
        guard newCount <= Self.longest else { continue }
        if case .row = line.id, lastSection != line.section {
          text += header(of: line.section) ?? ""
        }
        text += numbered(line)
        lastSection = line.section
      } else if let earlier, earlier.text != line.text, !isSetting(line.id, of: keys) {
        text += (earlier.summary == line.summary ? line.text : line.summary) + "\n"
        lastSection = line.section
      }
    }
    let rest = newCount - Self.longest
    if rest > 0 { text += "... \(words(rest, one: .oneMore, many: .more)): list\n" }
    let isReordered = !changes.movedRows.isEmpty || !changes.movedSections.isEmpty
    return saysOrder && isReordered ? text + words[.reordered] + "\n" : text
  }

  /// Returns whether an item is not visible any more, for another reason than that something collapsed.
  private func hasGone(_ id: ItemID) -> Bool {
    if case .row(let row) = id, page.canBeRevealed(row) { return false }
    return page.itemIndex(of: id) == nil
  }

  /// Returns whether an item shows a setting with one of some keys.
  private func isSetting(_ id: ItemID, of keys: [String]) -> Bool {
    !keys.isEmpty && key(of: id).map(keys.contains) == true
  }

  /// The keys of the settings whose rows were printed.
  var keys: Set<String> {
    guard hasListedPage else { return [] }
    return Set(page.items[listing.range].compactMap { page.id(of: $0).flatMap(key) })
  }

  /// Returns the key of the setting of an item, if it has one.
  private func key(of id: ItemID) -> String? {
    guard case .row(let path)? = item(id) else { return nil }
    return menu.key(of: path, on: page)
  }

  /// Returns a row without its explanations as it was printed last; `nil` if it was not.
  func printedSummary(of path: RowPath) -> String? {
    guard hasListedPage, let id = page.id(at: path).map({ ItemID.row($0) }), listing.lists(id)
    else {
      return nil
    }
    return line(id, on: listing.printed)?.summary
  }
}

// MARK: - Numbers

extension NumberedPage {
  /// Returns the item with a number, or `nil` if there is no such number.
  subscript(number: Int) -> ItemID? { listing[number] }

  /// Gives a row the number of the one that was at its place before.
  func replace(_ old: RowID, with new: RowID) { listing.replace(.row(old), with: .row(new)) }

  /// Returns a line with its number, if it has one.
  private func numbered(_ line: Line) -> String {
    let text = line.text + "\n"
    guard line.isNumbered else { return text }
    return "\(listing.number(of: line.id)). \(String(repeating: "  ", count: line.depth))\(text)"
  }

  /// Returns a row with its number.
  func show(_ row: RowID) -> String { line(.row(row), on: page).map(numbered) ?? "" }

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
  private var range: String {
    switch listing.count {
    case 0: words[.noChoice]
    case 1: words[.chooseOne]
    default: words(.choose, String(listing.count))
    }
  }
}

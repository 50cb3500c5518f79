import SimpleTable

extension NumberedPage {
  /// What was printed of a page since it was listed.
  struct Listing {
    /// The page; `nil` where none was listed.
    private(set) weak var page: TableAdapter?

    /// The page as it was when it was printed last.
    private(set) var printed: TableAdapter

    /// The numbers of the items that were listed, from top to bottom; those of a long page are not listed
    /// at once.
    private(set) var range: Range<Int>

    /// An item that is listed and has not been printed yet.
    private(set) var unprinted: ItemID?

    /// The titles that were printed last.
    var heading = ""

    private var items: [ItemID] = []
    private var numbers: [ItemID: Int] = [:]

    /// Begins a listing of a page at its top.
    init(of page: TableAdapter, heading: String = "") {
      self.page = page
      self.heading = heading
      printed = TableAdapter(stillOf: page)
      range = 0..<0
    }

    /// Begins a listing of a page with one item, which is printed with the next changes.
    init(of page: TableAdapter, with item: ItemID) {
      self.init(of: page)
      let place = page.itemIndex(of: item) ?? 0
      range = place..<place + 1
      unprinted = item
      _ = number(of: item)
    }
  }
}

extension NumberedPage.Listing {
  /// The highest number, 0 where there is none.
  var count: Int { items.count }

  /// Returns the item with a number, or `nil` if there is no such number.
  ///
  /// A number keeps its item until the next listing; that of an item that disappeared is not reused.
  subscript(number: Int) -> ItemID? {
    (1..<count + 1).contains(number) ? items[number - 1] : nil
  }

  /// Returns whether an item was printed.
  func lists(_ id: ItemID) -> Bool { numbers[id] != nil && id != unprinted }

  /// Returns the number of an item, which gets the next one if it has none yet.
  mutating func number(of id: ItemID) -> Int {
    if let number = numbers[id] { return number }
    items.append(id)
    numbers[id] = count
    return count
  }

  /// Gives an item the number of another, which it has replaced.
  mutating func replace(_ old: ItemID, with new: ItemID) {
    guard numbers[new] == nil, let number = numbers.removeValue(forKey: old) else { return }
    items[number - 1] = new
    numbers[new] = number
  }

  /// Takes further items of the page for listed, and returns where they are.
  mutating func extend(by count: Int) -> Range<Int> {
    let start = range.upperBound
    range = range.lowerBound..<min(start + count, printed.items.count)
    return start..<range.upperBound
  }

  /// Takes the page for printed as it is now, and with it the new items among and after the listed ones.
  mutating func update() {
    guard let page else { return }
    let (old, count) = (printed, page.items.count)
    let places = old.items[range].compactMap { old.id(of: $0).flatMap(page.itemIndex) }
    let start = range.lowerBound == 0 ? 0 : places.first ?? 0
    var end = places.last.map { $0 + 1 } ?? start
    while end < count, page.id(of: page.items[end]).flatMap(old.itemIndex) == nil { end += 1 }
    if range.upperBound == old.items.count { end = count }
    range = min(start, end)..<end
    unprinted = nil
    printed = TableAdapter(stillOf: page)
  }
}

/// A row that a search through all pages of a menu found.
public struct SearchHit: Hashable, Sendable {
  /// The title of the row.
  public let title: String

  /// The titles of the pages from the first one to that of the row.
  public let pages: [String]

  /// The key, if the row is a setting.
  public let key: String?

  /// The identity of the row on its page.
  public let row: RowID

  /// The rows that lead to the page.
  let links: [RowID]
}

extension Menu {
  /// Returns the rows of all pages that contain each word of a text.
  ///
  /// Titles, subtitles, details, labels of values, keywords, help and keys are searched. Case,
  /// accents, spaces and punctuation do not matter: `wifi` finds *Wi-Fi*. Rows that the reader
  /// cannot reach are left out. The pages are evaluated for the first search and after each reload.
  ///
  /// - Parameter text: The words.
  /// - Returns: The rows, in the order of the pages and rows; `[]` if there are no words.
  /// - Complexity: O(*n*) in the length of all texts.
  public func search(_ text: String) -> [SearchHit] {
    let index = searchIndex ?? SearchIndex(walk())
    searchIndex = index
    return index.hits(for: text)
  }

  /// Shows the row that a search found, with the pages that lead to it below one another.
  ///
  /// The filter of its page is removed. If a row that leads to it has gone, the page of that row
  /// stays in view.
  ///
  /// - Returns: Whether the row is visible now.
  @discardableResult
  public func go(to hit: SearchHit) -> Bool {
    popToRoot()
    for link in hit.links {
      let above = page
      guard above.offers(link) else { return false }
      openLink(link, of: above)
      guard page !== above else { return false }
    }
    page.filter(nil)
    page.reveal(row: hit.row)
    page.selection = hit.row
    return page.path(of: hit.row) != nil
  }
}

/// The texts of all rows of a menu, for search.
struct SearchIndex {
  private var hits: [SearchHit] = []

  /// The texts of all rows in the form in which they are compared, and the end of each row's texts.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// Creates the index of all rows that the reader can reach.
  init(_ walk: MenuWalk) {
    for page in walk.pages where page.isReachable {
      for section in page.declared.sections { add(section, of: page) }
    }
  }

  private mutating func add(_ section: DeclaredSection, of page: MenuPage) {
    for (number, row) in section.rows.enumerated() where !row.title.isEmpty {
      guard section.isVisible(row: number) else { continue }
      let id = RowID(section.identity(ofRow: number))
      let isSetting = row.control?.kind != nil && section.groupControl == nil
      let key = isSetting ? id.name.map { page.prefix + $0 } : nil
      hits.append(
        SearchHit(title: row.title, pages: page.titles, key: key, row: id, links: page.links))
      add(row.title)
      for text in [row.subtitle, row.detail, row.control?.visibleText, row.help, key] {
        if let text { add(text) }
      }
      for keyword in row.keywords { add(keyword) }
      ends.append(bytes.count)
    }
  }

  private mutating func add(_ text: String) {
    // No text in UTF-8 has this byte, so that no word spans two texts.
    bytes.append(0xFF)
    Self.append(text, to: &bytes)
  }

  /// Adds a text without case, accents, spaces and punctuation.
  private static func append(_ text: some StringProtocol, to bytes: inout [UInt8]) {
    let start = bytes.count
    FoldedText.append(text, to: &bytes)
    var end = start
    for index in start..<bytes.count where bytes[index] >= 0x80 || bytes[index].isAlphanumeric {
      bytes[end] = bytes[index]
      end += 1
    }
    bytes.removeLast(bytes.count - end)
  }

  /// Returns the rows that contain each word of a text.
  func hits(for text: String) -> [SearchHit] {
    let words = text.unicodeScalars.split { $0.properties.isWhitespace }
      .map { word -> [UInt8] in
        var bytes: [UInt8] = []
        Self.append(Substring(word), to: &bytes)
        return bytes
      }
      .filter { !$0.isEmpty }
      .map(SearchWord.init)
    guard !words.isEmpty else { return [] }
    return bytes.withUnsafeBufferPointer { bytes in
      hits.indices.filter { number in
        let start = number == 0 ? 0 : ends[number - 1]
        let text = UnsafeBufferPointer(rebasing: bytes[start..<ends[number]])
        return words.allSatisfy { $0.isFound(in: text) }
      }
      .map { hits[$0] }
    }
  }
}

extension UInt8 {
  /// Whether the byte is a small letter or a digit of ASCII.
  fileprivate var isAlphanumeric: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
  }
}

extension DeclaredSection {
  /// Returns whether neither a row nor one of those that it is below is declared as hidden.
  fileprivate func isVisible(row: Int) -> Bool {
    sequence(first: row) { self.outline?.parent(of: $0) }.allSatisfy { !rows[$0].isHidden }
  }
}

/// The texts of many rows, each folded once, among which a search finds some, each with a rank.
///
/// - Complexity: O(*n*) memory in the length of the texts.
package struct RowTexts: Sendable {
  private var texts = SearchText()

  private var rows: [Parts] = []

  /// Where the texts of a row begin and end; they are in the order of their ranks.
  fileprivate struct Parts {
    let start: Int
    let titleEnd: Int
    let keyEnd: Int
    let helpStart: Int
    let end: Int

    /// The first bytes of the title at which a word begins, as bits.
    let wordStarts: UInt64
  }

  package init() {}

  /// Folds the texts of rows without keys.
  init(_ rows: [Row]) {
    self.rows.reserveCapacity(rows.count)
    for row in rows { add(row, key: nil) }
  }

  /// Adds the texts of a row.
  package mutating func add(_ row: Row, key: String?) {
    OperationCounter.count(.rowFolding)
    let start = texts.bytes.count
    let wordStarts = texts.add(title: row.title)
    let titleEnd = texts.bytes.count
    if let key { texts.add(key) }
    let keyEnd = texts.bytes.count
    texts.addDetails(of: row)
    let helpStart = texts.bytes.count
    if let help = row.help { texts.add(help) }
    rows.append(
      Parts(
        start: start, titleEnd: titleEnd, keyEnd: keyEnd, helpStart: helpStart,
        end: texts.bytes.count, wordStarts: wordStarts))
  }

  /// Returns whether a search finds a row, which must exist, by a text other than its help.
  func isFound(row: Int, by search: TextSearch) -> Bool {
    OperationCounter.count(.rowSearch)
    return search.matches(texts, in: rows[row].start..<rows[row].helpStart)
  }

  /// Returns the numbers of the rows that a search finds, in their order, each with its rank.
  ///
  /// - Complexity: O(*n*) for each word in the length of the texts.
  package func rows(foundBy search: TextSearch) -> [(row: Int, rank: SearchRank)] {
    if search.isEmpty { return [] }
    return texts.bytes.withUnsafeBufferPointer { bytes in
      rows.indices.compactMap { row in
        var worst = SearchRank.title
        for word in search.words {
          guard let rank = rows[row].rank(of: word, in: bytes) else { return nil }
          worst = max(worst, rank)
        }
        return (row, rows[row].rank(of: search, at: worst, in: bytes))
      }
    }
  }
}

extension RowTexts.Parts {
  /// Returns the rank of what a search finds, given that of the worst of its words.
  fileprivate func rank(
    of search: TextSearch, at worst: SearchRank, in bytes: UnsafeBufferPointer<UInt8>
  ) -> SearchRank {
    // The first byte is in no text.
    let (title, count) = (bytes[(start + 1)..<titleEnd], search.joined.count)
    if worst == .wordsOfTitle, search.allowsMistakes, abs(title.count - count) <= 1 {
      return .title
    }
    guard worst <= .inTitle, title.starts(with: search.joined) else { return worst }
    if title.count == count { return .title }
    return isWordStart(count) ? .firstWordsOfTitle : .beginningOfTitle
  }

  /// Returns whether a word of the title begins at one of its bytes, as far as that is known.
  private func isWordStart(_ place: Int) -> Bool {
    0..<UInt64.bitWidth ~= place && wordStarts >> UInt64(place) & 1 == 1
  }

  /// Returns the rank of what a word finds in the texts, or `nil` if it is in none.
  fileprivate func rank(
    of word: SearchWord, in all: UnsafeBufferPointer<UInt8>
  ) -> SearchRank? {
    var rank: SearchRank?
    word.forEachEnd(in: UnsafeBufferPointer(rebasing: all[start..<end])) { end in
      guard end <= titleEnd - start else {
        // Later matches have no better rank.
        if rank == nil { rank = self.rank(ofEnd: start + end) }
        return false
      }
      // One byte precedes the title.
      let first = end - 1 - word.bytes.count
      let isAtStart =
        isWordStart(first)
        || word.mayBeMisspelt && (isWordStart(first - 1) || isWordStart(first + 1))
      rank = isAtStart ? .wordsOfTitle : .inTitle
      return !isAtStart
    }
    return rank
  }

  private func rank(ofEnd end: Int) -> SearchRank {
    end <= keyEnd ? .key : end <= helpStart ? .otherText : .help
  }
}

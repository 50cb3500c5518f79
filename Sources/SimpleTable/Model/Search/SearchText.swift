/// The texts of a row or a header in the form in which they are searched.
///
/// They are folded, see ``FoldedText``, and have neither spaces nor ASCII punctuation, so that
/// `wifi` is found in *Wi-Fi*.
package struct SearchText: Sendable {
  /// The texts in UTF-8, each after a byte that UTF-8 does not have, so that no word spans two.
  private(set) var bytes: [UInt8] = []

  package init() {}

  /// Adds a text.
  ///
  /// - Complexity: O(*n*) in the length of the text. It allocates only where the bytes have to
  ///   grow, and for rare scalars.
  package mutating func add(_ text: some StringProtocol) {
    bytes.append(0xFF)
    Self.append(text, to: &bytes)
  }

  /// Adds a title.
  ///
  /// - Returns: The first bytes at which a word begins, as bits.
  mutating func add(title: String) -> UInt64 {
    bytes.append(0xFF)
    return Self.append(title, to: &bytes)
  }

  /// Adds the texts of a row except its title, and its keywords.
  mutating func addDetails(of row: Row) {
    for case let text? in [row.subtitle, row.detail, row.control?.visibleText] { add(text) }
    for keyword in row.keywords { add(keyword) }
  }

  /// Returns a word as it is found in texts, empty if it has only punctuation.
  static func word(_ text: some StringProtocol) -> [UInt8] {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return bytes
  }

  /// Adds a text, and returns at which of its first bytes a word begins.
  @discardableResult
  private static func append(_ text: some StringProtocol, to bytes: inout [UInt8]) -> UInt64 {
    let start = bytes.count
    FoldedText.append(text, to: &bytes)
    var end = start
    var (wordStarts, isStart): (UInt64, UInt64) = (0, 1)
    for index in start..<bytes.count {
      guard bytes[index].isSearched else {
        isStart = 1
        continue
      }
      // A shift by more than 63 gives zero.
      wordStarts |= isStart << UInt64(end - start)
      isStart = 0
      bytes[end] = bytes[index]
      end += 1
    }
    bytes.removeLast(bytes.count - end)
    return wordStarts
  }
}

extension UInt8 {
  /// Whether the byte is a small letter or a digit of ASCII, or part of another scalar.
  fileprivate var isSearched: Bool {
    self >= 0x80 || self &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10
  }
}

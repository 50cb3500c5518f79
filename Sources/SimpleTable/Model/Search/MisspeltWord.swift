/// A word that is found although one of its letters is wrong, missing, surplus or swapped with the
/// next.
///
/// The search is Wu and Manber's, which keeps all states of the comparison in the bits of two
/// numbers, with Navarro's addition for letters that are swapped. It is an object, as words are
/// copied often.
final class MisspeltWord: Sendable {
  /// For each letter its places in the word, as bits.
  private let places: [Unicode.Scalar: UInt64]

  /// The places of the letters that are ASCII.
  private let asciiPlaces: [UInt64]

  /// The bit of the last letter.
  private let last: UInt64

  /// The fewest letters of a word in which one may be wrong; of shorter ones, too many others are
  /// near.
  private static let fewestLetters = 5

  /// Creates the word of bytes in UTF-8; `nil` if it is too short, or longer than 64 letters.
  init?(_ bytes: [UInt8]) {
    let letters = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    guard Self.fewestLetters...UInt64.bitWidth ~= letters.count else { return nil }
    var places: [Unicode.Scalar: UInt64] = [:]
    for (number, letter) in letters.enumerated() { places[letter, default: 0] |= 1 << number }
    self.places = places
    asciiPlaces = (0..<0x80).map { places[Unicode.Scalar(UInt8($0))] ?? 0 }
    last = 1 << (letters.count - 1)
  }

  /// Calls a function with the end of each exact or near match, from left to right.
  ///
  /// - Parameters:
  ///   - text: Texts, each after a byte that UTF-8 does not have.
  ///   - body: Returns whether the search continues.
  /// - Complexity: O(*n*) in the length of the text.
  func forEachEnd(in text: UnsafeBufferPointer<UInt8>, _ body: (_ end: Int) -> Bool) {
    var comparison = Comparison()
    var index = 0
    while index < text.count {
      let byte = text[index]
      guard byte < 0xFF else {
        comparison = Comparison()
        index += 1
        continue
      }
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let end = min(index + length, text.count)
      comparison.read(byte < 0x80 ? asciiPlaces[Int(byte)] : letter(text[index..<end]))
      index = end
      if comparison.isFound(last), !body(index) { return }
    }
  }

  private func letter(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.first.flatMap { places[$0] } ?? 0
  }

  /// The state of a comparison: bit *n* says that the first *n* + 1 letters of the word end here.
  private struct Comparison {
    /// Without a mistake.
    private var right: UInt64 = 0

    /// With at most one; the first letter may be missing.
    private var nearly: UInt64 = 1

    /// The value of `right` before the last letter, and the places of that letter.
    private var before: UInt64 = 0
    private var lastPlaces: UInt64 = 0

    /// Reads a letter that has these places in the word.
    mutating func read(_ places: UInt64) {
      let now = (right << 1 | 1) & places
      // What was right without the last two letters, where those are the next two, swapped.
      let swapped = (before << 1 | 1) & places & (lastPlaces >> 1)
      let replaced = right << 1 | 1
      let missing = now << 1 | 1
      let added = right
      nearly =
        (nearly << 1 | 1) & places | replaced | missing | added | swapped << 1 | now
      (before, right, lastPlaces) = (right, now, places)
    }

    func isFound(_ last: UInt64) -> Bool { nearly & last != 0 }
  }
}

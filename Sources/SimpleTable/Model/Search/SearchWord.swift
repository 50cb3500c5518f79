/// A word to look for in folded text.
///
/// The search is that of Knuth, Morris and Pratt ("Fast Pattern Matching in Strings", SIAM Journal
/// on Computing 6, 1977): it never goes back in the text, whatever the word.
struct SearchWord: Sendable {
  let bytes: [UInt8]

  /// Where to continue in the word when the byte at a position differs; -1 is past the text's byte.
  private let next: [Int]

  /// Creates a word of at least one byte.
  ///
  /// - Complexity: O(*m*), where *m* is the number of bytes.
  init(_ bytes: [UInt8]) {
    precondition(!bytes.isEmpty, "a word to look for has no bytes")
    self.bytes = bytes
    var next = [-1]
    next.reserveCapacity(bytes.count)
    var matched = 0
    for index in bytes.indices.dropFirst() {
      // A byte equal to the one that differed would differ as well.
      next.append(bytes[index] == bytes[matched] ? next[matched] : matched)
      while matched >= 0, bytes[index] != bytes[matched] {
        matched = next[matched]
      }
      matched += 1
    }
    self.next = next
  }

  /// Returns whether a text contains the word.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text: at most 2*n* comparisons. None is
  ///   made where less of the text is left than of the word.
  @inline(__always)
  func isFound(
    in text: UnsafeBufferPointer<UInt8>, isEqual: (UInt8, UInt8) -> Bool = { $0 == $1 }
  ) -> Bool {
    bytes.withUnsafeBufferPointer { word in
      var matched = 0
      var index = 0
      while word.count - matched <= text.count - index {
        if matched == 0 {
          // Most bytes of most texts are skipped here.
          let last = text.count - word.count
          while index <= last, !isEqual(text[index], word[0]) {
            index += 1
          }
          guard index <= last else { return false }
          matched = 1
          index += 1
          if word.count == 1 { return true }
          continue
        }
        while matched >= 0, !isEqual(text[index], word[matched]) {
          matched = next[matched]
        }
        matched += 1
        index += 1
        if matched == word.count { return true }
      }
      return false
    }
  }
}

/// A word in the form in which it is searched, prepared for the search.
///
/// The search is that of Knuth, Morris and Pratt, so repetitive texts and words such as `aaa…b`
/// cost no more than others.
struct SearchWord: Sendable {
  /// The word in UTF-8, which is not empty.
  let bytes: [UInt8]

  /// For each byte, the length of the longest start of the word that ends there, apart from all of
  /// it.
  private let borders: [Int]

  /// The same word with one mistake, if mistakes are allowed.
  private var misspelt: MisspeltWord?

  /// Creates a word of bytes.
  ///
  /// - Complexity: O(*m*) in the number of bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var borders = [Int](repeating: 0, count: bytes.count)
    var length = 0
    for index in bytes.indices.dropFirst() {
      while length > 0, bytes[index] != bytes[length] { length = borders[length - 1] }
      if bytes[index] == bytes[length] { length += 1 }
      borders[index] = length
    }
    self.borders = borders
  }

  /// Whether the word is also found with one letter wrong.
  var mayBeMisspelt: Bool { misspelt != nil }

  /// The same word, found with one letter wrong, too; `nil` if it is too short for that or too
  /// long.
  var withMistake: SearchWord? {
    MisspeltWord(bytes).map { misspelt in
      var word = self
      word.misspelt = misspelt
      return word
    }
  }

  /// Returns whether a text has the word anywhere.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func isFound(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var isFound = false
    forEachEnd(in: text) { _ in
      isFound = true
      return false
    }
    return isFound
  }

  /// Calls a function with the end of each place at which the word is, from left to right.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - body: Returns whether the search continues.
  /// - Complexity: O(*n*) in the length of the text.
  @inline(__always)
  func forEachEnd(in text: UnsafeBufferPointer<UInt8>, _ body: (_ end: Int) -> Bool) {
    if let misspelt { return misspelt.forEachEnd(in: text, body) }
    bytes.withUnsafeBufferPointer { word in
      borders.withUnsafeBufferPointer { borders in
        let first = word[0]
        // The number of bytes of the word that end where the text was read to.
        var length = 0
        for index in text.indices {
          let byte = text[index]
          if length == 0, byte != first { continue }
          while length > 0, byte != word[length] { length = borders[length - 1] }
          guard byte == word[length] else { continue }
          length += 1
          guard length == word.count else { continue }
          if !body(index + 1) { return }
          length = borders[length - 1]
        }
      }
    }
  }
}

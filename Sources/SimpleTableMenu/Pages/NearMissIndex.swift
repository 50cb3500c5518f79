/// An index of texts that finds for any word the first text from which it differs by a single edit.
///
/// A byte that is added, removed or replaced, or two that are swapped: in each case the texts are
/// equal once at most one byte of each is left out. So the index has all texts without any one of
/// their bytes, by the idea of Garbe's SymSpell.
///
/// - Complexity: O(*n* · *m*) time and memory in the length of all texts and that of the longest.
struct NearMissIndex {
  private let texts: [[UInt8]]

  /// The numbers of texts by what they are without a byte.
  private var numbers: [[UInt8]: [Int]] = [:]

  /// Longer texts have no near misses, because users do not type them.
  private static let longest = 200

  /// Creates the index of texts.
  init(_ texts: [String]) {
    self.texts = texts.map { [UInt8]($0.utf8) }
    for (number, text) in self.texts.enumerated() {
      for part in Self.parts(of: text) { numbers[part, default: []].append(number) }
    }
  }

  /// Returns the first text that differs from a word by a single edit, or `nil` if none does, or the word is
  /// empty.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - excluded: Texts that are not meant.
  /// - Returns: The text.
  /// - Complexity: O(*m*²) in the length of the word, and in that of the few texts that nearly are
  ///   it.
  func text(nearTo word: String, but excluded: [String] = []) -> String? {
    if word.isEmpty { return nil }
    let bytes = [UInt8](word.utf8)
    let near = Self.parts(of: bytes).lazy.compactMap { part in
      numbers[part]?.first { number in
        bytes.edits(to: texts[number], atMost: 1) == 1
          && !excluded.contains { $0.utf8.elementsEqual(texts[number]) }
      }
    }
    return near.min().map { String(decoding: texts[$0], as: UTF8.self) }
  }

  /// Returns a text as it is and without each of its bytes, each once.
  private static func parts(of text: [UInt8]) -> [[UInt8]] {
    guard text.count <= longest else { return [] }
    // Without either of two equal neighbours the text is the same.
    let places = text.indices.filter { $0 + 1 == text.count || text[$0] != text[$0 + 1] }
    return [text] + places.map { Array(text[..<$0] + text[($0 + 1)...]) }
  }
}

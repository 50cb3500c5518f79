/// A search for words, in any order, that ignores case and accents.
struct TextSearch: Sendable {
  private let words: [SearchWord]
  private var texts = Texts()

  /// Creates a search for the words of a text, separated by white space.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text in UTF-8.
  init(_ filter: String) {
    words = filter.unicodeScalars.split { $0.properties.isWhitespace }
      .map { FoldedText(Substring($0)).bytes }
      .filter { !$0.isEmpty }
      .map(SearchWord.init)
  }

  /// Whether there is no word to look for, so that everything matches.
  var isEmpty: Bool { words.isEmpty }

  /// Returns whether each of the words is found in at least one of the gathered texts.
  ///
  /// - Complexity: O(*n*) for each word, where *n* is the length of the texts. It allocates
  ///   only where a row's texts are longer than those of all rows before.
  mutating func matches(gathering gather: (inout Texts) -> Void) -> Bool {
    guard !isEmpty else { return true }
    texts.bytes.removeAll(keepingCapacity: true)
    gather(&texts)
    return texts.bytes.withUnsafeBufferPointer { text in
      words.allSatisfy { $0.isFound(in: text) }
    }
  }
}

extension TextSearch {
  /// The texts of one row, folded one after the other.
  struct Texts: Sendable {
    fileprivate var bytes: [UInt8] = []

    /// Adds a text in which words may be found.
    mutating func add(_ text: String) {
      // UTF-8 has no such byte, so that no word spans two texts.
      bytes.append(0xFF)
      FoldedText.append(text, to: &bytes)
    }
  }
}

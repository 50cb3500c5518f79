/// A search for words, in any order, that ignores case, accents, spaces and punctuation.
package struct TextSearch: Sendable {
  /// The words, each once.
  private(set) var words: [SearchWord]

  /// All words as they were given, without what is between them.
  let joined: [UInt8]

  /// Creates a search for the words of a text, separated by white space.
  ///
  /// Words of punctuation alone are left out.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String) {
    let given = text.unicodeScalars.split { $0.properties.isWhitespace }
      .map { SearchText.word(Substring($0)) }
      .filter { !$0.isEmpty }
    joined = Array(given.joined())
    words = given.withoutRepeats.map(SearchWord.init)
  }

  /// Whether there is no word to look for.
  package var isEmpty: Bool { words.isEmpty }

  /// Whether the search also finds words with one letter wrong.
  private(set) var allowsMistakes = false

  /// The same search, which also finds words with one letter wrong; `nil` if all are too short for
  /// that.
  package var withMistakes: TextSearch? {
    var search = self
    search.words = words.map { $0.withMistake ?? $0 }
    search.allowsMistakes = search.words.contains(where: \.mayBeMisspelt)
    return search.allowsMistakes ? search : nil
  }

  /// Returns the hits of a search, or if there are none, those with one letter wrong.
  package func found<Hit>(by find: (TextSearch) -> [Hit]) -> [Hit] {
    let hits = find(self)
    guard hits.isEmpty, let withMistakes else { return hits }
    return find(withMistakes)
  }

  /// Returns whether each of the words is found in at least one of the texts.
  ///
  /// - Complexity: O(*n*) for each word in the length of the texts.
  package func matches(_ texts: SearchText) -> Bool { matches(texts, in: texts.bytes.indices) }

  /// Returns whether each of the words is found in a part of the texts.
  func matches(_ texts: SearchText, in range: Range<Int>) -> Bool {
    texts.bytes.withUnsafeBufferPointer { all in
      let text = UnsafeBufferPointer(rebasing: all[range])
      return words.allSatisfy { $0.isFound(in: text) }
    }
  }

  /// Returns whether all texts that match are known to match an earlier search, without searching
  /// them.
  func narrows(_ earlier: TextSearch) -> Bool {
    guard words.count <= 64, earlier.words.count <= 64 else { return false }
    return earlier.words.allSatisfy { word in
      words.contains { $0.bytes.withUnsafeBufferPointer(word.isFound) }
    }
  }

  /// Returns the text by which a search has found what does not show all words: the first that has a word
  /// which none of the shown texts has.
  ///
  /// - Parameters:
  ///   - shown: The texts that are shown anyway.
  ///   - others: The other texts that were searched.
  /// - Returns: The text, or `nil` where the shown texts have all words.
  /// - Complexity: O(*n*) for each word in the length of the texts.
  package func evidence(beside shown: [String], in others: [String]) -> String? {
    var texts = SearchText()
    for text in shown { texts.add(text) }
    let missing = words.filter { word in !texts.bytes.withUnsafeBufferPointer(word.isFound) }
    return missing.isEmpty
      ? nil
      : others.first { text in
        var texts = SearchText()
        texts.add(text)
        return texts.bytes.withUnsafeBufferPointer { text in
          missing.contains { $0.isFound(in: text) }
        }
      }
  }

  /// Returns the places of a text at which a word is found, from left to right, in UTF-8.
  ///
  /// More than one space ends a text, as between the columns of a line.
  ///
  /// - Complexity: O(*n*) for each word in the length of the text.
  package func places(in text: String) -> [Range<Int>] {
    var bytes: [UInt8] = []
    var origins: [Range<Int>] = []
    var (end, isAfterSpace) = (0, false)
    for character in text {
      let start = end
      end += character.utf8.count
      let isSpace = character == " "
      let added = isSpace && isAfterSpace ? [0xFF] : SearchText.word(String(character))
      isAfterSpace = isSpace
      bytes += added
      origins += Array(repeating: start..<end, count: added.count)
    }
    var isFound = [Bool](repeating: false, count: bytes.count)
    bytes.withUnsafeBufferPointer { bytes in
      for word in words {
        var known = 0
        word.forEachEnd(in: bytes) { end in
          for index in max(known, end - word.bytes.count)..<end { isFound[index] = true }
          known = end
          return true
        }
      }
    }
    var places: [Range<Int>] = []
    for (place, isFound) in zip(origins, isFound) where isFound && place != places.last {
      if let last = places.last, last.upperBound >= place.lowerBound {
        places[places.count - 1] = last.lowerBound..<place.upperBound
      } else {
        places.append(place)
      }
    }
    return places
  }
}

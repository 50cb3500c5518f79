import SimpleTable

/// A line of text that is being edited, and the place of the cursor in it.
///
/// The text never has line breaks or control characters: a line break becomes a space, and other
/// control characters are left out. A mark that is typed after a letter joins it.
///
/// - Complexity: Typing at the end costs O(1) for each character; anything else at most O(*n*) in
///   the length of the text.
package struct LineEditor: Hashable, Sendable {
  /// The text before the cursor.
  private(set) var before: String

  /// The text after the cursor.
  private(set) var after = ""

  /// Creates a line with the cursor at its end.
  package init(_ text: String = "") {
    before = Self.line(of: text)
  }

  private init(before: String, after: String) {
    (self.before, self.after) = (before, after)
  }

  /// The text.
  package var text: String { before + after }

  /// The number of characters before the cursor.
  package var cursor: Int { before.count }
}

extension LineEditor {
  /// Returns the line with a symbol in place of each character.
  func masked(by sign: String) -> LineEditor {
    LineEditor(
      before: String(repeating: sign, count: before.count),
      after: String(repeating: sign, count: after.count))
  }

  /// Inserts text at the cursor, which is then after the text.
  package mutating func insert(_ text: String) {
    before += Self.line(of: text)
    join()
  }

  /// A place that the cursor moves to, or up to which text is deleted.
  package enum Place: Sendable {
    case start, startOfWord, before, after, endOfWord, end
  }

  /// Moves the cursor to a place.
  package mutating func move(to place: Place) {
    let (start, end) = part(upTo: place)
    let passed = after[..<end]
    after = String(before[start...]) + after[end...]
    before.removeSubrange(start...)
    before += passed
  }

  /// Deletes what is between the cursor and a place.
  package mutating func delete(to place: Place) {
    let (start, end) = part(upTo: place)
    before.removeSubrange(start...)
    after.removeSubrange(..<end)
    join()
  }

  /// Returns where a part of the text begins before the cursor and ends after it.
  private func part(upTo place: Place) -> (start: String.Index, end: String.Index) {
    switch place {
    case .start: (before.startIndex, after.startIndex)
    case .startOfWord: (startOfWord, after.startIndex)
    case .before: (before.indices.last ?? before.endIndex, after.startIndex)
    case .after: (before.endIndex, after.indices.dropFirst().first ?? after.endIndex)
    case .endOfWord: (before.endIndex, endOfWord)
    case .end: (before.endIndex, after.endIndex)
    }
  }
}

extension LineEditor {
  /// The place in the text before the cursor where its last word begins.
  private var startOfWord: String.Index {
    guard let last = before.lastIndex(where: { !$0.isWhitespace }) else { return before.startIndex }
    return before[..<last].lastIndex(where: \.isWhitespace).map(before.index(after:))
      ?? before.startIndex
  }

  /// The place in the text after the cursor where its first word ends.
  private var endOfWord: String.Index {
    guard let first = after.firstIndex(where: { !$0.isWhitespace }) else { return after.endIndex }
    return after[first...].firstIndex(where: \.isWhitespace) ?? after.endIndex
  }

  /// Moves the cursor after a character that spans it.
  ///
  /// The ends of the two parts may form one character, such as a letter and a mark.
  private mutating func join() {
    while let last = before.last, let next = after.first {
      let meeting = String(last) + String(next)
      guard let first = meeting.first, first != last else { return }
      before = String(before.dropLast()) + String(first)
      after = String(meeting.dropFirst() + after.dropFirst())
    }
  }

  /// Returns text in the form that a line can show.
  private static func line(of text: String) -> String {
    var result = String.UnicodeScalarView()
    for character in text {
      if character.isNewline || character == "\t" {
        result.append(" ")
      } else {
        result.append(contentsOf: character.unicodeScalars.filter { $0.harm == .none })
      }
    }
    return String(result)
  }
}

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

  /// Deletes the character before the cursor.
  package mutating func deleteBackward() {
    _ = before.popLast()
    join()
  }

  /// Deletes the character at the cursor.
  package mutating func deleteForward() {
    after = String(after.dropFirst())
    join()
  }

  /// Deletes what is between the cursor and the start of the word before it.
  package mutating func deleteWordBackward() {
    before = String(before[..<startOfWord])
    join()
  }

  /// Deletes what is between the cursor and the end of the word after it.
  package mutating func deleteWordForward() {
    after = String(after[endOfWord...])
    join()
  }

  /// Deletes everything before the cursor.
  package mutating func deleteToStart() {
    before = ""
  }

  /// Deletes everything after the cursor.
  package mutating func deleteToEnd() {
    after = ""
  }

  /// Moves the cursor to the left by a character.
  package mutating func moveLeft() {
    split(at: before.index(before.endIndex, offsetBy: -1, limitedBy: before.startIndex))
  }

  /// Moves the cursor to the right by a character.
  package mutating func moveRight() {
    if let character = after.first {
      before.append(character)
      after = String(after.dropFirst())
    }
  }

  /// Moves the cursor to the start of the word before it.
  package mutating func moveWordLeft() {
    split(at: startOfWord)
  }

  /// Moves the cursor to the end of the word after it.
  package mutating func moveWordRight() {
    let end = endOfWord
    before += after[..<end]
    after = String(after[end...])
  }

  /// Moves the cursor to the start.
  package mutating func moveToStart() {
    split(at: before.startIndex)
  }

  /// Moves the cursor to the end.
  package mutating func moveToEnd() {
    before += after
    after = ""
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

  /// Moves the cursor to a place in the text before it.
  private mutating func split(at index: String.Index?) {
    guard let index else { return }
    after = before[index...] + after
    before = String(before[..<index])
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

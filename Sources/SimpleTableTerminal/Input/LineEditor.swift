import SimpleTable

/// A line of text that is being edited, and the place of the cursor in it.
///
/// The text never has line breaks or control characters: a line break becomes a space, and other
/// control characters are left out. A mark that is typed after a letter joins it.
///
/// - Complexity: Everything is O(*n*) in the length of the text.
package struct LineEditor: Hashable, Sendable {
  /// The text before the cursor.
  private var before: [Character]

  /// The text after the cursor.
  private var after: [Character] = []

  /// Creates a line with the cursor at its end.
  package init(_ text: String = "") {
    before = Array(Self.line(of: text))
  }

  /// The text.
  package var text: String { String(before + after) }

  /// The number of characters before the cursor.
  package var cursor: Int { before.count }

  /// Whether there is no text.
  package var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// The characters before the cursor, and those after it.
  var characters: (before: [Character], after: [Character]) { (before, after) }
}

extension LineEditor {
  /// Inserts text at the cursor, which then stands behind it.
  package mutating func insert(_ text: String) {
    join(String(before) + Self.line(of: text), String(after))
  }

  /// Deletes the character before the cursor.
  package mutating func deleteBackward() {
    join(String(before.dropLast()), String(after))
  }

  /// Deletes the character at the cursor.
  package mutating func deleteForward() {
    join(String(before), String(after.dropFirst()))
  }

  /// Deletes what stands between the cursor and the start of the word before it.
  package mutating func deleteWordBackward() {
    join(String(before[..<startOfWord]), String(after))
  }

  /// Deletes what stands between the cursor and the end of the word after it.
  package mutating func deleteWordForward() {
    join(String(before), String(after[endOfWord...]))
  }

  /// Deletes everything before the cursor.
  package mutating func deleteToStart() {
    before = []
  }

  /// Deletes everything after the cursor.
  package mutating func deleteToEnd() {
    after = []
  }

  /// Moves the cursor to the left by a character.
  package mutating func moveLeft() {
    if let character = before.popLast() { after.insert(character, at: 0) }
  }

  /// Moves the cursor to the right by a character.
  package mutating func moveRight() {
    if !after.isEmpty { before.append(after.removeFirst()) }
  }

  /// Moves the cursor to the start of the word before it.
  package mutating func moveWordLeft() {
    let start = startOfWord
    after.insert(contentsOf: before[start...], at: 0)
    before.removeSubrange(start...)
  }

  /// Moves the cursor to the end of the word after it.
  package mutating func moveWordRight() {
    let end = endOfWord
    before.append(contentsOf: after[..<end])
    after.removeSubrange(..<end)
  }

  /// Moves the cursor to the start.
  package mutating func moveToStart() {
    after = before + after
    before = []
  }

  /// Moves the cursor to the end.
  package mutating func moveToEnd() {
    before += after
    after = []
  }
}

extension LineEditor {
  /// The place in the text before the cursor where its last word begins.
  private var startOfWord: Int {
    guard let last = before.lastIndex(where: { !$0.isWhitespace }) else { return 0 }
    return before[..<last].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
  }

  /// The place in the text after the cursor where its first word ends.
  private var endOfWord: Int {
    guard let first = after.firstIndex(where: { !$0.isWhitespace }) else { return after.count }
    return after[first...].firstIndex(where: \.isWhitespace) ?? after.count
  }

  /// Puts two parts together, the cursor between them.
  ///
  /// What meets there may become one character, such as a letter and a mark: then the cursor
  /// stands behind it.
  private mutating func join(_ start: String, _ end: String) {
    let cursor = start.utf8.count
    before.removeAll(keepingCapacity: true)
    after.removeAll(keepingCapacity: true)
    var offset = 0
    for character in start + end {
      if offset < cursor { before.append(character) } else { after.append(character) }
      offset += character.utf8.count
    }
  }

  /// Returns text as it may stand on the line.
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

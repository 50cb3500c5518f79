import SimpleTable

/// A line of text that is being edited, and the place of the cursor in it.
///
/// The text never has control characters, which are left out. A line break becomes a space, unless
/// the text may have several lines. A mark that is typed after a letter joins it.
///
/// - Complexity: Typing and deleting at the end of the text costs O(1) for each character; anything
///   else at most O(*n*) in the length of the text.
package struct LineEditor: Hashable, Sendable {
  /// The text before the cursor.
  private var before: MeasuredText

  /// The text after the cursor.
  private var after = MeasuredText()

  /// Whether the text may have several lines.
  let breaksLines: Bool

  /// The text that was cut last, to be inserted again.
  private var cut = ""

  /// A stand-in for a line break that takes a cell, and that no text contains.
  private static let lineBreak: Unicode.Scalar = "\u{10FFFD}"

  private static func isBreak(_ character: Character) -> Bool {
    character == Character(lineBreak)
  }

  /// Creates a line with the cursor at its end.
  package init(_ text: String = "", breaksLines: Bool = false) {
    self.breaksLines = breaksLines
    before = MeasuredText(Self.sanitizedLine(text, breaksLines))
  }

  private init(before: MeasuredText, after: MeasuredText) {
    (self.before, self.after, breaksLines) = (before, after, false)
  }

  package var text: String {
    let text = after.text.isEmpty ? before.text : before.text + after.text
    return breaksLines ? Self.replacingBreaks(in: text, with: "\n") : text
  }

  /// Whether the cursor is at the end of the text.
  var isAtEnd: Bool { after.text.isEmpty }

  /// The number of characters before the cursor.
  package var cursor: Int { before.count }
}

extension LineEditor {
  /// Returns the line with a symbol of one cell in place of each character, for windows of some
  /// cells at most.
  func masked(by symbol: String, cells: Int) -> LineEditor {
    LineEditor(
      before: MeasuredText(symbol, count: before.count, limit: cells + 2),
      after: MeasuredText(symbol, count: after.count, limit: cells + 2))
  }

  /// Inserts text at the cursor, which is then after the text.
  package mutating func insert(_ text: String) {
    before.append(Self.sanitizedLine(text, breaksLines))
    join()
  }

  /// A place that the cursor moves to, or up to which text is deleted.
  ///
  /// As in readline, a word is what blanks separate, and a name has letters and digits alone.
  package enum Place: Sendable {
    case start, startOfWord, startOfName, before, after, endOfName, end, lineAbove, lineBelow
  }

  /// Moves the cursor to a place.
  package mutating func move(to place: Place) {
    let (start, end) = part(upTo: place)
    let (left, right) = (before.split(at: start), after.split(at: end))
    before = left.start
    before.append(right.start.text)
    after = left.end
    after.append(right.end.text)
  }

  /// Deletes the text between the cursor and a place.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - isCut: Whether the text can be inserted again by ``insertCut()``.
  package mutating func delete(to place: Place, isCut: Bool = false) {
    let (start, end) = part(upTo: place)
    if isCut, start < before.text.endIndex || end > after.text.startIndex {
      cut = String(before.text[start...]) + String(after.text[..<end])
    }
    before.removeSubrange(start..<before.text.endIndex)
    after.removeSubrange(after.text.startIndex..<end)
    join()
  }

  /// Inserts the text that was cut last.
  package mutating func insertCut() {
    before.append(cut)
    join()
  }

  /// Exchanges the characters around the cursor, at the end of the text the last two, and moves the
  /// cursor after them.
  package mutating func exchangeCharacters() {
    let isAtEnd = after.text.isEmpty
    guard before.count > (isAtEnd ? 1 : 0) else { return }
    if isAtEnd { move(to: .before) }
    guard let left = before.text.last, let right = after.text.first else { return }
    delete(to: .before)
    delete(to: .after)
    before.append(String(right) + String(left))
    join()
  }

  /// Returns where a part of the text begins before the cursor and ends after it.
  private func part(upTo place: Place) -> (start: String.Index, end: String.Index) {
    let (left, right) = (before.text, after.text)
    let stay = (start: left.endIndex, end: right.startIndex)
    return switch place {
    case .start: (left.startIndex, stay.end)
    case .startOfWord: (start(of: left) { !$0.isWhitespace }, stay.end)
    case .startOfName: (start(of: left, where: isOfName), stay.end)
    case .before where left.isEmpty, .after where right.isEmpty: stay
    case .before: (left.index(before: left.endIndex), stay.end)
    case .after: (stay.start, right.index(after: right.startIndex))
    case .endOfName: (stay.start, endOfName(right))
    case .end: (stay.start, right.endIndex)
    case .lineAbove: (startOfLineAbove(left), stay.end)
    case .lineBelow: (stay.start, endOfLineBelow(left, right))
    }
  }

  /// Returns the place in the line above the last one of a text that is as far from its start; at
  /// most its end, and the start of the text where there is no line above.
  private func startOfLineAbove(_ text: String) -> String.Index {
    guard let end = text.lastIndex(where: Self.isBreak) else { return text.startIndex }
    let column = text.distance(from: text.index(after: end), to: text.endIndex)
    let start =
      text[..<end].lastIndex(where: Self.isBreak).map(text.index(after:)) ?? text.startIndex
    return text.index(start, offsetBy: column, limitedBy: end) ?? end
  }

  /// Returns the place in the line below that is as far from its start as the cursor from that of
  /// its line; at most its end, and the end of the text where there is no line below.
  private func endOfLineBelow(_ left: String, _ right: String) -> String.Index {
    guard let next = right.firstIndex(where: Self.isBreak) else { return right.endIndex }
    let start = left.lastIndex(where: Self.isBreak).map(left.index(after:)) ?? left.startIndex
    let column = left.distance(from: start, to: left.endIndex)
    let below = right.index(after: next)
    let end = right[below...].firstIndex(where: Self.isBreak) ?? right.endIndex
    return right.index(below, offsetBy: column, limitedBy: end) ?? end
  }

  /// Returns the place in a text where its last part of some characters begins.
  private func start(of text: String, where isPart: (Character) -> Bool) -> String.Index {
    guard let last = text.lastIndex(where: isPart) else { return text.startIndex }
    return text[..<last].lastIndex { !isPart($0) }.map(text.index(after:)) ?? text.startIndex
  }

  /// Returns the place in a text where its first name ends.
  private func endOfName(_ text: String) -> String.Index {
    guard let first = text.firstIndex(where: isOfName) else { return text.endIndex }
    return text[first...].firstIndex { !isOfName($0) } ?? text.endIndex
  }

  private func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  /// Moves the cursor after a character that spans it.
  ///
  /// The ends of the two parts may form one character, such as a letter and a mark.
  private mutating func join() {
    while let last = before.text.last, let next = after.text.first {
      let meeting = String(last) + String(next)
      guard let first = meeting.first, first != last else { return }
      before.removeSubrange(before.text.index(before: before.text.endIndex)..<before.text.endIndex)
      after.removeSubrange(after.text.startIndex..<after.text.index(after: after.text.startIndex))
      before.append(String(first))
      after = MeasuredText(String(meeting.dropFirst()) + after.text)
    }
  }

  /// Returns a text without the characters that a line cannot show.
  private static func sanitizedLine(_ text: String, _ breaksLines: Bool) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    var result = String.UnicodeScalarView()
    for character in text {
      if character.isNewline || character == "\t" {
        result.append(breaksLines && character.isNewline ? lineBreak : " ")
      } else {
        // Appending them together would copy the present text.
        for scalar in character.unicodeScalars where scalar.hazard == .none && scalar != lineBreak {
          result.append(scalar)
        }
      }
    }
    return String(result)
  }

  /// Returns a text with another text in place of each of its line breaks.
  fileprivate static func replacingBreaks(in text: String, with other: String) -> String {
    text.unicodeScalars.split(separator: lineBreak, omittingEmptySubsequences: false)
      .map { String($0) }.joined(separator: other)
  }
}

// MARK: - The visible part

extension LineEditor {
  /// The visible part of a line.
  package struct Window: Hashable, Sendable {
    /// The visible characters.
    package let text: String

    /// The number of cells before the cursor.
    package let cursorColumn: Int

    /// Whether there is text before the visible part.
    package let isCutAtStart: Bool

    /// Whether there is text after the visible part.
    package let isCutAtEnd: Bool

    /// Whether a part of the text is not visible.
    package var isCut: Bool { isCutAtStart || isCutAtEnd }

    /// Returns the visible characters with a symbol of one cell for each line break.
    func text(showingBreaksAs symbol: String) -> String {
      LineEditor.replacingBreaks(in: text, with: symbol)
    }
  }

  /// Returns the part of the line that is visible in some cells, with the cursor in it.
  ///
  /// A line that is too long is shown from a multiple of half the cells on, so that it does not
  /// move while the cursor moves in one half, but no cell is empty while there is text before it.
  /// The cursor needs a cell of its own at the end.
  ///
  /// - Parameter cells: The number of cells; where it is 0 or less, the part is empty.
  /// - Returns: The part.
  /// - Complexity: O(*c*) in the number of cells, whatever the length of the line.
  package func window(cells: Int) -> Window {
    let cursorCells = max(1, after.text.first.map(\.cellWidth) ?? 1)
    let half = max(1, cells / 2)
    let missing = before.cells + cursorCells - max(1, cells)
    let isWhole = missing <= 0 || before.cells + after.cells < cells
    var start = before.text.startIndex
    if !isWhole {
      let last = max(missing, before.cells + after.cells + 1 - cells)
      let column = min((missing + half - 1) / half * half, last)
      start = before.startOfEnd(cells: before.cells - column)
    }
    var left = before.text[start...]
    var cursorColumn = left.cellWidth
    // A character may be wider on its own than joined to those before it.
    while !left.isEmpty, cursorColumn + cursorCells > cells {
      left.removeFirst()
      cursorColumn = left.cellWidth
    }
    // Every character but a mark takes a cell, and a mark is part of another character.
    let rest = left + after.text.prefix(max(0, cells) + 1)
    let (seen, _) = CellWidth.fitting(rest[...], within: cells)
    return Window(
      text: String(seen),
      cursorColumn: min(cursorColumn, max(0, cells - 1)),
      isCutAtStart: left.startIndex > before.text.startIndex,
      isCutAtEnd: seen.endIndex < rest.endIndex)
  }
}

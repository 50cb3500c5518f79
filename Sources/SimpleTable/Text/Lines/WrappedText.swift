/// The lines of a text that is wrapped to a width.
///
/// Lines break at spaces, before and after wide characters, as East Asian text does, and after a
/// zero-width space or a soft hyphen. A word that is longer than a line is broken between
/// characters. There is at least one line. Line breaks of the text are spaces, unless it has
/// paragraphs.
struct WrappedText {
  enum Line {
    /// The whole text, which fits on one line.
    case whole(LineText)
    /// A number of pieces that begin somewhere in the text.
    case pieces(CharacterReader, count: Int)
    /// The rest of the text, which is cut with an ellipsis.
    case cut(CharacterReader, room: Int)
  }

  /// Where a line may be broken.
  private struct Break {
    /// The number of pieces before it.
    let count: Int
    /// What follows it.
    let rest: CharacterReader
  }

  private let room: Int
  private let hasParagraphs: Bool
  private var limit: Int
  private var whole: Line?
  private var rest: CharacterReader?
  private var isAtFirstLine = true

  /// Creates the lines of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - room: The number of cells of a line, at least ``CharacterReader/mostCellsOfCharacter``.
  ///   - limit: The most lines, at least one; the last one is cut where there is more.
  ///   - hasParagraphs: Whether line breaks of the text, and empty lines between others, are kept.
  ///   - glyphs: The glyphs for characters that cannot be shown themselves.
  init(
    _ text: String, room: Int, limit: Int = .max, hasParagraphs: Bool = false, glyphs: Glyphs
  ) {
    self.room = room
    self.limit = limit
    let line = LineText(text, limit: room, glyphs: glyphs)
    let isLine = line.cells <= room
    // A text that fits is short.
    self.hasParagraphs =
      hasParagraphs && (!isLine || text.unicodeScalars.contains(where: \.isBreak))
    if isLine, !self.hasParagraphs {
      whole = .whole(line)
    } else {
      rest = CharacterReader(text, glyphs: glyphs)
    }
  }

  /// Returns the next line, or `nil` after the last.
  mutating func next() -> Line? {
    if let line = whole.take() { return line }
    guard var start = rest else { return nil }
    OperationCounter.count(.lineWrapping)
    start.beginLine(keepsBreaks: hasParagraphs && !isAtFirstLine)
    let count = countOfPieces(from: start)
    limit -= 1
    if limit == 0, rest.take() != nil { return lastLine(from: start) }
    defer { isAtFirstLine = false }
    // Spaces at the end make no line; an empty line between breaks does.
    return count > 0 || isAtFirstLine || rest != nil ? .pieces(start, count: count) : nil
  }

  /// Returns the rest of the text in one line, cut where it is too long.
  private func lastLine(from start: CharacterReader) -> Line {
    var start = start
    start.beginLine()
    var (ahead, count, end) = (start, 0, 0)
    while hasParagraphs {
      guard let piece = ahead.next() else { return .pieces(start, count: end) }
      count += 1
      if case .space = piece { continue }
      if ahead.cells > room { break }
      end = count
    }
    return .cut(start, room: room)
  }

  /// About how many lines follow, which is 0 only where none does.
  var estimatedLineCount: Int { whole == nil ? rest.map { $0.byteCount / room + 1 } ?? 0 : 1 }

  /// Returns the number of pieces of the line, and continues after them.
  private mutating func countOfPieces(from start: CharacterReader) -> Int {
    var ahead = start
    var count = 0
    var isAfterSpace = false
    var best: Break?
    var last: Break?
    while true {
      let here = Break(count: count, rest: ahead)
      guard let piece = ahead.next() else { break }
      if case .space = piece {
        if hasParagraphs, ahead.isBehindBreak {
          // Several empty lines are one.
          if count == 0 { ahead.beginLine() }
          rest = ahead.isAtEnd ? nil : ahead
          return isAfterSpace ? best?.count ?? count : count
        }
        if !isAfterSpace { best = here }
        isAfterSpace = true
      } else {
        let isWide = ahead.cells - here.rest.cells > 1
        let isBreakable = count > 0 && !isAfterSpace && !here.rest.isAtMark
        if isBreakable { last = here }
        if isBreakable, isWide { best = here }
        if ahead.cells > room, let end = best ?? last {
          rest = end.rest
          return end.count
        }
        isAfterSpace = false
        if isWide || here.rest.isAtBreakMark, !ahead.isAtMark {
          best = Break(count: count + 1, rest: ahead)
        }
      }
      count += 1
    }
    rest = nil
    return count
  }
}

extension LineBuffer {
  /// Appends a line of wrapped text, which is known to fit.
  mutating func append(_ line: WrappedText.Line, as attributes: TextAttributes) {
    if case .whole(let text) = line {
      return text.append(to: &self, cells: text.cells, as: attributes)
    }
    if case .pieces(_, count: 0) = line { return }
    let start = beginText(as: attributes)
    switch line {
    case .whole: break
    case .pieces(let characters, let count):
      append(characters, count: count, as: attributes)
    case .cut(let characters, let room):
      let ellipsis = Glyph(cutting: characters.glyphs[.ellipsis], to: room)
      append(characters, room: room - ellipsis.cells, as: attributes)
      append(ellipsis, as: attributes)
    }
    isolate(from: start)
  }
}

/// The lines of a text that is wrapped to a width.
///
/// Lines break at spaces, and before and after wide characters, as East Asian text does. A word
/// that is longer than a line is broken between characters. There is at least one line.
struct WrappedText {
  /// A line: where it begins, and how many pieces it has.
  struct Line {
    var characters: ShownCharacters
    var count = 0
  }

  private let room: Int
  private var rest: ShownCharacters
  private var hasLines = false

  /// Creates the lines of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - room: The number of cells of a line, at least ``ShownCharacters/mostCellsOfCharacter``.
  ///   - signs: What stands for what cannot be shown.
  init(_ text: String, room: Int, signs: Signs) {
    self.room = room
    rest = ShownCharacters(text, signs: signs)
  }

  /// Returns the next line, or nothing after the last.
  mutating func next() -> Line? {
    skipSpaces()
    var line = Line(characters: rest)
    /// Where the line may end, and the next one begin.
    var end: (count: Int, rest: ShownCharacters)?
    /// Where the line is broken if it may end nowhere.
    var fallback: (count: Int, rest: ShownCharacters)?
    var isAfterSpace = false
    while true {
      let before = rest
      guard let piece = rest.next() else { break }
      let isWide = rest.cells - before.cells > 1
      if line.count > 0, !isAfterSpace, !before.isAtMark {
        fallback = (line.count, before)
        if isWide { end = fallback }
      }
      if case .space = piece {
        if !isAfterSpace { end = (line.count, rest) }
        isAfterSpace = true
        line.count += 1
        continue
      }
      if rest.cells > room, let broken = end ?? fallback {
        line.count = broken.count
        rest = broken.rest
        break
      }
      isAfterSpace = false
      line.count += 1
      if isWide, !rest.isAtMark { end = (line.count, rest) }
    }
    defer { hasLines = true }
    return line.count > 0 || !hasLines ? line : nil
  }

  private mutating func skipSpaces() {
    var ahead = rest
    while case .space = ahead.next() { rest = ahead }
    rest.beginLine()
  }
}

/// Reads the characters of a text as they are shown on a line, one after the other.
///
/// A tab or a line break is a space, a control character a glyph. A mark without a letter before it
/// gets a base, so that it cannot join the text before the line. The text is read lazily, so the
/// rest of a long one costs no time. A copy continues independently from its position.
struct CharacterReader {
  /// The text shown for one character.
  enum Piece {
    /// A part of the text itself.
    case text(Range<String.Index>)
    /// A space.
    case space
    /// A glyph in place of a character.
    case glyph(Glyph)
  }

  /// The number of cells that a character may take, which is enough for a letter of any script.
  ///
  /// Hangul consonants without a vowel are one character, however many, which may exceed any line.
  static let mostCellsOfCharacter = 4

  let text: String
  let glyphs: Glyphs

  /// Whether the piece that was read last is a line break of the text.
  private(set) var isBehindBreak = false

  private var index: String.Index
  private var finishedCells = 0
  private var counter = CellWidth.Counter()

  /// Creates a reader at the start of a text.
  init(_ text: String, glyphs: Glyphs) {
    self.text = text
    self.glyphs = glyphs
    index = text.startIndex
  }

  /// The number of cells that the pieces read so far take, since the line began.
  var cells: Int { finishedCells + counter.cells }

  /// The number of bytes that are still to be read.
  var byteCount: Int { text.utf8.distance(from: index, to: text.endIndex) }

  /// Whether the whole text was read.
  var isAtEnd: Bool { index == text.endIndex }

  /// Whether the next character is a mark that belongs to the one before it.
  ///
  /// Some marks are characters of their own to Swift, such as U+102B in Burmese.
  var isAtMark: Bool {
    index < text.endIndex && text.unicodeScalars[index].isMark
  }

  /// Whether a line may be broken after the next character, which is there for this: a zero-width
  /// space or a soft hyphen.
  var isAtBreakMark: Bool {
    guard index < text.endIndex, text.utf8[index] >= 0xC2 else { return false }
    let scalar = text.unicodeScalars[index]
    return scalar == "\u{200B}" || scalar == "\u{AD}"
  }

  /// Begins a line: leaves out spaces, and invisible characters between them, and counts cells
  /// from there on.
  ///
  /// - Parameter keepsBreaks: Whether line breaks are not left out.
  mutating func beginLine(keepsBreaks: Bool = false) {
    forgetCells()
    var ahead = self
    while case .space = ahead.next(), !keepsBreaks || !ahead.isBehindBreak {
      ahead.forgetCells()
      self = ahead
    }
  }

  private mutating func forgetCells() {
    finishedCells = 0
    counter = CellWidth.Counter()
  }

  /// Returns the next piece, or `nil` at the end.
  mutating func next() -> Piece? {
    isBehindBreak = false
    while index < text.endIndex {
      if let piece = nextASCII() ?? nextCharacter() { return piece }
    }
    return nil
  }

  /// Returns a printable ASCII character without a mark, without asking for its boundaries.
  private mutating func nextASCII() -> Piece? {
    let bytes = text.utf8
    let byte = bytes[index]
    guard 0x20..<0x7F ~= byte else { return nil }
    let end = bytes.index(after: index)
    guard end == bytes.endIndex || bytes[end] < 0x80 else { return nil }
    let range = index..<end
    index = end
    finishCell()
    return byte == 0x20 ? .space : .text(range)
  }

  /// Returns the piece for the next character, or `nil` if it is left out.
  private mutating func nextCharacter() -> Piece? {
    let start = index
    let first = text.unicodeScalars[start]
    switch first.hazard {
    case .none:
      return cells == 0 && isMark(first, at: start) ? takeMarkBase() : takeCharacter()
    case .direction:
      index = text.index(after: start)
      return nil
    case .spacing:
      index = text.index(after: start)
      isBehindBreak = first.isBreak
      finishCell()
      return .space
    case .control:
      index = text.index(after: start)
      finishCell()
      return .glyph(glyphs.unprintable ?? Glyph(String(first.controlPicture), exactly: 1))
    }
  }

  /// Returns the next character, or `nil` for an invisible one at the start of the line, because a
  /// mark after it would join the text before.
  private mutating func takeCharacter() -> Piece? {
    let start = index
    let before = counter
    index = text.index(after: start)
    for scalar in text.unicodeScalars[start..<index] { counter.add(scalar) }
    if cells == 0 {
      counter = before
      return nil
    }
    if text.utf8[start..<index].elementsEqual(CollectionOfOne(0x20)) { return .space }
    guard counter.cells - before.cells > Self.mostCellsOfCharacter else {
      return .text(start..<index)
    }
    counter = before
    finishCell()
    return .glyph(glyphs.unprintable ?? Glyph("\u{FFFD}", exactly: 1))
  }

  /// Returns whether a character is a mark, or has one after nothing but scalars without cells.
  ///
  /// A spacing mark after a vowel of Hangul would join what is before the line.
  private func isMark(_ first: Unicode.Scalar, at start: String.Index) -> Bool {
    if first.isMark { return true }
    guard first.cellWidth == 0 else { return false }
    let scalars = text.unicodeScalars[start..<text.index(after: start)]
    return scalars.first { $0.cellWidth > 0 || $0.isMark }?.isMark ?? false
  }

  private mutating func takeMarkBase() -> Piece {
    for scalar in glyphs.markBase.text.unicodeScalars { counter.add(scalar) }
    return .glyph(glyphs.markBase)
  }

  /// Counts one cell that does not depend on the cells before it.
  ///
  /// Only a mark after it can change it, and marks need no count of the past.
  private mutating func finishCell() {
    finishedCells += counter.cells
    counter = CellWidth.Counter()
    counter.add(" ")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a mark that is drawn on or beside the one before it.
  var isMark: Bool {
    guard value >= 0x300 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }
}

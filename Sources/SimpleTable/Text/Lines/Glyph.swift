/// A short sanitized text, measured once.
struct Glyph: Hashable, Sendable {
  let text: String

  let cells: Int

  /// Whether there is nothing in it but spaces.
  let isBlank: Bool

  let byteCount: Int

  /// The first eight bytes from the lowest up, to be written at once.
  let word: UInt64

  private init(text: String, cells: Int) {
    self.text = text
    self.cells = cells
    isBlank = text.utf8.allSatisfy { $0 == 0x20 }
    byteCount = text.utf8.count
    word = text.utf8.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Creates a glyph that is cut where it takes more than a number of cells.
  init(_ text: String, atMost limit: Int) {
    // A scalar without a cell could join the text before the glyph.
    let shown = text.sanitized.unicodeScalars.drop { $0.cellWidth == 0 }
    let (start, cells) = CellWidth.fitting(Substring(shown), within: limit)
    self.init(text: String(start), cells: cells)
  }

  /// Creates a glyph that is cut or filled with spaces to a number of cells, at its end or its
  /// start.
  init(_ text: String, exactly cells: Int, atEnd: Bool = false) {
    let cut = Glyph(text, atMost: cells)
    let blanks = String(repeating: " ", count: cells - cut.cells)
    self.init(text: atEnd ? blanks + cut.text : cut.text + blanks, cells: cells)
  }

  /// Creates a glyph from a text of the program's own, cut with an ellipsis.
  init(_ text: String, atMost limit: Int, glyphs: Glyphs) {
    var line = LineBuffer()
    LineText(text, limit: limit, glyphs: glyphs)
      .append(to: &line, room: limit, as: .plain)
    self.init(text: line.text, cells: line.column)
  }

  /// Creates a glyph from as much of another as fits.
  init(cutting glyph: Glyph, to cells: Int) {
    self = glyph.cells <= cells ? glyph : Glyph(glyph.text, atMost: cells)
  }

  /// Creates a glyph of glyphs, one after the other.
  init(joining glyphs: [Glyph]) {
    self.init(text: glyphs.map(\.text).joined(), cells: glyphs.reduce(0) { $0 + $1.cells })
  }
}

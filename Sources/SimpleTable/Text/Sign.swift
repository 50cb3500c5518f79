/// A short harmless text, measured once.
struct Sign: Hashable, Sendable {
  /// The text.
  let text: String

  /// The number of cells.
  let cells: Int

  /// Whether there is nothing in it but spaces.
  let isBlank: Bool

  /// The number of bytes.
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

  /// Creates a sign that is cut where it takes more than a number of cells.
  init(_ text: String, atMost limit: Int) {
    // What takes no cell could join what is written before the sign.
    let shown = text.harmless.unicodeScalars.drop { CellWidth.of($0) == 0 }
    let (start, cells) = CellWidth.fitting(Substring(shown), within: limit)
    self.init(text: String(start), cells: cells)
  }

  /// Creates a sign that is cut or filled with spaces to a number of cells.
  init(_ text: String, exactly cells: Int) {
    let cut = Sign(text, atMost: cells)
    self.init(text: cut.text + String(repeating: " ", count: cells - cut.cells), cells: cells)
  }

  /// Creates a sign that is cut to a number of cells, or set at their end.
  init(_ text: String, atEndOf cells: Int) {
    let cut = Sign(text, atMost: cells)
    self.init(text: String(repeating: " ", count: cells - cut.cells) + cut.text, cells: cells)
  }

  /// Creates a sign from a text of the user's own, cut with an ellipsis.
  init(_ text: String, atMost limit: Int, signs: Signs) {
    var line = LineBuffer()
    LineText(text, limit: limit, signs: signs)
      .append(to: &line, room: limit, as: .plain)
    self.init(text: line.text, cells: line.column)
  }

  /// Creates a sign from as much of another as fits.
  init(cutting sign: Sign, to cells: Int) {
    self = sign.cells <= cells ? sign : Sign(sign.text, atMost: cells)
  }

  /// Creates a sign of signs, one after the other.
  init(joining signs: [Sign]) {
    self.init(text: signs.map(\.text).joined(), cells: signs.reduce(0) { $0 + $1.cells })
  }
}

/// A short harmless text, ready to be copied, and the number of cells that it takes.
struct Sign: Hashable, Sendable {
  /// The text in UTF-8.
  let bytes: [UInt8]

  /// The number of cells.
  let cells: Int

  /// Whether there is nothing in it but spaces.
  let isBlank: Bool

  /// Creates a sign that is cut where it takes more than a number of cells.
  init(_ text: String, atMost limit: Int) {
    // What takes no cell could join what stands before the sign.
    let shown = text.harmless.unicodeScalars.drop { CellWidth.of($0) == 0 }
    let (start, cells) = CellWidth.fitting(Substring(shown), within: limit)
    self.init(bytes: Array(start.utf8), cells: cells)
  }

  /// Creates a sign that is cut or filled with spaces to a number of cells.
  init(_ text: String, exactly cells: Int) {
    let cut = Sign(text, atMost: cells)
    let spaces = [UInt8](repeating: 0x20, count: cells - cut.cells)
    self.init(bytes: cut.bytes + spaces, cells: cells)
  }

  /// Creates a sign that is cut to a number of cells, or stands at their end.
  init(_ text: String, atEndOf cells: Int) {
    let cut = Sign(text, atMost: cells)
    let spaces = [UInt8](repeating: 0x20, count: cells - cut.cells)
    self.init(bytes: spaces + cut.bytes, cells: cells)
  }

  /// Creates a sign from a text of the user's own, cut with an ellipsis.
  init(_ text: String, atMost limit: Int, signs: Signs) {
    var line = LineBuffer()
    LineText(text, limit: limit, signs: signs)
      .append(to: &line, room: limit, as: .plain, signs: signs)
    self.init(bytes: Array(line.bytes), cells: line.column)
  }

  /// Creates a sign of signs, one after the other.
  init(joining signs: [Sign]) {
    self.init(bytes: signs.flatMap(\.bytes), cells: signs.reduce(0) { $0 + $1.cells })
  }

  private init(bytes: [UInt8], cells: Int) {
    self.bytes = bytes
    self.cells = cells
    isBlank = bytes.allSatisfy { $0 == 0x20 }
  }

  /// The text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

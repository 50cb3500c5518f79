/// A short harmless text, ready to be copied, and the number of cells that it takes.
struct Sign: Hashable, Sendable {
  /// The text in UTF-8.
  let bytes: [UInt8]

  /// The number of cells.
  let cells: Int

  /// Creates a sign that is cut where it takes more than a number of cells.
  init(_ text: String, atMost limit: Int) {
    let harmless = text.harmless
    let (start, cells) = CellWidth.fitting(harmless[...], within: limit)
    bytes = Array(start.utf8)
    self.cells = cells
  }

  /// Creates a sign that is cut or filled with spaces to a number of cells.
  init(_ text: String, exactly cells: Int) {
    let cut = Sign(text, atMost: cells)
    bytes = cut.bytes + Array(repeating: 0x20, count: cells - cut.cells)
    self.cells = cells
  }

  /// Creates a sign of signs, one after the other.
  init(joining signs: [Sign]) {
    bytes = signs.flatMap(\.bytes)
    cells = signs.reduce(0) { $0 + $1.cells }
  }

  /// The text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

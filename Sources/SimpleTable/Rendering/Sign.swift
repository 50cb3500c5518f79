/// A short harmless text, and the number of cells that it takes.
struct Sign: Hashable, Sendable {
  let text: String
  let cells: Int

  /// Creates a sign that is cut where it takes more than a number of cells.
  init(_ text: String, atMost limit: Int) {
    let harmless = text.harmless
    let (start, cells) = CellWidth.fitting(harmless[...], within: limit)
    self.text = String(start)
    self.cells = cells
  }

  /// Creates a sign that is cut or filled with spaces to a number of cells.
  init(_ text: String, exactly cells: Int) {
    let cut = Sign(text, atMost: cells)
    self.text = cut.text + String(repeating: " ", count: cells - cut.cells)
    self.cells = cells
  }
}

/// A text measured for one line, no further than the line is wide.
///
/// Spaces at the end of the text do not count. Printable ASCII is measured by its bytes.
///
/// - Complexity: O(*l*) in the length of what fits, whatever the length of the text.
struct LineText {
  let text: String

  /// The number of cells that the text takes; more than the limit if it takes more.
  let cells: Int

  /// Whether what was measured is printable ASCII.
  private let isPlain: Bool

  /// Measures a text up to a number of cells.
  init(_ text: String, limit: Int, signs: Signs) {
    self.text = text
    if let cells = Self.plainCells(of: text, limit: limit) {
      self.cells = cells
      isPlain = true
    } else {
      cells = Self.anyCells(of: text, limit: limit, signs: signs)
      isPlain = false
    }
  }

  /// Returns the number of cells of printable ASCII, or nothing for any other text.
  private static func plainCells(of text: String, limit: Int) -> Int? {
    let cells = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      let start = UnsafeBufferPointer(rebasing: bytes.prefix(limit + 1))
      guard var count = CellWidth.countOfPrintableASCII(in: start) else { return nil }
      guard start.count == bytes.count else { return count }
      while count > 0, bytes[count - 1] == 0x20 { count -= 1 }
      return count
    }
    return cells ?? nil
  }

  private static func anyCells(of text: String, limit: Int, signs: Signs) -> Int {
    var characters = ShownCharacters(text, signs: signs)
    var cells = 0
    while cells <= limit, let piece = characters.next() {
      // A run of spaces counts when something follows it, or when it is too long itself.
      if case .space = piece, characters.cells <= limit { continue }
      cells = characters.cells
    }
    return cells
  }
}

extension LineText {
  /// Appends the text to a line, cut with an ellipsis where it takes more than its room.
  func append(to line: inout LineBuffer, room: Int, as ink: Ink, signs: Signs) {
    guard room > 0, cells > 0 else { return }
    guard cells > room else { return append(to: &line, cells: cells, as: ink, signs: signs) }
    let ellipsis = Sign(cutting: signs.ellipsis, to: room)
    append(to: &line, cells: room - ellipsis.cells, as: ink, signs: signs)
    line.append(ellipsis, as: ink)
  }

  /// Appends as many whole characters as fit, without spaces at the end.
  func append(to line: inout LineBuffer, cells room: Int, as ink: Ink, signs: Signs) {
    if isPlain {
      appendPlain(to: &line, count: min(room, cells), as: ink)
    } else {
      var characters = ShownCharacters(text, signs: signs)
      line.append(&characters, room: room, as: ink)
    }
  }

  private func appendPlain(to line: inout LineBuffer, count: Int, as ink: Ink) {
    _ = text.utf8.withContiguousStorageIfAvailable { bytes in
      var count = count
      while count > 0, bytes[count - 1] == 0x20 { count -= 1 }
      let start = UnsafeBufferPointer(rebasing: bytes.prefix(count))
      line.append(start, cells: count, as: ink)
    }
  }
}

extension Sign {
  /// Creates a sign from as much of another as fits.
  fileprivate init(cutting sign: Sign, to cells: Int) {
    self = sign.cells <= cells ? sign : Sign(sign.text, atMost: cells)
  }
}

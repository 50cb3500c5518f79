/// A text measured for one line, no further than the line is wide.
///
/// Spaces at the end of the text do not count. Text that fits is measured by its scalars and copied
/// unchanged. Only text that is cut or has to be sanitized is split into characters.
///
/// - Complexity: O(*l*) in the length of what fits and of the spaces after it, whatever the length
///   of the text.
struct LineText {
  /// How a text can be shown.
  private enum Form {
    /// A byte is a cell and a character, as far as was measured.
    case ascii
    /// The measured bytes can be copied unchanged, if the text fits.
    case copied(byteCount: Int)
    /// Something in it must be replaced.
    case replaced
  }

  let text: String

  /// The glyphs of the renderer, which outlives its texts; counting this reference would take a
  /// fifth of the time of a line.
  private unowned(unsafe) let glyphs: Glyphs

  /// The number of cells that the text takes; more than the limit if it takes more.
  let cells: Int

  private let form: Form

  /// Measures a text up to a number of cells.
  init(_ text: String, limit: Int, glyphs: Glyphs) {
    self.text = text
    self.glyphs = glyphs
    if let count = Self.countOfASCII(in: text, limit: limit) {
      (form, cells) = (.ascii, count)
    } else if let (count, byteCount) = Self.countOfScalars(in: text, limit: limit) {
      (form, cells) = (.copied(byteCount: byteCount), count)
    } else {
      (form, cells) = (.replaced, Self.countOfPieces(in: text, limit: limit, glyphs: glyphs))
    }
  }

  /// Returns the number of cells of printable ASCII, or `nil` for any other text.
  private static func countOfASCII(in text: String, limit: Int) -> Int? {
    let cells = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      let start = UnsafeBufferPointer(rebasing: bytes.prefix(limit + 1))
      guard var count = CellWidth.countOfPrintableASCII(in: start) else { return nil }
      // Spaces at the end do not count, however many.
      guard bytes.count == start.count || bytes[start.count - 1] == 0x20,
        bytes[start.count...].allSatisfy({ $0 == 0x20 })
      else { return count }
      while count > 0, bytes[count - 1] == 0x20 { count -= 1 }
      return count
    }
    return cells ?? nil
  }

  /// Returns the number of cells and bytes of text without hazards, or `nil` for any other.
  private static func countOfScalars(
    in text: String, limit: Int
  ) -> (cells: Int, byteCount: Int)? {
    var counter = CellWidth.Counter()
    var bytes = 0
    var end = (cells: 0, byteCount: 0)
    for scalar in text.unicodeScalars {
      if scalar.hazard != .none { return nil }
      counter.add(scalar)
      if bytes == 0, counter.cells == 0 { return nil }
      bytes += UTF8.width(scalar)
      if scalar == " " { continue }
      if counter.cells > limit { return (limit + 1, bytes) }
      end = (counter.cells, bytes)
    }
    return end
  }

  private static func countOfPieces(in text: String, limit: Int, glyphs: Glyphs) -> Int {
    var characters = CharacterReader(text, glyphs: glyphs)
    var cells = 0
    while cells <= limit, let piece = characters.next() {
      // A run of spaces counts when something follows it.
      if case .space = piece { continue }
      cells = characters.cells
    }
    return cells
  }
}

extension LineText {
  /// Appends the text to a line, cut with an ellipsis where it takes more than its room.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - room: The number of cells that may be taken, at most the limit of the measuring.
  ///   - attributes: The attributes.
  func append(to line: inout LineBuffer, room: Int, as attributes: TextAttributes) {
    guard room > 0, cells > 0 else { return }
    guard cells > room else { return append(to: &line, cells: cells, as: attributes) }
    let ellipsis = Glyph(cutting: glyphs[.ellipsis], to: room)
    let start = line.beginText(as: attributes)
    appendCharacters(to: &line, cells: room - ellipsis.cells, as: attributes)
    line.append(ellipsis, as: attributes)
    isolate(in: &line, from: start)
  }

  /// Appends as many whole characters as fit, without spaces at the end.
  func append(to line: inout LineBuffer, cells room: Int, as attributes: TextAttributes) {
    guard room > 0, cells > 0 else { return }
    let start = line.beginText(as: attributes)
    appendCharacters(to: &line, cells: room, as: attributes)
    isolate(in: &line, from: start)
  }

  private func isolate(in line: inout LineBuffer, from start: Int) {
    if case .ascii = form { return }
    line.isolate(from: start)
  }

  private func appendCharacters(
    to line: inout LineBuffer, cells room: Int, as attributes: TextAttributes
  ) {
    switch form {
    case .ascii:
      let count = min(room, cells)
      appendStart(to: &line, byteCount: count, cells: count, as: attributes)
    case .copied(let byteCount) where cells <= room:
      appendStart(to: &line, byteCount: byteCount, cells: cells, as: attributes)
    case .copied, .replaced:
      line.append(CharacterReader(text, glyphs: glyphs), room: room, as: attributes)
    }
  }

  private func appendStart(
    to line: inout LineBuffer, byteCount: Int, cells: Int, as attributes: TextAttributes
  ) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      var end = byteCount
      while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
      let start = UnsafeBufferPointer(rebasing: bytes.prefix(end))
      line.append(start, cells: cells - (byteCount - end), as: attributes)
    }
    if isDone == nil {
      let end = text.utf8.index(text.startIndex, offsetBy: byteCount)
      line.append(text[..<end], cells: cells, as: attributes)
    }
  }
}

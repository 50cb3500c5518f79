extension LineBuffer {
  /// Appends as many characters as fit, without spaces at the end.
  ///
  /// - Parameters:
  ///   - characters: What to show, left before the first character that does not fit.
  ///   - room: The number of cells that may be taken.
  ///   - count: The number of pieces that may be taken.
  ///   - attributes: The attributes.
  mutating func append(
    _ characters: CharacterReader, room: Int = .max, count: Int = .max,
    as attributes: TextAttributes
  ) {
    var characters = characters
    let start = characters.cells
    var taken = 0
    var spaces = 0
    var ahead = characters
    while taken < count, let piece = ahead.next(), ahead.cells - start <= room {
      let cells = ahead.cells - characters.cells
      characters = ahead
      taken += 1
      if case .space = piece {
        spaces += cells
        continue
      }
      if spaces > 0 { appendSpaces(spaces, as: attributes) }
      spaces = 0
      switch piece {
      case .text(let range): append(characters.text[range], cells: cells, as: attributes)
      case .glyph(let glyph): append(glyph, as: attributes)
      case .space: break
      }
    }
  }
}

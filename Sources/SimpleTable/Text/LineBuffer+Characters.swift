extension LineBuffer {
  /// Appends as many characters as fit, without spaces at the end.
  ///
  /// - Parameters:
  ///   - characters: What to show, left before the first character that does not fit.
  ///   - room: The number of cells that may be taken.
  ///   - count: The number of pieces that may be taken.
  ///   - ink: The colour.
  mutating func append(
    _ characters: inout ShownCharacters, room: Int = .max, count: Int = .max, as ink: TextAttributes
  ) {
    var run = CharacterRun(text: characters.text, start: characters.cells)
    var taken = 0
    var ahead = characters
    while taken < count, let piece = ahead.next(), ahead.cells - run.start <= room {
      characters = ahead
      taken += 1
      run.append(piece, cells: ahead.cells, to: &self, as: ink)
    }
    run.finish(in: &self, as: ink)
  }
}

/// Neighbouring characters of one text that are copied together.
private struct CharacterRun {
  let text: String

  /// The cells that the reader had counted when the run began.
  let start: Int

  private var range: Range<String.Index>?
  private var rangeCells = 0
  private var writtenCells = 0
  private var spaces = 0

  init(text: String, start: Int) {
    self.text = text
    self.start = start
  }

  mutating func append(
    _ piece: ShownCharacters.Piece, cells: Int, to line: inout LineBuffer, as ink: TextAttributes
  ) {
    let cells = cells - start
    switch piece {
    case .space:
      finish(in: &line, as: ink)
      spaces += 1
    case .sign(let sign):
      finish(in: &line, as: ink)
      writeSpaces(to: &line, as: ink)
      line.append(sign, as: ink)
      writtenCells = cells
    case .text(let next):
      writeSpaces(to: &line, as: ink)
      if let last = range, last.upperBound == next.lowerBound {
        range = last.lowerBound..<next.upperBound
      } else {
        finish(in: &line, as: ink)
        range = next
      }
      rangeCells = cells
    }
  }

  /// Copies what is left, except for spaces.
  mutating func finish(in line: inout LineBuffer, as ink: TextAttributes) {
    guard let range else { return }
    line.append(text[range], cells: rangeCells - writtenCells, as: ink)
    writtenCells = rangeCells
    self.range = nil
  }

  private mutating func writeSpaces(to line: inout LineBuffer, as ink: TextAttributes) {
    guard spaces > 0 else { return }
    line.appendSpaces(spaces, as: ink)
    writtenCells += spaces
    spaces = 0
  }
}

import SimpleTable

/// A line of a frame as the cells of a screen hold it.
struct CellLine {
  /// One character, in a cell or more.
  struct Piece {
    /// The place of its bytes.
    var bytes: Range<Int>

    /// The number of cells before it.
    let column: Int

    /// The number of cells that it takes.
    var cells: Int

    /// How it is drawn.
    let style: TextStyle

    /// Whether terminals differ in the number of cells that it takes.
    var isDisputed: Bool

    /// The column after it.
    var end: Int { column + cells }
  }

  /// The line in UTF-8.
  let bytes: [UInt8]

  /// The characters from left to right, without blanks at the end that look like nothing.
  private(set) var pieces: [Piece] = []

  /// The number of cells that are left.
  private var limit: Int

  private var style = TextStyle.plain
  private var counter = CellWidth.Counter()

  /// Reads a line, as much of it as fits.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  init(_ line: String, columns: Int) {
    bytes = Array(line.utf8)
    limit = columns
    pieces.reserveCapacity(min(columns, bytes.count))
    read()
    while let last = pieces.last, isPlainBlank(last) { pieces.removeLast() }
  }

  /// The number of cells up to the end of the last piece.
  var cells: Int { pieces.last?.end ?? 0 }

  /// Tells whether a piece looks the same as one of another line.
  func looksSame(_ piece: Piece, as other: Piece, of line: CellLine) -> Bool {
    piece.column == other.column && piece.cells == other.cells && piece.style == other.style
      && bytes[piece.bytes].elementsEqual(line.bytes[other.bytes])
  }

  /// Tells whether a piece looks like a cell that nothing was written to.
  func isPlainBlank(_ piece: Piece) -> Bool {
    piece.style == .plain && piece.bytes.count == 1 && bytes[piece.bytes.lowerBound] == 0x20
  }
}

extension CellLine {
  private mutating func read() {
    var offset = 0
    while offset < bytes.count, limit > 0 {
      switch bytes[offset] {
      case 0x1B: offset = readSequence(at: offset)
      case 0x20..<0x7F where offset + 1 == bytes.count || bytes[offset + 1] < 0x80:
        appendASCII(at: offset)
        offset += 1
      case 0x00..<0x20, 0x7F: offset += 1
      default: offset = readCharacters(at: offset)
      }
    }
  }

  /// Reads an SGR sequence, or leaves out another one, and returns where the line goes on.
  private mutating func readSequence(at start: Int) -> Int {
    guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "[") else { return start + 1 }
    let parameters = bytes[(start + 2)...].prefix { 0x30...0x3B ~= $0 }
    guard parameters.endIndex < bytes.count else { return bytes.count }
    let final = bytes[parameters.endIndex]
    if final == UInt8(ascii: "m") { style.apply(parameters) }
    return parameters.endIndex + (0x40...0x7E ~= final ? 1 : 0)
  }

  private mutating func appendASCII(at offset: Int) {
    let isBlank = bytes[offset] == 0x20
    counter = CellWidth.Counter()
    counter.add(Unicode.Scalar(bytes[offset]))
    append(
      Piece(
        bytes: offset..<offset + 1, column: pieces.last?.end ?? 0, cells: 1,
        style: isBlank ? style.onBlanks : style, isDisputed: false))
  }

  /// Reads characters up to one that is surely ASCII, and returns where the line goes on.
  private mutating func readCharacters(at start: Int) -> Int {
    var end = start + 1
    while end < bytes.count,
      bytes[end] >= 0x80 || (end + 1 < bytes.count && bytes[end] >= 0x20 && bytes[end + 1] >= 0x80)
    {
      end += 1
    }
    var offset = start
    for character in String(decoding: bytes[start..<end], as: UTF8.self) where limit > 0 {
      read(character, at: offset)
      offset += character.utf8.count
    }
    return end
  }

  private mutating func read(_ character: Character, at offset: Int) {
    let range = offset..<offset + character.utf8.count
    guard character.unicodeScalars.allSatisfy({ $0.harm == .none }) else { return }
    let before = counter.cells
    for scalar in character.unicodeScalars { counter.add(scalar) }
    let cells = counter.cells - before
    guard cells <= 0 else {
      return append(
        Piece(
          bytes: range, column: pieces.last?.end ?? 0, cells: cells, style: style,
          isDisputed: character.isDisputed))
    }
    // What takes no cell belongs to the character before, unless something stands between them.
    guard let last = pieces.last, last.bytes.upperBound == offset, last.cells + cells > 0 else {
      return
    }
    pieces[pieces.count - 1].bytes = last.bytes.lowerBound..<range.upperBound
    pieces[pieces.count - 1].cells += cells
    pieces[pieces.count - 1].isDisputed = true
    limit -= cells
  }

  private mutating func append(_ piece: Piece) {
    guard piece.cells <= limit else {
      limit = 0
      return
    }
    limit -= piece.cells
    pieces.append(piece)
  }
}

extension Character {
  /// Whether terminals differ in the number of cells that the character takes.
  ///
  /// They agree on single scalars, and on letters with marks that take none.
  fileprivate var isDisputed: Bool {
    var scalars = unicodeScalars[...]
    guard let first = scalars.popFirst(), !scalars.isEmpty else { return false }
    let isPlain = first.value < 0x1100 && CellWidth.of(first) == CellWidth.of(self)
    return !isPlain || !scalars.allSatisfy { CellWidth.of($0) == 0 && $0.value < 0x2000 }
  }
}

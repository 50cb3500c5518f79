import SimpleTable

/// A writer of sequences for a terminal that keeps track of the cursor and of the attributes.
struct ScreenWriter {
  /// The bytes so far.
  private(set) var bytes: [UInt8] = []

  private let columns: Int

  /// What the terminal draws.
  let look: TerminalLook

  /// The place of the cursor, or `nil` if it is unknown.
  private var position: Frame.Position?

  /// The attributes of the text that is written next.
  private var pen = TextAttributes.plain

  /// The address that the text leads to which is written next.
  private var hyperlink: String?

  init(columns: Int, look: TerminalLook) {
    self.columns = columns
    self.look = look
  }

  /// Appends text unchanged.
  mutating func append(_ text: String) {
    bytes += text.utf8
  }

  /// Moves the cursor to a place of the screen, unless it is there.
  mutating func move(to target: Frame.Position) {
    guard target != position else { return }
    defer { position = target }
    if let position, position.row == target.row, target.column > position.column {
      return appendSequence(target.column - position.column, final: "C")
    }
    if let position, target.column == 0, target.row == position.row + 1 {
      return append("\r\n")
    }
    if let position, target.row == position.row {
      if target.column == 0 { return append("\r") }
      return appendSequence(target.column + 1, final: "G")
    }
    let row = target == Frame.Position(column: 0, row: 0) ? "" : "\(target.row + 1)"
    append("\u{1B}[" + row + (target.column > 0 ? ";\(target.column + 1)" : "") + "H")
  }

  /// Writes one character at its place.
  ///
  /// Where terminals differ in its width, its cells are blanked first, and the cursor is then
  /// placed after them explicitly.
  mutating func write(_ piece: CellLine.Piece, row: Int) {
    let start = Frame.Position(column: piece.column, row: row)
    move(to: start)
    // A blank looks the same in all attributes, except for its background and underline.
    let attributes = look.drawn(piece.attributes)
    if piece.text != " " || pen.ofBlank != attributes.ofBlank { use(attributes) }
    lead(to: piece.hyperlink)
    if piece.isDisputed {
      append(String(repeating: " ", count: piece.cells))
      place(at: piece.column)
    }
    append(piece.text)
    if piece.isDisputed { place(at: piece.end) }
    position = Frame.Position(column: piece.end, row: row)
  }

  /// Blanks some cells, in the attributes of blanks.
  mutating func erase(_ columns: Range<Int>, row: Int, as attributes: TextAttributes) {
    move(to: Frame.Position(column: columns.lowerBound, row: row))
    let attributes = look.drawn(attributes)
    if pen.ofBlank != attributes.ofBlank { use(attributes) }
    lead(to: nil)
    appendSequence(columns.count, final: "X")
  }

  /// Blanks a line from a column on.
  mutating func eraseLine(from column: Int, row: Int) {
    move(to: Frame.Position(column: column, row: row))
    if pen.ofBlank != .plain { use(.plain) }
    lead(to: nil)
    append("\u{1B}[K")
  }

  /// Blanks the screen from the cursor on.
  mutating func eraseToEndOfScreen() {
    end()
    append("\u{1B}[J")
  }

  /// Makes what is written next plain text that leads nowhere.
  mutating func end() {
    use(.plain)
    lead(to: nil)
  }

  private mutating func lead(to address: String?) {
    guard address != hyperlink else { return }
    append(StyledLine.sequence(ofHyperlink: address))
    hyperlink = address
  }

  /// Changes the pen.
  private mutating func use(_ attributes: TextAttributes) {
    guard attributes != pen else { return }
    let sequence = attributes.sequence(after: pen)
    // A parameter that is left out is 0.
    append(sequence.hasPrefix("\u{1B}[0") ? "\u{1B}[" + sequence.dropFirst(3) : sequence)
    pen = attributes
  }

  /// Moves the cursor to a column of its line, unless that is beyond the last one.
  private mutating func place(at column: Int) {
    guard column < columns else { return }
    appendSequence(column + 1, final: "G")
  }

  /// Appends a control sequence with a number, which is left out where it is the default of 1.
  private mutating func appendSequence(_ number: Int, final: String) {
    append("\u{1B}[" + (number == 1 ? "" : "\(number)") + final)
  }
}

/// The sequences that give a program the whole screen and that give it back.
package enum ScreenMode {
  /// Enters the alternate screen without wrapping, hides the cursor, brackets pastes, and keeps the
  /// title of the window.
  ///
  /// Reports of the mouse, which an earlier program may have left on, are turned off.
  package static let enter: StaticString =
    "\u{1B}[22;2t\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1000;1002;1003l"

  /// Undoes ``enter``.
  ///
  /// The wheel then scrolls programs such as `less`, as it does in terminals by default.
  package static let leave: StaticString =
    "\u{1B}[m\u{1B}[?1007h\u{1B}[?2004l\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l\u{1B}[23;2t"
}

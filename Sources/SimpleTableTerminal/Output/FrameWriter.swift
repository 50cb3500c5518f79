import SimpleTable

/// A writer of frames that sends a terminal only the changes since the last frame.
///
/// In a changed line only the changed cells are written, if that takes fewer bytes. Cells
/// after a character whose width terminals do not agree on are addressed by their column, so that
/// no line is shifted on any of them.
///
/// - Complexity: O(*n*) in the length of the lines that differ, and a comparison for the others.
package struct FrameWriter: Sendable {
  /// The frame on the screen, and its lines in cells, if it is known.
  private var shown: (frame: Frame, lines: [CellLine])?

  /// What the terminal draws; where that changes, the next frame is drawn as a whole.
  package var look: TerminalLook {
    didSet { forgetScreen() }
  }

  /// Creates a writer that knows nothing about the screen.
  package init(look: TerminalLook = TerminalLook()) {
    self.look = look
  }

  /// Forgets the frame on the screen; the next one is drawn as a whole.
  package mutating func forgetScreen() {
    shown = nil
  }

  /// Returns the bytes that make the screen show a frame; none if it does already.
  package mutating func write(_ new: Frame) -> [UInt8] {
    let old = shown?.frame.size == new.size ? shown?.frame : nil
    if old == new { return [] }
    var lines = shown?.lines ?? []
    // Given up, so that the lines are changed in place.
    shown = nil
    var screen = ScreenWriter(columns: new.size.columns, look: look)
    if !new.showsCursor, old?.showsCursor != false { screen.append("\u{1B}[?25l") }
    if let scrolls = new.scrollsByWheel, scrolls != old?.scrollsByWheel {
      screen.append(scrolls ? "\u{1B}[?1007h" : "\u{1B}[?1007l")
    }
    if let old {
      // The line of the cursor comes last, so that the cursor is almost where it belongs.
      let last = new.cursor.map { new.clamped($0).row }
      let rows = (0..<new.size.rows).filter { $0 != last } + [last].compactMap(\.self)
      for row in rows where old[row: row] != new[row: row] {
        let line = CellLine(new[row: row], columns: new.size.columns)
        Self.change(lines[row], to: line, row: row, columns: new.size.columns, on: &screen)
        lines[row] = line
      }
    } else {
      lines = (0..<new.size.rows).map { CellLine(new[row: $0], columns: new.size.columns) }
      Self.draw(lines, as: new, on: &screen)
    }
    screen.end()
    if let cursor = new.cursor {
      // The cursor may have moved even where no line differs.
      screen.move(to: new.clamped(cursor))
      if new.showsCursor, old?.showsCursor != true { screen.append("\u{1B}[?25h") }
    }
    shown = (new, lines)
    return screen.bytes
  }
}

extension FrameWriter {
  /// Returns the bytes that change a screen from one frame to another.
  ///
  /// - Parameters:
  ///   - old: The frame on the screen; `nil` if it is unknown. A frame of another size counts as
  ///     unknown.
  ///   - new: The frame to show.
  ///   - look: What the terminal draws.
  /// - Returns: The bytes, none where there is nothing to change.
  package static func bytes(
    from old: Frame?, to new: Frame, look: TerminalLook = TerminalLook()
  ) -> [UInt8] {
    var writer = FrameWriter(look: look)
    if let old { _ = writer.write(old) }
    return writer.write(new)
  }

  /// Draws all of a frame on a screen whose contents are unknown.
  private static func draw(_ lines: [CellLine], as frame: Frame, on screen: inout ScreenWriter) {
    screen.append("\u{1B}[m")
    for row in 0..<frame.size.rows {
      screen.move(to: Frame.Position(column: 0, row: row))
      guard row < frame.lines.count else { return screen.eraseToEndOfScreen() }
      for piece in lines[row].pieces { screen.write(piece, row: row) }
      let end = lines[row].cells
      if end < frame.size.columns { screen.eraseLine(from: end, row: row) }
    }
  }

  /// Changes the line of one row into another.
  private static func change(
    _ old: CellLine, to new: CellLine, row: Int, columns: Int, on screen: inout ScreenWriter
  ) {
    let change = LineChange(from: old, to: new, columns: columns)
    var erasesRest = change.erasesRest
    for run in change.runs(erasingInColor: screen.look.erasesInColor) {
      switch run {
      case .erased(let columns, let attributes): screen.erase(columns, row: row, as: attributes)
      case .erasedRest(let column):
        screen.eraseLine(from: column, row: row)
        erasesRest = false
      case .written(let index): screen.write(change.new.pieces[index], row: row)
      }
    }
    if erasesRest { screen.eraseLine(from: change.new.cells, row: row) }
  }
}

extension Frame {
  /// Returns the nearest place on the screen.
  fileprivate func clamped(_ position: Position) -> Position {
    Position(
      column: min(max(0, position.column), max(0, size.columns - 1)),
      row: min(max(0, position.row), max(0, size.rows - 1)))
  }
}

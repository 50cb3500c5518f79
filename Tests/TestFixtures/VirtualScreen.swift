import SimpleTable
package import SimpleTableTerminal

/// A screen in memory that does what the bytes written to it say.
///
/// It knows cursor addressing, erasing, SGR and wide cells, wraps as xterm does unless told not to,
/// and notes whatever else it is sent.
package struct VirtualScreen {
  package struct Cell: Equatable {
    /// What is in the cell; nothing in the second half of a wide one.
    package var text = " "
    /// The parameters of SGR sequences since the last reset.
    package var style: [UInt8] = []
    /// The address that it leads to.
    package var hyperlink = ""
  }

  /// How many cells the terminal gives a character.
  package enum Widths {
    /// As many as the frames think, in which a pictograph may join the flag before it.
    case agreed
    /// As many as its scalars take one by one, as old terminals do.
    case scalarByScalar
  }

  package let size: TerminalSize
  package var widths = Widths.agreed
  package private(set) var cells: [[Cell]]
  package private(set) var cursor = Frame.Position(column: 0, row: 0)
  package private(set) var isCursorVisible = true
  package private(set) var modes: Set<String> = []
  package private(set) var surprises: [String] = []
  private var hyperlink = ""
  private var pen = Pen()
  private var isWrapPending = false

  /// The cells of the text since the cursor was moved: what it joins takes none of its own.
  private var counter = CellWidth.Counter()

  package init(size: TerminalSize, filledWith text: String = " ") {
    self.size = size
    let row = [Cell](repeating: Cell(text: text), count: size.columns)
    cells = [[Cell]](repeating: row, count: size.rows)
  }

  /// Does what bytes say.
  package mutating func write(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "\u{1B}" {
        interpretSequence(&rest)
      } else if scalar.value < 0x20 {
        control(rest.removeFirst())
      } else {
        let run = rest.prefix { $0.value >= 0x20 }
        rest = rest[run.endIndex...]
        for character in String(run) { put(character) }
      }
    }
  }

  /// The text of the lines, without blanks at their ends.
  package var text: [String] {
    cells.map { row in
      let text = row.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  private mutating func control(_ scalar: Unicode.Scalar) {
    isWrapPending = false
    counter = CellWidth.Counter()
    switch scalar {
    case "\r": cursor.column = 0
    case "\n" where cursor.row + 1 < size.rows: cursor.row += 1
    default: surprises.append("control \(scalar.value)")
    }
  }

  private mutating func interpretSequence(_ rest: inout Substring.UnicodeScalarView) {
    rest.removeFirst()
    let kind = rest.popFirst()
    if kind == "]" { return interpretCommand(&rest) }
    guard kind == "[" else { return surprises.append("ESC") }
    let parameters = String(rest.prefix { 0x30...0x3F ~= $0.value })
    rest = rest.dropFirst(parameters.unicodeScalars.count)
    guard let final = rest.popFirst() else { return surprises.append("cut short") }
    if parameters.hasPrefix("?") {
      for mode in parameters.dropFirst().split(separator: ";") { set(String(mode), final) }
      return
    }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    let first = numbers.first ?? 0
    if final != "m" {
      isWrapPending = false
      counter = CellWidth.Counter()
    }
    switch final {
    case "H":
      cursor.row = min(max(first, 1), size.rows) - 1
      cursor.column = min(max(numbers.dropFirst().first ?? 1, 1), size.columns) - 1
    case "G": cursor.column = min(max(first, 1), size.columns) - 1
    case "C": cursor.column = min(cursor.column + max(first, 1), size.columns - 1)
    case "X":
      let end = min(cursor.column + max(first, 1), size.columns)
      blankHalves(row: cursor.row, columns: cursor.column..<end)
      let ground = pen.visible(on: " ")
      for column in cursor.column..<end { cells[cursor.row][column] = Cell(style: ground) }
    case "K" where first == 0: erase(row: cursor.row, from: cursor.column)
    case "J" where first == 0:
      erase(row: cursor.row, from: cursor.column)
      for row in cells.indices.dropFirst(cursor.row + 1) { erase(row: row, from: 0) }
    case "m":
      pen.apply(numbers.map { UInt8(clamping: $0) })
    default: surprises.append("CSI \(parameters)\(final)")
    }
  }

  /// Does what an operating system command says, of which only hyperlinks are written in frames.
  private mutating func interpretCommand(_ rest: inout Substring.UnicodeScalarView) {
    let command = String(rest.prefix { $0 != "\u{1B}" })
    rest = rest.dropFirst(command.unicodeScalars.count)
    guard command.hasPrefix("8;;"), rest.popFirst() == "\u{1B}", rest.popFirst() == "\\" else {
      return surprises.append("OSC \(command)")
    }
    hyperlink = String(command.dropFirst(3))
  }

  private mutating func set(_ mode: String, _ final: Unicode.Scalar) {
    if mode == "25" { isCursorVisible = final == "h" }
    if final == "h" { modes.insert(mode) } else { modes.remove(mode) }
  }

  private mutating func erase(row: Int, from column: Int) {
    guard column < size.columns else { return }
    blankHalves(row: row, columns: column..<column + 1)
    let ground = pen.visible(on: " ")
    for column in column..<size.columns { cells[row][column] = Cell(style: ground) }
  }

  private mutating func put(_ character: Character) {
    switch widths {
    case .agreed: put(String(character), cells: counter.add(character))
    case .scalarByScalar:
      for scalar in character.unicodeScalars { put(String(scalar), cells: scalar.cellWidth) }
    }
  }

  private mutating func put(_ text: String, cells count: Int) {
    guard count > 0 else {
      let last = isWrapPending ? cursor.column : cursor.column - 1
      guard last >= 0 else { return }
      let isSecondHalf = cells[cursor.row][last].text.isEmpty
      cells[cursor.row][isSecondHalf ? last - 1 : last].text += text
      return
    }
    if isWrapPending || cursor.column + count > size.columns {
      // Without wrapping the last cell is written again; frames must never make it so.
      surprises.append("writes past the last column")
      cursor.column = size.columns - count
    }
    let columns = cursor.column..<cursor.column + count
    blankHalves(row: cursor.row, columns: columns)
    for column in columns {
      cells[cursor.row][column] = Cell(
        text: "", style: pen.visible(on: text), hyperlink: hyperlink)
    }
    cells[cursor.row][columns.lowerBound].text = text
    isWrapPending = columns.upperBound == size.columns
    cursor.column = min(columns.upperBound, size.columns - 1)
  }

  /// Blanks wide characters of which only one half is written over.
  private mutating func blankHalves(row: Int, columns: Range<Int>) {
    if cells[row][columns.lowerBound].text.isEmpty, columns.lowerBound > 0 {
      cells[row][columns.lowerBound - 1].text = " "
    }
    if columns.upperBound < size.columns, cells[row][columns.upperBound].text.isEmpty {
      cells[row][columns.upperBound].text = " "
    }
  }
}

/// What SGR sequences have set on top of plain text.
private struct Pen {
  var (weight, signs, color, ground): ([UInt8], Set<UInt8>, [UInt8], [UInt8]) = ([], [], [], [])

  mutating func apply(_ codes: [UInt8]) {
    var rest = codes[...]
    while let code = rest.popFirst() {
      switch code {
      case 1, 2: weight.append(code)
      case 4, 7: signs.insert(code)
      case 22: weight = []
      case 24, 27: signs.remove(code - 20)
      case 30...39, 90...97, 40...49, 100...107:
        let isGround = (40...49).contains(code) || code >= 100
        let more = [38, 48].contains(code) ? rest.prefix(rest.first == 5 ? 2 : 4) : []
        rest = rest.dropFirst(more.count)
        let codes = [39, 49].contains(code) ? [] : [code] + more
        if isGround { ground = codes } else { color = codes }
      default: self = Pen()
      }
    }
  }

  /// As much of the style as is seen of a text: of a blank, what is behind and below it.
  func visible(on text: String) -> [UInt8] {
    let isBlank = text == " "
    return (isBlank ? [] : weight) + signs.sorted() + (isBlank && signs.isEmpty ? [] : color)
      + ground
  }
}

extension VirtualScreen {
  /// The cells of a frame, found by a plain walk over its characters.
  package static func cells(of frame: Frame) -> [[Cell]] {
    (0..<frame.size.rows).map { row in
      var cells: [Cell] = []
      var counter = CellWidth.Counter()
      let spans = row < frame.lines.count ? frame.lines[row].spans : []
      for (character, style, hyperlink) in spans.flatMap({ span in
        span.text.map { ($0, span.attributes.codes, span.hyperlink ?? "") }
      }) {
        let count = counter.add(character)
        guard cells.count + count <= frame.size.columns else { break }
        guard count > 0 else {
          let last = cells.lastIndex { !$0.text.isEmpty }
          if let last { cells[last].text += String(character) }
          continue
        }
        var pen = Pen()
        pen.apply(style)
        let seen = pen.visible(on: String(character))
        cells.append(Cell(text: String(character), style: seen, hyperlink: hyperlink))
        cells += [Cell](
          repeating: Cell(text: "", style: seen, hyperlink: hyperlink), count: count - 1)
      }
      return cells + [Cell](repeating: Cell(), count: frame.size.columns - cells.count)
    }
  }
}

extension CellWidth.Counter {
  /// Adds a character, and returns the number of cells that it takes behind the text before it.
  fileprivate mutating func add(_ character: Character) -> Int {
    let before = cells
    for scalar in character.unicodeScalars { add(scalar) }
    return cells - before
  }
}

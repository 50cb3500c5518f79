package import SimpleTable

/// A line of a frame, split into the cells of a screen.
package struct CellLine: Sendable {
  /// One character, which takes a cell or more.
  package struct Piece: Hashable, Sendable {
    /// The character, and characters after it that take no cell.
    package fileprivate(set) var text: String

    /// The number of cells before it.
    package let column: Int

    /// The number of cells that it takes.
    package fileprivate(set) var cells: Int

    /// How it is drawn.
    package let attributes: TextAttributes

    /// The address that it leads to.
    package let hyperlink: String?

    /// Whether terminals differ in the number of cells that it takes.
    var isDisputed: Bool

    /// The column after it.
    package var end: Int { column + cells }

    /// Whether it looks like a cell that nothing was written to.
    package var isBlank: Bool {
      text == " " && hyperlink == nil && attributes.ofBlank == .plain
    }
  }

  /// The number of scalars of a character that are drawn, which is that of a letter and the most
  /// marks that stream-safe text has, by UAX #15.
  private static let mostScalars = 31

  /// The characters from left to right, without blanks at the end.
  package private(set) var pieces: [Piece] = []

  /// Splits a line, as much of it as fits into some columns.
  ///
  /// Control characters are left out, and so are marks that change the direction of text, except
  /// isolates.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  package init(_ line: StyledLine, columns: Int) {
    pieces.reserveCapacity(columns)
    var counter = CellWidth.Counter()
    fitting: for span in line.spans {
      var rest = span.text[...]
      while !rest.isEmpty {
        var letters = rest.utf8.prefix { (0x20..<0x7F).contains($0) }
        // The last letter may have marks after it.
        if letters.endIndex < rest.endIndex { letters = letters.dropLast() }
        if let last = letters.last {
          let room = columns - cells
          append(letters.prefix(room), of: span)
          guard letters.count <= room else { break fitting }
          // Only the last scalar before another one matters to that.
          counter.add(Unicode.Scalar(last))
          rest = rest[letters.endIndex...]
          continue
        }
        let character = rest.removeFirst()
        let before = counter.cells
        for scalar in character.unicodeScalars { counter.add(scalar) }
        let added = counter.cells - before
        guard cells + added <= columns else { break fitting }
        append(character, cells: added, as: span.attributes, to: span.hyperlink)
      }
    }
    while let last = pieces.last, last.isBlank { pieces.removeLast() }
  }

  /// The number of cells up to the end of the last piece.
  package var cells: Int { pieces.last?.end ?? 0 }

  /// Appends letters of a span of which each takes a cell.
  private mutating func append(_ letters: Substring.UTF8View, of span: StyledLine.Span) {
    let blank = span.attributes.ofBlank
    let start = cells
    for (number, byte) in letters.enumerated() {
      pieces.append(
        Piece(
          text: String(Unicode.Scalar(byte)), column: start + number, cells: 1,
          attributes: byte == 0x20 ? blank : span.attributes, hyperlink: span.hyperlink,
          isDisputed: false))
    }
  }

  private mutating func append(
    _ character: Character, cells: Int, as attributes: TextAttributes, to hyperlink: String?
  ) {
    // Letters between others are mostly ASCII, too, which is known at once.
    let isASCII = character.utf8.count == 1 && (0x20..<0x7F).contains(character.utf8.first ?? 0)
    guard
      isASCII || character.unicodeScalars.allSatisfy({ $0.hazard == .none || $0.isIsolate })
    else { return }
    let isCut = !isASCII && character.unicodeScalars.count > Self.mostScalars
    let shown =
      isCut ? String(character.unicodeScalars.prefix(Self.mostScalars)) : String(character)
    if cells > 0 {
      // A blank shows no weight or colour, but its background and underline.
      pieces.append(
        Piece(
          text: shown, column: self.cells, cells: cells,
          attributes: character == " " ? attributes.ofBlank : attributes, hyperlink: hyperlink,
          isDisputed: isCut || !isASCII && character.isDisputed))
    } else if let last = pieces.last, last.cells + cells > 0 {
      // A character that takes no cell is drawn over the one before.
      if pieces[pieces.count - 1].text.unicodeScalars.count < Self.mostScalars {
        pieces[pieces.count - 1].text.unicodeScalars.append(
          contentsOf: shown.unicodeScalars)
      }
      pieces[pieces.count - 1].cells += cells
      pieces[pieces.count - 1].isDisputed = true
    }
  }
}

extension Character {
  /// Whether terminals differ in the number of cells that the character takes.
  ///
  /// They agree on single scalars, and on letters with marks that take none.
  fileprivate var isDisputed: Bool {
    var scalars = unicodeScalars[...]
    guard let first = scalars.popFirst(), !scalars.isEmpty else { return false }
    let isPlain = first.value < 0x1100 && first.cellWidth == cellWidth
    return !isPlain || !scalars.allSatisfy { $0.cellWidth == 0 && $0.value < 0x2000 }
  }
}

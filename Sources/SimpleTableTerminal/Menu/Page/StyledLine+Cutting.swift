import SimpleTable

extension StyledLine {
  /// The number of cells of its spans.
  var cells: Int { spans.reduce(0) { $0 + $1.text.cellWidth } }

  /// The line without its first character.
  var droppingFirstCharacter: StyledLine {
    var line = StyledLine("")
    for (number, span) in spans.enumerated() {
      line.append(
        number == 0 ? String(span.text.dropFirst()) : span.text, as: span.attributes,
        to: span.hyperlink)
    }
    return line
  }

  /// Returns the line without its first cells.
  func droppingFirst(cells: Int) -> StyledLine {
    var line = StyledLine("")
    var rest = cells
    for span in spans {
      let (start, width) = CellWidth.fitting(span.text[...], within: rest)
      rest -= width
      line.append(
        String(span.text[start.endIndex...]), as: span.attributes, to: span.hyperlink)
    }
    return line
  }

  /// Returns the line cut or filled up to a number of cells.
  func padded(to cells: Int) -> StyledLine {
    let free = cells - self.cells
    if free >= 0 { return self + StyledLine(String(repeating: " ", count: free)) }
    var line = StyledLine("")
    var room = cells
    for span in spans {
      let (start, width) = CellWidth.fitting(span.text[...], within: room)
      line.append(String(start), as: span.attributes, to: span.hyperlink)
      room -= width
    }
    line.append(String(repeating: " ", count: max(0, room)))
    return line
  }
}

import SimpleTable

extension MenuSession {
  /// Returns a line cut at its end to a number of cells.
  func fitted(_ text: String, cells: Int) -> String {
    guard text.cellWidth > cells else { return text }
    let ellipsis = cells < 4 ? "" : appearance.ellipsis
    let room = max(0, cells - ellipsis.cellWidth)
    return CellWidth.fitting(Substring(text), within: room).start + ellipsis
  }

  /// Returns a line cut at its start to a number of cells, so that its end stays visible.
  func fittedAtEnd(_ text: String, cells: Int) -> String {
    guard text.cellWidth > cells else { return text }
    // Every character takes a cell at least, so no more of them can stay.
    var rest = text.suffix(cells)
    while !rest.isEmpty, (appearance.ellipsis + rest).cellWidth > cells { rest.removeFirst() }
    return appearance.ellipsis + rest
  }

  /// Returns a text in lines of the width of the screen, broken at spaces where there are any.
  ///
  /// Where it takes more lines than fit below the title, lines before the last one are left out.
  func wrapped(_ text: String) -> [String] {
    let room = size.columns - 1
    var lines: [String] = []
    var rest = text[...]
    while rest.cellWidth > room {
      let start = CellWidth.fitting(rest, within: room).start
      var end = start.endIndex
      if rest[end...].first != " ", let space = start.lastIndex(of: " ") { end = space }
      guard end > rest.startIndex else { break }
      lines.append(" " + rest[..<end])
      rest = rest[end...].drop { $0 == " " }
    }
    return lines.prefix(bodyHeight) + [" " + rest]
  }

  /// Returns a text with attributes, where colours are used.
  func styled(_ text: String, as attributes: TextAttributes) -> StyledLine {
    StyledLine(text, as: appearance.color == .none ? .plain : attributes)
  }
}

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
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func wrapped(_ text: String) -> [String] {
    var lines: [Substring] = []
    var rest = text[...]
    repeat {
      let line = lineEnd(of: rest)
      lines.append(rest[..<line])
      rest = rest[line...].drop { $0 == " " }
    } while !rest.isEmpty
    let shown = lines.dropLast().prefix(bodyHeight) + lines.suffix(1)
    return shown.map { " " + String($0).beginningIsolates }
  }

  /// Returns where the first line of a text ends, which has a character at least.
  private func lineEnd(of text: Substring) -> String.Index {
    let start = CellWidth.fitting(text, within: size.columns - 1).start
    guard start.endIndex < text.endIndex, text[start.endIndex] != " " else { return start.endIndex }
    let space = start.dropFirst().lastIndex(of: " ")
    return space ?? max(start.endIndex, text.index(after: text.startIndex))
  }

  /// Returns a text with attributes, where colours are used.
  func styled(_ text: String, as attributes: TextAttributes) -> StyledLine {
    StyledLine(text, as: appearance.color == .none ? .plain : attributes)
  }
}

import SimpleTable

/// The screen of a menu: its size, how tables are drawn on it, and how texts are fitted to it.
struct MenuScreen {
  /// The number of cells.
  var size: TerminalSize

  /// How tables are drawn, whatever the width.
  let appearance: TextRenderer

  /// The largest number of cells of a row and of the last line.
  let maximumWidth: Int

  /// How the number of rows of a collapsed section is said.
  var countPhrases: TextRenderer.CountPhrases?

  /// The smallest screen on which a menu can be used.
  static let smallest = TerminalSize(columns: 20, rows: 5)

  /// Whether the screen is too small to show the menu.
  var isTooSmall: Bool {
    size.columns < Self.smallest.columns || size.rows < Self.smallest.rows
  }

  /// The number of lines between the title and the status line.
  var bodyHeight: Int { max(0, size.rows - 2) }

  /// The number of cells of a row with the scroll bar, and of the last line.
  var width: Int { min(size.columns, max(Self.smallest.columns, maximumWidth)) }

  /// How tables are drawn at the width of the screen.
  var renderer: TextRenderer {
    // The scroll bar takes two cells, which the rows of some styles leave blank themselves.
    var renderer = TextRenderer(
      width: max(0, width - 2 + appearance.style.blankCells), style: appearance.style,
      symbols: appearance.symbols, theme: appearance.theme)
    renderer.countPhrases = countPhrases
    renderer.writesHyperlinks = appearance.writesHyperlinks
    return renderer
  }

  /// The cells of the bar behind the focused row, without those of the scroll bar where there is
  /// room.
  var barWidth: Int { renderer.width - appearance.style.blankCells }

  /// The attributes of each role.
  var theme: TextRenderer.Theme { appearance.theme ?? .plain }
}

extension MenuScreen {
  /// The separator between the titles that lead to a page.
  var pathSeparator: String { appearance.isASCII ? " > " : " › " }

  /// Returns the titles that lead to a page, as a text.
  func path(of titles: [String]) -> String {
    titles.map(\.sanitized).filter { !$0.isEmpty }.joined(separator: pathSeparator)
  }

  func name(of key: Key) -> String {
    appearance.isASCII ? key.asciiDescription : key.description
  }

  /// The mark of the focused item, in one cell.
  var mark: String {
    String(CellWidth.fitting(appearance.symbols[.selected].sanitized[...], within: 1).start)
  }
}

extension MenuScreen {
  /// Returns a text with attributes, where colours are used.
  func styled(_ text: String, as attributes: TextAttributes) -> StyledLine {
    StyledLine(text, as: self.attributes(attributes))
  }

  /// Returns a text about keys cut to the width of the screen, in which their names stand out.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - others: The keys that it names besides those that have one use.
  /// - Returns: The line.
  func keyLine(_ text: String, naming others: [Key] = []) -> StyledLine {
    let names = Set(([Key.return, .escape, .control("d")] + others).map(name))
    var line = StyledLine("")
    for (number, word) in cut(text).split(separator: " ", omittingEmptySubsequences: false)
      .enumerated()
    {
      if number > 0 { line.append(" ", as: attributes(theme[.footer])) }
      line.append(
        String(word), as: attributes(theme[names.contains(String(word)) ? .key : .footer]))
    }
    return line
  }

  /// Returns attributes, where colours are used.
  func attributes(_ attributes: TextAttributes) -> TextAttributes {
    appearance.theme == nil ? .plain : attributes
  }

  /// Returns a line cut at its end to the width of the screen.
  func line(_ text: String, as attributes: TextAttributes) -> StyledLine {
    styled(cut(text), as: attributes)
  }

  /// Returns a text in lines, broken where it is wider than the screen.
  func lines(_ text: String, as attributes: TextAttributes) -> [StyledLine] {
    wrapped(text).map { styled($0, as: attributes) }
  }

  /// Returns the first line, cut at its start so that its end stays visible.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - note: A note beside it, if there is room.
  /// - Returns: The line.
  func titleLine(_ text: String, note: String? = nil) -> StyledLine {
    guard let note else { return titleLine(ofTitle: text) }
    let end = (text.isEmpty ? "" : appearance.isASCII ? "  -  " : "  ·  ") + note
    guard 1 + text.cellWidth + end.cellWidth <= width else { return titleLine(ofTitle: text) }
    return titleLine(ofTitle: text) + styled(end, as: theme[.footer])
  }

  private func titleLine(ofTitle text: String) -> StyledLine {
    let text = " " + text
    guard text.cellWidth > size.columns else {
      return styled(text.beginningIsolates, as: theme[.title])
    }
    // Every character takes at least one cell, so no more of them can fit.
    var rest = text.suffix(size.columns)
    while !rest.isEmpty, (appearance.ellipsis + rest).cellWidth > size.columns {
      rest.removeFirst()
    }
    return styled((appearance.ellipsis + rest).beginningIsolates, as: theme[.title])
  }

  /// Returns a line cut at its end to the width of the screen, without attributes.
  func cut(_ text: String) -> String {
    guard text.cellWidth > size.columns else { return text }
    let ellipsis = size.columns < 4 ? "" : appearance.ellipsis
    let room = max(0, size.columns - ellipsis.cellWidth)
    return CellWidth.fitting(Substring(text), within: room).start + ellipsis
  }

  /// Returns a text in lines of the width of the screen, broken at spaces where there are any.
  ///
  /// Where it takes more lines than fit below the title, lines before the last one are left out.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func wrapped(_ text: String) -> [String] {
    let lines = wrapped(text, cells: size.columns - 1)
    return (lines.dropLast().prefix(bodyHeight - 1) + lines.suffix(1)).map { " " + $0 }
  }

  /// Returns a text in lines of a number of cells, broken at spaces where there are any.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func wrapped(_ text: String, cells: Int) -> [String] {
    var lines: [String] = []
    var rest = text[...]
    repeat {
      let end = lineEnd(of: rest, cells: cells)
      lines.append(String(rest[..<end]).beginningIsolates)
      rest = rest[end...].drop { $0 == " " }
    } while !rest.isEmpty
    return lines
  }

  /// Returns where the first line of a text ends, which has a character at least.
  private func lineEnd(of text: Substring, cells: Int) -> String.Index {
    let start = CellWidth.fitting(text, within: cells).start
    guard start.endIndex < text.endIndex, text[start.endIndex] != " " else { return start.endIndex }
    let space = start.dropFirst().lastIndex(of: " ")
    return space ?? max(start.endIndex, text.index(after: text.startIndex))
  }
}

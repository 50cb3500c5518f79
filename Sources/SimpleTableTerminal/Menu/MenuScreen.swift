import SimpleTable

/// The screen of a menu: its size, how tables are drawn on it, and how texts are fitted to it.
struct MenuScreen {
  /// The number of cells.
  var size: TerminalSize

  /// How tables are drawn, whatever the width.
  let appearance: TextRenderer

  /// The largest number of cells of a row and of the last line.
  let maximumWidth: Int

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
    // Grouped rows leave room for the scroll bar themselves.
    let margin = appearance.style == .grouped ? 0 : 2
    return TextRenderer(
      width: max(0, width - margin), style: appearance.style, symbols: appearance.symbols,
      color: appearance.color, theme: appearance.theme)
  }

  /// The attributes of each role.
  var theme: TextRenderer.Theme { appearance.theme }
}

extension MenuScreen {
  /// The separator between the titles that lead to a page.
  var pathSeparator: String { appearance.isASCII ? " > " : " › " }

  /// Returns the titles that lead to a page, as a text.
  func path(of titles: [String]) -> String {
    titles.map(\.sanitized).filter { !$0.isEmpty }.joined(separator: pathSeparator)
  }

  /// Returns the name of a key.
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
    StyledLine(text, as: appearance.color == .none ? .plain : attributes)
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
  func titleLine(_ text: String) -> StyledLine {
    let text = " " + text
    guard text.cellWidth > size.columns else {
      return styled(text.beginningIsolates, as: theme[.title])
    }
    // Every character takes a cell at least, so no more of them can stay.
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
    var lines: [Substring] = []
    var rest = text[...]
    repeat {
      let end = lineEnd(of: rest)
      lines.append(rest[..<end])
      rest = rest[end...].drop { $0 == " " }
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
}

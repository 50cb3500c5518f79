import SimpleTable

/// The screen of a menu: its size, how tables are drawn on it, and how texts are fitted to it.
struct MenuScreen {
  /// The number of cells.
  var size: TerminalSize

  /// How tables are drawn, whatever the width.
  var appearance: TextRenderer

  /// The largest number of cells of a row and of the last line.
  let maximumWidth: Int

  /// The number of cells that rows leave at their end to another text; such rows have no boxes.
  private var keptCells: Int?

  /// Whether the details of the focused row are beside it where there is room.
  private var hasDetails = true

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

  /// The number of cells of the last line.
  var width: Int { min(size.columns, max(Self.smallest.columns, maximumWidth)) }

  /// Creates a screen.
  init(size: TerminalSize, appearance: TextRenderer, maximumWidth: Int) {
    (self.size, self.appearance, self.maximumWidth) = (size, appearance, maximumWidth)
  }

  /// Returns the screen for rows that leave some cells at their end to another text.
  func keeping(cells: Int) -> MenuScreen {
    var screen = self
    screen.keptCells = cells
    return screen
  }

  /// How sections are set apart.
  private var style: TextRenderer.Style {
    keptCells != nil && appearance.style == .insetGrouped ? .grouped : appearance.style
  }

  /// The number of cells of a row with the scroll bar.
  var rowWidth: Int { detailColumns.map { $0.lowerBound - Self.ruleWidth } ?? width }

  /// How tables are drawn: as wide as the screen, or in the left of two columns.
  var renderer: TextRenderer {
    // The scroll bar takes two cells, which the rows of some styles leave blank themselves.
    var renderer = TextRenderer(
      width: max(0, rowWidth - (keptCells ?? 0) - 2 + style.blankCells), style: style,
      symbols: appearance.symbols, theme: appearance.theme)
    renderer.countPhrases = countPhrases
    renderer.writesHyperlinks = appearance.writesHyperlinks
    return renderer
  }

  /// The columns of the details of the focused row; `nil` on a screen of fewer than 100 columns.
  ///
  /// They have 30 cells at least, and no more than are read with ease. The rows before them have 72 at most.
  var detailColumns: Range<Int>? {
    guard hasDetails, size.columns >= 100 else { return nil }
    let width = min(
      74, max(Self.smallest.columns, maximumWidth), size.columns - 31 - Self.ruleWidth)
    let start = width + Self.ruleWidth
    return start..<min(size.columns - 1, start + 64)
  }

  /// The cells of the rule between two columns, with the space after it.
  private static let ruleWidth = 2

  /// The same screen, without details beside the rows.
  var withoutDetails: MenuScreen {
    var screen = self
    screen.hasDetails = false
    return screen
  }

  /// The cells of the bar behind the focused row, without those of the scroll bar where there is room.
  var barWidth: Int { renderer.width - style.blankCells }

  /// The attributes of each role.
  var theme: TextRenderer.Theme { appearance.theme ?? .plain }
}

extension MenuScreen {
  /// The separator between the titles that lead to a page.
  var pathSeparator: String { appearance.isASCII ? " > " : " › " }

  /// Returns titles as a text of some cells at most, which leaves out the first ones where there is no room.
  func path(of titles: [String], cells: Int) -> String {
    let titles = titles.map(\.isolated).filter { !$0.isEmpty }
    let last = cut(titles.last ?? "", to: cells)
    return parents(titles.dropLast(), cells: cells - last.cellWidth) + last
  }

  /// Returns the beginning of a path, with a separator behind each title: as many of them as there is room for,
  /// and an ellipsis for those before them.
  private func parents(_ titles: ArraySlice<String>, cells: Int) -> String {
    let paths = (0...titles.count).lazy.map { start in
      ((start > 0 ? [appearance.ellipsis] : []) + titles.dropFirst(start))
        .map { $0 + pathSeparator }.joined()
    }
    return paths.first { $0.cellWidth <= cells } ?? ""
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
  /// A rule as wide as rows.
  var rule: StyledLine {
    let sign = appearance.isASCII ? "-" : "─"
    return StyledLine(
      " " + String(repeating: sign, count: max(0, barWidth - 1)), as: theme[.border])
  }

  /// The part of a scroll bar on one line.
  var scrollThumb: StyledLine { StyledLine(appearance.scrollThumb, as: theme[.border]) }

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
      if number > 0 { line.append(" ", as: theme[.footer]) }
      line.append(
        String(word), as: theme[names.contains(String(word)) ? .key : .footer])
    }
    return line
  }

  /// Returns a line cut at its end to the width of the screen.
  func line(_ text: String, as attributes: TextAttributes) -> StyledLine {
    StyledLine(cut(text), as: attributes)
  }

  /// Returns a text in lines, broken where it is wider than the screen.
  func lines(_ text: String, as attributes: TextAttributes) -> [StyledLine] {
    wrapped(text).map { StyledLine($0, as: attributes) }
  }

  /// Returns the first line, with as many of the titles that lead to it as there is room for.
  ///
  /// A title that is wider than the screen is cut at its start, so that its end stays visible.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - titles: Those that lead to it.
  ///   - note: A note beside it, if there is room.
  /// - Returns: The line.
  func titleLine(_ title: String, behind titles: ArraySlice<String> = [], note: String? = nil)
    -> StyledLine
  {
    let parents = parents(titles, cells: size.columns - 1 - title.cellWidth)
    let line =
      parents.isEmpty
      ? StyledLine(startCut(" " + title).beginningIsolates, as: theme[.title])
      : StyledLine(" " + parents, as: theme[.footer]) + StyledLine(title, as: theme[.title])
    guard let note else { return line }
    let end = (line.text == " " ? "" : appearance.isASCII ? "  -  " : "  ·  ") + note
    guard line.cells + end.cellWidth <= width else { return line }
    return line + StyledLine(end, as: theme[.footer])
  }

  /// Returns a text that is cut at its start to the width of the screen.
  private func startCut(_ text: String) -> String {
    guard text.cellWidth > size.columns else { return text }
    // Every character takes at least one cell, so no more of them can fit.
    var rest = text.suffix(size.columns)
    while !rest.isEmpty, (appearance.ellipsis + rest).cellWidth > size.columns {
      rest.removeFirst()
    }
    return appearance.ellipsis + rest
  }

  /// Returns a line cut at its end to the width of the screen, without attributes.
  func cut(_ text: String) -> String { cut(text, to: size.columns) }

  /// Returns a text cut at its end to some cells.
  private func cut(_ text: String, to cells: Int) -> String {
    guard text.cellWidth > cells else { return text }
    let ellipsis = cells < 4 ? "" : appearance.ellipsis
    let room = max(0, cells - ellipsis.cellWidth)
    return CellWidth.fitting(Substring(text), within: room).start + ellipsis
  }

  /// Returns a part of a text of some cells at most: its start, or where that does not have a place of the
  /// text as a whole, the words from there on.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - place: The place, in UTF-8.
  ///   - cells: The number of cells.
  /// - Returns: The part.
  func excerpt(of text: String, around place: Range<Int>, cells: Int) -> String {
    let end = text.utf8.index(text.startIndex, offsetBy: place.upperBound)
    let isAtStart = text[..<end].cellWidth + appearance.ellipsis.cellWidth <= cells
    if isAtStart || text.cellWidth <= cells { return cut(text, to: cells) }
    let start = text.utf8.index(text.startIndex, offsetBy: place.lowerBound)
    let word = text[..<start].lastIndex(of: " ").map { text.index(after: $0) } ?? text.startIndex
    return cut(appearance.ellipsis + text[word...], to: cells)
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

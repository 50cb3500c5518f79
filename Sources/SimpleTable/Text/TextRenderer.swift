/// A renderer that draws tables as lines of text.
///
/// ```swift
/// let table = Table {
///   Section("Sound") { Row("Ringtone", detail: "Otters", accessory: .disclosureIndicator) }
/// }
/// let renderer = TextRenderer(width: 40, style: .insetGrouped)
/// print(renderer.render(TableAdapter(table)), terminator: "")
/// ```
/// ```text
///     Sound
///   ╭────────────────────────────────────╮
///   │ Ringtone                  Otters › │
///   ╰────────────────────────────────────╯
/// ```
///
/// Rendering is deterministic and ignores the environment. No line is wider than asked or ends in a
/// space, and each one ends in a newline. Titles and details that do not fit are cut between
/// characters. Headers, subtitles and footers are wrapped. Text is sanitized: control characters
/// and escape sequences are replaced.
public struct TextRenderer: Sendable {
  /// The number of terminal cells of a line, from 20 to 1,000.
  package let width: Int

  /// The way in which sections are set apart.
  package let style: Style

  /// The attributes of each role; `nil` for text alone.
  package let theme: Theme?

  /// The symbols with which tables are drawn.
  package var symbols: Symbols { glyphs.symbols }

  /// Whether titles that are hyperlinks are written as such, where there is a theme.
  package var writesHyperlinks = true

  /// The phrases for the number of rows that a section hides, if there is room for them.
  package var countPhrases: CountPhrases?

  let glyphs: Glyphs

  /// The attributes of each role in use: plain ones without a theme.
  let roles: Theme

  let box: Box
  let columns: Columns

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - width: The number of terminal cells of a line; below 20 it is 20, above 1,000 it is 1,000.
  ///   - style: How sections are set apart.
  ///   - symbols: The symbols with which tables are drawn.
  ///   - theme: The attributes of each role, written as escape sequences; `nil` for plain text.
  public init(
    width: Int = 60,
    style: Style = .grouped,
    symbols: Symbols = .unicode,
    theme: Theme? = nil
  ) {
    self.width = min(max(width, 20), Row.widestLine)
    self.style = style
    self.theme = theme
    glyphs = Glyphs.of(symbols)
    roles = theme ?? .plain
    columns = Columns(style: style, width: self.width)
    box = Box(glyphs, columns, width: self.width - columns.margin)
  }
}

extension TextRenderer {
  /// Returns the text of a table as it is now; an empty table gives one empty line.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func render(_ adapter: TableAdapter) -> String {
    var text = ""
    forEachChunk(of: adapter) { chunk, lineCount in
      let itemCount = adapter.items.count
      if text.isEmpty, itemCount > lineCount {
        // Mostly an item is a line: with enough room at once, the text is not copied to grow. One
        // character may have any number of marks, so the other lines need not be as long.
        text.reserveCapacity(itemCount * min(chunk.utf8.count / lineCount + 1, 4 * width))
      }
      text += chunk
    }
    return text
  }

  /// Writes the text of a table as it is now, in parts of about 64 kB.
  ///
  /// Only one part is in memory at a time.
  ///
  /// - Parameters:
  ///   - adapter: The table.
  ///   - target: The stream to which the text is written.
  /// - Complexity: O(*n*) in the length of the text.
  public func write(_ adapter: TableAdapter, to target: inout some TextOutputStream) {
    forEachChunk(of: adapter) { chunk, _ in target.write(chunk) }
  }

  /// Returns the lines that show a table at the moment, with their attributes.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func styledLines(of adapter: TableAdapter) -> [StyledLine] {
    var buffer = LineBuffer(keepsLines: true)
    appendTitle(of: adapter, to: &buffer)
    appendItems(of: adapter, to: &buffer) { _ in }
    if adapter.isBlank { buffer.endLine() }
    return buffer.lines
  }

  private func forEachChunk(
    of adapter: TableAdapter, _ body: (_ chunk: String, _ lineCount: Int) -> Void
  ) {
    let chunkSize = 1 << 16
    var buffer = LineBuffer()
    appendTitle(of: adapter, to: &buffer)
    appendItems(of: adapter, to: &buffer) { buffer in
      guard buffer.byteCount >= chunkSize else { return }
      body(buffer.text, buffer.lineCount)
      buffer.removeAll()
    }
    if adapter.isBlank { buffer.endLine() }
    guard buffer.byteCount > 0 else { return }
    body(buffer.text, buffer.lineCount)
  }
}

extension TextRenderer {
  /// The phrases for one row, and for a number of rows in place of `%`.
  package struct CountPhrases: Hashable, Sendable {
    private let one: String
    private let many: String

    package init(one: String, many: String) {
      (self.one, self.many) = (one, many)
    }

    func callAsFunction(_ count: Int) -> String {
      guard count != 1, let (before, behind) = many.cut(at: "%") else { return one }
      return before + String(count) + behind
    }
  }
}

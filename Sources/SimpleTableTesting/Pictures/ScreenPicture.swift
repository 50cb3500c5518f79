import SimpleTable
import SimpleTableTerminal

/// A screen as an image in SVG, in the viewer's light or dark mode.
///
/// The same lines always give the same image. It embeds no fonts.
///
/// Each line is a group of texts, which together give the line. Each text has the place and the
/// width of its cells, so that columns are aligned in any font.
struct ScreenPicture {
  /// The lines from top to bottom.
  let lines: [StyledLine]

  /// The number of cells of a line.
  let columns: Int

  /// The number of lines, those without text among them.
  let rows: Int

  /// The cell with a cursor that can be seen.
  var cursor: Frame.Position?

  /// The colours of the terminal; `nil` for those of the viewer's mode.
  var colors: PictureColors?

  /// The image as text.
  var svg: String {
    let runs = lines.map { PictureRun.runs(of: CellLine($0, columns: columns)) }
    let (width, height) = (
      columns * Self.cell + 2 * Self.margin, rows * Self.line + 2 * Self.margin
    )
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" xml:space="preserve">
      """
    ]
    if let title = lines.lazy.map(\.text.trimmedAtEnd).first(where: { !$0.isEmpty }) {
      parts.append("<title>\(title.drop { $0 == " " }.escapedForXML)</title>")
    }
    parts.append(PictureColors.styleSheet(for: runs.joined().map(\.attributes), in: colors))
    parts.append(
      """
      <rect class="screen" x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="6"/>
      """)
    for (row, runs) in runs.enumerated() where !runs.isEmpty {
      parts.append("<g>" + runs.map { element($0, row: row) }.joined() + "</g>")
    }
    if let cursor {
      parts.append(
        """
        <rect class="cursor" x="\(Self.margin + cursor.column * Self.cell)" \
        y="\(Self.margin + cursor.row * Self.line)" width="\(Self.cell)" height="\(Self.line)"/>
        """)
    }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  private func element(_ run: PictureRun, row: Int) -> String {
    let x = Self.margin + run.column * Self.cell
    let y = Self.margin + row * Self.line + Self.baseline
    let look = PictureColors.attributes(of: run.attributes)
    let ground =
      run.attributes.isReversed || run.attributes.background != nil
      ? """
      <rect\(PictureColors.ground(of: run.attributes)) x="\(x)" y="\(y - Self.baseline)" \
      width="\(run.cells * Self.cell)" height="\(Self.line)"/>
      """ : ""
    let text = """
      <text x="\(x)" y="\(y)" textLength="\(run.cells * Self.cell)" \
      lengthAdjust="spacingAndGlyphs"\(look)>\(run.text[...].escapedForXML)</text>
      """
    return ground
      + (run.hyperlink.map { "<a href=\"\($0[...].escapedForXML)\">\(text)</a>" } ?? text)
  }

  /// The width of a cell.
  static var cell: Int { 9 }

  /// The height of a line.
  static var line: Int { 20 }

  /// The space around the text.
  static var margin: Int { 10 }

  /// The height of the letters above the lower edge of their line, from the upper one.
  private static var baseline: Int { 15 }
}

extension Substring {
  /// The text as it is written between tags, without characters that XML forbids.
  fileprivate var escapedForXML: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

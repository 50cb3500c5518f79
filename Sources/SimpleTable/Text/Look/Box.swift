/// The lines drawn around and between sections, made once for a width.
struct Box: Sendable {
  let top: Glyph
  let bottom: Glyph
  let side: Glyph

  /// The start of a line with a side, without marks before it.
  let start: Glyph

  /// A rule as wide as the box; a shorter one is its start.
  let rule: Glyph

  /// Creates the lines that a style draws; the others are short, as long ones take a third of the time in which
  /// a small table is drawn.
  init(_ glyphs: Glyphs, _ columns: Columns, width: Int) {
    let (corners, horizontal) = (glyphs.box.corners, glyphs.box.horizontal)
    func line(_ cells: Int, isDrawn: Bool) -> Glyph {
      Glyph(joining: Array(repeating: horizontal, count: isDrawn ? cells : 0))
    }
    rule = line(width, isDrawn: columns.hasRules)
    side = glyphs.box.vertical
    start = Glyph(joining: [Glyph("", exactly: columns.margin), side])
    let inner = line(width - 2, isDrawn: columns.hasBoxes)
    top = Glyph(joining: [corners[0], inner, corners[1]])
    bottom = Glyph(joining: [corners[2], inner, corners[3]])
  }
}

/// The lines drawn around and between sections, made once for a width.
struct Box: Sendable {
  let top: Glyph
  let bottom: Glyph
  let side: Glyph

  /// The start of a line with a side, without marks before it.
  let start: Glyph

  /// A rule as wide as the box; a shorter one is its start.
  let rule: Glyph

  init(_ glyphs: Glyphs, margin: Int, width: Int) {
    let (corners, horizontal) = (glyphs.box.corners, glyphs.box.horizontal)
    rule = Glyph(joining: Array(repeating: horizontal, count: width))
    side = glyphs.box.vertical
    start = Glyph(joining: [Glyph("", exactly: margin), side])
    let inner = Glyph(joining: Array(repeating: horizontal, count: width - 2))
    top = Glyph(joining: [corners[0], inner, corners[1]])
    bottom = Glyph(joining: [corners[2], inner, corners[3]])
  }
}

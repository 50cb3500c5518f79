/// The lines drawn around and between sections, made once for a width.
struct Box: Sendable {
  let top: Glyph
  let bottom: Glyph
  let side: Glyph

  /// The start of a line with a side, without marks before it.
  let start: Glyph

  /// A rule as wide as the box; a shorter one is its start.
  let rule: Glyph

  init(_ symbols: TextRenderer.Symbols, margin: Int, width: Int) {
    let line = Glyph(symbols.horizontal, exactly: 1)
    rule = Glyph(joining: Array(repeating: line, count: width))
    side = Glyph(symbols.vertical, exactly: 1)
    start = Glyph(joining: [Glyph("", exactly: margin), side])
    let inner = Glyph(joining: Array(repeating: line, count: width - 2))
    top = Glyph(joining: [
      Glyph(symbols.topLeading, exactly: 1), inner, Glyph(symbols.topTrailing, exactly: 1),
    ])
    bottom = Glyph(joining: [
      Glyph(symbols.bottomLeading, exactly: 1), inner, Glyph(symbols.bottomTrailing, exactly: 1),
    ])
  }
}

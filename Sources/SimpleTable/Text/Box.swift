/// The lines drawn around and between sections, made once for a width.
struct Box: Sendable {
  let top: Sign
  let bottom: Sign
  let side: Sign

  /// The start of a line with a side, without marks before it.
  let start: Sign

  /// A rule as wide as the box; a shorter one is its start.
  let rule: Sign

  init(_ symbols: TextRenderer.Symbols, margin: Int, width: Int) {
    let line = Sign(symbols.horizontal, exactly: 1)
    rule = Sign(joining: Array(repeating: line, count: width))
    side = Sign(symbols.vertical, exactly: 1)
    start = Sign(joining: [Sign("", exactly: margin), side])
    let inner = Sign(joining: Array(repeating: line, count: width - 2))
    top = Sign(joining: [
      Sign(symbols.topLeading, exactly: 1), inner, Sign(symbols.topTrailing, exactly: 1),
    ])
    bottom = Sign(joining: [
      Sign(symbols.bottomLeading, exactly: 1), inner, Sign(symbols.bottomTrailing, exactly: 1),
    ])
  }
}

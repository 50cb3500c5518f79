/// The lines drawn around and between sections, made once for a width.
struct Box: Sendable {
  let top: Sign
  let bottom: Sign
  let side: Sign

  /// A rule as wide as the box; a shorter one is its start.
  let rule: Sign

  init(_ symbols: TextRenderer.Symbols, width: Int) {
    let line = Sign(symbols.horizontal, exactly: 1)
    rule = Sign(joining: Array(repeating: line, count: width))
    side = Sign(symbols.vertical, exactly: 1)
    let inner = Sign(joining: Array(repeating: line, count: width - 2))
    top = Sign(joining: [
      Sign(symbols.topLeading, exactly: 1), inner, Sign(symbols.topTrailing, exactly: 1),
    ])
    bottom = Sign(joining: [
      Sign(symbols.bottomLeading, exactly: 1), inner, Sign(symbols.bottomTrailing, exactly: 1),
    ])
  }
}

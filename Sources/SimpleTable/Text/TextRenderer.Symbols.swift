extension TextRenderer {
  /// The symbols with which a table is drawn.
  ///
  /// ```swift
  /// var symbols = TextRenderer.Symbols.unicode
  /// symbols[.collapsed] = "+"
  /// symbols[.expanded] = "–"
  /// ```
  ///
  /// Symbols are sanitized like any text. What marks a state or draws a line takes exactly one
  /// cell. An ellipsis, an accessory, a choice and the indicator of a section take at most three, a
  /// switch at most five: longer ones are cut. Beside a switch without letters is its word.
  public struct Symbols: Hashable, Sendable {
    private var texts: [String]

    /// Symbols of one cell that common monospaced fonts have.
    public static let unicode = Self(texts: Symbol.allCases.map(\.texts.unicode))

    /// Symbols of ASCII alone, which say the same.
    public static let ascii = Self(texts: Symbol.allCases.map(\.texts.ascii))

    /// Accesses a symbol.
    public subscript(symbol: Symbol) -> String {
      get { texts[symbol.rawValue] }
      set { texts[symbol.rawValue] = newValue }
    }
  }
}

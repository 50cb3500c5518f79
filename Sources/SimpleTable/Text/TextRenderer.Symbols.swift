extension TextRenderer {
  /// The symbols with which a table is drawn.
  ///
  /// ```swift
  /// var symbols = TextRenderer.Symbols.unicode
  /// symbols[.collapsed] = "+"
  /// symbols[.expanded] = "–"
  /// ```
  ///
  /// Symbols are sanitized like any text. Marks of states and parts of lines take exactly one cell.
  /// An ellipsis, an accessory, a choice and the indicator of a section take at most three, a
  /// switch at most five: longer ones are cut. A switch without letters also shows its word.
  public struct Symbols: Hashable, Sendable {
    private var texts: [String]

    /// Symbols of one cell that common monospaced fonts have.
    public static let unicode = Self(texts: Symbol.allCases.map(\.texts.unicode))

    /// The same symbols in ASCII.
    public static let ascii = Self(texts: Symbol.allCases.map(\.texts.ascii))

    /// Accesses a symbol.
    public subscript(symbol: Symbol) -> String {
      get { texts[symbol.rawValue] }
      set { texts[symbol.rawValue] = newValue }
    }
  }
}
